#include "graticule/forecast/pooled_network.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <vector>

#include "graticule/forecast/season.h"
#include "graticule/thread_pool.h"
#include "kernels/simd.h"

namespace graticule::forecast {

namespace {

constexpr int hidden = 64, batch = 64, told_beside = 5;
constexpr int fewest_steps = 150, most_steps = 3000;
/// Passes over the windows: the longer the horizon, the more those of one series overlap and the sooner they are learnt by heart.
constexpr int fewest_passes = 3, most_passes = 12, steps_passed = 72;
/// Windows of the networks as shares of the asked one: what one looks back too far for, another sees.
constexpr double window_shares[pooled_networks] = {0.4, 0.6, 0.8, 1, 1.4};
constexpr int least_window = 3;
constexpr int most_windows = 24'000, most_windows_each = 60, shortest_head = 5;
/// Where a cycle is short or none (quarters, years) each network is also told how far a series came over so many steps, and over twice
/// as many: months and shorter steps seldom go on as they did so long ago.
constexpr int long_ago = 24, longest_window_told = 12;
/// Inputs and targets beyond so many steps are drawn in.
constexpr double furthest = 60;

/// Every second network sees series in logarithms, wherever they allow it, the others see all as they are: one learns of growth by
/// shares, the other of growth by units. A network that is shown some series in one way and some in the other learns either from fewer.
constexpr bool sees_logs(int network) { return network % 2 == 0; }

/// A series as a network sees it: without its season.
struct Plain {
  Deseasonalised parts;
  std::vector<double> values;
  bool logs = false;
  int length = 0;

  Plain(const double* y, int n, int h, double period, bool shares) : length(n) {
    parts = deseasonalise(y, n, h, &period, period >= 2 ? 1 : 0, true);
    values = parts.adjusted;
    const auto [low, high] = std::minmax_element(values.begin(), values.end());
    logs = shares && *low > 0 && *low > 0.02 * *high;
    if (logs)
      for (double& value : values) value = std::log(value);
  }
};

/// The way from an answer of the network back to the units of the series.
struct Return {
  double last = 0, size = 0;
  bool logs = false;
  Deseasonalised season;  ///< of the steps ahead alone
  int row = -1;           ///< of the answers; -1 for none

  double value(double told, int step) const {
    const double reached = last + size * told;
    return season.restore(logs ? std::exp(std::min(reached, 700.0)) : reached, step);
  }
};

/// What is told of the observations before `end`: the latest of them less the last, in units of the series' steps.
struct Window {
  double last = 0, size = 0;

  /// False where the series does not move.
  bool tell(const Plain& plain, int end, int width, int ago, float* out) {
    const std::vector<double>& v = plain.values;
    const int first = std::max(0, end - width - 1);
    double near = 0, all = 0;
    int rises = 0;
    for (int t = 1; t < end; ++t) {
      const double step = v[t] - v[t - 1];
      all += std::fabs(step);
      if (t <= first) continue;
      near += std::fabs(step);
      rises += step > 0;
    }
    const int steps = end - 1 - first;
    if (steps < 1 || !(all > 0)) return false;
    last = v[end - 1];
    size = std::max(0.7 * near / steps + 0.3 * all / (end - 1), 1e-9 * std::max(1.0, std::fabs(last)));
    const auto before = [&](int from, int steps) {
      return static_cast<float>(std::clamp((v[std::max(from, end - 1 - steps)] - last) / size, -furthest, furthest));
    };
    for (int k = 0; k < width; ++k) out[k] = before(first, width - k);
    out[width] = static_cast<float>(std::log((plain.logs ? size : size / (std::fabs(last) + 1e-9)) + 1e-4) / 3);
    out[width + 1] = static_cast<float>(2.0 * rises / steps - 1);
    out[width + 2] = plain.logs ? 1.0F : 0.0F;
    out[width + 3] = ago > 0 ? before(0, ago) : 0;
    out[width + 4] = ago > 0 ? before(0, 2 * ago) : 0;
    return true;
  }
};

struct Lessons {
  int inputs = 0, outputs = 0, rows = 0;
  std::vector<float> x, y, weight;  ///< weight: rows × outputs, 0 for a step that is not known
  std::vector<float> mean, spread;

