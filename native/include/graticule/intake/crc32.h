#pragma once
#include <cstddef>
#include <cstdint>

namespace graticule::intake {

/// CRC-32 of gzip (RFC 1952 §8): continue `crc` (0 at the start) over more bytes.
uint32_t crc32(uint32_t crc, const uint8_t* data, size_t size);

/// The same by tables alone, whatever the processor offers.
uint32_t crc32_portable(uint32_t crc, const uint8_t* data, size_t size);

}  // namespace graticule::intake
