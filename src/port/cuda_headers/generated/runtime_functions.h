// Made by generate.py from the tables: the long tail of runtime.
#pragma once
#pragma GCC system_header
template <class... A>
cudaError_t cuDeviceGeHostAtomicCapabilities(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cuDeviceGetP2PAtomicCapabilities(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cuMemGetMemPool(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cuMemSetMemPool(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaApiGetDriverEntryPoint(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaArrayGetInfo(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaArrayGetMemoryRequirements(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaArrayGetPlane(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaArrayGetSparseProperties(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaBindSurfaceToArray(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaBindTexture(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaBindTexture2D(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaBindTextureToArray(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaBindTextureToMipmappedArray(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaCreateTextureObject_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaCtxResetPersistingL2Cache(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaD3D10GetDevice(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaD3D10GetDevices(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaD3D10GetDirect3DDevice(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaD3D10MapResources(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaD3D10RegisterResource(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaD3D10ResourceGetMappedArray(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaD3D10ResourceGetMappedPitch(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaD3D10ResourceGetMappedPointer(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaD3D10ResourceGetMappedSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaD3D10ResourceGetSurfaceDimensions(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaD3D10ResourceSetMapFlags(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaD3D10SetDirect3DDevice(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaD3D10UnmapResources(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaD3D10UnregisterResource(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaD3D11GetDevice(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaD3D11GetDevices(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaD3D11GetDirect3DDevice(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaD3D11SetDirect3DDevice(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaD3D9GetDevice(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaD3D9GetDevices(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaD3D9GetDirect3DDevice(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaD3D9MapResources(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaD3D9RegisterResource(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaD3D9ResourceGetMappedArray(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaD3D9ResourceGetMappedPitch(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaD3D9ResourceGetMappedPointer(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaD3D9ResourceGetMappedSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaD3D9ResourceGetSurfaceDimensions(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaD3D9ResourceSetMapFlags(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaD3D9SetDirect3DDevice(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaD3D9UnmapResources(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaD3D9UnregisterResource(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaDestroyExternalMemory(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaDestroyExternalSemaphore(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaDeviceFlushGPUDirectRDMAWrites(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaDeviceGetDefaultMemPool(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaDeviceGetGraphMemAttribute(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaDeviceGetHostAtomicCapabilities(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaDeviceGetMemPool(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaDeviceGetNvSciSyncAttributes(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaDeviceGetP2PAtomicCapabilities(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaDeviceGetProperties(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaDeviceGetTexture1DLinearMaxWidth(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaDeviceGraphMemTrim(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaDeviceRegisterAsyncNotification(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaDeviceSetGraphMemAttribute(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaDeviceSetMemPool(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaDeviceUnregisterAsyncNotification(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaEGLStreamConsumerAcquireFrame(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaEGLStreamConsumerConnect(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaEGLStreamConsumerConnectWithFlags(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaEGLStreamConsumerDisconnect(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaEGLStreamConsumerReleaseFrame(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaEGLStreamProducerConnect(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaEGLStreamProducerDisconnect(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaEGLStreamProducerPresentFrame(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaEGLStreamProducerReturnFrame(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaEnablePeerAccess(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaErrorDeviceUnavailable(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaErrorInvalidContext(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaErrorInvalidHandle(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaErrorOutOfMemory(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaErrorValue(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaEventCreateFromEGLSync(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaExternalMemoryBufferDesc_st(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaExternalMemoryGetMappedBuffer(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaExternalMemoryGetMappedMipmappedArray(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaExternalMemoryHandleDesc_st(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaExternalMemoryHandleType_enum(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaExternalMemoryMipmappedArrayDesc_st(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaExternalSemaphoreHandleDesc_st(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaExternalSemaphoreHandleType_enum(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaFlushGPUDirectRDMAWrites(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaFreeMipmappedArray(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaFuncGetParamInfo(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaFuncSetAttributes(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGLGetDevices(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGLMapBufferObject(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGLMapBufferObjectAsync(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGLRegisterBufferObject(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGLSetBufferObjectMapFlags(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGLSetGLDevice(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGLUnmapBufferObject(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGLUnmapBufferObjectAsync(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGLUnregisterBufferObject(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGetChannelDesc(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGetDriverEntryPoint(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGetDriverEntryPointByVersion(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGetExportTable(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGetKernel(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGetMipmappedArrayLevel(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGetSurfaceObjectResourceDesc(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGetSurfaceReference(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGetTextureAlignmentOffset(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGetTextureObjectResourceDesc(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGetTextureObjectResourceViewDesc(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGetTextureObjectTextureDesc(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGetTextureObjectTextureDesc_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGetTextureReference(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphAddChildGraphNode(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphAddDependencies(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphAddDependencies_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphAddEmptyNode(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphAddEventRecordNode(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphAddEventWaitNode(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphAddExternalSemaphoresSignalNode(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphAddExternalSemaphoresWaitNode(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphAddHostNode(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphAddKernelNode(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphAddMemAllocNode(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphAddMemFreeNode(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphAddMemcpyNode(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphAddMemcpyNode1D(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphAddMemcpyNodeFromSymbol(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphAddMemcpyNodeToSymbol(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphAddMemsetNode(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphAddNode(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphAddNode_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphChildGraphNodeGetGraph(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphClone(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphConditionalHandleCreate(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphDebugDotPrint(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphDestroyNode(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphEventRecordNodeGetEvent(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphEventRecordNodeSetEvent(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphEventWaitNodeGetEvent(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphEventWaitNodeSetEvent(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphExecChildGraphNodeSetParams(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphExecEventRecordNodeSetEvent(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphExecEventWaitNodeSetEvent(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphExecExternalSemaphoresSignalNodeSetParams(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphExecExternalSemaphoresWaitNodeSetParams(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphExecGetFlags(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphExecHostNodeSetParams(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphExecKernelNodeSetParams(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphExecMemcpyNodeSetParams(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphExecMemcpyNodeSetParams1D(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphExecMemcpyNodeSetParamsFromSymbol(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphExecMemcpyNodeSetParamsToSymbol(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphExecMemsetNodeSetParams(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphExecNodeSetParams(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphExecUpdate(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphExternalSemaphoresSignalNodeGetParams(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphExternalSemaphoresSignalNodeSetParams(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphExternalSemaphoresWaitNodeGetParams(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphExternalSemaphoresWaitNodeSetParams(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphGetEdges(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphGetEdges_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphGetNodes(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphGetRootNodes(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphHostNodeGetParams(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphHostNodeSetParams(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphInstantiateWithFlags(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphInstantiateWithParams(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphKernelNodeCopyAttributes(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphKernelNodeGetAttribute(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphKernelNodeGetParams(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphKernelNodeSetAttribute(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphKernelNodeSetParam(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphKernelNodeSetParams(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphKernelNodeUpdatesApply(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphMemAllocNodeGetParams(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphMemFreeNodeGetParams(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphMemcpyNodeGetParams(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphMemcpyNodeSetParams(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphMemcpyNodeSetParams1D(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphMemcpyNodeSetParamsFromSymbol(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphMemcpyNodeSetParamsToSymbol(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphMemsetNodeGetParams(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphMemsetNodeSetParams(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphNodeFindInClone(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphNodeGetDependencies(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphNodeGetDependencies_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphNodeGetDependentNodes(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphNodeGetDependentNodes_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphNodeGetEnabled(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphNodeGetType(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphNodeSetEnabled(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphNodeSetParams(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphReleaseUserObject(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphRemoveDependencies(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphRemoveDependencies_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphRetainUserObject(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphSetConditional(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphicsD3D10RegisterResource(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphicsD3D11RegisterResource(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphicsD3D9RegisterResource(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphicsEGLRegisterImage(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphicsGLRegisterBuffer(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphicsGLRegisterImage(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphicsMapResources(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphicsResourceGetMappedEglFrame(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphicsResourceGetMappedMipmappedArray(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphicsResourceGetMappedPointer(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphicsResourceSetMapFlags(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphicsSubResourceGetMappedArray(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphicsUnmapResources(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphicsUnregisterResource(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphicsVDPAURegisterOutputSurface(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaGraphicsVDPAURegisterVideoSurface(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaImportExternalMemory(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaImportExternalSemaphore(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaIpcEventHandle(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaIpcMemHandle(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaIpcMemHandles(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaJitCacheOptionCA(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaJitCacheOptionCG(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaKernelSetAttributeForDevice(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaLaunch(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaLaunchKernelExC_ptsz(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaLaunchKernel_ptsz(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaLaunch_ptsz(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaLibraryEnumerateKernels(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaLibraryGetGlobal(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaLibraryGetKernel(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaLibraryGetKernelCount(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaLibraryGetManaged(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaLibraryGetUnifiedFunction(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaLibraryLoadData(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaLibraryLoadFromFile(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaLibraryUnload(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaLogsCurrent(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaLogsDumpToFile(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaLogsDumpToMemory(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaLogsRegisterCallback(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaLogsUnregisterCallback(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaMallocMipmappedArray(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaMapHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaMemAdviceSetAccessedBy(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaMemAdviceUnsetReadMostly(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaMemAdvise_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaMemDiscardAndPrefetchBatchAsync(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaMemDiscardBatchAsync(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaMemFreeAsync(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaMemGetDefaultMemPool(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaMemGetMemPool(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaMemPoolCreate(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaMemPoolDestroy(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaMemPoolExportPointer(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaMemPoolExportToShareableHandle(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaMemPoolGetAccess(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaMemPoolGetAttribute(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaMemPoolImportFromShareableHandle(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaMemPoolImportPointer(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaMemPoolSetAccess(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaMemPoolSetAttribute(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaMemPoolTrimTo(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaMemPrefetchAsync_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaMemPrefetchBatchAsync(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaMemRangeGetAttribute(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaMemRangeGetAttributes(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaMemSetMemPool(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaMemcpy2DArrayToArray(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaMemcpy2DFromArray(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaMemcpy2DFromArrayAsync(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaMemcpy2DToArrayAsync(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaMemcpy3DBatchAsync(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaMemcpy3DPeer(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaMemcpy3DPeerAsync(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaMemcpyArrayToArray(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaMemcpyBatchAsync(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaMemcpyFromArrayAsync(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaMemcpyToArrayAsync(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaMemset3DAsync(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaMipmappedArrayGetLevel(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaMipmappedArrayGetMemoryRequirements(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaMipmappedArrayGetSparseProperties(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaOccupancyMaxPotentialBlockSizeVariableSMemWithFlags(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaPreferBinary(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaSetDoubleForDevice(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaSetDoubleForHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaSetupArgument(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaSignalExternalSemaphoresAsync(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaStreamBeginCaptureToGraph(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaStreamCopyAttributes(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaStreamGetAttribute(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaStreamGetCaptureInfo(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaStreamGetCaptureInfo_v3(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaStreamGetDevice(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaStreamGetId(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaStreamSetAttribute(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaStreamUpdateCaptureDependencies(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaStreamUpdateCaptureDependencies_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaThreadExchangeStreamCaptureMode(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaThreadGetCacheConfig(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaThreadGetLimit(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaThreadSetCacheConfig(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaThreadSetLimit(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaUnbindTexture(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaUserObjectCreate(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaUserObjectRelease(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaUserObjectRetain(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaVDPAUGetDevice(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaVDPAUSetVDPAUDevice(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaWGLGetDevice(A&&...) { __builtin_unreachable(); }
template <class... A>
cudaError_t cudaWaitExternalSemaphoresAsync(A&&...) { __builtin_unreachable(); }
