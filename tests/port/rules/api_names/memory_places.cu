// CUDA 13 takes a place where CUDA 11 took a device: HIP has both, under two names.
void move(float* data, size_t bytes, int device, cudaStream_t stream) {
  cudaMemLocation place = {cudaMemLocationTypeDevice, device};
  cudaMemPrefetchAsync(data, bytes, place, 0, stream);
  cudaMemPrefetchAsync(data, bytes, place, 0);
  cudaMemAdvise(data, bytes, cudaMemAdviseSetReadMostly, place);
  cudaMemPrefetchAsync(data, bytes, device, stream);
  cudaMemPrefetchAsync(data, bytes, device);
  cudaMemAdvise(data, bytes, cudaMemAdviseSetReadMostly, device);
}
