#include "graticule/version.h"

namespace graticule {

const char* engine_version() { return "1"; }

}  // namespace graticule
