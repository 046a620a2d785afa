#include <algorithm>
#include <cmath>
#include <cstring>
#include <vector>

#include "blocks.h"
#include "graticule/network.h"
#include "kernels/cosine.h"
#include "network/tiles.h"

namespace graticule {

namespace {

using namespace network;

/// Rows that go through the network together.
constexpr std::size_t kRows = 24;
constexpr std::size_t kShifts[] = {0, 1, 3};  ///< a cell reads its own column and two neighbours on a ring
constexpr double kHalfTurn = 3.14159265358979323846;
constexpr double kFrequencies[] = {kHalfTurn / 4, kHalfTurn / 2, kHalfTurn, 2 * kHalfTurn};
constexpr std::size_t kCellInputs = 17;

/// x · rsqrt(mean of squares) · gain, row by row.
GRATICULE_ALWAYS_INLINE void normalise(const float* x, std::size_t rows, const std::vector<float>& gain, float* out) {
  const std::size_t d = gain.size();
  for (std::size_t row = 0; row < rows; ++row, x += d, out += d) {
    for (std::size_t c = 0; c < d; ++c) out[c] = x[c] * x[c];
    const float unit = 1.0f / std::sqrt(sum_of(out, d) / static_cast<float>(d) + 1e-6f);
    for (std::size_t c = 0; c < d; ++c) out[c] = x[c] * unit * gain[c];
  }
}

template <std::size_t Bytes>
GRATICULE_ALWAYS_INLINE void apply(const HalfMatrix& matrix, const float* x, std::size_t rows, float* out) {
  multiply<Bytes>(x, matrix.inputs, rows, matrix.values.data(), matrix.stride, matrix.inputs, matrix.stride, out, matrix.stride);
}

GRATICULE_ALWAYS_INLINE void squared_relu(float* values, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) {
    const float positive = values[i] > 0 ? values[i] : 0.0f;
    values[i] = positive * positive;
  }
}

GRATICULE_ALWAYS_INLINE void add(float* to, const float* values, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) to[i] += values[i];
}

/// What a block of rows is computed in.
struct Room {
  std::vector<float> inputs, cells, normed, query, found, hidden, pairs, keys, scores, rows;
};

/// @tparam Bytes  of a register
template <std::size_t Bytes>
class Asking {
 public:
  Asking(const Network& network, const NetworkContext& context, std::size_t classes)
      : network_(network), context_(context), shape_(network.shape), classes_(classes) {
    const double count = std::log(static_cast<double>(context.rows)), root = std::sqrt(static_cast<double>(shape_.width / shape_.heads));
    const auto sharpness = [&](const std::vector<float>& base, const std::vector<float>& slope) {
      std::vector<float> out(shape_.heads);
      for (std::size_t h = 0; h < out.size(); ++h) out[h] = static_cast<float>((base[h] + slope[h] * count) / root);
      return out;
    };
    for (const Network::Attention& block : network.over) sharpness_.push_back(sharpness(block.base, block.slope));
    vote_sharpness_ = sharpness(network.vote_base, network.vote_slope);
  }

  GRATICULE_ALWAYS_INLINE void block(const float* cells, std::size_t rows, Room& room, float* out) const {
    const std::size_t d = shape_.cell, tokens = shape_.tokens, p = context_.columns, all = p + tokens, width = shape_.width;
    const std::size_t most = rows * all * d;
    for (std::vector<float>* each : {&room.cells, &room.normed, &room.query, &room.found}) each->resize(std::max(most, rows * width));
    room.hidden.resize(std::max(most, rows * width) * shape_.widening);
    room.pairs.resize(2 * most);
    room.rows.resize(rows * width);
    read(cells, rows, room);
    for (std::size_t i = 0; i < shape_.cell_blocks; ++i) {
      const bool last = i + 1 == shape_.cell_blocks;
      look_down(i, rows, i == 0 ? p : all, room);
      if (i == 0) put_tokens(rows, room);
      look_along(network_.along[i], rows, last ? tokens : all, room);
    }
    normalise(room.cells.data(), rows * tokens, network_.token_gain, room.normed.data());
    apply<Bytes>(network_.widen, room.normed.data(), rows, room.rows.data());
    for (std::size_t i = 0; i < shape_.layers; ++i) look_over(i, rows, room);
    normalise(room.rows.data(), rows, network_.final_gain, room.normed.data());
    if (classes_ > 0) vote(rows, room, out);
    else numbers(rows, room, out);
  }

