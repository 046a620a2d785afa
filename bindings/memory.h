#pragma once
#include <cstddef>

namespace graticule::bindings {

/// Call on a thread that has just freed much: after every so many bytes of work (all threads together) what the allocator
/// keeps of it goes back to the system, where its threads' pools would keep tens of megabytes for good.
void give_back_after(std::size_t bytes);

}  // namespace graticule::bindings
