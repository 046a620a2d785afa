#include "graticule/csv/page_mark.h"

#include <string>

namespace graticule::csv {
namespace {

constexpr std::string_view digits = "0123456789";
constexpr size_t longest_mark = 40;

/// ASCII letters small; others as they are.
std::string small(std::string_view text) {
  std::string lower(text);
  for (char& c : lower) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + 32);
  }
  return lower;
}

bool take(std::string_view& text, std::string_view word) {
  if (text.substr(0, word.size()) != word) return false;
  text.remove_prefix(word.size());
  return true;
}

void skip(std::string_view& text, std::string_view what) {
  const size_t n = text.find_first_not_of(what);
  text.remove_prefix(n == std::string_view::npos ? text.size() : n);
}

bool take_digits(std::string_view& text) {
  const size_t before = text.size();
  skip(text, digits);
  return text.size() < before && before - text.size() <= 6;
}

/// `page 2`, `page: 2 of 5`, `seite 2/5`.
bool is_numbered_page(std::string_view text) {
  constexpr std::string_view words[] = {"page",   "seite",  "p\xC3\xA1gina", "p\xC3\x81gina", "pagina",  "sida",
                                        "side",   "strona", "str\xC3\xA1nka", "sivu",    "\xD1\x81\xD1\x82\xD1\x80\xD0\xB0\xD0\xBD\xD0\xB8\xD1\x86\xD0\xB0",
                                        "\xD0\xA1\xD1\x82\xD1\x80\xD0\xB0\xD0\xBD\xD0\xB8\xD1\x86\xD0\xB0"};
  bool named = false;
  for (const std::string_view word : words) named = named || take(text, word);
  if (!named) return false;
  skip(text, " :.#");
  if (!take_digits(text)) return false;
  skip(text, " ");
  if (text.empty()) return true;
  constexpr std::string_view of[] = {"of", "/", "von", "sur", "de", "di", "van", "af", "av", "z", "ze", "\xD0\xB8\xD0\xB7"};
  bool parted = false;
  for (const std::string_view word : of) parted = parted || take(text, word);
  skip(text, " ");
  return parted && take_digits(text) && text.empty();
}

}  // namespace

bool is_page_mark(std::string_view written) {
  const std::string lower = small(written.substr(0, longest_mark + 1));
  std::string_view text = lower;
  skip(text, "\f ");
  while (!text.empty() && (text.back() == ' ' || text.back() == '\f')) text.remove_suffix(1);
  if (text.empty()) return false;
  if (written.size() >= 3 && written.find_first_not_of("-_=*+ ") == std::string_view::npos) return true;
  if (text.size() > longest_mark) return false;
  // What is around the words: `-- more --`, `<eof>`, `[continued]`, `(page 2)`.
  const bool dashed = text.front() == '-';
  skip(text, "-<[(% ");
  const size_t last = text.find_last_not_of("->])%. ");
  if (last == std::string_view::npos) return false;
  const bool enclosed = last + 1 < text.size() && text.size() < lower.size();
  text = text.substr(0, last + 1);
  if (is_numbered_page(text)) return true;
  if (enclosed && (text == "eof" || text == "more" || text == "continued" || text == "cont'd" || text == "end of file")) return true;
  if (text == "eof" && lower.find("%%") != std::string::npos) return true;
  // `--More--(45%)`.
  if (dashed && text.substr(0, 4) == "more" && text.find("(") != std::string_view::npos) return true;
  return dashed && enclosed && take_digits(text) && text.empty();
}

}  // namespace graticule::csv
