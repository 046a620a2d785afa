// Kernels give the same bits at every instruction level, and what they compute is what a plain loop computes.
#include <cmath>
#include <cstring>
#include <limits>
#include <random>
#include <vector>

#include "check.h"
#include "kernels/at_most.h"
#include "kernels/bin_values.h"
#include "kernels/gain_scan.h"
#include "kernels/gradients.h"
#include "kernels/histogram.h"
#include "kernels/partition.h"

using namespace graticule::kernels;

static std::vector<Simd> levels() {
  std::vector<Simd> list;
  for (int level = 0; level <= static_cast<int>(simd_level()); ++level) list.push_back(static_cast<Simd>(level));
  return list;
}

static std::mt19937_64 generator(7);

static std::vector<float> numbers(size_t count, float scale) {
  std::normal_distribution<float> normal(0, scale);
  std::vector<float> values(count);
  for (float& value : values) value = normal(generator);
  return values;
}

template <typename T>
static void bins_count_edges_below() {
  for (const size_t edge_count : {0u, 1u, 15u, 16u, 17u, 100u, 254u}) {
    std::vector<double> edges(edge_count);
    for (size_t i = 0; i < edge_count; ++i) edges[i] = -1 + 2.0 * static_cast<double>(i) / 254 + 1e-12 * static_cast<double>(i % 3);
    std::vector<T> values;
    for (const double edge : edges)
      for (const double shift : {0.0, 1e-9, -1e-9, 1e-7, -1e-7}) values.push_back(static_cast<T>(edge + shift));
    for (const float value : numbers(101, 1)) values.push_back(static_cast<T>(value));
    for (const double value : {std::nan(""), HUGE_VAL, -HUGE_VAL, 0.0, -0.0}) values.push_back(static_cast<T>(value));
    std::vector<uint8_t> bins(values.size());
    const EdgeBlocks<T> blocks(edges.data(), edges.size());
    for (const Simd level : levels()) {
      bin_values(blocks, values.data(), values.size(), bins.data(), level);
      for (size_t i = 0; i < values.size(); ++i) {
        int expected = std::isnan(values[i]) ? 0 : 1;
        for (const double edge : edges) expected += edge < static_cast<double>(values[i]);
        CHECK(bins[i] == expected);
      }
    }
  }
}

static void the_exponential_is_close() {
  for (float x = -87; x < 87; x += 0.0137f) CHECK_NEAR(exponential(x) / std::exp(static_cast<double>(x)), 1, 4e-7);
  CHECK(exponential(-1000) > 0 && exponential(-1000) < 1e-37f);
  CHECK(std::isfinite(exponential(1000)));
}