  void add(const Plain& plain, int window, int ago, int horizon, int most) {
    const int n = plain.length, lowest = std::min(window + 1, std::max(shortest_head, n / 2));
    const int highest = n - horizon >= lowest ? n - horizon : n - 1;
    const int count = std::min(most, highest - lowest + 1);
    std::vector<float> told(inputs);
    for (int k = 0; k < count; ++k) {
      const int end = count == 1 ? highest : highest - static_cast<int>(static_cast<std::int64_t>(k) * (highest - lowest) / (count - 1));
      Window view;
      if (!view.tell(plain, end, window, ago, told.data())) continue;
      x.insert(x.end(), told.begin(), told.end());
      double far = 0;
      const int seen = std::min(horizon, n - end);
      for (int j = 0; j < horizon; ++j) {
        const double step = j < seen ? std::clamp((plain.values[end + j] - view.last) / view.size, -furthest, furthest) : 0;
        far += std::fabs(step) / seen;
        y.push_back(static_cast<float>(step));
      }
      const double own = 1 / std::sqrt(count * (1 + far));
      for (int j = 0; j < horizon; ++j) weight.push_back(j < seen ? static_cast<float>(own) : 0);
      ++rows;
    }
  }

  void standardise() {
    mean.assign(inputs, 0);
    spread.assign(inputs, 0);
    for (int i = 0; i < inputs; ++i) {
      double sum = 0, squares = 0;
      for (int r = 0; r < rows; ++r) sum += x[static_cast<std::size_t>(r) * inputs + i];
      for (int r = 0; r < rows; ++r) {
        const double apart = x[static_cast<std::size_t>(r) * inputs + i] - sum / rows;
        squares += apart * apart;
      }
      mean[i] = static_cast<float>(sum / rows);
      spread[i] = static_cast<float>(std::sqrt(squares / rows) + 1e-6);
    }
    for (int r = 0; r < rows; ++r) scale(&x[static_cast<std::size_t>(r) * inputs]);
    double total = 0;
    for (float value : weight) total += value;
    for (float& value : weight) value *= static_cast<float>(static_cast<double>(rows) * outputs / total);
  }
  void scale(float* row) const {
    for (int i = 0; i < inputs; ++i) row[i] = (row[i] - mean[i]) / spread[i];
  }
};

/// Uniform numbers (splitmix64).
struct Uniform {
  std::uint64_t state;
  std::uint64_t bits() {
    state += 0x9e3779b97f4a7c15ULL;
    std::uint64_t z = state;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
  }
  double next() { return static_cast<double>(bits() >> 11) * 0x1p-53; }
};

/// Lessons of one step. Each is the mean of two with random shares: a sum of two series is a series too, and what is never seen
/// twice is not learnt by heart (mixup, Zhang et al. 2018).
struct Batch {
  std::vector<float> x, y, weight;

  Batch(const Lessons& lessons, int size)
      : x(static_cast<std::size_t>(size) * lessons.inputs), y(static_cast<std::size_t>(size) * lessons.outputs), weight(y.size()) {}

