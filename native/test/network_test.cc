#include <cmath>
#include <cstdint>
#include <cstring>
#include <vector>

#include "check.h"
#include "network/tiles.h"

namespace {

using namespace graticule;

struct Lcg {
  std::uint64_t state = 4321;
  float uniform() {
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    return static_cast<float>(static_cast<double>(state >> 11) / 9007199254740992.0);
  }
};

/// The value of binary16 by its definition.
float half_value(std::uint16_t bits) {
  const int exponent = bits >> 10 & 31, fraction = bits & 1023;
  const double magnitude = exponent == 0 ? std::ldexp(fraction, -24) : std::ldexp(1024 + fraction, exponent - 25);
  return static_cast<float>(bits & 0x8000 ? -magnitude : magnitude);
}

/// Every level that this machine has.
std::vector<kernels::Simd> levels() {
  std::vector<kernels::Simd> all{kernels::Simd::kPortable};
  for (const kernels::Simd level : {kernels::Simd::kAvx2, kernels::Simd::kAvx512})
    if (level <= kernels::simd_level()) all.push_back(level);
  return all;
}

void halves_are_read_exactly() {
  for (const kernels::Simd level : levels())
    for (std::uint32_t from = 0; from < 0x10000; from += network::kTile) {
      if ((from >> 10 & 31) == 31) continue;  // infinities and NaN are no weights
      std::uint16_t bits[network::kTile];
      float out[network::kTile];
      for (std::size_t lane = 0; lane < network::kTile; ++lane) bits[lane] = static_cast<std::uint16_t>(from + lane);
      kernels::at_level_of(level, [&](auto bytes) GRATICULE_INLINE_BODY {
        network::Lanes<decltype(bytes)::value> wide;
        network::load(bits, wide);
        network::store(wide, out);
      });
      for (std::size_t lane = 0; lane < network::kTile; ++lane) CHECK(out[lane] == half_value(bits[lane]));
    }
}

/// Nothing is nearer than what a number is rounded to.
void halves_are_the_nearest() {
  for (std::uint32_t bits = 0; bits < 0x7bff; ++bits) {
    const float low = half_value(static_cast<std::uint16_t>(bits)), high = half_value(static_cast<std::uint16_t>(bits + 1));
    const float middle = low + (high - low) / 2;
    const std::uint32_t even = bits + (bits & 1);
    CHECK(network::half_of(low) == bits);
    CHECK(network::half_of(-low) == (bits | 0x8000));
    CHECK(network::half_of(middle) == even);
    CHECK(network::half_of(std::nextafter(middle, low)) == bits);
    CHECK(network::half_of(std::nextafter(middle, high)) == bits + 1);
  }
  CHECK(network::half_of(65504.0f) == 0x7bff && network::half_of(1e30f) == 0x7bff && network::half_of(-1e30f) == 0xfbff);
}

void exponentials_are_those_of_the_library() {
  for (int i = 0; i <= 200000; ++i) {
    const float x = -88.0f * static_cast<float>(i) / 200000;
    const double wanted = x < -87.0f ? 0 : std::exp(static_cast<double>(x));
    CHECK_NEAR(network::near_exp(x), wanted, 4e-7 * wanted);
  }
  CHECK(network::near_exp(0) == 1);
}

/// Each element is one sum in the order of the inputs, at every level, in any company.
void products_are_plain_sums(std::size_t rows, std::size_t inputs, std::size_t outputs) {
  Lcg random;
  std::vector<float> x(rows * inputs), expected(rows * outputs);
  std::vector<std::uint16_t> halves(inputs * outputs);
  std::vector<float> singles(inputs * outputs);
  for (float& value : x) value = 2 * random.uniform() - 1;
  for (std::size_t i = 0; i < halves.size(); ++i) {
    halves[i] = static_cast<std::uint16_t>(random.uniform() * 0x7b00) | (i % 2 == 0 ? 0x8000 : 0);
    singles[i] = half_value(halves[i]);
  }
  for (std::size_t row = 0; row < rows; ++row)
    for (std::size_t o = 0; o < outputs; ++o) {
      float sum = 0;
      for (std::size_t k = 0; k < inputs; ++k) sum += x[row * inputs + k] * singles[k * outputs + o];
      expected[row * outputs + o] = sum;
    }
  for (const kernels::Simd level : levels()) {
    std::vector<float> of_halves(rows * outputs), of_singles(rows * outputs);
    kernels::at_level_of(level, [&](auto bytes) GRATICULE_INLINE_BODY {
      constexpr std::size_t kBytes = decltype(bytes)::value;
      network::multiply<kBytes>(x.data(), inputs, rows, halves.data(), outputs, inputs, outputs, of_halves.data(), outputs);
      network::multiply<kBytes>(x.data(), inputs, rows, singles.data(), outputs, inputs, outputs, of_singles.data(), outputs);
    });
    CHECK(of_halves == expected);
    CHECK(of_singles == expected);
  }
}

void shares_sum_to_one() {
  std::vector<float> scores{-3, 80, 2, 79, -200, 5, 5};
  network::softmax(scores.data(), 5, scores.size());
  CHECK_NEAR(scores[0] + scores[1] + scores[2] + scores[3] + scores[4], 1, 1e-6);
  CHECK_NEAR(scores[1] / scores[3], std::exp(1.0), 1e-5);
  CHECK(scores[4] == 0 && scores[5] == 0 && scores[6] == 0);
}

}  // namespace

int main() {
  halves_are_read_exactly();
  halves_are_the_nearest();
  exponentials_are_those_of_the_library();
  for (const std::size_t rows : {1, 2, 3, 7, 11, 12, 13, 31}) {
    products_are_plain_sums(rows, 17, 16);
    products_are_plain_sums(rows, 700, 112);
  }
  shares_sum_to_one();
  return 0;
}
