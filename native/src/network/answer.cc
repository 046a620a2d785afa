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

/// As `multiply` of the machine's level. No part of its callers: each copy of the tiles takes compilers seconds.
template <class Weight>
GRATICULE_NEVER_INLINE void product(const float* x, std::size_t x_stride, std::size_t rows, const Weight* w, std::size_t w_stride,
                                    std::size_t inputs, std::size_t outputs, float* out, std::size_t out_stride) {
  kernels::at_level_of(kernels::simd_level(), [&](auto bytes) GRATICULE_INLINE_BODY {
    multiply<decltype(bytes)::value>(x, x_stride, rows, w, w_stride, inputs, outputs, out, out_stride);
  });
}

void apply(const HalfMatrix& matrix, const float* x, std::size_t rows, float* out) {
  product(x, matrix.inputs, rows, matrix.values.data(), matrix.stride, matrix.inputs, matrix.stride, out, matrix.stride);
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

/// Rows of one context that go through the network together with those of others.
struct Piece {
  const NetworkContext* context;
  const float* cells;
  std::size_t rows;
  float* out;
  std::size_t first;  ///< row of the block
};

class Asking {
 public:
  Asking(const Network& network, std::size_t classes) : network_(network), shape_(network.shape), classes_(classes) {}

  GRATICULE_ALWAYS_INLINE void block(const std::vector<Piece>& pieces, Room& room) const {
    const std::size_t d = shape_.cell, tokens = shape_.tokens, width = shape_.width, rows = pieces.back().first + pieces.back().rows;
    std::size_t most = rows * width;
    for (const Piece& piece : pieces) most = std::max(most, piece.rows * (piece.context->columns + tokens) * d);
    for (std::vector<float>* each : {&room.cells, &room.normed, &room.query, &room.found}) each->resize(most);
    room.hidden.resize(most * shape_.widening);
    room.pairs.resize(2 * most);
    room.rows.resize(rows * width);
    for (const Piece& piece : pieces) {
      read_cells(piece, room);
      normalise(room.cells.data(), piece.rows * tokens, network_.token_gain, room.normed.data());
      apply(network_.widen, room.normed.data(), piece.rows, room.rows.data() + piece.first * width);
    }
    for (std::size_t i = 0; i < shape_.layers; ++i) look_over(i, pieces, rows, room);
    normalise(room.rows.data(), rows, network_.final_gain, room.normed.data());
    if (classes_ > 0) vote(pieces, rows, room);
    else numbers(pieces, rows, room);
  }

 private:
  /// The tokens of every row: rows × tokens × cell channels.
  GRATICULE_ALWAYS_INLINE void read_cells(const Piece& piece, Room& room) const {
    const NetworkContext& context = *piece.context;
    const std::size_t p = context.columns, all = p + shape_.tokens, rows = piece.rows;
    read(context, piece.cells, rows, room);
    for (std::size_t i = 0; i < shape_.cell_blocks; ++i) {
      const bool last = i + 1 == shape_.cell_blocks;
      look_down(context, i, rows, i == 0 ? p : all, room);
      if (i == 0) put_tokens(rows, p, room);
      look_along(network_.along[i], rows, all, last ? shape_.tokens : all, room);
    }
  }

  /// rows × columns × cell channels.
  GRATICULE_ALWAYS_INLINE void read(const NetworkContext& context, const float* x, std::size_t rows, Room& room) const {
    const std::size_t p = context.columns, d = shape_.cell;
    room.inputs.assign(rows * p * kCellInputs, 0.0f);
    for (std::size_t row = 0; row < rows; ++row) {
      float* cells = room.inputs.data() + row * p * kCellInputs;
      for (std::size_t c = 0; c < p; ++c) {
        const float value = x[row * p + c];
        const bool finite = std::isfinite(value);
        float z = finite ? (value - context.mean[c]) / context.scale[c] : 0.0f;
        // Beyond three deviations only the logarithm grows.
        const float far = std::fabs(z) - 3.0f;
        if (far > 0) z = std::copysign(3.0f + std::log1p(std::min(far, 1e6f)), z);
        for (std::size_t s = 0; s < 3; ++s) {
          // The cell that reads this one at this shift.
          float* reader = cells + ((c + p - kShifts[s] % p) % p) * kCellInputs + 3 * s;
          reader[0] = z;
          reader[1] = finite ? 0.0f : 1.0f;
          reader[2] = context.categorical[c];
        }
        float* waves = cells + c * kCellInputs + 9;
        for (const double frequency : kFrequencies) {
          const double angle = static_cast<double>(static_cast<float>(frequency) * z);
          *waves++ = static_cast<float>(kernels::near_cosine(angle - kHalfTurn / 2));
          *waves++ = static_cast<float>(kernels::near_cosine(angle));
        }
      }
    }
    apply(network_.read, room.inputs.data(), rows * p, room.normed.data());
    for (std::size_t cell = 0; cell < rows * p; ++cell)
      for (std::size_t c = 0; c < d; ++c) {
        const float value = room.normed[cell * d + c] + network_.read_bias[c];
        room.normed[cell * d + c] = value > 0 ? value : 0.0f;
      }
    apply(network_.lift, room.normed.data(), rows * p, room.cells.data());
  }

  /// rows × columns to rows × (tokens, columns), in place from the end.
  void put_tokens(std::size_t rows, std::size_t p, Room& room) const {
    const std::size_t d = shape_.cell, tokens = shape_.tokens;
    for (std::size_t row = rows; row-- > 0;) {
      float* to = room.cells.data() + row * (p + tokens) * d;
      std::memmove(to + tokens * d, room.cells.data() + row * p * d, p * d * sizeof(float));
      std::copy(network_.class_tokens.begin(), network_.class_tokens.end(), to);
    }
  }

  GRATICULE_ALWAYS_INLINE void mix(const Network::FeedForward& block, std::size_t rows, Room& room, float* x) const {
    normalise(x, rows, block.gain, room.normed.data());
    apply(block.rise, room.normed.data(), rows, room.hidden.data());
    squared_relu(room.hidden.data(), rows * block.rise.stride);
    apply(block.fall, room.hidden.data(), rows, room.found.data());
    add(x, room.found.data(), rows * block.gain.size());
  }

  GRATICULE_ALWAYS_INLINE void add_found(const Network::Attention& block, std::size_t rows, Room& room, float* x) const {
    apply(block.out, room.found.data(), rows, room.query.data());
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
  template <class Number>
  GRATICULE_ALWAYS_INLINE void attend(const float* query, std::size_t query_stride, std::size_t asked, const Number* keys, std::size_t key_stride,
                                      std::size_t seen, std::size_t channels, const Number* values, std::size_t value_stride, Room& room,
                                      float* found, std::size_t found_stride) const {
    room.scores.resize(asked * key_stride);
    product(query, query_stride, asked, keys, key_stride, channels, key_stride, room.scores.data(), key_stride);
    for (std::size_t a = 0; a < asked; ++a) softmax(room.scores.data() + a * key_stride, seen, key_stride);
    product(room.scores.data(), key_stride, asked, values, value_stride, seen, channels, found, found_stride);
  }

  GRATICULE_ALWAYS_INLINE void look_down(const NetworkContext& context, std::size_t i, std::size_t rows, std::size_t columns, Room& room) const {
    const Network::Attention& block = network_.down[i];
    const std::size_t d = shape_.cell, heads = shape_.cell_heads, each = d / heads, inducing = (shape_.inducing + kTile - 1) / kTile * kTile;
    const std::vector<float> factors(heads, static_cast<float>(1 / std::sqrt(static_cast<double>(each))));
    normalise(room.cells.data(), rows * columns, block.gain, room.normed.data());
    apply(block.query, room.normed.data(), rows * columns, room.query.data());
    sharpen(room.query.data(), rows * columns, d, factors.data(), heads);
    for (std::size_t c = 0; c < columns; ++c)
      for (std::size_t h = 0; h < heads; ++h)
        attend(room.query.data() + c * d + h * each, columns * d, rows, context.down_keys[i].data() + (c * d + h * each) * inducing, inducing,
               shape_.inducing, each, context.down_values[i].data() + c * shape_.inducing * d + h * each, d, room,
               room.found.data() + c * d + h * each, columns * d);
    add_found(block, rows * columns, room, room.cells.data());
  }

  /// Among all cells of a row; the first `asked` of each row are left in `cells`.
  GRATICULE_ALWAYS_INLINE void look_along(const Network::Attention& block, std::size_t rows, std::size_t all, std::size_t asked, Room& room) const {
    const std::size_t d = shape_.cell, heads = shape_.cell_heads, each = d / heads;
    const std::size_t stride = (all + kTile - 1) / kTile * kTile;
    const std::vector<float> factors(heads, static_cast<float>(1 / std::sqrt(static_cast<double>(each))));
    normalise(room.cells.data(), rows * all, block.gain, room.normed.data());
    apply(block.keys, room.normed.data(), rows * all, room.pairs.data());
    if (asked < all) {
      for (std::size_t row = 0; row < rows; ++row) {
        std::memmove(room.cells.data() + row * asked * d, room.cells.data() + row * all * d, asked * d * sizeof(float));
        std::memmove(room.normed.data() + row * asked * d, room.normed.data() + row * all * d, asked * d * sizeof(float));
      }
    }
    apply(block.query, room.normed.data(), rows * asked, room.query.data());
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

  /// As `attend`, over the rows of a training table, whose keys come in panels.
  GRATICULE_ALWAYS_INLINE void score(const float* query, std::size_t asked, const std::uint16_t* keys, std::size_t stride, std::size_t rows, Room& room) const {
    const std::size_t width = shape_.width, each = width / shape_.heads;
    room.scores.resize(asked * stride);
    for (std::size_t from = 0; from < stride; from += kKeyPanel)
      product(query, width, asked, keys + from * each, kKeyPanel, each, kKeyPanel, room.scores.data() + from, stride);
    for (std::size_t a = 0; a < asked; ++a) softmax(room.scores.data() + a * stride, rows, stride);
  }

  /// How much more than by its root each head of a layer tells rows of so many apart.
  std::vector<float> sharpness(const NetworkContext& context, const std::vector<float>& base, const std::vector<float>& slope) const {
    const double count = std::log(static_cast<double>(context.rows)), root = std::sqrt(static_cast<double>(shape_.width / shape_.heads));
    std::vector<float> out(shape_.heads);
    for (std::size_t h = 0; h < out.size(); ++h) out[h] = static_cast<float>((base[h] + slope[h] * count) / root);
    return out;
  }

  /// Every row over the rows of its training table.
  GRATICULE_ALWAYS_INLINE void look_over(std::size_t i, const std::vector<Piece>& pieces, std::size_t rows, Room& room) const {
    const Network::Attention& block = network_.over[i];
    const std::size_t width = shape_.width, heads = shape_.heads, each = width / heads;
    normalise(room.rows.data(), rows, block.gain, room.normed.data());
    apply(block.query, room.normed.data(), rows, room.query.data());
    for (const Piece& piece : pieces) {
      const NetworkContext& context = *piece.context;
      float *query = room.query.data() + piece.first * width, *found = room.found.data() + piece.first * width;
      sharpen(query, piece.rows, width, sharpness(context, block.base, block.slope).data(), heads);
      for (std::size_t h = 0; h < heads; ++h) {
        score(query + h * each, piece.rows, context.over_keys[i].data() + h * each * context.stride, context.stride, context.rows, room);
        product(room.scores.data(), context.stride, piece.rows, context.over_values[i].data() + h * each * context.rows, each, context.rows,
                        each, found + h * each, width);
      }
    }
    add_found(block, rows, room, room.rows.data());
  }

  /// Each head shares its attention among the classes of the training rows.
  GRATICULE_ALWAYS_INLINE void vote(const std::vector<Piece>& pieces, std::size_t rows, Room& room) const {
    const std::size_t width = shape_.width, heads = shape_.heads, each = width / heads;
    apply(network_.vote_query, room.normed.data(), rows, room.query.data());
    const float share = 0.999f / static_cast<float>(heads), floor = 0.001f / static_cast<float>(classes_);
    for (const Piece& piece : pieces) {
      const NetworkContext& context = *piece.context;
      const std::size_t stride = context.stride;
      float* query = room.query.data() + piece.first * width;
      sharpen(query, piece.rows, width, sharpness(context, network_.vote_base, network_.vote_slope).data(), heads);
      std::fill(piece.out, piece.out + piece.rows * classes_, 0.0f);
      for (std::size_t h = 0; h < heads; ++h) {
        score(query + h * each, piece.rows, context.vote_keys.data() + h * each * stride, stride, context.rows, room);
        for (std::size_t row = 0; row < piece.rows; ++row) {
          const float* shares = room.scores.data() + row * stride;
          for (std::size_t j = 0; j < context.rows; ++j) {
            const float label = context.labels[j];
            if (label >= 0 && label < static_cast<float>(classes_)) piece.out[row * classes_ + static_cast<std::size_t>(label)] += shares[j];
          }
        }
      }
      for (std::size_t k = 0; k < piece.rows * classes_; ++k) piece.out[k] = share * piece.out[k] + floor;
    }
  }

  GRATICULE_ALWAYS_INLINE void numbers(const std::vector<Piece>& pieces, std::size_t rows, Room& room) const {
    const std::size_t count = shape_.quantiles, stride = network_.number_fall.stride;
    apply(network_.number_rise, room.normed.data(), rows, room.query.data());
    squared_relu(room.query.data(), rows * shape_.width);
    apply(network_.number_fall, room.query.data(), rows, room.hidden.data());
    for (const Piece& piece : pieces)
      for (std::size_t row = 0; row < piece.rows; ++row) {
        const float* from = room.hidden.data() + (piece.first + row) * stride;
        float* to = piece.out + row * count;
        for (std::size_t q = 0; q < count; ++q) to[q] = from[q] + network_.number_bias[q];
        std::sort(to, to + count, [](float a, float b) { return a < b || (std::isnan(b) && !std::isnan(a)); });
      }
  }

  const Network& network_;
  const NetworkShape& shape_;
  std::size_t classes_;
};

/// Questions in blocks of up to kRows rows, those of small ones together: they share the reading of the parameters.
std::vector<std::vector<Piece>> blocks_of(const std::vector<NetworkQuestion>& questions, std::size_t width) {
  std::vector<std::vector<Piece>> blocks;
  std::size_t filled = kRows;
  for (const NetworkQuestion& question : questions)
    for (std::size_t from = 0; from < question.rows;) {
      if (filled == kRows) {
        blocks.emplace_back();
        filled = 0;
      }
      const std::size_t rows = std::min(question.rows - from, kRows - filled);
      blocks.back().push_back(
          {question.context, question.cells + from * question.context->columns, rows, question.out + from * width, filled});
      filled += rows;
      from += rows;
    }
  return blocks;
}

}  // namespace

void ask_network(const Network& network, const std::vector<NetworkQuestion>& questions, std::size_t classes, int threads,
                 const RunControl& control) {
  const std::vector<std::vector<Piece>> blocks = blocks_of(questions, classes > 0 ? classes : network.shape.quantiles);
  for_each_block(blocks.size(), threads, [&](std::size_t block) {
    control.check();
    Room room;
    kernels::at_level(kernels::simd_level(), [&]() GRATICULE_INLINE_BODY { Asking(network, classes).block(blocks[block], room); });
  });
}

}  // namespace graticule
