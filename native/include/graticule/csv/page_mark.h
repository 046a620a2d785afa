#pragma once
#include <string_view>

namespace graticule::csv {

/// Whether a line says nothing but that a page of a report, or the report, ends: `Page 2 of 5`, `- 2 -`, `<EOF>`, `-- More --`,
/// `(continued)`, a line that is drawn.
bool is_page_mark(std::string_view text);

}  // namespace graticule::csv
