#pragma once

namespace graticule {

/// Version of the native engine's numerical behaviour: raised whenever the same input may give other bits.
const char* engine_version();

}  // namespace graticule
