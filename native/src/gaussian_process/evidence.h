#pragma once
#include "graticule/gaussian_process.h"

namespace graticule {

/// The kernel of the largest sum of the parts' log marginal likelihoods and of the log prior, by L-BFGS.
Kernel most_likely_kernel(const Design& x, const GaussianProcessSpec& spec, const LinearOptions& options);

}  // namespace graticule