  void put(int row, const Lessons& from, int one, int other, float share) {
    const auto mix = [&](const std::vector<float>& values, int width, std::vector<float>& to) {
      const float *first = &values[static_cast<std::size_t>(one) * width], *second = &values[static_cast<std::size_t>(other) * width];
      for (int i = 0; i < width; ++i) to[static_cast<std::size_t>(row) * width + i] = share * first[i] + (1 - share) * second[i];
    };
    mix(from.x, from.inputs, x);
    mix(from.y, from.outputs, y);
    mix(from.weight, from.outputs, weight);
    // What one of both does not know the sum does not know.
    for (int j = 0; j < from.outputs; ++j)
      if (!(from.weight[static_cast<std::size_t>(one) * from.outputs + j] > 0) || !(from.weight[static_cast<std::size_t>(other) * from.outputs + j] > 0))
        weight[static_cast<std::size_t>(row) * from.outputs + j] = 0;
  }
};

/// to (m) += the sum of four rows of `from`, each times its factor; factors lie `step` apart.
GRATICULE_ALWAYS_INLINE void add_four(const float* factor, int step, const float* from, float* to, int m) {
  const float a = factor[0], b = factor[step], c = factor[2 * step], d = factor[3 * step];
  const float *first = from, *second = from + m, *third = from + 2 * m, *fourth = from + 3 * m;
  for (int j = 0; j < m; ++j) to[j] += a * first[j] + b * second[j] + (c * third[j] + d * fourth[j]);
}

/// out (rows × m) += a × b (k × m); a is rows × k, or k × rows where it is `turned`.
void accumulate(const float* a, bool turned, const float* b, float* out, int rows, int k, int m) {
  const int across = turned ? 1 : k, along = turned ? rows : 1;
  kernels::at_level(kernels::simd_level(), [&]() GRATICULE_INLINE_BODY {
    for (int r = 0; r < rows; ++r) {
      const float* factor = a + static_cast<std::ptrdiff_t>(r) * across;
      float* to = out + static_cast<std::ptrdiff_t>(r) * m;
      int i = 0;
      for (; i + 4 <= k; i += 4)
        add_four(factor + static_cast<std::ptrdiff_t>(i) * along, along, b + static_cast<std::ptrdiff_t>(i) * m, to, m);
      for (; i < k; ++i)
        for (int j = 0; j < m; ++j) to[j] += factor[static_cast<std::ptrdiff_t>(i) * along] * b[static_cast<std::ptrdiff_t>(i) * m + j];
    }
  });
}

/// Two hidden layers beside a straight line from inputs to outputs, which begins as nought: no change.
class SmallNetwork {
 public:
  SmallNetwork(int inputs, int outputs) : inputs_(inputs), outputs_(outputs) {
    const int sizes[] = {inputs * hidden, hidden, hidden * hidden, hidden, hidden * outputs, inputs * outputs, outputs};
    int at = 0;
    for (int k = 0; k < 7; ++k) {
      offset_[k] = at;
      at += sizes[k];
    }
    parameters_.assign(at, 0);
  }

  void learn(const Lessons& lessons, std::uint64_t seed, const RunControl& control) {
    Uniform random{seed};
    const auto draw = [&](int part, int count, int fan) {
      const double reach = 1 / std::sqrt(fan);
      for (int i = 0; i < count; ++i) part_of(part)[i] = static_cast<float>((2 * random.next() - 1) * reach);
    };
    draw(0, inputs_ * hidden, inputs_);
    draw(1, hidden, inputs_);
    draw(2, hidden * hidden, hidden);
    draw(3, hidden, hidden);
    const int rows = lessons.rows, size = std::min(batch, rows);
    const int passes = std::clamp(steps_passed / outputs_, fewest_passes, most_passes);
    const int steps = std::clamp(passes * rows / size, fewest_steps, most_steps);
    std::vector<int> order(rows);
    std::iota(order.begin(), order.end(), 0);
    std::vector<float> slope(parameters_.size()), first(parameters_.size(), 0), second(parameters_.size(), 0);
    std::vector<float> error(static_cast<std::size_t>(size) * outputs_);
    Batch told(lessons, size);
    int next = rows;
    double decay1 = 1, decay2 = 1;
    for (int step = 0; step < steps; ++step) {
      if (step % 16 == 0) control.check();
      if (next + size > rows) {
        for (int i = rows - 1; i > 0; --i) std::swap(order[i], order[random.bits() % (static_cast<std::uint64_t>(i) + 1)]);
        next = 0;
      }
      for (int r = 0; r < size; ++r) {
        const auto other = static_cast<int>(random.bits() % static_cast<std::uint64_t>(rows));
        told.put(r, lessons, order[next + r], other, static_cast<float>(random.next()));
      }
      answer(told.x.data(), size, error);
      for (std::size_t i = 0; i < error.size(); ++i) {
        const float apart = error[i] - told.y[i];
        error[i] = told.weight[i] * (apart > 0 ? 1.0F : apart < 0 ? -1.0F : 0.0F) / static_cast<float>(size * outputs_);
      }
      next += size;
      std::fill(slope.begin(), slope.end(), 0.0F);
      turn_back(told.x.data(), error, size, slope);
      decay1 *= 0.9;
      decay2 *= 0.999;
      const double rate = 2e-3 * 0.5 * (1 + std::cos(3.14159265358979 * step / steps));
      const auto pace = static_cast<float>(rate / (1 - decay1)), fade = static_cast<float>(1 - rate * 1e-4);
      const auto root = static_cast<float>(1 / std::sqrt(1 - decay2));
      const std::size_t count = parameters_.size();
      float *own = parameters_.data(), *mean = first.data(), *square = second.data();
      const float* by = slope.data();
      kernels::at_level(kernels::simd_level(), [&]() GRATICULE_INLINE_BODY {
        for (std::size_t i = 0; i < count; ++i) {
          mean[i] = 0.9F * mean[i] + 0.1F * by[i];
          square[i] = 0.999F * square[i] + 0.001F * by[i] * by[i];
          own[i] = fade * own[i] - pace * mean[i] / (std::sqrt(square[i]) * root + 1e-8F);
        }
      });
    }
  }