 private:
  /// rows × columns × cell channels.
  GRATICULE_ALWAYS_INLINE void read(const float* x, std::size_t rows, Room& room) const {
    const std::size_t p = context_.columns, d = shape_.cell;
    room.inputs.assign(rows * p * kCellInputs, 0.0f);
    for (std::size_t row = 0; row < rows; ++row) {
      float* cells = room.inputs.data() + row * p * kCellInputs;
      for (std::size_t c = 0; c < p; ++c) {
        const float value = x[row * p + c];
        const bool finite = std::isfinite(value);
        float z = finite ? (value - context_.mean[c]) / context_.scale[c] : 0.0f;
        // Beyond three deviations only the logarithm grows.
        const float far = std::fabs(z) - 3.0f;
        if (far > 0) z = std::copysign(3.0f + std::log1p(std::min(far, 1e6f)), z);
        for (std::size_t s = 0; s < 3; ++s) {
          // The cell that reads this one at this shift.
          float* reader = cells + ((c + p - kShifts[s] % p) % p) * kCellInputs + 3 * s;
          reader[0] = z;
          reader[1] = finite ? 0.0f : 1.0f;
          reader[2] = context_.categorical[c];
        }
        float* waves = cells + c * kCellInputs + 9;
        for (const double frequency : kFrequencies) {
          const double angle = static_cast<double>(static_cast<float>(frequency) * z);
          *waves++ = static_cast<float>(kernels::near_cosine(angle - kHalfTurn / 2));
          *waves++ = static_cast<float>(kernels::near_cosine(angle));
        }
      }
    }
    apply<Bytes>(network_.read, room.inputs.data(), rows * p, room.normed.data());
    for (std::size_t cell = 0; cell < rows * p; ++cell)
      for (std::size_t c = 0; c < d; ++c) {
        const float value = room.normed[cell * d + c] + network_.read_bias[c];
        room.normed[cell * d + c] = value > 0 ? value : 0.0f;
      }
    apply<Bytes>(network_.lift, room.normed.data(), rows * p, room.cells.data());
  }

  /// rows × columns to rows × (tokens, columns), in place from the end.
  void put_tokens(std::size_t rows, Room& room) const {
    const std::size_t d = shape_.cell, p = context_.columns, tokens = shape_.tokens;
    for (std::size_t row = rows; row-- > 0;) {
      float* to = room.cells.data() + row * (p + tokens) * d;
      std::memmove(to + tokens * d, room.cells.data() + row * p * d, p * d * sizeof(float));
      std::copy(network_.class_tokens.begin(), network_.class_tokens.end(), to);
    }
  }

  GRATICULE_ALWAYS_INLINE void mix(const Network::FeedForward& block, std::size_t rows, Room& room, float* x) const {
    normalise(x, rows, block.gain, room.normed.data());
    apply<Bytes>(block.rise, room.normed.data(), rows, room.hidden.data());
    squared_relu(room.hidden.data(), rows * block.rise.stride);
    apply<Bytes>(block.fall, room.hidden.data(), rows, room.found.data());
    add(x, room.found.data(), rows * block.gain.size());
  }

  GRATICULE_ALWAYS_INLINE void add_found(const Network::Attention& block, std::size_t rows, Room& room, float* x) const {
    apply<Bytes>(block.out, room.found.data(), rows, room.query.data());
    add(x, room.query.data(), rows * block.gain.size());
    mix(block.mix, rows, room, x);
  }

  /// Scales the queries of each head.
  GRATICULE_ALWAYS_INLINE void sharpen(float* query, std::size_t rows, std::size_t channels, const float* factors, std::size_t heads) const {
    const std::size_t each = channels / heads;
    for (std::size_t row = 0; row < rows; ++row)
      for (std::size_t h = 0; h < heads; ++h)
        for (std::size_t c = 0; c < each; ++c) query[row * channels + h * each + c] *= factors[h];
  }

