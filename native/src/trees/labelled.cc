#include "graticule/trees/labelled.h"

#include <cmath>
#include <string>

namespace graticule::trees {

Labels take_labels(const Labelled& data, int32_t classes) {
  const size_t rows = data.frame.rows;
  Labels labels;
  if (data.codes != nullptr) {
    labels.codes.assign(data.codes, data.codes + rows);
    for (size_t i = 0; i < rows; ++i)
      if (labels.codes[i] < 0 || labels.codes[i] >= classes)
        throw BadLabels("target[" + std::to_string(i) + "] must be a class code between 0 and " + std::to_string(classes - 1) +
                        ", received " + std::to_string(labels.codes[i]));
  } else {
    labels.target.assign(data.target, data.target + rows);
    for (size_t i = 0; i < rows; ++i)
      if (!std::isfinite(labels.target[i]))
        throw BadLabels("target[" + std::to_string(i) + "] must be a finite number, received " + std::to_string(labels.target[i]));
  }
  if (data.weights == nullptr) return labels;
  std::vector<double> weights(data.weights, data.weights + rows);
  double largest = 0, sum = 0;
  for (size_t i = 0; i < rows; ++i) {
    if (!(weights[i] >= 0) || !std::isfinite(weights[i]))
      throw BadLabels("weights[" + std::to_string(i) + "] must be finite and not negative, received " + std::to_string(weights[i]));
    largest = std::max(largest, weights[i]);
  }
  if (!(largest > 0)) throw BadLabels("weights must not all be zero");
  for (const double weight : weights) sum += weight / largest;
  labels.weights.resize(rows);
  for (size_t i = 0; i < rows; ++i) labels.weights[i] = static_cast<float>(weights[i] / largest / sum * static_cast<double>(rows));
  return labels;
}

}  // namespace graticule::trees
