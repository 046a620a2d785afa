#include "symmetric_eigen.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <numeric>

namespace graticule {

namespace {

/// Reduces the symmetric `a` to tridiagonal form Qᵀ A Q = T. Row k of `a` below ends as the scaled Householder vector
/// of step k; `q` receives Qᵀ, its rows being the basis, so that the rotations of the QL step act on contiguous rows.
void tridiagonalise(std::vector<double>& a, std::size_t n, std::vector<double>& diagonal, std::vector<double>& off,
                    std::vector<double>& q, const RunControl& control) {
  // What is left of a matrix of low rank is rounding, and rounding of rounding, down to numbers whose squares are no
  // doubles any more: far below the rounding of the whole, a row is nought.
  double size = 0;
  for (const double value : a) size = std::max(size, std::fabs(value));
  const double negligible = 1e-24 * size;
  std::vector<double> v(n), p(n);
  std::vector<double> reflectors(n * n, 0.0), betas(n, 0.0);
  for (std::size_t k = 0; k + 2 < n; ++k) {
    if ((k & 31u) == 0) control.check();
    double norm = 0;
    for (std::size_t i = k + 1; i < n; ++i) norm += a[k * n + i] * a[k * n + i];
    norm = std::sqrt(norm);
    if (!(norm > negligible)) continue;
    const double head = a[k * n + k + 1];
    const double alpha = head > 0 ? -norm : norm;
    double vv = 0;
    for (std::size_t i = k + 1; i < n; ++i) v[i] = a[k * n + i];
    v[k + 1] -= alpha;
    for (std::size_t i = k + 1; i < n; ++i) vv += v[i] * v[i];
    const double beta = 2 / vv;
    off[k] = alpha;
    betas[k] = beta;
    for (std::size_t i = k + 1; i < n; ++i) reflectors[k * n + i] = v[i];
    // p = beta A v, then A ← A − v wᵀ − w vᵀ with w = p − (beta/2)(pᵀv) v. A is kept whole, so rows are contiguous.
    std::fill(p.begin() + static_cast<std::ptrdiff_t>(k) + 1, p.end(), 0.0);
    for (std::size_t i = k + 1; i < n; ++i) {
      const double* row = a.data() + i * n;
      const double vi = v[i];
      for (std::size_t j = k + 1; j < n; ++j) p[j] += row[j] * vi;
    }
    double pv = 0;
    for (std::size_t i = k + 1; i < n; ++i) {
      p[i] *= beta;
      pv += p[i] * v[i];
    }
    const double half = 0.5 * beta * pv;
    for (std::size_t i = k + 1; i < n; ++i) p[i] -= half * v[i];
    for (std::size_t i = k + 1; i < n; ++i) {
      double* row = a.data() + i * n;
      const double vi = v[i], wi = p[i];
      for (std::size_t j = k + 1; j < n; ++j) row[j] -= vi * p[j] + wi * v[j];
    }
  }
  for (std::size_t i = 0; i < n; ++i) diagonal[i] = a[i * n + i];
  if (n >= 2) off[n - 2] = a[(n - 2) * n + n - 1];
  // Q = H0 H1 … and every H is symmetric, so Qᵀ = … H1 H0: from the last reflector to the first, on the right.
  std::fill(q.begin(), q.end(), 0.0);
  for (std::size_t i = 0; i < n; ++i) q[i * n + i] = 1;
  for (std::size_t step = n < 2 ? 0 : n - 2; step-- > 0;) {
    if ((step & 31u) == 0) control.check();
    const double beta = betas[step];
    if (beta == 0) continue;
    const double* h = reflectors.data() + step * n;
    for (std::size_t i = step + 1; i < n; ++i) {
      double* row = q.data() + i * n;
      double dot = 0;
      for (std::size_t j = step + 1; j < n; ++j) dot += row[j] * h[j];
      dot *= beta;
      for (std::size_t j = step + 1; j < n; ++j) row[j] -= dot * h[j];
    }
  }
}

/// Implicit QL with Wilkinson's shift on the tridiagonal matrix; rotations are applied to the rows of `q`.
void implicit_ql(std::vector<double>& d, std::vector<double>& e, std::size_t n, std::vector<double>& q,
                 const RunControl& control) {
  const double epsilon = std::numeric_limits<double>::epsilon();
  for (std::size_t l = 0; l < n; ++l) {
    if ((l & 31u) == 0) control.check();
    for (int iteration = 0;; ++iteration) {
      std::size_t m = l;
      while (m + 1 < n && std::fabs(e[m]) > epsilon * (std::fabs(d[m]) + std::fabs(d[m + 1]))) ++m;
      if (m == l || iteration == 60) break;
      double g = (d[l + 1] - d[l]) / (2 * e[l]);
      double r = std::hypot(g, 1.0);
      g = d[m] - d[l] + e[l] / (g + (g >= 0 ? r : -r));
      double s = 1, c = 1, p = 0;
      bool deflated = false;
      for (std::size_t i = m; i-- > l;) {
        const double f = s * e[i], b = c * e[i];
        r = std::hypot(f, g);
        e[i + 1] = r;
        if (r == 0) {
          d[i + 1] -= p;
          e[m] = 0;
          deflated = true;
          break;
        }
        s = f / r;
        c = g / r;
        g = d[i + 1] - p;
        const double t = (d[i] - g) * s + 2 * c * b;
        p = s * t;
        d[i + 1] = g + p;
        g = c * t - b;
        double* upper = q.data() + i * n;
        double* lower = &q[(i + 1) * n];
        for (std::size_t k = 0; k < n; ++k) {
          const double high = lower[k], low = upper[k];
          lower[k] = s * low + c * high;
          upper[k] = c * low - s * high;
        }
      }
      if (deflated) continue;
      d[l] -= p;
      e[l] = g;
      e[m] = 0;
    }
  }
}

}  // namespace

void symmetric_eigen(std::vector<double>& matrix, std::size_t n, std::vector<double>& values,
                     const RunControl& control) {
  values.assign(n, 0.0);
  if (n == 0) return;
  // Squares of very large and very small numbers leave the range of doubles; a power of two changes no digit.
  double size = 0;
  for (const double value : matrix) size = std::max(size, std::fabs(value));
  int exponent = 0;
  std::frexp(size, &exponent);
  if (std::abs(exponent) < 300) exponent = 0;
  if (exponent != 0)
    for (double& value : matrix) value = std::ldexp(value, -exponent);
  std::vector<double> off(n + 1, 0.0), q(n * n);
  tridiagonalise(matrix, n, values, off, q, control);
  implicit_ql(values, off, n, q, control);
  std::vector<std::size_t> order(n);
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return values[a] != values[b] ? values[a] < values[b] : a < b;
  });
  std::vector<double> sorted(n);
  for (std::size_t j = 0; j < n; ++j) {
    sorted[j] = std::ldexp(values[order[j]], exponent);
    for (std::size_t i = 0; i < n; ++i) matrix[i * n + j] = q[order[j] * n + i];
  }
  values.swap(sorted);
}

}  // namespace graticule
