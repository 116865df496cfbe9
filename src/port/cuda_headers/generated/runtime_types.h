// Made by generate.py from the tables: the long tail of runtime.
#pragma once
#pragma GCC system_header
enum {
  CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_DEFAULT,
  CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NONE,
  CUDA_EMULATION_STRATEGY_DEFAULT,
  cudaArrayDefault,
  cudaEventDefault,
  cudaEventRecordDefault,
  cudaEventWaitDefault,
  cudaGraphCondAssignDefault,
  cudaGraphKernelNodePortDefault,
  cudaHostAllocDefault,
  cudaHostRegisterDefault,
  cudaOccupancyDefault,
  cudaPeerAccessDefault,
  cudaStreamDefault,
  CUDA_API_PER_THREAD_DEFAULT_STREAM,
  CUDA_EGL_MAX_PLANES,
  CUDA_EMULATION_MANTISSA_CONTROL_DYNAMIC,
  CUDA_EMULATION_MANTISSA_CONTROL_FIXED,
  CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_INFINITY,
  CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NAN,
  CUDA_EMULATION_STRATEGY_EAGER,
  CUDA_EMULATION_STRATEGY_PERFORMANT,
  CUDA_IPC_HANDLE_SIZE,
  CUDA_MANAGED_FORCE_DEVICE_ALLOC,
  CUDA_VISIBLE_DEVICES,
  CU_UUID_HAS_BEEN_DEFINED,
  cudaArrayColorAttachment,
  cudaArrayCubemap,
  cudaArrayDeferredMapping,
  cudaArrayLayered,
  cudaArraySparse,
  cudaArraySparsePropertiesSingleMipTail,
  cudaArraySurfaceLoadStore,
  cudaArrayTextureGather,
  cudaAsyncNotificationTypeOverBudget,
  cudaCooperativeLaunchMultiDeviceNoPostSync,
  cudaCooperativeLaunchMultiDeviceNoPreSync,
  cudaCpuDeviceId,
  cudaD3D10DeviceListAll,
  cudaD3D10DeviceListCurrentFrame,
  cudaD3D10DeviceListNextFrame,
  cudaD3D10MapFlagsNone,
  cudaD3D10MapFlagsReadOnly,
  cudaD3D10MapFlagsWriteDiscard,
  cudaD3D10RegisterFlagsArray,
  cudaD3D10RegisterFlagsNone,
  cudaD3D11DeviceListAll,
  cudaD3D11DeviceListCurrentFrame,
  cudaD3D11DeviceListNextFrame,
  cudaD3D9DeviceListAll,
  cudaD3D9DeviceListCurrentFrame,
  cudaD3D9DeviceListNextFrame,
  cudaD3D9MapFlagsNone,
  cudaD3D9MapFlagsReadOnly,
  cudaD3D9MapFlagsWriteDiscard,
  cudaD3D9RegisterFlagsArray,
  cudaD3D9RegisterFlagsNone,
  cudaDeviceBlockingSync,
  cudaDeviceLmemResizeToMax,
  cudaDeviceMapHost,
  cudaDeviceMask,
  cudaDevicePropDontCare,
  cudaDeviceScheduleAuto,
  cudaDeviceScheduleBlockingSync,
  cudaDeviceScheduleMask,
  cudaDeviceScheduleSpin,
  cudaDeviceScheduleYield,
  cudaDeviceSyncMemops,
  cudaEglResourceLocationSysmem,
  cudaEglResourceLocationVidmem,
  cudaEventBlockingSync,
  cudaEventDisableTiming,
  cudaEventInterprocess,
  cudaEventRecordExternal,
  cudaEventWaitExternal,
  cudaExternalMemoryDedicated,
  cudaExternalSemaphoreSignalSkipNvSciBufMemSync,
  cudaExternalSemaphoreWaitSkipNvSciBufMemSync,
  cudaGLMapFlagsNone,
  cudaGLMapFlagsReadOnly,
  cudaGLMapFlagsWriteDiscard,
  cudaGraphKernelNodePortLaunchCompletion,
  cudaGraphKernelNodePortProgrammatic,
  cudaHostAllocMapped,
  cudaHostAllocPortable,
  cudaHostAllocWriteCombined,
  cudaHostRegisterIoMemory,
  cudaHostRegisterMapped,
  cudaHostRegisterPortable,
  cudaHostRegisterReadOnly,
  cudaInitDeviceFlagsAreValid,
  cudaInvalidDeviceId,
  cudaIpcMemLazyEnablePeerAccess,
  cudaMemAttachGlobal,
  cudaMemAttachHost,
  cudaMemAttachSingle,
  cudaNvSciSyncAttrSignal,
  cudaNvSciSyncAttrWait,
  cudaOccupancyDisableCachingOverride,
  cudaRoundMinInf,
  cudaRoundNearest,
  cudaRoundPosInf,
  cudaRoundZero,
  cudaStreamNonBlocking,
  cudaSurfaceType1D,
  cudaSurfaceType1DLayered,
  cudaSurfaceType2D,
  cudaSurfaceType2DLayered,
  cudaSurfaceType3D,
  cudaSurfaceTypeCubemap,
  cudaSurfaceTypeCubemapLayered,
  cudaTextureType1D,
  cudaTextureType1DLayered,
  cudaTextureType2D,
  cudaTextureType2DLayered,
  cudaTextureType3D,
  cudaTextureTypeCubemap,
  cudaTextureTypeCubemapLayered,
};
enum cudaAccessProperty {
  cudaAccessPropertyNormal,
  cudaAccessPropertyPersisting,
  cudaAccessPropertyStreaming,
};
enum cudaAtomicOperation {
  cudaAtomicOperationAnd,
  cudaAtomicOperationCAS,
  cudaAtomicOperationExchange,
  cudaAtomicOperationFloatAdd,
  cudaAtomicOperationFloatMax,
  cudaAtomicOperationFloatMin,
  cudaAtomicOperationIntegerAdd,
  cudaAtomicOperationIntegerDecrement,
  cudaAtomicOperationIntegerIncrement,
  cudaAtomicOperationIntegerMax,
  cudaAtomicOperationIntegerMin,
  cudaAtomicOperationOr,
  cudaAtomicOperationXOR,
};
enum cudaAtomicOperationCapability {
  cudaAtomicCapabilityReduction,
  cudaAtomicCapabilityScalar128,
  cudaAtomicCapabilityScalar32,
  cudaAtomicCapabilityScalar64,
  cudaAtomicCapabilitySigned,
  cudaAtomicCapabilityUnsigned,
  cudaAtomicCapabilityVector32x4,
};
enum cudaCGScope {
  cudaCGScopeGrid,
  cudaCGScopeInvalid,
  cudaCGScopeMultiGrid,
  cudaCGScopeReserved,
};
enum cudaChannelFormatKind {
  cudaChannelFormatKindFloat,
  cudaChannelFormatKindNV12,
  cudaChannelFormatKindNone,
  cudaChannelFormatKindSigned,
  cudaChannelFormatKindSignedBlockCompressed4,
  cudaChannelFormatKindSignedBlockCompressed5,
  cudaChannelFormatKindSignedBlockCompressed6H,
  cudaChannelFormatKindSignedNormalized16X1,
  cudaChannelFormatKindSignedNormalized16X2,
  cudaChannelFormatKindSignedNormalized16X4,
  cudaChannelFormatKindSignedNormalized8X1,
  cudaChannelFormatKindSignedNormalized8X2,
  cudaChannelFormatKindSignedNormalized8X4,
  cudaChannelFormatKindUnsigned,
  cudaChannelFormatKindUnsignedBlockCompressed1,
  cudaChannelFormatKindUnsignedBlockCompressed1SRGB,
  cudaChannelFormatKindUnsignedBlockCompressed2,
  cudaChannelFormatKindUnsignedBlockCompressed2SRGB,
  cudaChannelFormatKindUnsignedBlockCompressed3,
  cudaChannelFormatKindUnsignedBlockCompressed3SRGB,
  cudaChannelFormatKindUnsignedBlockCompressed4,
  cudaChannelFormatKindUnsignedBlockCompressed5,
  cudaChannelFormatKindUnsignedBlockCompressed6H,
  cudaChannelFormatKindUnsignedBlockCompressed7,
  cudaChannelFormatKindUnsignedBlockCompressed7SRGB,
  cudaChannelFormatKindUnsignedNormalized1010102,
  cudaChannelFormatKindUnsignedNormalized16X1,
  cudaChannelFormatKindUnsignedNormalized16X2,
  cudaChannelFormatKindUnsignedNormalized16X4,
  cudaChannelFormatKindUnsignedNormalized8X1,
  cudaChannelFormatKindUnsignedNormalized8X2,
  cudaChannelFormatKindUnsignedNormalized8X4,
};
enum cudaClusterSchedulingPolicy {
  cudaClusterSchedulingPolicyDefault,
  cudaClusterSchedulingPolicyLoadBalancing,
  cudaClusterSchedulingPolicySpread,
};
enum cudaComputeMode {
  cudaComputeModeDefault,
  cudaComputeModeExclusive,
  cudaComputeModeExclusiveProcess,
  cudaComputeModeProhibited,
};
enum cudaDataType {
  CUDA_C_16BF,
  CUDA_C_16F,
  CUDA_C_16I,
  CUDA_C_16U,
  CUDA_C_32F,
  CUDA_C_32I,
  CUDA_C_32U,
  CUDA_C_4I,
  CUDA_C_4U,
  CUDA_C_64F,
  CUDA_C_64I,
  CUDA_C_64U,
  CUDA_C_8I,
  CUDA_C_8U,
  CUDA_R_16BF,
  CUDA_R_16F,
  CUDA_R_16I,
  CUDA_R_16U,
  CUDA_R_32F,
  CUDA_R_32I,
  CUDA_R_32U,
  CUDA_R_4F_E2M1,
  CUDA_R_4I,
  CUDA_R_4U,
  CUDA_R_64F,
  CUDA_R_64I,
  CUDA_R_64U,
  CUDA_R_6F_E2M3,
  CUDA_R_6F_E3M2,
  CUDA_R_8F_E4M3,
  CUDA_R_8F_E5M2,
  CUDA_R_8F_UE4M3,
  CUDA_R_8F_UE8M0,
  CUDA_R_8I,
  CUDA_R_8U,
};
enum cudaDeviceAttr {
  cudaDevAttrAsyncEngineCount,
  cudaDevAttrCanFlushRemoteWrites,
  cudaDevAttrCanMapHostMemory,
  cudaDevAttrCanUseHostPointerForRegisteredMem,
  cudaDevAttrClockRate,
  cudaDevAttrClusterLaunch,
  cudaDevAttrComputeCapabilityMajor,
  cudaDevAttrComputeCapabilityMinor,
  cudaDevAttrComputeMode,
  cudaDevAttrComputePreemptionSupported,
  cudaDevAttrConcurrentKernels,
  cudaDevAttrConcurrentManagedAccess,
  cudaDevAttrCooperativeLaunch,
  cudaDevAttrCooperativeMultiDeviceLaunch,
  cudaDevAttrD3D12CigSupported,
  cudaDevAttrDeferredMappingCudaArraySupported,
  cudaDevAttrDirectManagedMemAccessFromHost,
  cudaDevAttrEccEnabled,
  cudaDevAttrGPUDirectRDMAFlushWritesOptions,
  cudaDevAttrGPUDirectRDMASupported,
  cudaDevAttrGPUDirectRDMAWritesOrdering,
  cudaDevAttrGlobalL1CacheSupported,
  cudaDevAttrGlobalMemoryBusWidth,
  cudaDevAttrGpuOverlap,
  cudaDevAttrGpuPciDeviceId,
  cudaDevAttrGpuPciSubsystemId,
  cudaDevAttrHostMemoryPoolsSupported,
  cudaDevAttrHostNativeAtomicSupported,
  cudaDevAttrHostNumaId,
  cudaDevAttrHostNumaMemoryPoolsSupported,
  cudaDevAttrHostNumaMultinodeIpcSupported,
  cudaDevAttrHostRegisterReadOnlySupported,
  cudaDevAttrHostRegisterSupported,
  cudaDevAttrIntegrated,
  cudaDevAttrIpcEventSupport,
  cudaDevAttrIsMultiGpuBoard,
  cudaDevAttrKernelExecTimeout,
  cudaDevAttrL2CacheSize,
  cudaDevAttrLocalL1CacheSupported,
  cudaDevAttrManagedMemory,
  cudaDevAttrMax,
  cudaDevAttrMaxAccessPolicyWindowSize,
  cudaDevAttrMaxBlockDimX,
  cudaDevAttrMaxBlockDimY,
  cudaDevAttrMaxBlockDimZ,
  cudaDevAttrMaxBlocksPerMultiprocessor,
  cudaDevAttrMaxGridDimX,
  cudaDevAttrMaxGridDimY,
  cudaDevAttrMaxGridDimZ,
  cudaDevAttrMaxPersistingL2CacheSize,
  cudaDevAttrMaxPitch,
  cudaDevAttrMaxRegistersPerBlock,
  cudaDevAttrMaxRegistersPerMultiprocessor,
  cudaDevAttrMaxSharedMemoryPerBlock,
  cudaDevAttrMaxSharedMemoryPerBlockOptin,
  cudaDevAttrMaxSharedMemoryPerMultiprocessor,
  cudaDevAttrMaxSurface1DLayeredLayers,
  cudaDevAttrMaxSurface1DLayeredWidth,
  cudaDevAttrMaxSurface1DWidth,
  cudaDevAttrMaxSurface2DHeight,
  cudaDevAttrMaxSurface2DLayeredHeight,
  cudaDevAttrMaxSurface2DLayeredLayers,
  cudaDevAttrMaxSurface2DLayeredWidth,
  cudaDevAttrMaxSurface2DWidth,
  cudaDevAttrMaxSurface3DDepth,
  cudaDevAttrMaxSurface3DHeight,
  cudaDevAttrMaxSurface3DWidth,
  cudaDevAttrMaxSurfaceCubemapLayeredLayers,
  cudaDevAttrMaxSurfaceCubemapLayeredWidth,
  cudaDevAttrMaxSurfaceCubemapWidth,
  cudaDevAttrMaxTexture1DLayeredLayers,
  cudaDevAttrMaxTexture1DLayeredWidth,
  cudaDevAttrMaxTexture1DLinearWidth,
  cudaDevAttrMaxTexture1DMipmappedWidth,
  cudaDevAttrMaxTexture1DWidth,
  cudaDevAttrMaxTexture2DGatherHeight,
  cudaDevAttrMaxTexture2DGatherWidth,
  cudaDevAttrMaxTexture2DHeight,
  cudaDevAttrMaxTexture2DLayeredHeight,
  cudaDevAttrMaxTexture2DLayeredLayers,
  cudaDevAttrMaxTexture2DLayeredWidth,
  cudaDevAttrMaxTexture2DLinearHeight,
  cudaDevAttrMaxTexture2DLinearPitch,
  cudaDevAttrMaxTexture2DLinearWidth,
  cudaDevAttrMaxTexture2DMipmappedHeight,
  cudaDevAttrMaxTexture2DMipmappedWidth,
  cudaDevAttrMaxTexture2DWidth,
  cudaDevAttrMaxTexture3DDepth,
  cudaDevAttrMaxTexture3DDepthAlt,
  cudaDevAttrMaxTexture3DHeight,
  cudaDevAttrMaxTexture3DHeightAlt,
  cudaDevAttrMaxTexture3DWidth,
  cudaDevAttrMaxTexture3DWidthAlt,
  cudaDevAttrMaxTextureCubemapLayeredLayers,
  cudaDevAttrMaxTextureCubemapLayeredWidth,
  cudaDevAttrMaxTextureCubemapWidth,
  cudaDevAttrMaxThreadsPerBlock,
  cudaDevAttrMaxThreadsPerMultiProcessor,
  cudaDevAttrMaxTimelineSemaphoreInteropSupported,
  cudaDevAttrMemSyncDomainCount,
  cudaDevAttrMemoryClockRate,
  cudaDevAttrMemoryPoolSupportedHandleTypes,
  cudaDevAttrMemoryPoolsSupported,
  cudaDevAttrMpsEnabled,
  cudaDevAttrMultiGpuBoardGroupID,
  cudaDevAttrMultiProcessorCount,
  cudaDevAttrNumaConfig,
  cudaDevAttrNumaId,
  cudaDevAttrOnlyPartialHostNativeAtomicSupported,
  cudaDevAttrPageableMemoryAccess,
  cudaDevAttrPageableMemoryAccessUsesHostPageTables,
  cudaDevAttrPciBusId,
  cudaDevAttrPciDeviceId,
  cudaDevAttrPciDomainId,
  cudaDevAttrReservedSharedMemoryPerBlock,
  cudaDevAttrSingleToDoublePrecisionPerfRatio,
  cudaDevAttrSparseCudaArraySupported,
  cudaDevAttrStreamPrioritiesSupported,
  cudaDevAttrSurfaceAlignment,
  cudaDevAttrTccDriver,
  cudaDevAttrTextureAlignment,
  cudaDevAttrTexturePitchAlignment,
  cudaDevAttrTimelineSemaphoreInteropSupported,
  cudaDevAttrTotalConstantMemory,
  cudaDevAttrUnifiedAddressing,
  cudaDevAttrVulkanCigSupported,
  cudaDevAttrWarpSize,
};
enum cudaDeviceNumaConfig {
  cudaDeviceNumaConfigNone,
  cudaDeviceNumaConfigNumaNode,
};
enum cudaDeviceP2PAttr {
  cudaDevP2PAttrAccessSupported,
  cudaDevP2PAttrCudaArrayAccessSupported,
  cudaDevP2PAttrNativeAtomicSupported,
  cudaDevP2PAttrOnlyPartialNativeAtomicSupported,
  cudaDevP2PAttrPerformanceRank,
};
enum cudaDriverEntryPointQueryResult {
  cudaDriverEntryPointSuccess,
  cudaDriverEntryPointSymbolNotFound,
  cudaDriverEntryPointVersionNotSufficent,
};
enum cudaEglColorFormat {
  cudaEglColorFormatA,
  cudaEglColorFormatABGR,
  cudaEglColorFormatARGB,
  cudaEglColorFormatAYUV,
  cudaEglColorFormatAYUV_ER,
  cudaEglColorFormatBGR,
  cudaEglColorFormatBGRA,
  cudaEglColorFormatBayer10BGGR,
  cudaEglColorFormatBayer10GBRG,
  cudaEglColorFormatBayer10GRBG,
  cudaEglColorFormatBayer10RGGB,
  cudaEglColorFormatBayer12BGGR,
  cudaEglColorFormatBayer12GBRG,
  cudaEglColorFormatBayer12GRBG,
  cudaEglColorFormatBayer12RGGB,
  cudaEglColorFormatBayer14BGGR,
  cudaEglColorFormatBayer14GBRG,
  cudaEglColorFormatBayer14GRBG,
  cudaEglColorFormatBayer14RGGB,
  cudaEglColorFormatBayer20BGGR,
  cudaEglColorFormatBayer20GBRG,
  cudaEglColorFormatBayer20GRBG,
  cudaEglColorFormatBayer20RGGB,
  cudaEglColorFormatBayerBGGR,
  cudaEglColorFormatBayerGBRG,
  cudaEglColorFormatBayerGRBG,
  cudaEglColorFormatBayerIspBGGR,
  cudaEglColorFormatBayerIspGBRG,
  cudaEglColorFormatBayerIspGRBG,
  cudaEglColorFormatBayerIspRGGB,
  cudaEglColorFormatBayerRGGB,
  cudaEglColorFormatL,
  cudaEglColorFormatR,
  cudaEglColorFormatRG,
  cudaEglColorFormatRGB,
  cudaEglColorFormatRGBA,
  cudaEglColorFormatUYVY422,
  cudaEglColorFormatUYVY_ER,
  cudaEglColorFormatVYUY_ER,
  cudaEglColorFormatY10V10U10_420SemiPlanar,
  cudaEglColorFormatY10V10U10_444SemiPlanar,
  cudaEglColorFormatY12V12U12_420SemiPlanar,
  cudaEglColorFormatY12V12U12_444SemiPlanar,
  cudaEglColorFormatYUV420Planar,
  cudaEglColorFormatYUV420Planar_ER,
  cudaEglColorFormatYUV420SemiPlanar,
  cudaEglColorFormatYUV420SemiPlanar_ER,
  cudaEglColorFormatYUV422Planar,
  cudaEglColorFormatYUV422Planar_ER,
  cudaEglColorFormatYUV422SemiPlanar,
  cudaEglColorFormatYUV422SemiPlanar_ER,
  cudaEglColorFormatYUV444Planar,
  cudaEglColorFormatYUV444Planar_ER,
  cudaEglColorFormatYUV444SemiPlanar,
  cudaEglColorFormatYUV444SemiPlanar_ER,
  cudaEglColorFormatYUVA_ER,
  cudaEglColorFormatYUV_ER,
  cudaEglColorFormatYUYV422,
  cudaEglColorFormatYUYV_ER,
  cudaEglColorFormatYVU420Planar,
  cudaEglColorFormatYVU420Planar_ER,
  cudaEglColorFormatYVU420SemiPlanar,
  cudaEglColorFormatYVU420SemiPlanar_ER,
  cudaEglColorFormatYVU422Planar,
  cudaEglColorFormatYVU422Planar_ER,
  cudaEglColorFormatYVU422SemiPlanar,
  cudaEglColorFormatYVU422SemiPlanar_ER,
  cudaEglColorFormatYVU444Planar,
  cudaEglColorFormatYVU444Planar_ER,
  cudaEglColorFormatYVU444SemiPlanar,
  cudaEglColorFormatYVU444SemiPlanar_ER,
  cudaEglColorFormatYVYU_ER,
};
enum cudaEglFrameType {
  cudaEglFrameTypeArray,
  cudaEglFrameTypePitch,
};
enum cudaError {
  cudaSuccess,
  cudaErrorAddressOfConstant,
  cudaErrorAlreadyAcquired,
  cudaErrorAlreadyMapped,
  cudaErrorApiFailureBase,
  cudaErrorArrayIsMapped,
  cudaErrorAssert,
  cudaErrorCallRequiresNewerDriver,
  cudaErrorCapturedEvent,
  cudaErrorCdpNotSupported,
  cudaErrorCdpVersionMismatch,
  cudaErrorCompatNotSupportedOnDevice,
  cudaErrorContained,
  cudaErrorContextIsDestroyed,
  cudaErrorCooperativeLaunchTooLarge,
  cudaErrorCudartUnloading,
  cudaErrorDeviceAlreadyInUse,
  cudaErrorDeviceNotLicensed,
  cudaErrorDeviceUninitialized,
  cudaErrorDevicesUnavailable,
  cudaErrorDuplicateSurfaceName,
  cudaErrorDuplicateTextureName,
  cudaErrorDuplicateVariableName,
  cudaErrorECCUncorrectable,
  cudaErrorExternalDevice,
  cudaErrorFileNotFound,
  cudaErrorFunctionNotLoaded,
  cudaErrorGraphExecUpdateFailure,
  cudaErrorHardwareStackError,
  cudaErrorHostMemoryAlreadyRegistered,
  cudaErrorHostMemoryNotRegistered,
  cudaErrorIllegalAddress,
  cudaErrorIllegalInstruction,
  cudaErrorIllegalState,
  cudaErrorIncompatibleDriverContext,
  cudaErrorInitializationError,
  cudaErrorInsufficientDriver,
  cudaErrorInvalidAddressSpace,
  cudaErrorInvalidChannelDescriptor,
  cudaErrorInvalidClusterSize,
  cudaErrorInvalidConfiguration,
  cudaErrorInvalidDevice,
  cudaErrorInvalidDeviceFunction,
  cudaErrorInvalidDevicePointer,
  cudaErrorInvalidFilterSetting,
  cudaErrorInvalidGraphicsContext,
  cudaErrorInvalidHostPointer,
  cudaErrorInvalidKernelImage,
  cudaErrorInvalidMemcpyDirection,
  cudaErrorInvalidNormSetting,
  cudaErrorInvalidPc,
  cudaErrorInvalidPitchValue,
  cudaErrorInvalidPtx,
  cudaErrorInvalidResourceConfiguration,
  cudaErrorInvalidResourceHandle,
  cudaErrorInvalidResourceType,
  cudaErrorInvalidSource,
  cudaErrorInvalidSurface,
  cudaErrorInvalidSymbol,
  cudaErrorInvalidTexture,
  cudaErrorInvalidTextureBinding,
  cudaErrorInvalidValue,
  cudaErrorJitCompilationDisabled,
  cudaErrorJitCompilerNotFound,
  cudaErrorLaunchFailure,
  cudaErrorLaunchFileScopedSurf,
  cudaErrorLaunchFileScopedTex,
  cudaErrorLaunchIncompatibleTexturing,
  cudaErrorLaunchMaxDepthExceeded,
  cudaErrorLaunchOutOfResources,
  cudaErrorLaunchPendingCountExceeded,
  cudaErrorLaunchTimeout,
  cudaErrorLossyQuery,
  cudaErrorMapBufferObjectFailed,
  cudaErrorMemoryAllocation,
  cudaErrorMemoryValueTooLarge,
  cudaErrorMisalignedAddress,
  cudaErrorMissingConfiguration,
  cudaErrorMixedDeviceExecution,
  cudaErrorMpsClientTerminated,
  cudaErrorMpsConnectionFailed,
  cudaErrorMpsMaxClientsReached,
  cudaErrorMpsMaxConnectionsReached,
  cudaErrorMpsRpcFailure,
  cudaErrorMpsServerNotReady,
  cudaErrorNoDevice,
  cudaErrorNoKernelImageForDevice,
  cudaErrorNotMapped,
  cudaErrorNotMappedAsArray,
  cudaErrorNotMappedAsPointer,
  cudaErrorNotPermitted,
  cudaErrorNotReady,
  cudaErrorNotSupported,
  cudaErrorNotYetImplemented,
  cudaErrorNvlinkUncorrectable,
  cudaErrorOperatingSystem,
  cudaErrorPeerAccessAlreadyEnabled,
  cudaErrorPeerAccessNotEnabled,
  cudaErrorPeerAccessUnsupported,
  cudaErrorPriorLaunchFailure,
  cudaErrorProfilerAlreadyStarted,
  cudaErrorProfilerAlreadyStopped,
  cudaErrorProfilerDisabled,
  cudaErrorProfilerNotInitialized,
  cudaErrorSetOnActiveProcess,
  cudaErrorSharedObjectInitFailed,
  cudaErrorSharedObjectSymbolNotFound,
  cudaErrorSoftwareValidityNotEstablished,
  cudaErrorStartupFailure,
  cudaErrorStreamCaptureImplicit,
  cudaErrorStreamCaptureInvalidated,
  cudaErrorStreamCaptureIsolation,
  cudaErrorStreamCaptureMerge,
  cudaErrorStreamCaptureUnjoined,
  cudaErrorStreamCaptureUnmatched,
  cudaErrorStreamCaptureUnsupported,
  cudaErrorStreamCaptureWrongThread,
  cudaErrorStubLibrary,
  cudaErrorSymbolNotFound,
  cudaErrorSyncDepthExceeded,
  cudaErrorSynchronizationError,
  cudaErrorSystemDriverMismatch,
  cudaErrorSystemNotReady,
  cudaErrorTensorMemoryLeak,
  cudaErrorTextureFetchFailed,
  cudaErrorTextureNotBound,
  cudaErrorTimeout,
  cudaErrorTooManyPeers,
  cudaErrorUnknown,
  cudaErrorUnmapBufferObjectFailed,
  cudaErrorUnsupportedDevSideSync,
  cudaErrorUnsupportedExecAffinity,
  cudaErrorUnsupportedLimit,
  cudaErrorUnsupportedPtxVersion,
};
enum cudaExternalMemoryHandleType {
  cudaExternalMemoryHandleTypeD3D11Resource,
  cudaExternalMemoryHandleTypeD3D11ResourceKmt,
  cudaExternalMemoryHandleTypeD3D12Heap,
  cudaExternalMemoryHandleTypeD3D12Resource,
  cudaExternalMemoryHandleTypeNvSciBuf,
  cudaExternalMemoryHandleTypeOpaqueFd,
  cudaExternalMemoryHandleTypeOpaqueWin32,
  cudaExternalMemoryHandleTypeOpaqueWin32Kmt,
};
enum cudaExternalSemaphoreHandleType {
  cudaExternalSemaphoreHandleTypeD3D11Fence,
  cudaExternalSemaphoreHandleTypeD3D12Fence,
  cudaExternalSemaphoreHandleTypeKeyedMutex,
  cudaExternalSemaphoreHandleTypeKeyedMutexKmt,
  cudaExternalSemaphoreHandleTypeNvSciSync,
  cudaExternalSemaphoreHandleTypeOpaqueFd,
  cudaExternalSemaphoreHandleTypeOpaqueWin32,
  cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt,
  cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd,
  cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32,
};
enum cudaFlushGPUDirectRDMAWritesOptions {
  cudaFlushGPUDirectRDMAWritesOptionHost,
  cudaFlushGPUDirectRDMAWritesOptionMemOps,
};
enum cudaFlushGPUDirectRDMAWritesScope {
  cudaFlushGPUDirectRDMAWritesToAllDevices,
  cudaFlushGPUDirectRDMAWritesToOwner,
};
enum cudaFlushGPUDirectRDMAWritesTarget {
  cudaFlushGPUDirectRDMAWritesTargetCurrentDevice,
};
enum cudaFuncAttribute {
  cudaFuncAttributeClusterDimMustBeSet,
  cudaFuncAttributeClusterSchedulingPolicyPreference,
  cudaFuncAttributeMax,
  cudaFuncAttributeMaxDynamicSharedMemorySize,
  cudaFuncAttributeNonPortableClusterSizeAllowed,
  cudaFuncAttributePreferredSharedMemoryCarveout,
  cudaFuncAttributeRequiredClusterDepth,
  cudaFuncAttributeRequiredClusterHeight,
  cudaFuncAttributeRequiredClusterWidth,
};
enum cudaFuncCache {
  cudaFuncCachePreferEqual,
  cudaFuncCachePreferL1,
  cudaFuncCachePreferNone,
  cudaFuncCachePreferShared,
};
enum cudaGLDeviceList {
  cudaGLDeviceListAll,
  cudaGLDeviceListCurrentFrame,
  cudaGLDeviceListNextFrame,
};
enum cudaGPUDirectRDMAWritesOrdering {
  cudaGPUDirectRDMAWritesOrderingAllDevices,
  cudaGPUDirectRDMAWritesOrderingNone,
  cudaGPUDirectRDMAWritesOrderingOwner,
};
enum cudaGetDriverEntryPointFlags {
  cudaEnableDefault,
  cudaEnableLegacyStream,
  cudaEnablePerThreadDefaultStream,
};
enum cudaGraphChildGraphNodeOwnership {
  cudaGraphChildGraphOwnershipClone,
  cudaGraphChildGraphOwnershipMove,
};
enum cudaGraphConditionalNodeType {
  cudaGraphCondTypeIf,
  cudaGraphCondTypeSwitch,
  cudaGraphCondTypeWhile,
};
enum cudaGraphDebugDotFlags {
  cudaGraphDebugDotFlagsConditionalNodeParams,
  cudaGraphDebugDotFlagsEventNodeParams,
  cudaGraphDebugDotFlagsExtSemasSignalNodeParams,
  cudaGraphDebugDotFlagsExtSemasWaitNodeParams,
  cudaGraphDebugDotFlagsHandles,
  cudaGraphDebugDotFlagsHostNodeParams,
  cudaGraphDebugDotFlagsKernelNodeAttributes,
  cudaGraphDebugDotFlagsKernelNodeParams,
  cudaGraphDebugDotFlagsMemcpyNodeParams,
  cudaGraphDebugDotFlagsMemsetNodeParams,
  cudaGraphDebugDotFlagsVerbose,
};
enum cudaGraphDependencyType {
  cudaGraphDependencyTypeDefault,
  cudaGraphDependencyTypeProgrammatic,
};
enum cudaGraphExecUpdateResult {
  cudaGraphExecUpdateSuccess,
  cudaGraphExecUpdateError,
  cudaGraphExecUpdateErrorAttributesChanged,
  cudaGraphExecUpdateErrorFunctionChanged,
  cudaGraphExecUpdateErrorNodeTypeChanged,
  cudaGraphExecUpdateErrorNotSupported,
  cudaGraphExecUpdateErrorParametersChanged,
  cudaGraphExecUpdateErrorTopologyChanged,
  cudaGraphExecUpdateErrorUnsupportedFunctionChange,
};
enum cudaGraphInstantiateFlags {
  cudaGraphInstantiateFlagAutoFreeOnLaunch,
  cudaGraphInstantiateFlagDeviceLaunch,
  cudaGraphInstantiateFlagUpload,
  cudaGraphInstantiateFlagUseNodePriority,
};
enum cudaGraphInstantiateResult {
  cudaGraphInstantiateSuccess,
  cudaGraphInstantiateConditionalHandleUnused,
  cudaGraphInstantiateError,
  cudaGraphInstantiateInvalidStructure,
  cudaGraphInstantiateMultipleDevicesNotSupported,
  cudaGraphInstantiateNodeOperationNotSupported,
};
enum cudaGraphKernelNodeField {
  cudaGraphKernelNodeFieldEnabled,
  cudaGraphKernelNodeFieldGridDim,
  cudaGraphKernelNodeFieldInvalid,
  cudaGraphKernelNodeFieldParam,
};
enum cudaGraphMemAttributeType {
  cudaGraphMemAttrReservedMemCurrent,
  cudaGraphMemAttrReservedMemHigh,
  cudaGraphMemAttrUsedMemCurrent,
  cudaGraphMemAttrUsedMemHigh,
};
enum cudaGraphNodeType {
  cudaGraphNodeTypeConditional,
  cudaGraphNodeTypeCount,
  cudaGraphNodeTypeEmpty,
  cudaGraphNodeTypeEventRecord,
  cudaGraphNodeTypeExtSemaphoreSignal,
  cudaGraphNodeTypeExtSemaphoreWait,
  cudaGraphNodeTypeGraph,
  cudaGraphNodeTypeHost,
  cudaGraphNodeTypeKernel,
  cudaGraphNodeTypeMemAlloc,
  cudaGraphNodeTypeMemFree,
  cudaGraphNodeTypeMemcpy,
  cudaGraphNodeTypeMemset,
  cudaGraphNodeTypeWaitEvent,
};
enum cudaGraphicsCubeFace {
  cudaGraphicsCubeFaceNegativeX,
  cudaGraphicsCubeFaceNegativeY,
  cudaGraphicsCubeFaceNegativeZ,
  cudaGraphicsCubeFacePositiveX,
  cudaGraphicsCubeFacePositiveY,
  cudaGraphicsCubeFacePositiveZ,
};
enum cudaGraphicsMapFlags {
  cudaGraphicsMapFlagsNone,
  cudaGraphicsMapFlagsReadOnly,
  cudaGraphicsMapFlagsWriteDiscard,
};
enum cudaGraphicsRegisterFlags {
  cudaGraphicsRegisterFlagsNone,
  cudaGraphicsRegisterFlagsReadOnly,
  cudaGraphicsRegisterFlagsSurfaceLoadStore,
  cudaGraphicsRegisterFlagsTextureGather,
  cudaGraphicsRegisterFlagsWriteDiscard,
};
enum cudaJitOption {
  cudaJitErrorLogBuffer,
  cudaJitErrorLogBufferSizeBytes,
  cudaJitFallbackStrategy,
  cudaJitGenerateDebugInfo,
  cudaJitGenerateLineInfo,
  cudaJitInfoLogBuffer,
  cudaJitInfoLogBufferSizeBytes,
  cudaJitLogVerbose,
  cudaJitMaxRegisters,
  cudaJitMaxThreadsPerBlock,
  cudaJitMinCtaPerSm,
  cudaJitOptimizationLevel,
  cudaJitOverrideDirectiveValues,
  cudaJitPositionIndependentCode,
  cudaJitThreadsPerBlock,
  cudaJitWallTime,
};
enum cudaJit_CacheMode {
  cudaJitCacheMode,
  cudaJitCacheOptionNone,
};
enum cudaJit_Fallback {
  cudaPreferPtx,
};
enum cudaLaunchAttributeID {
  cudaKernelNodeAttributeAccessPolicyWindow,
  cudaKernelNodeAttributeClusterDimension,
  cudaKernelNodeAttributeClusterSchedulingPolicyPreference,
  cudaKernelNodeAttributeCooperative,
  cudaKernelNodeAttributeDeviceUpdatableKernelNode,
  cudaKernelNodeAttributeMemSyncDomain,
  cudaKernelNodeAttributeMemSyncDomainMap,
  cudaKernelNodeAttributeNvlinkUtilCentricScheduling,
  cudaKernelNodeAttributePreferredSharedMemoryCarveout,
  cudaKernelNodeAttributePriority,
  cudaLaunchAttributeAccessPolicyWindow,
  cudaLaunchAttributeClusterDimension,
  cudaLaunchAttributeClusterSchedulingPolicyPreference,
  cudaLaunchAttributeCooperative,
  cudaLaunchAttributeDeviceUpdatableKernelNode,
  cudaLaunchAttributeIgnore,
  cudaLaunchAttributeLaunchCompletionEvent,
  cudaLaunchAttributeMemSyncDomain,
  cudaLaunchAttributeMemSyncDomainMap,
  cudaLaunchAttributeNvlinkUtilCentricScheduling,
  cudaLaunchAttributePreferredClusterDimension,
  cudaLaunchAttributePreferredSharedMemoryCarveout,
  cudaLaunchAttributePriority,
  cudaLaunchAttributeProgrammaticEvent,
  cudaLaunchAttributeProgrammaticStreamSerialization,
  cudaLaunchAttributeSynchronizationPolicy,
  cudaStreamAttributeAccessPolicyWindow,
  cudaStreamAttributeMemSyncDomain,
  cudaStreamAttributeMemSyncDomainMap,
  cudaStreamAttributePriority,
  cudaStreamAttributeSynchronizationPolicy,
};
enum cudaLaunchMemSyncDomain {
  cudaLaunchMemSyncDomainDefault,
  cudaLaunchMemSyncDomainRemote,
};
enum cudaLibraryOption {
  cudaLibraryBinaryIsPreserved,
  cudaLibraryHostUniversalFunctionAndDataTable,
};
enum cudaLimit {
  cudaLimitDevRuntimePendingLaunchCount,
  cudaLimitDevRuntimeSyncDepth,
  cudaLimitMallocHeapSize,
  cudaLimitMaxL2FetchGranularity,
  cudaLimitPersistingL2CacheSize,
  cudaLimitPrintfFifoSize,
  cudaLimitStackSize,
};
enum cudaLogLevel {
  cudaLogLevelError,
  cudaLogLevelWarning,
};
enum cudaMemAccessFlags {
  cudaMemAccessFlagsProtNone,
  cudaMemAccessFlagsProtRead,
  cudaMemAccessFlagsProtReadWrite,
};
enum cudaMemAllocationHandleType {
  cudaMemHandleTypeFabric,
  cudaMemHandleTypeNone,
  cudaMemHandleTypePosixFileDescriptor,
  cudaMemHandleTypeWin32,
  cudaMemHandleTypeWin32Kmt,
};
enum cudaMemAllocationType {
  cudaMemAllocationTypeInvalid,
  cudaMemAllocationTypeManaged,
  cudaMemAllocationTypeMax,
  cudaMemAllocationTypePinned,
};
enum cudaMemLocationType {
  cudaMemLocationTypeDevice,
  cudaMemLocationTypeHost,
  cudaMemLocationTypeHostNuma,
  cudaMemLocationTypeHostNumaCurrent,
  cudaMemLocationTypeInvalid,
  cudaMemLocationTypeNone,
};
enum cudaMemPoolAttr {
  cudaMemPoolAttrReleaseThreshold,
  cudaMemPoolAttrReservedMemCurrent,
  cudaMemPoolAttrReservedMemHigh,
  cudaMemPoolAttrUsedMemCurrent,
  cudaMemPoolAttrUsedMemHigh,
  cudaMemPoolCreateUsageHwDecompress,
  cudaMemPoolReuseAllowInternalDependencies,
  cudaMemPoolReuseAllowOpportunistic,
  cudaMemPoolReuseFollowEventDependencies,
};
enum cudaMemRangeAttribute {
  cudaMemRangeAttributeAccessedBy,
  cudaMemRangeAttributeLastPrefetchLocation,
  cudaMemRangeAttributeLastPrefetchLocationId,
  cudaMemRangeAttributeLastPrefetchLocationType,
  cudaMemRangeAttributePreferredLocation,
  cudaMemRangeAttributePreferredLocationId,
  cudaMemRangeAttributePreferredLocationType,
  cudaMemRangeAttributeReadMostly,
};
enum cudaMemcpy3DOperandType {
  cudaMemcpyOperandTypeArray,
  cudaMemcpyOperandTypeMax,
  cudaMemcpyOperandTypePointer,
};
enum cudaMemcpyFlags {
  cudaMemcpyFlagDefault,
  cudaMemcpyFlagPreferOverlapWithCompute,
};
enum cudaMemcpyKind {
  cudaMemcpyDefault,
  cudaMemcpyHostToHost,
  cudaMemcpyDeviceToDevice,
  cudaMemcpyDeviceToHost,
  cudaMemcpyHostToDevice,
};
enum cudaMemcpySrcAccessOrder {
  cudaMemcpySrcAccessOrderAny,
  cudaMemcpySrcAccessOrderDuringApiCall,
  cudaMemcpySrcAccessOrderInvalid,
  cudaMemcpySrcAccessOrderMax,
  cudaMemcpySrcAccessOrderStream,
};
enum cudaMemoryAdvise {
  cudaMemAdviseSetAccessedBy,
  cudaMemAdviseSetPreferredLocation,
  cudaMemAdviseSetReadMostly,
  cudaMemAdviseUnsetAccessedBy,
  cudaMemAdviseUnsetPreferredLocation,
  cudaMemAdviseUnsetReadMostly,
};
enum cudaMemoryType {
  cudaMemoryTypeDevice,
  cudaMemoryTypeHost,
  cudaMemoryTypeManaged,
  cudaMemoryTypeUnregistered,
};
enum cudaOutputMode {
  cudaCSV,
  cudaKeyValuePair,
};
enum cudaResourceType {
  cudaResourceTypeArray,
  cudaResourceTypeLinear,
  cudaResourceTypeMipmappedArray,
  cudaResourceTypePitch2D,
};
enum cudaResourceViewFormat {
  cudaResViewFormatFloat1,
  cudaResViewFormatFloat2,
  cudaResViewFormatFloat4,
  cudaResViewFormatHalf1,
  cudaResViewFormatHalf2,
  cudaResViewFormatHalf4,
  cudaResViewFormatNone,
  cudaResViewFormatSignedBlockCompressed4,
  cudaResViewFormatSignedBlockCompressed5,
  cudaResViewFormatSignedBlockCompressed6H,
  cudaResViewFormatSignedChar1,
  cudaResViewFormatSignedChar2,
  cudaResViewFormatSignedChar4,
  cudaResViewFormatSignedInt1,
  cudaResViewFormatSignedInt2,
  cudaResViewFormatSignedInt4,
  cudaResViewFormatSignedShort1,
  cudaResViewFormatSignedShort2,
  cudaResViewFormatSignedShort4,
  cudaResViewFormatUnsignedBlockCompressed1,
  cudaResViewFormatUnsignedBlockCompressed2,
  cudaResViewFormatUnsignedBlockCompressed3,
  cudaResViewFormatUnsignedBlockCompressed4,
  cudaResViewFormatUnsignedBlockCompressed5,
  cudaResViewFormatUnsignedBlockCompressed6H,
  cudaResViewFormatUnsignedBlockCompressed7,
  cudaResViewFormatUnsignedChar1,
  cudaResViewFormatUnsignedChar2,
  cudaResViewFormatUnsignedChar4,
  cudaResViewFormatUnsignedInt1,
  cudaResViewFormatUnsignedInt2,
  cudaResViewFormatUnsignedInt4,
  cudaResViewFormatUnsignedShort1,
  cudaResViewFormatUnsignedShort2,
  cudaResViewFormatUnsignedShort4,
};
enum cudaSharedCarveout {
  cudaSharedmemCarveoutDefault,
  cudaSharedmemCarveoutMaxL1,
  cudaSharedmemCarveoutMaxShared,
};
enum cudaSharedMemConfig {
  cudaSharedMemBankSizeDefault,
  cudaSharedMemBankSizeEightByte,
  cudaSharedMemBankSizeFourByte,
};
enum cudaStreamCaptureMode {
  cudaStreamCaptureModeGlobal,
  cudaStreamCaptureModeRelaxed,
  cudaStreamCaptureModeThreadLocal,
};
enum cudaStreamCaptureStatus {
  cudaStreamCaptureStatusActive,
  cudaStreamCaptureStatusInvalidated,
  cudaStreamCaptureStatusNone,
};
enum cudaStreamUpdateCaptureDependenciesFlags {
  cudaStreamAddCaptureDependencies,
  cudaStreamSetCaptureDependencies,
};
enum cudaSurfaceBoundaryMode {
  cudaBoundaryModeClamp,
  cudaBoundaryModeTrap,
  cudaBoundaryModeZero,
};
enum cudaSurfaceFormatMode {
  cudaFormatModeAuto,
  cudaFormatModeForced,
};
enum cudaSynchronizationPolicy {
  cudaSyncPolicyAuto,
  cudaSyncPolicyBlockingSync,
  cudaSyncPolicySpin,
  cudaSyncPolicyYield,
};
enum cudaTextureAddressMode {
  cudaAddressModeBorder,
  cudaAddressModeClamp,
  cudaAddressModeMirror,
  cudaAddressModeWrap,
};
enum cudaTextureFilterMode {
  cudaFilterModeLinear,
  cudaFilterModePoint,
};
enum cudaTextureReadMode {
  cudaReadModeElementType,
  cudaReadModeNormalizedFloat,
};
enum cudaUserObjectFlags {
  cudaUserObjectNoDestructorSync,
};
enum cudaUserObjectRetainFlags {
  cudaGraphUserObjectMove,
};
struct CUexternalMemory_st {
  int reserved;
};
struct CUexternalSemaphore_st {
  int reserved;
};
struct cudaArray {
  int reserved;
};
struct cudaArrayMemoryRequirements {
  int reserved;
};
struct cudaArraySparseProperties {
  int reserved;
};
struct cudaAsyncCallback {
  int reserved;
};
struct cudaAsyncCallbackEntry {
  int reserved;
};
typedef struct cudaAsyncCallbackHandle_t_opaque* cudaAsyncCallbackHandle_t;
struct cudaAsyncNotificationInfo {
  int reserved;
};
typedef struct cudaAsyncNotificationInfo_t_opaque* cudaAsyncNotificationInfo_t;
enum cudaAsyncNotificationType : int {};
enum cudaAsyncNotificationType_enum : int {};
struct cudaChildGraphNodeParams {
  int reserved;
};
struct cudaConditionalNodeParams {
  int reserved;
};
struct cudaD3D10DeviceList {
  int reserved;
};
enum cudaD3D10MapFlags : int {};
enum cudaD3D10RegisterFlags : int {};
struct cudaD3D11DeviceList {
  int reserved;
};
struct cudaD3D9DeviceList {
  int reserved;
};
enum cudaD3D9MapFlags : int {};
enum cudaD3D9RegisterFlags : int {};
struct cudaEglFrame {
  int reserved;
};
struct cudaEglFrame_st {
  int reserved;
};
struct cudaEglPlaneDesc {
  int reserved;
};
struct cudaEglPlaneDesc_st {
  int reserved;
};
enum cudaEglResourceLocationFlags : int {};
struct cudaEglStreamConnection {
  int reserved;
};
struct cudaEmulationMantissaControl_t {
  int reserved;
};
struct cudaEmulationSpecialValuesSupport_t {
  int reserved;
};
struct cudaEventRecordNodeParams {
  int reserved;
};
struct cudaEventWaitNodeParams {
  int reserved;
};
struct cudaExternalMemoryBufferDesc {
  int reserved;
};
struct cudaExternalMemoryHandleDesc {
  int reserved;
};
struct cudaExternalMemoryMipmappedArrayDesc {
  int reserved;
};
struct cudaExternalSemaphoreHandleDesc {
  int reserved;
};
struct cudaExternalSemaphoreSignalNodeParams {
  int reserved;
};
struct cudaExternalSemaphoreSignalNodeParamsV2 {
  int reserved;
};
struct cudaExternalSemaphoreSignalParams {
  int reserved;
};
struct cudaExternalSemaphoreSignalParams_v1 {
  int reserved;
};
struct cudaExternalSemaphoreWaitNodeParams {
  int reserved;
};
struct cudaExternalSemaphoreWaitNodeParamsV2 {
  int reserved;
};
struct cudaExternalSemaphoreWaitParams {
  int reserved;
};
struct cudaExternalSemaphoreWaitParams_v1 {
  int reserved;
};
enum cudaGLMapFlags : int {};
enum cudaGraphConditionalHandleFlags : int {};
typedef enum cudaGraphDependencyType cudaGraphDependencyType_enum;
struct cudaGraphDeviceNode_t {
  int reserved;
};
struct cudaGraphEdgeData {
  int reserved;
};
struct cudaGraphEdgeData_st {
  int reserved;
};
struct cudaGraphExecUpdateResultInfo {
  int reserved;
};
struct cudaGraphExecUpdateResultInfo_st {
  int reserved;
};
struct cudaGraphInstantiateParams {
  int reserved;
};
struct cudaGraphInstantiateParams_st {
  int reserved;
};
struct cudaGraphKernelNodeUpdate {
  int reserved;
};
struct cudaGraphNodeParams {
  int reserved;
};
struct cudaGraphicsResource {
  int reserved;
};
struct cudaHostNodeParamsV2 {
  int reserved;
};
struct cudaKernelNodeParamsV2 {
  int reserved;
};
struct cudaLaunchMemSyncDomainMap {
  int reserved;
};
struct cudaLaunchMemSyncDomainMap_st {
  int reserved;
};
struct cudaLogIterator {
  int reserved;
};
struct cudaLogsCallbackHandle {
  int reserved;
};
struct cudaLogsCallback_t {
  int reserved;
};
struct cudaMemAllocNodeParams {
  int reserved;
};
struct cudaMemAllocNodeParamsV2 {
  int reserved;
};
struct cudaMemFabricHandle_st {
  int reserved;
};
typedef struct cudaMemFabricHandle_t_opaque* cudaMemFabricHandle_t;
struct cudaMemFreeNodeParams {
  int reserved;
};
struct cudaMemPoolPtrExportData {
  int reserved;
};
enum cudaMemcpy3DBatchOp : int {};
struct cudaMemcpy3DOperand {
  int reserved;
};
enum cudaMemcpyAttributes : int {};
struct cudaMemcpyNodeParams {
  int reserved;
};
struct cudaMemsetParamsV2 {
  int reserved;
};
struct cudaMipmappedArray {
  int reserved;
};
struct cudaOffset3D {
  int reserved;
};
typedef enum cudaOutputMode cudaOutputMode_t;
struct surfaceReference {
  int reserved;
};
