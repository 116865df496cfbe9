// Made by generate.py from the tables: the long tail of runtime.
#pragma once
#pragma GCC system_header
template <class... A>
cudaError_t cuDeviceGeHostAtomicCapabilities(A&&...);
template <class... A>
cudaError_t cuDeviceGetP2PAtomicCapabilities(A&&...);
template <class... A>
cudaError_t cuMemGetMemPool(A&&...);
template <class... A>
cudaError_t cuMemSetMemPool(A&&...);
template <class... A>
cudaError_t cudaApiGetDriverEntryPoint(A&&...);
template <class... A>
cudaError_t cudaArrayGetInfo(A&&...);
template <class... A>
cudaError_t cudaArrayGetMemoryRequirements(A&&...);
template <class... A>
cudaError_t cudaArrayGetPlane(A&&...);
template <class... A>
cudaError_t cudaArrayGetSparseProperties(A&&...);
template <class... A>
cudaError_t cudaBindSurfaceToArray(A&&...);
template <class... A>
cudaError_t cudaBindTexture(A&&...);
template <class... A>
cudaError_t cudaBindTexture2D(A&&...);
template <class... A>
cudaError_t cudaBindTextureToArray(A&&...);
template <class... A>
cudaError_t cudaBindTextureToMipmappedArray(A&&...);
template <class... A>
cudaError_t cudaCreateTextureObject_v2(A&&...);
template <class... A>
cudaError_t cudaCtxResetPersistingL2Cache(A&&...);
template <class... A>
cudaError_t cudaD3D10GetDevice(A&&...);
template <class... A>
cudaError_t cudaD3D10GetDevices(A&&...);
template <class... A>
cudaError_t cudaD3D10GetDirect3DDevice(A&&...);
template <class... A>
cudaError_t cudaD3D10MapResources(A&&...);
template <class... A>
cudaError_t cudaD3D10RegisterResource(A&&...);
template <class... A>
cudaError_t cudaD3D10ResourceGetMappedArray(A&&...);
template <class... A>
cudaError_t cudaD3D10ResourceGetMappedPitch(A&&...);
template <class... A>
cudaError_t cudaD3D10ResourceGetMappedPointer(A&&...);
template <class... A>
cudaError_t cudaD3D10ResourceGetMappedSize(A&&...);
template <class... A>
cudaError_t cudaD3D10ResourceGetSurfaceDimensions(A&&...);
template <class... A>
cudaError_t cudaD3D10ResourceSetMapFlags(A&&...);
template <class... A>
cudaError_t cudaD3D10SetDirect3DDevice(A&&...);
template <class... A>
cudaError_t cudaD3D10UnmapResources(A&&...);
template <class... A>
cudaError_t cudaD3D10UnregisterResource(A&&...);
template <class... A>
cudaError_t cudaD3D11GetDevice(A&&...);
template <class... A>
cudaError_t cudaD3D11GetDevices(A&&...);
template <class... A>
cudaError_t cudaD3D11GetDirect3DDevice(A&&...);
template <class... A>
cudaError_t cudaD3D11SetDirect3DDevice(A&&...);
template <class... A>
cudaError_t cudaD3D9GetDevice(A&&...);
template <class... A>
cudaError_t cudaD3D9GetDevices(A&&...);
template <class... A>
cudaError_t cudaD3D9GetDirect3DDevice(A&&...);
template <class... A>
cudaError_t cudaD3D9MapResources(A&&...);
template <class... A>
cudaError_t cudaD3D9RegisterResource(A&&...);
template <class... A>
cudaError_t cudaD3D9ResourceGetMappedArray(A&&...);
template <class... A>
cudaError_t cudaD3D9ResourceGetMappedPitch(A&&...);
template <class... A>
cudaError_t cudaD3D9ResourceGetMappedPointer(A&&...);
template <class... A>
cudaError_t cudaD3D9ResourceGetMappedSize(A&&...);
template <class... A>
cudaError_t cudaD3D9ResourceGetSurfaceDimensions(A&&...);
template <class... A>
cudaError_t cudaD3D9ResourceSetMapFlags(A&&...);
template <class... A>
cudaError_t cudaD3D9SetDirect3DDevice(A&&...);
template <class... A>
cudaError_t cudaD3D9UnmapResources(A&&...);
template <class... A>
cudaError_t cudaD3D9UnregisterResource(A&&...);
template <class... A>
cudaError_t cudaDestroyExternalMemory(A&&...);
template <class... A>
cudaError_t cudaDestroyExternalSemaphore(A&&...);
template <class... A>
cudaError_t cudaDeviceFlushGPUDirectRDMAWrites(A&&...);
template <class... A>
cudaError_t cudaDeviceGetDefaultMemPool(A&&...);
template <class... A>
cudaError_t cudaDeviceGetGraphMemAttribute(A&&...);
template <class... A>
cudaError_t cudaDeviceGetHostAtomicCapabilities(A&&...);
template <class... A>
cudaError_t cudaDeviceGetMemPool(A&&...);
template <class... A>
cudaError_t cudaDeviceGetNvSciSyncAttributes(A&&...);
template <class... A>
cudaError_t cudaDeviceGetP2PAtomicCapabilities(A&&...);
template <class... A>
cudaError_t cudaDeviceGetProperties(A&&...);
template <class... A>
cudaError_t cudaDeviceGetTexture1DLinearMaxWidth(A&&...);
template <class... A>
cudaError_t cudaDeviceGraphMemTrim(A&&...);
template <class... A>
cudaError_t cudaDeviceRegisterAsyncNotification(A&&...);
template <class... A>
cudaError_t cudaDeviceSetGraphMemAttribute(A&&...);
template <class... A>
cudaError_t cudaDeviceSetMemPool(A&&...);
template <class... A>
cudaError_t cudaDeviceUnregisterAsyncNotification(A&&...);
template <class... A>
cudaError_t cudaEGLStreamConsumerAcquireFrame(A&&...);
template <class... A>
cudaError_t cudaEGLStreamConsumerConnect(A&&...);
template <class... A>
cudaError_t cudaEGLStreamConsumerConnectWithFlags(A&&...);
template <class... A>
cudaError_t cudaEGLStreamConsumerDisconnect(A&&...);
template <class... A>
cudaError_t cudaEGLStreamConsumerReleaseFrame(A&&...);
template <class... A>
cudaError_t cudaEGLStreamProducerConnect(A&&...);
template <class... A>
cudaError_t cudaEGLStreamProducerDisconnect(A&&...);
template <class... A>
cudaError_t cudaEGLStreamProducerPresentFrame(A&&...);
template <class... A>
cudaError_t cudaEGLStreamProducerReturnFrame(A&&...);
template <class... A>
cudaError_t cudaEnablePeerAccess(A&&...);
template <class... A>
cudaError_t cudaErrorDeviceUnavailable(A&&...);
template <class... A>
cudaError_t cudaErrorInvalidContext(A&&...);
template <class... A>
cudaError_t cudaErrorInvalidHandle(A&&...);
template <class... A>
cudaError_t cudaErrorOutOfMemory(A&&...);
template <class... A>
cudaError_t cudaErrorValue(A&&...);
template <class... A>
cudaError_t cudaEventCreateFromEGLSync(A&&...);
template <class... A>
cudaError_t cudaExternalMemoryBufferDesc_st(A&&...);
template <class... A>
cudaError_t cudaExternalMemoryGetMappedBuffer(A&&...);
template <class... A>
cudaError_t cudaExternalMemoryGetMappedMipmappedArray(A&&...);
template <class... A>
cudaError_t cudaExternalMemoryHandleDesc_st(A&&...);
template <class... A>
cudaError_t cudaExternalMemoryHandleType_enum(A&&...);
template <class... A>
cudaError_t cudaExternalMemoryMipmappedArrayDesc_st(A&&...);
template <class... A>
cudaError_t cudaExternalSemaphoreHandleDesc_st(A&&...);
template <class... A>
cudaError_t cudaExternalSemaphoreHandleType_enum(A&&...);
template <class... A>
cudaError_t cudaFlushGPUDirectRDMAWrites(A&&...);
template <class... A>
cudaError_t cudaFreeMipmappedArray(A&&...);
template <class... A>
cudaError_t cudaFuncGetParamInfo(A&&...);
template <class... A>
cudaError_t cudaFuncSetAttributes(A&&...);
template <class... A>
cudaError_t cudaGLGetDevices(A&&...);
template <class... A>
cudaError_t cudaGLMapBufferObject(A&&...);
template <class... A>
cudaError_t cudaGLMapBufferObjectAsync(A&&...);
template <class... A>
cudaError_t cudaGLRegisterBufferObject(A&&...);
template <class... A>
cudaError_t cudaGLSetBufferObjectMapFlags(A&&...);
template <class... A>
cudaError_t cudaGLSetGLDevice(A&&...);
template <class... A>
cudaError_t cudaGLUnmapBufferObject(A&&...);
template <class... A>
cudaError_t cudaGLUnmapBufferObjectAsync(A&&...);
template <class... A>
cudaError_t cudaGLUnregisterBufferObject(A&&...);
template <class... A>
cudaError_t cudaGetChannelDesc(A&&...);
template <class... A>
cudaError_t cudaGetDriverEntryPoint(A&&...);
template <class... A>
cudaError_t cudaGetDriverEntryPointByVersion(A&&...);
template <class... A>
cudaError_t cudaGetExportTable(A&&...);
template <class... A>
cudaError_t cudaGetKernel(A&&...);
template <class... A>
cudaError_t cudaGetMipmappedArrayLevel(A&&...);
template <class... A>
cudaError_t cudaGetSurfaceObjectResourceDesc(A&&...);
template <class... A>
cudaError_t cudaGetSurfaceReference(A&&...);
template <class... A>
cudaError_t cudaGetTextureAlignmentOffset(A&&...);
template <class... A>
cudaError_t cudaGetTextureObjectResourceDesc(A&&...);
template <class... A>
cudaError_t cudaGetTextureObjectResourceViewDesc(A&&...);
template <class... A>
cudaError_t cudaGetTextureObjectTextureDesc(A&&...);
template <class... A>
cudaError_t cudaGetTextureObjectTextureDesc_v2(A&&...);
template <class... A>
cudaError_t cudaGetTextureReference(A&&...);
template <class... A>
cudaError_t cudaGraphAddChildGraphNode(A&&...);
template <class... A>
cudaError_t cudaGraphAddDependencies(A&&...);
template <class... A>
cudaError_t cudaGraphAddDependencies_v2(A&&...);
template <class... A>
cudaError_t cudaGraphAddEmptyNode(A&&...);
template <class... A>
cudaError_t cudaGraphAddEventRecordNode(A&&...);
template <class... A>
cudaError_t cudaGraphAddEventWaitNode(A&&...);
template <class... A>
cudaError_t cudaGraphAddExternalSemaphoresSignalNode(A&&...);
template <class... A>
cudaError_t cudaGraphAddExternalSemaphoresWaitNode(A&&...);
template <class... A>
cudaError_t cudaGraphAddHostNode(A&&...);
template <class... A>
cudaError_t cudaGraphAddKernelNode(A&&...);
template <class... A>
cudaError_t cudaGraphAddMemAllocNode(A&&...);
template <class... A>
cudaError_t cudaGraphAddMemFreeNode(A&&...);
template <class... A>
cudaError_t cudaGraphAddMemcpyNode(A&&...);
template <class... A>
cudaError_t cudaGraphAddMemcpyNode1D(A&&...);
template <class... A>
cudaError_t cudaGraphAddMemcpyNodeFromSymbol(A&&...);
template <class... A>
cudaError_t cudaGraphAddMemcpyNodeToSymbol(A&&...);
template <class... A>
cudaError_t cudaGraphAddMemsetNode(A&&...);
template <class... A>
cudaError_t cudaGraphAddNode(A&&...);
template <class... A>
cudaError_t cudaGraphAddNode_v2(A&&...);
template <class... A>
cudaError_t cudaGraphChildGraphNodeGetGraph(A&&...);
template <class... A>
cudaError_t cudaGraphClone(A&&...);
template <class... A>
cudaError_t cudaGraphConditionalHandleCreate(A&&...);
template <class... A>
cudaError_t cudaGraphDebugDotPrint(A&&...);
template <class... A>
cudaError_t cudaGraphDestroyNode(A&&...);
template <class... A>
cudaError_t cudaGraphEventRecordNodeGetEvent(A&&...);
template <class... A>
cudaError_t cudaGraphEventRecordNodeSetEvent(A&&...);
template <class... A>
cudaError_t cudaGraphEventWaitNodeGetEvent(A&&...);
template <class... A>
cudaError_t cudaGraphEventWaitNodeSetEvent(A&&...);
template <class... A>
cudaError_t cudaGraphExecChildGraphNodeSetParams(A&&...);
template <class... A>
cudaError_t cudaGraphExecEventRecordNodeSetEvent(A&&...);
template <class... A>
cudaError_t cudaGraphExecEventWaitNodeSetEvent(A&&...);
template <class... A>
cudaError_t cudaGraphExecExternalSemaphoresSignalNodeSetParams(A&&...);
template <class... A>
cudaError_t cudaGraphExecExternalSemaphoresWaitNodeSetParams(A&&...);
template <class... A>
cudaError_t cudaGraphExecGetFlags(A&&...);
template <class... A>
cudaError_t cudaGraphExecHostNodeSetParams(A&&...);
template <class... A>
cudaError_t cudaGraphExecKernelNodeSetParams(A&&...);
template <class... A>
cudaError_t cudaGraphExecMemcpyNodeSetParams(A&&...);
template <class... A>
cudaError_t cudaGraphExecMemcpyNodeSetParams1D(A&&...);
template <class... A>
cudaError_t cudaGraphExecMemcpyNodeSetParamsFromSymbol(A&&...);
template <class... A>
cudaError_t cudaGraphExecMemcpyNodeSetParamsToSymbol(A&&...);
template <class... A>
cudaError_t cudaGraphExecMemsetNodeSetParams(A&&...);
template <class... A>
cudaError_t cudaGraphExecNodeSetParams(A&&...);
template <class... A>
cudaError_t cudaGraphExecUpdate(A&&...);
template <class... A>
cudaError_t cudaGraphExternalSemaphoresSignalNodeGetParams(A&&...);
template <class... A>
cudaError_t cudaGraphExternalSemaphoresSignalNodeSetParams(A&&...);
template <class... A>
cudaError_t cudaGraphExternalSemaphoresWaitNodeGetParams(A&&...);
template <class... A>
cudaError_t cudaGraphExternalSemaphoresWaitNodeSetParams(A&&...);
template <class... A>
cudaError_t cudaGraphGetEdges(A&&...);
template <class... A>
cudaError_t cudaGraphGetEdges_v2(A&&...);
template <class... A>
cudaError_t cudaGraphGetNodes(A&&...);
template <class... A>
cudaError_t cudaGraphGetRootNodes(A&&...);
template <class... A>
cudaError_t cudaGraphHostNodeGetParams(A&&...);
template <class... A>
cudaError_t cudaGraphHostNodeSetParams(A&&...);
template <class... A>
cudaError_t cudaGraphInstantiateWithFlags(A&&...);
template <class... A>
cudaError_t cudaGraphInstantiateWithParams(A&&...);
template <class... A>
cudaError_t cudaGraphKernelNodeCopyAttributes(A&&...);
template <class... A>
cudaError_t cudaGraphKernelNodeGetAttribute(A&&...);
template <class... A>
cudaError_t cudaGraphKernelNodeGetParams(A&&...);
template <class... A>
cudaError_t cudaGraphKernelNodeSetAttribute(A&&...);
template <class... A>
cudaError_t cudaGraphKernelNodeSetParam(A&&...);
template <class... A>
cudaError_t cudaGraphKernelNodeSetParams(A&&...);
template <class... A>
cudaError_t cudaGraphKernelNodeUpdatesApply(A&&...);
template <class... A>
cudaError_t cudaGraphMemAllocNodeGetParams(A&&...);
template <class... A>
cudaError_t cudaGraphMemFreeNodeGetParams(A&&...);
template <class... A>
cudaError_t cudaGraphMemcpyNodeGetParams(A&&...);
template <class... A>
cudaError_t cudaGraphMemcpyNodeSetParams(A&&...);
template <class... A>
cudaError_t cudaGraphMemcpyNodeSetParams1D(A&&...);
template <class... A>
cudaError_t cudaGraphMemcpyNodeSetParamsFromSymbol(A&&...);
template <class... A>
cudaError_t cudaGraphMemcpyNodeSetParamsToSymbol(A&&...);
template <class... A>
cudaError_t cudaGraphMemsetNodeGetParams(A&&...);
template <class... A>
cudaError_t cudaGraphMemsetNodeSetParams(A&&...);
template <class... A>
cudaError_t cudaGraphNodeFindInClone(A&&...);
template <class... A>
cudaError_t cudaGraphNodeGetDependencies(A&&...);
template <class... A>
cudaError_t cudaGraphNodeGetDependencies_v2(A&&...);
template <class... A>
cudaError_t cudaGraphNodeGetDependentNodes(A&&...);
template <class... A>
cudaError_t cudaGraphNodeGetDependentNodes_v2(A&&...);
template <class... A>
cudaError_t cudaGraphNodeGetEnabled(A&&...);
template <class... A>
cudaError_t cudaGraphNodeGetType(A&&...);
template <class... A>
cudaError_t cudaGraphNodeSetEnabled(A&&...);
template <class... A>
cudaError_t cudaGraphNodeSetParams(A&&...);
template <class... A>
cudaError_t cudaGraphReleaseUserObject(A&&...);
template <class... A>
cudaError_t cudaGraphRemoveDependencies(A&&...);
template <class... A>
cudaError_t cudaGraphRemoveDependencies_v2(A&&...);
template <class... A>
cudaError_t cudaGraphRetainUserObject(A&&...);
template <class... A>
cudaError_t cudaGraphSetConditional(A&&...);
template <class... A>
cudaError_t cudaGraphicsD3D10RegisterResource(A&&...);
template <class... A>
cudaError_t cudaGraphicsD3D11RegisterResource(A&&...);
template <class... A>
cudaError_t cudaGraphicsD3D9RegisterResource(A&&...);
template <class... A>
cudaError_t cudaGraphicsEGLRegisterImage(A&&...);
template <class... A>
cudaError_t cudaGraphicsGLRegisterBuffer(A&&...);
template <class... A>
cudaError_t cudaGraphicsGLRegisterImage(A&&...);
template <class... A>
cudaError_t cudaGraphicsMapResources(A&&...);
template <class... A>
cudaError_t cudaGraphicsResourceGetMappedEglFrame(A&&...);
template <class... A>
cudaError_t cudaGraphicsResourceGetMappedMipmappedArray(A&&...);
template <class... A>
cudaError_t cudaGraphicsResourceGetMappedPointer(A&&...);
template <class... A>
cudaError_t cudaGraphicsResourceSetMapFlags(A&&...);
template <class... A>
cudaError_t cudaGraphicsSubResourceGetMappedArray(A&&...);
template <class... A>
cudaError_t cudaGraphicsUnmapResources(A&&...);
template <class... A>
cudaError_t cudaGraphicsUnregisterResource(A&&...);
template <class... A>
cudaError_t cudaGraphicsVDPAURegisterOutputSurface(A&&...);
template <class... A>
cudaError_t cudaGraphicsVDPAURegisterVideoSurface(A&&...);
template <class... A>
cudaError_t cudaImportExternalMemory(A&&...);
template <class... A>
cudaError_t cudaImportExternalSemaphore(A&&...);
template <class... A>
cudaError_t cudaIpcEventHandle(A&&...);
template <class... A>
cudaError_t cudaIpcMemHandle(A&&...);
template <class... A>
cudaError_t cudaIpcMemHandles(A&&...);
template <class... A>
cudaError_t cudaJitCacheOptionCA(A&&...);
template <class... A>
cudaError_t cudaJitCacheOptionCG(A&&...);
template <class... A>
cudaError_t cudaKernelSetAttributeForDevice(A&&...);
template <class... A>
cudaError_t cudaLaunch(A&&...);
template <class... A>
cudaError_t cudaLaunchKernelExC_ptsz(A&&...);
template <class... A>
cudaError_t cudaLaunchKernel_ptsz(A&&...);
template <class... A>
cudaError_t cudaLaunch_ptsz(A&&...);
template <class... A>
cudaError_t cudaLibraryEnumerateKernels(A&&...);
template <class... A>
cudaError_t cudaLibraryGetGlobal(A&&...);
template <class... A>
cudaError_t cudaLibraryGetKernel(A&&...);
template <class... A>
cudaError_t cudaLibraryGetKernelCount(A&&...);
template <class... A>
cudaError_t cudaLibraryGetManaged(A&&...);
template <class... A>
cudaError_t cudaLibraryGetUnifiedFunction(A&&...);
template <class... A>
cudaError_t cudaLibraryLoadData(A&&...);
template <class... A>
cudaError_t cudaLibraryLoadFromFile(A&&...);
template <class... A>
cudaError_t cudaLibraryUnload(A&&...);
template <class... A>
cudaError_t cudaLogsCurrent(A&&...);
template <class... A>
cudaError_t cudaLogsDumpToFile(A&&...);
template <class... A>
cudaError_t cudaLogsDumpToMemory(A&&...);
template <class... A>
cudaError_t cudaLogsRegisterCallback(A&&...);
template <class... A>
cudaError_t cudaLogsUnregisterCallback(A&&...);
template <class... A>
cudaError_t cudaMallocMipmappedArray(A&&...);
template <class... A>
cudaError_t cudaMapHost(A&&...);
template <class... A>
cudaError_t cudaMemAdviceSetAccessedBy(A&&...);
template <class... A>
cudaError_t cudaMemAdviceUnsetReadMostly(A&&...);
template <class... A>
cudaError_t cudaMemAdvise_v2(A&&...);
template <class... A>
cudaError_t cudaMemFreeAsync(A&&...);
template <class... A>
cudaError_t cudaMemGetDefaultMemPool(A&&...);
template <class... A>
cudaError_t cudaMemGetMemPool(A&&...);
template <class... A>
cudaError_t cudaMemPoolCreate(A&&...);
template <class... A>
cudaError_t cudaMemPoolDestroy(A&&...);
template <class... A>
cudaError_t cudaMemPoolExportPointer(A&&...);
template <class... A>
cudaError_t cudaMemPoolExportToShareableHandle(A&&...);
template <class... A>
cudaError_t cudaMemPoolGetAccess(A&&...);
template <class... A>
cudaError_t cudaMemPoolGetAttribute(A&&...);
template <class... A>
cudaError_t cudaMemPoolImportFromShareableHandle(A&&...);
template <class... A>
cudaError_t cudaMemPoolImportPointer(A&&...);
template <class... A>
cudaError_t cudaMemPoolSetAccess(A&&...);
template <class... A>
cudaError_t cudaMemPoolSetAttribute(A&&...);
template <class... A>
cudaError_t cudaMemPoolTrimTo(A&&...);
template <class... A>
cudaError_t cudaMemPrefetchAsync_v2(A&&...);
template <class... A>
cudaError_t cudaMemRangeGetAttribute(A&&...);
template <class... A>
cudaError_t cudaMemRangeGetAttributes(A&&...);
template <class... A>
cudaError_t cudaMemSetMemPool(A&&...);
template <class... A>
cudaError_t cudaMemcpy2DArrayToArray(A&&...);
template <class... A>
cudaError_t cudaMemcpy2DFromArray(A&&...);
template <class... A>
cudaError_t cudaMemcpy2DFromArrayAsync(A&&...);
template <class... A>
cudaError_t cudaMemcpy2DToArrayAsync(A&&...);
template <class... A>
cudaError_t cudaMemcpy3DPeer(A&&...);
template <class... A>
cudaError_t cudaMemcpy3DPeerAsync(A&&...);
template <class... A>
cudaError_t cudaMemcpyArrayToArray(A&&...);
template <class... A>
cudaError_t cudaMemcpyFromArrayAsync(A&&...);
template <class... A>
cudaError_t cudaMemcpyToArrayAsync(A&&...);
template <class... A>
cudaError_t cudaMemset3DAsync(A&&...);
template <class... A>
cudaError_t cudaMipmappedArrayGetLevel(A&&...);
template <class... A>
cudaError_t cudaMipmappedArrayGetMemoryRequirements(A&&...);
template <class... A>
cudaError_t cudaMipmappedArrayGetSparseProperties(A&&...);
template <class... A>
cudaError_t cudaOccupancyMaxPotentialBlockSizeVariableSMemWithFlags(A&&...);
template <class... A>
cudaError_t cudaPreferBinary(A&&...);
template <class... A>
cudaError_t cudaSetDoubleForDevice(A&&...);
template <class... A>
cudaError_t cudaSetDoubleForHost(A&&...);
template <class... A>
cudaError_t cudaSetupArgument(A&&...);
template <class... A>
cudaError_t cudaSignalExternalSemaphoresAsync(A&&...);
template <class... A>
cudaError_t cudaStreamBeginCaptureToGraph(A&&...);
template <class... A>
cudaError_t cudaStreamCopyAttributes(A&&...);
template <class... A>
cudaError_t cudaStreamGetAttribute(A&&...);
template <class... A>
cudaError_t cudaStreamGetCaptureInfo(A&&...);
template <class... A>
cudaError_t cudaStreamGetCaptureInfo_v3(A&&...);
template <class... A>
cudaError_t cudaStreamGetId(A&&...);
template <class... A>
cudaError_t cudaStreamSetAttribute(A&&...);
template <class... A>
cudaError_t cudaStreamUpdateCaptureDependencies(A&&...);
template <class... A>
cudaError_t cudaStreamUpdateCaptureDependencies_v2(A&&...);
template <class... A>
cudaError_t cudaThreadExchangeStreamCaptureMode(A&&...);
template <class... A>
cudaError_t cudaThreadGetCacheConfig(A&&...);
template <class... A>
cudaError_t cudaThreadGetLimit(A&&...);
template <class... A>
cudaError_t cudaThreadSetCacheConfig(A&&...);
template <class... A>
cudaError_t cudaThreadSetLimit(A&&...);
template <class... A>
cudaError_t cudaUnbindTexture(A&&...);
template <class... A>
cudaError_t cudaUserObjectCreate(A&&...);
template <class... A>
cudaError_t cudaUserObjectRelease(A&&...);
template <class... A>
cudaError_t cudaUserObjectRetain(A&&...);
template <class... A>
cudaError_t cudaVDPAUGetDevice(A&&...);
template <class... A>
cudaError_t cudaVDPAUSetVDPAUDevice(A&&...);
template <class... A>
cudaError_t cudaWGLGetDevice(A&&...);
template <class... A>
cudaError_t cudaWaitExternalSemaphoresAsync(A&&...);