  void answer(const float* x, int rows, std::vector<float>& out) {
    one_.resize(static_cast<std::size_t>(rows) * hidden);
    two_.resize(static_cast<std::size_t>(rows) * hidden);
    layer(x, rows, inputs_, part_of(0), part_of(1), one_);
    layer(one_.data(), rows, hidden, part_of(2), part_of(3), two_);
    out.resize(static_cast<std::size_t>(rows) * outputs_);
    for (int r = 0; r < rows; ++r) std::copy_n(part_of(6), outputs_, &out[static_cast<std::size_t>(r) * outputs_]);
    accumulate(two_.data(), false, part_of(4), out.data(), rows, hidden, outputs_);
    accumulate(x, false, part_of(5), out.data(), rows, inputs_, outputs_);
  }

 private:
  float* part_of(int part) { return parameters_.data() + offset_[part]; }

  static void layer(const float* x, int rows, int width, const float* weights, const float* bias, std::vector<float>& out) {
    for (int r = 0; r < rows; ++r) std::copy_n(bias, hidden, &out[static_cast<std::size_t>(r) * hidden]);
    accumulate(x, false, weights, out.data(), rows, width, hidden);
    for (float& value : out) value = std::max(value, 0.0F);
  }

  /// Slopes of the loss by every parameter, from those by the answers to the rows answered last.
  void turn_back(const float* x, const std::vector<float>& error, int rows, std::vector<float>& slope) {
    for (int r = 0; r < rows; ++r)
      for (int j = 0; j < outputs_; ++j) slope[offset_[6] + j] += error[static_cast<std::size_t>(r) * outputs_ + j];
    accumulate(x, true, error.data(), &slope[offset_[5]], inputs_, rows, outputs_);
    accumulate(two_.data(), true, error.data(), &slope[offset_[4]], hidden, rows, outputs_);
    back_through(error.data(), rows, outputs_, part_of(4), two_, back_two_);
    for (int r = 0; r < rows; ++r)
      for (int j = 0; j < hidden; ++j) slope[offset_[3] + j] += back_two_[static_cast<std::size_t>(r) * hidden + j];
    accumulate(one_.data(), true, back_two_.data(), &slope[offset_[2]], hidden, rows, hidden);
    back_through(back_two_.data(), rows, hidden, part_of(2), one_, back_one_);
    for (int r = 0; r < rows; ++r)
      for (int j = 0; j < hidden; ++j) slope[offset_[1] + j] += back_one_[static_cast<std::size_t>(r) * hidden + j];
    accumulate(x, true, back_one_.data(), &slope[offset_[0]], inputs_, rows, hidden);
  }

  void back_through(const float* error, int rows, int width, const float* weights, const std::vector<float>& active,
                    std::vector<float>& out) {
    turned_.resize(static_cast<std::size_t>(width) * hidden);
    for (int i = 0; i < hidden; ++i)
      for (int j = 0; j < width; ++j) turned_[static_cast<std::size_t>(j) * hidden + i] = weights[static_cast<std::size_t>(i) * width + j];
    out.assign(static_cast<std::size_t>(rows) * hidden, 0.0F);
    accumulate(error, false, turned_.data(), out.data(), rows, width, hidden);
    for (std::size_t i = 0; i < out.size(); ++i)
      if (!(active[i] > 0)) out[i] = 0;
  }

