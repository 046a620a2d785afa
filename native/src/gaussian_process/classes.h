#pragma once

#include "gaussian_process/covariances.h"

namespace graticule {

/// Gaussian process classification by Laplace's method (Rasmussen & Williams, §3.4 and §3.5, with one bound of the curvature for all
/// classes of a row, so that they share a factor): latent values of the largest posterior density under the kernel of `out`, whose
/// variances are brought to their unit.
void fit_classes(const ProcessRows& rows, const GaussianProcessSpec& spec, const LinearOptions& options, GaussianProcess& out);

}  // namespace graticule
