#pragma once
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "graticule/run_control.h"

namespace graticule {

/// Sizes of the pretrained in-context transformer (data/models/model.py names them alike).
struct NetworkShape {
  std::size_t cell = 64, cell_heads = 2, cell_blocks = 2, inducing = 32, tokens = 4;
  std::size_t width = 256, heads = 4, layers = 5, widening = 2, quantiles = 99;
};

/// A matrix of half-precision numbers, input after input; outputs are filled up with zeros to whole tiles.
struct HalfMatrix {
  std::size_t inputs = 0, outputs = 0, stride = 0;
  std::vector<std::uint16_t> values;
};

/// The half of the network that answers rows from what it has read of a training table. Weights stay as they are stored; all
/// arithmetic is in single precision, and a row's answer has the same bits in whatever company it is asked.
class Network {
 public:
  /// Little-endian binary16 of inputs × outputs, or single-precision numbers, of a parameter by its name in model.py.
  using Halves = std::function<const std::uint8_t*(const std::string& name, std::size_t count)>;
  using Singles = std::function<const float*(const std::string& name, std::size_t count)>;

  Network(const NetworkShape& shape, const Halves& halves, const Singles& singles);

  struct FeedForward {
    std::vector<float> gain;
    HalfMatrix rise, fall;
  };
  struct Attention {
    std::vector<float> gain;
    HalfMatrix query, keys, out;  ///< `keys` of blocks along a row alone
    FeedForward mix;
    std::vector<float> base, slope;  ///< of blocks over the rows
  };

  NetworkShape shape;
  HalfMatrix read, lift, widen, vote_query, number_rise, number_fall;
  std::vector<float> read_bias, class_tokens, token_gain, final_gain, vote_base, vote_slope, number_bias;
  std::vector<Attention> down, along, over;
};

/// What the network remembers of a training table, in the caller's memory; see `context` in model.py.
struct NetworkState {
  std::size_t rows = 0, columns = 0;
  const float *mean = nullptr, *scale = nullptr, *categorical = nullptr;  ///< columns
  const float* labels = nullptr;                                          ///< rows
  /// By block: (columns, and tokens from the second block on) × inducing × 2 cells, keys before values.
  std::vector<const float*> down;
  std::vector<const float*> over;  ///< by layer: rows × 2 widths, keys before values
  const float* vote = nullptr;     ///< rows × width
};

/// Rows whose keys stand together, channel after channel.
constexpr std::size_t kKeyPanel = 64;

/// A state laid out for asking: keys turned, so that neighbouring rows stand side by side, and all that a head reads of the rows
/// in one piece and in half precision, because for a row or two the time goes to reading it.
class NetworkContext {
 public:
  NetworkContext(const Network& network, const NetworkState& state);
  std::size_t bytes() const;

  std::size_t rows, columns, stride;  ///< `stride`: rows filled up to whole panels
  std::vector<float> mean, scale, categorical, labels;
  using Halves = std::vector<std::uint16_t>;
  std::vector<Halves> down_keys;    ///< by block: column × cell × inducing
  std::vector<Halves> down_values;  ///< by block: column × inducing × cell
  std::vector<Halves> over_keys;    ///< by layer: head × panel × channel × kKeyPanel
  std::vector<Halves> over_values;  ///< by layer: head × rows × channel
  Halves vote_keys;                 ///< head × panel × channel × kKeyPanel
};

/// Rows that are asked of one context.
struct NetworkQuestion {
  const NetworkContext* context;
  const float* cells;  ///< rows × columns, NaN for missing, codes from 0 for categories
  std::size_t rows;
  float* out;  ///< rows × classes probabilities, or for 0 classes rows × quantiles of the scaled target, ascending
};

/// Answers questions of one network; few rows of several contexts cost less than one after the other.
/// @throws Aborted
void ask_network(const Network& network, const std::vector<NetworkQuestion>& questions, std::size_t classes, int threads,
                 const RunControl& control);

}  // namespace graticule