  int inputs_, outputs_;
  int offset_[7];
  std::vector<float> parameters_, one_, two_, back_one_, back_two_, turned_;
};

/// What a network of one window learns from, what it is asked, and the ways back from its answers.
struct Course {
  Lessons lessons;
  std::vector<float> x;  ///< rows asked × inputs
  int rows = 0;
  std::vector<Return> back;  ///< of each forecast

  Course(const Pool& pool, int network, const RunControl& control) : back(pool.forecasts) {
    const int window = std::max(least_window, static_cast<int>(std::lround(window_shares[network] * pool.window)));
    const int ago = pool.window <= longest_window_told ? long_ago : 0;
    const bool shares = sees_logs(network);
    lessons.inputs = window + told_beside;
    lessons.outputs = pool.horizon;
    const int most = std::clamp(most_windows / std::max(1, pool.series), 1, most_windows_each);
    for (int s = 0; s < pool.series; ++s) {
      const int n = pool.learnt[s];
      if (n <= shortest_head) continue;
      control.check();
      lessons.add(Plain(pool.values + pool.start[s], n, 0, pool.periods[s], shares), window, ago, pool.horizon, most);
    }
    if (lessons.rows == 0) return;
    lessons.standardise();
    std::vector<float> told(lessons.inputs);
    for (int f = 0; f < pool.forecasts; ++f) {
      const int s = pool.asked[f], n = pool.known[f];
      if (n <= shortest_head) continue;
      control.check();
      Plain plain(pool.values + pool.start[s], n, pool.horizon, pool.periods[s], shares);
      Window view;
      if (!view.tell(plain, n, window, ago, told.data())) continue;
      lessons.scale(told.data());
      x.insert(x.end(), told.begin(), told.end());
      std::vector<double> season;
      if (plain.parts.mode != SeasonMode::none) season.assign(plain.parts.seasonal.begin() + n, plain.parts.seasonal.end());
      back[f] = {view.last, view.size, plain.logs, {plain.parts.mode, {}, std::move(season)}, rows++};
    }
  }

  /// forecasts × horizon, in the units of the series; NaN where the network is silent.
  std::vector<double> answers(std::uint64_t seed, const RunControl& control) const {
    const int horizon = lessons.outputs;
    std::vector<double> out(back.size() * horizon, std::numeric_limits<double>::quiet_NaN());
    if (rows == 0) return out;
    SmallNetwork network(lessons.inputs, horizon);
    network.learn(lessons, seed, control);
    std::vector<float> told;
    network.answer(x.data(), rows, told);
    for (std::size_t f = 0; f < back.size(); ++f)
      for (int j = 0; back[f].row >= 0 && j < horizon; ++j)
        out[f * horizon + j] = back[f].value(told[static_cast<std::size_t>(back[f].row) * horizon + j], j);
    return out;
  }
};

}  // namespace

void run_pooled_network(const Pool& pool, int threads, const RunControl& control, double* out) {
  std::fill(out, out + static_cast<std::size_t>(pool.forecasts) * pool.horizon, std::numeric_limits<double>::quiet_NaN());
  std::vector<std::vector<double>> answers(pooled_networks);
  ThreadPool workers(std::max(1, std::min(threads, pooled_networks)));
  workers.run(pooled_networks, [&](std::size_t k, int) {
    const int network = static_cast<int>(k);
    answers[k] = Course(pool, network, control).answers(pool.seed + k, control);
  });
  double each[pooled_networks];
  for (std::size_t i = 0; i < static_cast<std::size_t>(pool.forecasts) * pool.horizon; ++i) {
    for (int k = 0; k < pooled_networks; ++k) each[k] = answers[k][i];
    if (std::any_of(each, each + pooled_networks, [](double value) { return std::isnan(value); })) continue;
    std::sort(each, each + pooled_networks);
    out[i] = each[pooled_networks / 2];
  }
}

}  // namespace graticule::forecast