  /// One head of attention: `asked` queries over `seen` keys, all at their strides. `keys` are channels × key_stride.
  GRATICULE_ALWAYS_INLINE void attend(const float* query, std::size_t query_stride, std::size_t asked, const float* keys, std::size_t key_stride,
                                      std::size_t seen, std::size_t channels, const float* values, std::size_t value_stride, Room& room,
                                      float* found, std::size_t found_stride) const {
    room.scores.resize(asked * key_stride);
    multiply<Bytes>(query, query_stride, asked, keys, key_stride, channels, key_stride, room.scores.data(), key_stride);
    for (std::size_t a = 0; a < asked; ++a) softmax(room.scores.data() + a * key_stride, seen, key_stride);
    multiply<Bytes>(room.scores.data(), key_stride, asked, values, value_stride, seen, channels, found, found_stride);
  }

  GRATICULE_ALWAYS_INLINE void look_down(std::size_t i, std::size_t rows, std::size_t columns, Room& room) const {
    const Network::Attention& block = network_.down[i];
    const std::size_t d = shape_.cell, heads = shape_.cell_heads, each = d / heads, inducing = (shape_.inducing + kTile - 1) / kTile * kTile;
    const std::vector<float> factors(heads, static_cast<float>(1 / std::sqrt(static_cast<double>(each))));
    normalise(room.cells.data(), rows * columns, block.gain, room.normed.data());
    apply<Bytes>(block.query, room.normed.data(), rows * columns, room.query.data());
    sharpen(room.query.data(), rows * columns, d, factors.data(), heads);
    for (std::size_t c = 0; c < columns; ++c)
      for (std::size_t h = 0; h < heads; ++h)
        attend(room.query.data() + c * d + h * each, columns * d, rows, context_.down_keys[i].data() + (c * d + h * each) * inducing, inducing,
               shape_.inducing, each, context_.down_values[i].data() + c * shape_.inducing * d + h * each, d, room,
               room.found.data() + c * d + h * each, columns * d);
    add_found(block, rows * columns, room, room.cells.data());
  }

  /// Among the cells of a row; the first `asked` of each row are left in `cells`.
  GRATICULE_ALWAYS_INLINE void look_along(const Network::Attention& block, std::size_t rows, std::size_t asked, Room& room) const {
    const std::size_t d = shape_.cell, heads = shape_.cell_heads, each = d / heads, all = context_.columns + shape_.tokens;
    const std::size_t stride = (all + kTile - 1) / kTile * kTile;
    const std::vector<float> factors(heads, static_cast<float>(1 / std::sqrt(static_cast<double>(each))));
    normalise(room.cells.data(), rows * all, block.gain, room.normed.data());
    apply<Bytes>(block.keys, room.normed.data(), rows * all, room.pairs.data());
    if (asked < all) {
      for (std::size_t row = 0; row < rows; ++row) {
        std::memmove(room.cells.data() + row * asked * d, room.cells.data() + row * all * d, asked * d * sizeof(float));
        std::memmove(room.normed.data() + row * asked * d, room.normed.data() + row * all * d, asked * d * sizeof(float));
      }
    }
    apply<Bytes>(block.query, room.normed.data(), rows * asked, room.query.data());
    sharpen(room.query.data(), rows * asked, d, factors.data(), heads);
    room.keys.assign(d * stride, 0.0f);
    for (std::size_t row = 0; row < rows; ++row) {
      const float* pairs = room.pairs.data() + row * all * 2 * d;
      for (std::size_t cell = 0; cell < all; ++cell)
        for (std::size_t c = 0; c < d; ++c) room.keys[c * stride + cell] = pairs[cell * 2 * d + c];
      for (std::size_t h = 0; h < heads; ++h)
        attend(room.query.data() + row * asked * d + h * each, d, asked, room.keys.data() + h * each * stride, stride, all, each,
               pairs + d + h * each, 2 * d, room, room.found.data() + row * asked * d + h * each, d);
    }
    add_found(block, rows * asked, room, room.cells.data());
  }