static void gradients_agree_at_every_level() {
  const size_t count = 1003;
  const std::vector<float> scores = numbers(count, 3), target = numbers(count, 3), sums = numbers(count, 1);
  std::vector<float> weights = numbers(count, 1);
  for (float& weight : weights) weight = std::fabs(weight);
  std::vector<int32_t> codes(count);
  for (int32_t& code : codes) code = static_cast<int32_t>(generator() % 2);
  std::vector<std::vector<float>> expected;
  std::vector<PackedGradient> expected_packed;
  for (const Simd level : levels()) {
    std::vector<std::vector<float>> found;
    std::vector<float> g(count), h(count);
    const auto keep = [&] {
      found.push_back(g);
      found.push_back(h);
    };
    squared_gradients(scores.data(), target.data(), weights.data(), count, g.data(), h.data(), level);
    keep();
    quantile_gradients(scores.data(), target.data(), nullptr, 0.3f, count, g.data(), h.data(), level);
    keep();
    softmax_gradients(scores.data(), sums.data(), codes.data(), 1, 1.5f, weights.data(), count, g.data(), h.data(), level);
    keep();
    logistic_gradients(scores.data(), codes.data(), weights.data(), count, g.data(), h.data(), level);
    keep();
    for (size_t i = 0; i < count; ++i) {
      const double p = 1 / (1 + std::exp(-static_cast<double>(scores[i])));
      CHECK_NEAR(g[i], weights[i] * (p - codes[i]), 1e-5);
      CHECK_NEAR(h[i], weights[i] * p * (1 - p), 1e-5);
    }
    float top_g, top_h;
    gradient_range(g.data(), h.data(), count, &top_g, &top_h, level);
    for (size_t i = 0; i < count; ++i) CHECK(std::fabs(g[i]) <= top_g && h[i] <= top_h);
    std::vector<PackedGradient> packed(count);
    pack_gradients(g.data(), h.data(), count, 32766 / top_g, 65534 / top_h, 99, 5, packed.data(), level);
    for (size_t i = 0; i < count; ++i) {
      CHECK_NEAR((static_cast<int32_t>(packed[i]) >> 16) * top_g / 32766, g[i], top_g / 32000);
      CHECK_NEAR((packed[i] & 0xFFFF) * top_h / 65534, h[i], top_h / 65000);
    }
    if (level == Simd::kPortable) {
      expected = found;
      expected_packed = packed;
    }
    for (size_t i = 0; i < found.size(); ++i) CHECK(std::memcmp(found[i].data(), expected[i].data(), count * sizeof(float)) == 0);
    CHECK(packed == expected_packed);
  }
}

static void partition_keeps_order_and_agrees() {
  for (const size_t count : {0u, 1u, 15u, 16u, 17u, 1000u}) {
    std::vector<uint8_t> column(2000 + 64);
    for (uint8_t& bin : column) bin = static_cast<uint8_t>(generator());
    uint8_t goes_left[256];
    for (uint8_t& left : goes_left) left = generator() & 1;
    std::vector<uint32_t> rows(count);
    for (size_t i = 0; i < count; ++i) rows[i] = static_cast<uint32_t>(i * 2 + generator() % 2);
    std::vector<uint32_t> expected_left, expected_right;
    for (const uint32_t row : rows) (goes_left[column[row]] ? expected_left : expected_right).push_back(row);
    for (const Simd level : levels()) {
      std::vector<uint32_t> left(count + 16), right(count + 16);
      const size_t lefts = partition_rows(column.data(), 2000, goes_left, rows.data(), count, left.data(), right.data(), level);
      CHECK(lefts == expected_left.size());
      CHECK(std::equal(expected_left.begin(), expected_left.end(), left.begin()));
      CHECK(std::equal(expected_right.begin(), expected_right.end(), right.begin()));
    }
  }
}

/// The packed sums must survive the extremes: every row at the ends of the grid, all in one bin.
static void histograms_hold_the_extremes() {
  for (const int width : {1, 5, 16}) {
    std::vector<uint8_t> bins(kPackedRows * width, 7);
    std::vector<uint32_t> rows(kPackedRows);
    for (size_t i = 0; i < rows.size(); ++i) rows[i] = static_cast<uint32_t>(i);
    std::vector<int32_t> offsets(width);
    for (int column = 0; column < width; ++column) offsets[column] = column * 256;
    for (const int32_t extreme : {32767, -32767}) {
      const std::vector<PackedGradient> gradients(kPackedRows, (static_cast<uint32_t>(extreme) << 16) | 65535u);
      std::vector<int64_t> packed(static_cast<size_t>(width) * 256, 0);
      std::vector<Bin> wide(static_cast<size_t>(width) * 256, Bin{0, 0}), direct = wide;
      accumulate_packed(bins.data(), width, rows.data(), rows.size(), gradients.data(), packed.data());
      for (int column = 0; column < width; ++column) flush_packed(packed.data() + column * 256, 256, wide.data() + column * 256);
      accumulate_wide(bins.data(), width, rows.data(), rows.size(), gradients.data(), offsets.data(), direct.data());
      for (int column = 0; column < width; ++column) {
        CHECK(wide[column * 256 + 7].gradient == static_cast<int64_t>(extreme) * 65536);
        CHECK(wide[column * 256 + 7].hessian == int64_t{65535} * 65536);
      }
      CHECK(std::memcmp(wide.data(), direct.data(), wide.size() * sizeof(Bin)) == 0);
      std::vector<Bin> alone(256, Bin{0, 0});
      std::vector<uint8_t> column(rows.size());
      for (size_t i = 0; i < rows.size(); ++i) column[rows[i]] = bins[static_cast<size_t>(rows[i]) * width];
      accumulate_column(column.data(), rows.data(), rows.size(), gradients.data(), alone.data());
      CHECK(std::memcmp(direct.data(), alone.data(), alone.size() * sizeof(Bin)) == 0);
      for (const int64_t sum : packed) CHECK(sum == 0);
    }
  }
}

