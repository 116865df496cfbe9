// Reads of textures and surfaces, by object and by the texture references that CUDA 12 took away.
#pragma once
#pragma GCC system_header
#include "driver_types.h"

template <typename T, typename Texture>
__device__ T tex1Dfetch(Texture texture, int x) { __builtin_unreachable(); }
template <typename T, typename... Coordinates>
__device__ T tex1D(cudaTextureObject_t texture, Coordinates... at) { __builtin_unreachable(); }
template <typename T, typename... Coordinates>
__device__ T tex2D(cudaTextureObject_t texture, Coordinates... at) { __builtin_unreachable(); }
template <typename T, typename... Coordinates>
__device__ T tex3D(cudaTextureObject_t texture, Coordinates... at) { __builtin_unreachable(); }
template <typename T, typename... Coordinates>
__device__ T tex1DLod(cudaTextureObject_t texture, Coordinates... at) { __builtin_unreachable(); }
template <typename T, typename... Coordinates>
__device__ T tex2DLod(cudaTextureObject_t texture, Coordinates... at) { __builtin_unreachable(); }
template <typename T, typename... Coordinates>
__device__ T tex3DLod(cudaTextureObject_t texture, Coordinates... at) { __builtin_unreachable(); }
template <typename T, typename... Coordinates>
__device__ T tex2DGrad(cudaTextureObject_t texture, Coordinates... at) { __builtin_unreachable(); }
template <typename T, typename... Coordinates>
__device__ T tex2Dgather(cudaTextureObject_t texture, Coordinates... at) { __builtin_unreachable(); }
template <typename T, typename... Coordinates>
__device__ T tex1DLayered(cudaTextureObject_t texture, Coordinates... at) { __builtin_unreachable(); }
template <typename T, typename... Coordinates>
__device__ T tex2DLayered(cudaTextureObject_t texture, Coordinates... at) { __builtin_unreachable(); }
template <typename T, typename... Coordinates>
__device__ T texCubemap(cudaTextureObject_t texture, Coordinates... at) { __builtin_unreachable(); }
template <typename T, int kind, cudaTextureReadMode mode>
__device__ T tex1Dfetch(texture<T, kind, mode> reference, int x) { __builtin_unreachable(); }
template <typename T, int kind, cudaTextureReadMode mode, typename... Coordinates>
__device__ T tex1D(texture<T, kind, mode> reference, Coordinates... at) { __builtin_unreachable(); }
template <typename T, int kind, cudaTextureReadMode mode, typename... Coordinates>
__device__ T tex2D(texture<T, kind, mode> reference, Coordinates... at) { __builtin_unreachable(); }
template <typename T, int kind, cudaTextureReadMode mode, typename... Coordinates>
__device__ T tex3D(texture<T, kind, mode> reference, Coordinates... at) { __builtin_unreachable(); }

template <typename T, typename... Arguments>
__device__ T surf1Dread(cudaSurfaceObject_t surface, Arguments... arguments) { __builtin_unreachable(); }
template <typename T, typename... Arguments>
__device__ T surf2Dread(cudaSurfaceObject_t surface, Arguments... arguments) { __builtin_unreachable(); }
template <typename T, typename... Arguments>
__device__ T surf3Dread(cudaSurfaceObject_t surface, Arguments... arguments) { __builtin_unreachable(); }
template <typename T, typename... Arguments>
__device__ void surf1Dwrite(T value, cudaSurfaceObject_t surface, Arguments... arguments) { __builtin_unreachable(); }
template <typename T, typename... Arguments>
__device__ void surf2Dwrite(T value, cudaSurfaceObject_t surface, Arguments... arguments) { __builtin_unreachable(); }
template <typename T, typename... Arguments>
__device__ void surf3Dwrite(T value, cudaSurfaceObject_t surface, Arguments... arguments) { __builtin_unreachable(); }
