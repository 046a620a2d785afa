#include "graticule/intake/bytes.h"

#include <algorithm>
#include <cstring>

namespace graticule::intake {

size_t MemorySource::read(uint8_t* out, size_t capacity) {
  const size_t size = std::min({capacity, left_, step_});
  if (size == 0) return 0;
  std::memcpy(out, data_, size);
  data_ += size;
  left_ -= size;
  return size;
}

}  // namespace graticule::intake
