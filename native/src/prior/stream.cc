#include "graticule/prior/stream.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "prior/draws.h"

namespace graticule::prior {

namespace {

constexpr std::uint32_t kMagic = 0x31425047;

void put(std::string& out, std::uint32_t value) {
  for (int shift = 0; shift < 32; shift += 8) out.push_back(static_cast<char>(value >> shift & 255));
}

void put(std::string& out, const std::vector<float>& values) {
  for (const float value : values) {
    std::uint32_t bits;
    std::memcpy(&bits, &value, sizeof bits);
    put(out, bits);
  }
}

}  // namespace

SetShape batch_shape(const StreamSettings& settings, std::uint64_t index) {
  Draws draws(trees::mix(trees::mix(settings.seed, 0x5A4E), index));
  SetShape shape;
  const float rows = draws.log_uniform(static_cast<float>(settings.rows_min), static_cast<float>(settings.rows_max) + 1e-3f);
  shape.rows = std::clamp<std::size_t>(static_cast<std::size_t>(std::lround(rows / 32)) * 32, (settings.rows_min + 31) / 32 * 32,
                                       std::max(settings.rows_max / 32, (settings.rows_min + 31) / 32) * 32);
  const float skewed = std::pow(draws.uniform(), 1.6f);
  const std::size_t fitting = settings.cells_max == 0 ? settings.columns_max : settings.cells_max / shape.rows;
  const std::size_t most = std::clamp<std::size_t>(fitting, settings.columns_min, settings.columns_max);
  shape.columns = settings.columns_min +
                  static_cast<std::size_t>(skewed * static_cast<float>(most - settings.columns_min + 1));
  shape.train_rows = std::clamp<std::size_t>(static_cast<std::size_t>(draws.uniform(0.3f, 0.9f) * static_cast<float>(shape.rows)), 16,
                                             shape.rows - 1);
  shape.task = draws.chance(static_cast<float>(settings.regression_share)) ? Task::kRegression : Task::kClassification;
  shape.max_classes = settings.classes_max;
  return shape;
}

std::string encode_batch(const StreamSettings& settings, std::uint64_t index, Tally& tally) {
  const SetShape shape = batch_shape(settings, index);
  const std::uint64_t seed = trees::mix(trees::mix(settings.seed, 0xBA7C), index);
  std::string classes, categorical, x, y;
  x.reserve(std::size_t{4} * settings.batch * shape.rows * shape.columns);
  for (std::uint32_t i = 0; i < settings.batch; ++i) {
    const SyntheticSet set = draw_set(trees::mix(seed, i), shape, &tally);
    put(classes, set.classes);
    categorical.append(set.categorical.begin(), set.categorical.end());
    put(x, set.x);
    put(y, set.y);
  }
  categorical.resize((categorical.size() + 3) / 4 * 4, '\0');
  std::string record;
  record.reserve(24 + classes.size() + categorical.size() + x.size() + y.size());
  put(record, kMagic);
  put(record, settings.batch);
  put(record, static_cast<std::uint32_t>(shape.rows));
  put(record, static_cast<std::uint32_t>(shape.columns));
  put(record, static_cast<std::uint32_t>(shape.train_rows));
  put(record, static_cast<std::uint32_t>(shape.task));
  return record + classes + categorical + x + y;
}

}  // namespace graticule::prior
