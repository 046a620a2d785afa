#include "graticule/names.h"

#include <cmath>
#include <cstring>
#include <string>

#include "check.h"

using namespace graticule;

static const std::uint8_t* bytes(const std::string& text) { return reinterpret_cast<const std::uint8_t*>(text.data()); }

static int distance(const std::string& a, const std::string& b, int limit) {
  const auto x = decode_utf8(bytes(a), a.size(), 128), y = decode_utf8(bytes(b), b.size(), 128);
  return edit_distance(x.data(), x.size(), y.data(), y.size(), limit);
}

static double cosine(const std::string& a, const std::string& b) {
  float x[96], y[96];
  embed_name(bytes(a), a.size(), nullptr, 96, x);
  embed_name(bytes(b), b.size(), nullptr, 96, y);
  double sum = 0;
  for (int d = 0; d < 96; d++) sum += x[d] * y[d];
  return sum;
}

int main() {
  CHECK(distance("france", "france", 2) == 0);
  CHECK(distance("farnce", "france", 2) == 1);
  CHECK(distance("frnace", "farnce", 2) == 2);
  CHECK(distance("iran", "iraq", 1) == 1);
  CHECK(distance("kitten", "sitting", 2) == 3);
  CHECK(distance("", "ab", 2) == 2);
  CHECK(distance("日本", "日木", 1) == 1);
  CHECK(distance("ba", "acb", 1) == 2);

  // Malformed UTF-8 never reads past its end.
  const std::string broken = "\xf0\x9f";
  CHECK(decode_utf8(bytes(broken), broken.size(), 8).size() == 1);
  const std::string stray = "\xff\x80z";
  CHECK(decode_utf8(bytes(stray), stray.size(), 8).size() == 3);

  CHECK_NEAR(cosine("mediterranean", "mediterranean"), 1.0, 1e-6);
  CHECK(cosine("mediteranean", "mediterranean") > 0.8);
  CHECK(cosine("mediterranean", "zanzibar") < 0.4);
  float zero[8];
  embed_name(nullptr, 0, nullptr, 8, zero);
  for (float value : zero) CHECK(value == 0);

  const char* names[] = {"chad", "china", "chile", "niger", "nigeria", "日本"};
  std::string packed;
  std::uint32_t offsets[7] = {0}, masks[6];
  std::uint64_t signatures[6];
  for (int i = 0; i < 6; i++) {
    packed += names[i];
    offsets[i + 1] = static_cast<std::uint32_t>(packed.size());
    masks[i] = i == 4 ? 2 : 1;
    signatures[i] = letter_signature(reinterpret_cast<const std::uint8_t*>(names[i]), std::strlen(names[i]));
  }
  const NameTable table{bytes(packed), offsets, masks, signatures, 6};
  const auto find = [&](const std::string& query, std::uint32_t mask, int limit) {
    return scan_names(table, mask, bytes(query), query.size(), limit, 10);
  };
  CHECK(find("nigera", 3, 1).size() == 2);
  CHECK(find("nigera", 1, 1).size() == 1);
  CHECK(find("chian", 3, 1).size() == 1 && find("chian", 3, 1)[0].name == 1);
  CHECK(find("日夲", 3, 1)[0].name == 5);
  CHECK(find("xyz", 3, 2).empty());
  const std::uint32_t some[] = {2, 4};
  const auto among = scan_names(table, 3, bytes("nigera"), 6, 1, 10, {some, 2});
  CHECK(among.size() == 1 && among[0].name == 4);

  const float vectors[] = {1, 0, 0.6f, 0.8f, 0, 1, NAN, 0, 0.6f, 0.8f};
  const std::uint32_t kinds[] = {1, 1, 2, 1, 1};
  const float query[] = {0.6f, 0.8f};
  const auto nearest = nearest_vectors({vectors, kinds, 5, 2}, 1, query, 3);
  CHECK(nearest.size() == 3 && nearest[0].name == 1 && nearest[1].name == 4 && nearest[2].name == 0);
  CHECK(nearest[2].cosine == 0.6f);
  CHECK(nearest_vectors({vectors, kinds, 5, 2}, 2, query, 3).size() == 1);
  CHECK(nearest_vectors({nullptr, nullptr, 0, 2}, 1, query, 3).empty());
  CHECK(nearest_vectors({vectors, kinds, 5, 2}, 3, query, 0).empty());
  return 0;
}