static void the_best_cut_is_the_best_of_all() {
  for (int trial = 0; trial < 200; ++trial) {
    const int count = 1 + static_cast<int>(generator() % 255);
    int64_t gradients[264] = {0}, hessians[264] = {0}, g = 0, h = 0;
    for (int i = 0; i < count; ++i) {
      // Every fourth place adds nothing: of equal cuts the first counts.
      gradients[i] = g += i % 4 == 3 ? 0 : static_cast<int64_t>(generator() % 2001) - 1000;
      hessians[i] = h += i % 4 == 3 ? 0 : static_cast<int64_t>(generator() % 100);
    }
    const GainRule rule{0.01 * static_cast<double>(g) + 3, 0.5 * static_cast<double>(h) + 7, 0.01, 0.5, 1, 20};
    int expected = -1;
    double best = 0;
    for (int i = 0; i < count; ++i) {
      const double lg = gradients[i] * 0.01, lh = hessians[i] * 0.5, rg = rule.gradient - lg, rh = rule.hessian - lh;
      const double score = lg * lg / (lh + 1) + rg * rg / (rh + 1);
      if (lh < 20 || rh < 20 || score <= best * (1 + 1e-12)) continue;
      best = score;
      expected = i;
    }
    const BestCut portable = best_cut(gradients, hessians, count, rule, Simd::kPortable);
    if (expected < 0) {
      CHECK(portable.score < 0);
    } else {
      CHECK(portable.index == expected);
      CHECK_NEAR(portable.score, best, 1e-9 * best);
    }
    for (const Simd level : levels()) {
      const BestCut cut = best_cut(gradients, hessians, count, rule, level);
      CHECK(cut.score == portable.score && cut.index == portable.index);
    }
  }
}

static void what_is_at_most_a_limit_is_found() {
  for (const size_t count : {0u, 1u, 7u, 16u, 31u, 33u, 100u, 1003u}) {
    std::vector<uint32_t> values(count);
    for (uint32_t& value : values) value = static_cast<uint32_t>(generator() % 3 == 0 ? generator() : generator() % 8);
    for (const uint32_t limit : {0u, 3u, 7u, 0x7fffffffu, 0x80000000u, 0xffffffffu}) {
      std::vector<uint32_t> expected;
      for (size_t i = 0; i < count; ++i)
        if (values[i] <= limit) expected.push_back(static_cast<uint32_t>(i));
      for (const Simd level : levels()) {
        CHECK(count_at_most(values.data(), count, limit, level) == expected.size());
        std::vector<uint32_t> places(count + kPlacesPadding);
        places.resize(places_at_most(values.data(), count, limit, places.data(), level));
        CHECK(places == expected);
      }
    }
  }
}

int main() {
  what_is_at_most_a_limit_is_found();
  the_best_cut_is_the_best_of_all();
  bins_count_edges_below<float>();
  bins_count_edges_below<double>();
  the_exponential_is_close();
  gradients_agree_at_every_level();
  partition_keeps_order_and_agrees();
  histograms_hold_the_extremes();
  return 0;
}
