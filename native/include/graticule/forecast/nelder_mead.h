#pragma once
#include <algorithm>
#include <cmath>
#include <vector>

namespace graticule::forecast {

/// Downhill simplex (Nelder and Mead 1965) with the standard coefficients 1, 2, 1/2, 1/2.
/// Returns the least value found and leaves its place in `x`; stops when the spread of values falls under
/// `tolerance` (relative) or after `max_evaluations`. Deterministic.
template <class Objective>
double nelder_mead(std::vector<double>& x, const std::vector<double>& step, int max_evaluations,
                   double tolerance, Objective&& objective) {
  const int d = static_cast<int>(x.size());
  if (d == 0) return objective(x.data());
  std::vector<std::vector<double>> point(d + 1, x);
  std::vector<double> value(d + 1);
  for (int i = 0; i < d; ++i) point[i + 1][i] += step[i];
  for (int i = 0; i <= d; ++i) value[i] = objective(point[i].data());
  int evaluations = d + 1;
  std::vector<double> centre(d), trial(d), further(d);
  std::vector<int> order(d + 1);
  for (int i = 0; i <= d; ++i) order[i] = i;
  const auto sort_order = [&] {
    std::sort(order.begin(), order.end(), [&](int a, int b) { return value[a] < value[b] || (value[a] == value[b] && a < b); });
  };
  sort_order();
  while (evaluations < max_evaluations) {
    const int best = order[0], worst = order[d], second = order[d - 1 < 0 ? 0 : d - 1];
    if (std::fabs(value[worst] - value[best]) <= tolerance * (std::fabs(value[best]) + 1e-12)) break;
    std::fill(centre.begin(), centre.end(), 0.0);
    for (int k = 0; k < d; ++k)
      for (int j = 0; j < d; ++j) centre[j] += point[order[k]][j];
    for (int j = 0; j < d; ++j) centre[j] /= d;
    const auto along = [&](double t, std::vector<double>& out) {
      for (int j = 0; j < d; ++j) out[j] = centre[j] + t * (point[worst][j] - centre[j]);
      ++evaluations;
      return objective(out.data());
    };
    const double reflected = along(-1.0, trial);
    if (reflected < value[best]) {
      const double expanded = along(-2.0, further);
      if (expanded < reflected) { point[worst] = further; value[worst] = expanded; }
      else { point[worst] = trial; value[worst] = reflected; }
    } else if (reflected < value[second]) {
      point[worst] = trial; value[worst] = reflected;
    } else {
      const bool outside = reflected < value[worst];
      const double contracted = along(outside ? -0.5 : 0.5, further);
      if (contracted < (outside ? reflected : value[worst])) {
        point[worst] = further; value[worst] = contracted;
      } else {
        for (int k = 1; k <= d; ++k) {
          const int i = order[k];
          for (int j = 0; j < d; ++j) point[i][j] = point[best][j] + 0.5 * (point[i][j] - point[best][j]);
          value[i] = objective(point[i].data());
        }
        evaluations += d;
      }
    }
    sort_order();
  }
  x = point[order[0]];
  return value[order[0]];
}

}  // namespace graticule::forecast