  /// Every row over the rows of the training table.
  GRATICULE_ALWAYS_INLINE void look_over(std::size_t i, std::size_t rows, Room& room) const {
    const Network::Attention& block = network_.over[i];
    const std::size_t width = shape_.width, heads = shape_.heads, each = width / heads;
    normalise(room.rows.data(), rows, block.gain, room.normed.data());
    apply<Bytes>(block.query, room.normed.data(), rows, room.query.data());
    sharpen(room.query.data(), rows, width, sharpness_[i].data(), heads);
    for (std::size_t h = 0; h < heads; ++h)
      attend(room.query.data() + h * each, width, rows, context_.over_keys[i].data() + h * each * context_.stride, context_.stride,
             context_.rows, each, context_.over_values[i].data() + h * each, width, room, room.found.data() + h * each, width);
    add_found(block, rows, room, room.rows.data());
  }

  /// Each head shares its attention among the classes of the training rows.
  GRATICULE_ALWAYS_INLINE void vote(std::size_t rows, Room& room, float* out) const {
    const std::size_t width = shape_.width, heads = shape_.heads, each = width / heads, stride = context_.stride;
    apply<Bytes>(network_.vote_query, room.normed.data(), rows, room.query.data());
    sharpen(room.query.data(), rows, width, vote_sharpness_.data(), heads);
    std::fill(out, out + rows * classes_, 0.0f);
    room.scores.resize(rows * stride);
    for (std::size_t h = 0; h < heads; ++h) {
      multiply<Bytes>(room.query.data() + h * each, width, rows, context_.vote_keys.data() + h * each * stride, stride, each, stride,
               room.scores.data(), stride);
      for (std::size_t row = 0; row < rows; ++row) {
        float* shares = room.scores.data() + row * stride;
        softmax(shares, context_.rows, stride);
        for (std::size_t j = 0; j < context_.rows; ++j) {
          const float label = context_.labels[j];
          if (label >= 0 && label < static_cast<float>(classes_)) out[row * classes_ + static_cast<std::size_t>(label)] += shares[j];
        }
      }
    }
    const float share = 0.999f / static_cast<float>(heads), floor = 0.001f / static_cast<float>(classes_);
    for (std::size_t k = 0; k < rows * classes_; ++k) out[k] = share * out[k] + floor;
  }

  GRATICULE_ALWAYS_INLINE void numbers(std::size_t rows, Room& room, float* out) const {
    const std::size_t count = shape_.quantiles, stride = network_.number_fall.stride;
    apply<Bytes>(network_.number_rise, room.normed.data(), rows, room.query.data());
    squared_relu(room.query.data(), rows * shape_.width);
    apply<Bytes>(network_.number_fall, room.query.data(), rows, room.hidden.data());
    for (std::size_t row = 0; row < rows; ++row) {
      float* to = out + row * count;
      for (std::size_t q = 0; q < count; ++q) to[q] = room.hidden[row * stride + q] + network_.number_bias[q];
      std::sort(to, to + count, [](float a, float b) { return a < b || (std::isnan(b) && !std::isnan(a)); });
    }
  }

  const Network& network_;
  const NetworkContext& context_;
  const NetworkShape& shape_;
  std::size_t classes_;
  std::vector<std::vector<float>> sharpness_;
  std::vector<float> vote_sharpness_;
};

}  // namespace

void ask_network(const Network& network, const NetworkContext& context, const float* cells, std::size_t rows, std::size_t classes,
                 int threads, const RunControl& control, float* out) {
  const Blocks blocks(rows, kRows);
  const std::size_t width = classes > 0 ? classes : network.shape.quantiles;
  for_each_block(blocks.count, threads, [&](std::size_t block) {
    control.check();
    Room room;
    const std::size_t begin = blocks.begin(block);
    kernels::at_level_of(kernels::simd_level(), [&](auto bytes) GRATICULE_INLINE_BODY {
      const Asking<decltype(bytes)::value> asking(network, context, classes);
      asking.block(cells + begin * context.columns, blocks.end(block) - begin, room, out + begin * width);
    });
  });
}

}  // namespace graticule
