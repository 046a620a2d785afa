#include "graticule/version.h"

#include "check.h"

int main() {
  CHECK(graticule::engine_version()[0] != '\0');
  return 0;
}
