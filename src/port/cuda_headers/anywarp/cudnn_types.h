// Types of cuDNN whose members programs touch.
#pragma once
#pragma GCC system_header
#include "driver_types.h"

typedef struct cudnnContext* cudnnHandle_t;
enum cudnnStatus_t : int;
enum cudnnConvolutionFwdAlgo_t : int;
enum cudnnConvolutionBwdDataAlgo_t : int;
enum cudnnConvolutionBwdFilterAlgo_t : int;
struct cudnnConvolutionFwdAlgoPerf_t {
  cudnnConvolutionFwdAlgo_t algo;
  cudnnStatus_t status;
  float time;
  size_t memory;
  int determinism, mathType, reserved[3];
};
struct cudnnConvolutionBwdDataAlgoPerf_t {
  cudnnConvolutionBwdDataAlgo_t algo;
  cudnnStatus_t status;
  float time;
  size_t memory;
  int determinism, mathType, reserved[3];
};
struct cudnnConvolutionBwdFilterAlgoPerf_t {
  cudnnConvolutionBwdFilterAlgo_t algo;
  cudnnStatus_t status;
  float time;
  size_t memory;
  int determinism, mathType, reserved[3];
};
#define CUDNN_VERSION 90000
#define CUDNN_MAJOR 9
#define CUDNN_MINOR 0
#define CUDNN_PATCHLEVEL 0
#define CUDNN_DIM_MAX 8
