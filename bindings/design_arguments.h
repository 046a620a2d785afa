#pragma once
#include <algorithm>
#include <cstdint>

#include "arguments.h"
#include "graticule/linear.h"

namespace graticule::bindings {

inline Design design_of(const Arguments& arguments) {
  const std::size_t rows = arguments.size("rows"), columns = arguments.size("columns");
  return {arguments.array<double>("values", size_product(rows, columns)).Data(), rows, columns};
}

inline LinearOptions options_of(const Arguments& arguments) {
  LinearOptions options;
  options.threads = static_cast<int>(std::min<std::size_t>(arguments.size("threads"), 256));
  options.control.words = arguments.array<std::int32_t>("control", 2).Data();
  return options;
}

}  // namespace graticule::bindings
