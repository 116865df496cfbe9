// anywarp: --rocm 6.4
// CUDA 13 takes a place where CUDA 11 took a device: HIP has both, under two names.
void move(float* data, size_t bytes, int device, hipStream_t stream) {
  hipMemLocation place = {hipMemLocationTypeDevice, device};
  cudaMemPrefetchAsync(data, bytes, place, 0, stream);
  cudaMemPrefetchAsync(data, bytes, place, 0);
  cudaMemAdvise(data, bytes, hipMemAdviseSetReadMostly, place);
  hipMemPrefetchAsync(data, bytes, device, stream);
  hipMemPrefetchAsync(data, bytes, device);
  hipMemAdvise(data, bytes, hipMemAdviseSetReadMostly, device);
}
