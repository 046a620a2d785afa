#include <cmath>

#include "cholesky.h"
#include "gaussian_process/classes.h"
#include "gaussian_process/covariances.h"
#include "gaussian_process/evidence.h"

namespace graticule {

GaussianProcess fit_gaussian_process(const Design& x, const GaussianProcessSpec& spec, const LinearOptions& options) {
  const std::size_t n = x.rows, outputs = spec.outputs;
  GaussianProcess out;
  out.kernel = most_likely_kernel(x, spec, options);
  options.control.progress(0.5);

  const ProcessRows all(x, spec, nullptr, n);
  if (spec.codes != nullptr) {
    fit_classes(all, spec, options, out);
    options.control.progress(1);
    return out;
  }
  std::vector<double> factor;
  // Rows that repeat one another with next to no noise may leave nothing positive to the last of them.
  for (;; out.kernel.noise *= 10) {
    factor = covariances(all, out.kernel, options);
    if (!std::isnan(cholesky(factor, n, options)) || out.kernel.noise > 1e6) break;
  }
  const std::vector<double> lower = inverse_of_factor(factor, n, options);
  out.duals = duals_of(lower, all.targets, n, outputs);
  // The residual of a row left out is its dual ÷ the diagonal entry of K⁻¹ (Rasmussen & Williams, §5.4.2).
  const std::vector<double> precision = inverse_diagonal(lower, n);
  out.leave_one_out.resize(n * outputs);
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t o = 0; o < outputs; ++o)
      out.leave_one_out[i * outputs + o] = all.targets[i * outputs + o] - out.duals[i * outputs + o] / precision[i];
  options.control.progress(1);
  return out;
}

}  // namespace graticule
