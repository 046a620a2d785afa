#pragma once
#include <cstdint>
#include <stdexcept>
#include <vector>

#include "graticule/trees/tree_model.h"

namespace graticule::trees {

/// Bytes that are not a whole, sound tree model of this version.
struct BadModelBytes : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Little-endian: magic, version, payload length, checksum, payload. The same model gives the same bytes.
std::vector<uint8_t> serialize(const TreeModel& model);

/// Bytes before the payload.
constexpr size_t kModelHeaderBytes = 8 + 4 + 8 + 8;

/// Makes length and checksum in the header those of the payload. `bytes` has at least kModelHeaderBytes.
void seal_model_bytes(std::vector<uint8_t>& bytes);

/// Checks everything that prediction relies on, so that no bytes can make it read out of bounds or loop.
/// @throws BadModelBytes
TreeModel deserialize(const uint8_t* bytes, size_t size);

}  // namespace graticule::trees
