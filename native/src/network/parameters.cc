#include <algorithm>
#include <cstring>

#include "graticule/network.h"
#include "network/tiles.h"

namespace graticule {

static std::size_t whole_tiles(std::size_t count) { return (count + network::kTile - 1) / network::kTile * network::kTile; }

Network::Network(const NetworkShape& its, const Halves& halves, const Singles& singles) : shape(its) {
  const auto matrix = [&](const std::string& name, std::size_t inputs, std::size_t outputs) {
    HalfMatrix out{inputs, outputs, whole_tiles(outputs), {}};
    out.values.assign(inputs * out.stride, 0);
    const std::uint8_t* bytes = halves(name + ".weight", inputs * outputs);
    for (std::size_t k = 0; k < inputs; ++k)
      for (std::size_t o = 0; o < outputs; ++o, bytes += 2)
        out.values[k * out.stride + o] = static_cast<std::uint16_t>(bytes[0] | bytes[1] << 8);
    return out;
  };
  const auto vector = [&](const std::string& name, std::size_t count) {
    const float* values = singles(name, count);
    return std::vector<float>(values, values + count);
  };
  const auto feed_forward = [&](const std::string& name, std::size_t d) {
    const std::size_t hidden = d * shape.widening;
    return FeedForward{vector(name + ".norm.gain", d), matrix(name + ".rise", d, hidden), matrix(name + ".fall", hidden, d)};
  };
  const auto attention = [&](const std::string& name, std::size_t d, bool keys) {
    Attention block;
    block.gain = vector(name + ".norm.gain", d);
    block.query = matrix(name + ".query", d, d);
    if (keys) block.keys = matrix(name + ".keys", d, 2 * d);
    block.out = matrix(name + ".out", d, d);
    block.mix = feed_forward(name + ".mix", d);
    return block;
  };
  const std::size_t d = shape.cell, width = shape.width;
  read = matrix("read", 17, d);
  read_bias = vector("read.bias", d);
  lift = matrix("lift", d, d);
  class_tokens = vector("class_tokens", shape.tokens * d);
  for (std::size_t i = 0; i < shape.cell_blocks; ++i) {
    down.push_back(attention("column_blocks." + std::to_string(i), d, false));
    along.push_back(attention("row_blocks." + std::to_string(i), d, true));
  }
  token_gain = vector("token_norm.gain", d);
  widen = matrix("widen", shape.tokens * d, width);
  for (std::size_t i = 0; i < shape.layers; ++i) {
    const std::string name = "blocks." + std::to_string(i);
    over.push_back(attention(name, width, false));
    over.back().base = vector(name + ".sharpness.base", shape.heads);
    over.back().slope = vector(name + ".sharpness.slope", shape.heads);
  }
  final_gain = vector("final_norm.gain", width);
  vote_query = matrix("vote_query", width, width);
  vote_base = vector("vote_sharpness.base", shape.heads);
  vote_slope = vector("vote_sharpness.slope", shape.heads);
  number_rise = matrix("number_rise", width, width);
  number_fall = matrix("number_fall", width, shape.quantiles);
  number_bias = vector("number_fall.bias", shape.quantiles);
}

static void to_halves(const float* from, std::size_t count, std::uint16_t* to) { std::transform(from, from + count, to, network::half_of); }

/// rows × (keys, values) to keys as channels × stride and values as rows × channels.
static void turn(const float* pairs, std::size_t rows, std::size_t channels, std::size_t stride, std::uint16_t* keys, std::uint16_t* values) {
  for (std::size_t row = 0; row < rows; ++row, pairs += 2 * channels) {
    for (std::size_t c = 0; c < channels; ++c) keys[c * stride + row] = network::half_of(pairs[c]);
    to_halves(pairs + channels, channels, values + row * channels);
  }
}

/// Keys of rows, `row_stride` apart, to head × panel × channel × kKeyPanel.
static void turn_heads(const float* from, std::size_t row_stride, std::size_t rows, std::size_t heads, std::size_t each, std::size_t stride,
                       std::uint16_t* keys) {
  for (std::size_t row = 0; row < rows; ++row, from += row_stride)
    for (std::size_t h = 0; h < heads; ++h) {
      std::uint16_t* panel = keys + (h * stride + row / kKeyPanel * kKeyPanel) * each + row % kKeyPanel;
      for (std::size_t c = 0; c < each; ++c) panel[c * kKeyPanel] = network::half_of(from[h * each + c]);
    }
}

NetworkContext::NetworkContext(const Network& network, const NetworkState& state)
    : rows(state.rows),
      columns(state.columns),
      stride((state.rows + kKeyPanel - 1) / kKeyPanel * kKeyPanel),
      mean(state.mean, state.mean + columns),
      scale(state.scale, state.scale + columns),
      categorical(state.categorical, state.categorical + columns),
      labels(state.labels, state.labels + rows),
      vote_keys(network.shape.width * stride, 0) {
  const NetworkShape& shape = network.shape;
  const std::size_t d = shape.cell, width = shape.width, heads = shape.heads, each = width / heads, inducing = whole_tiles(shape.inducing);
  for (std::size_t i = 0; i < shape.cell_blocks; ++i) {
    const std::size_t cells = columns + (i == 0 ? 0 : shape.tokens);
    down_keys.emplace_back(cells * d * inducing, 0);
    down_values.emplace_back(cells * shape.inducing * d);
    for (std::size_t c = 0; c < cells; ++c)
      turn(state.down[i] + c * shape.inducing * 2 * d, shape.inducing, d, inducing, down_keys[i].data() + c * d * inducing,
           down_values[i].data() + c * shape.inducing * d);
  }
  for (std::size_t i = 0; i < shape.layers; ++i) {
    over_keys.emplace_back(width * stride, 0);
    over_values.emplace_back(rows * width);
    turn_heads(state.over[i], 2 * width, rows, heads, each, stride, over_keys[i].data());
    for (std::size_t h = 0; h < heads; ++h)
      for (std::size_t row = 0; row < rows; ++row)
        to_halves(state.over[i] + (2 * row + 1) * width + h * each, each, over_values[i].data() + (h * rows + row) * each);
  }
  turn_heads(state.vote, width, rows, heads, each, stride, vote_keys.data());
}

std::size_t NetworkContext::bytes() const {
  std::size_t halves = vote_keys.size();
  for (const auto* list : {&down_keys, &down_values, &over_keys, &over_values})
    for (const Halves& values : *list) halves += values.size();
  return (3 * columns + rows) * sizeof(float) + halves * sizeof(std::uint16_t);
}

}  // namespace graticule
