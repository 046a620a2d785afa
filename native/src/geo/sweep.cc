#include <algorithm>
#include <set>
#include <unordered_map>

#include "../blocks.h"
#include "arrangement.h"
#include "bucket_sort.h"

namespace graticule::geo {

namespace {

/// Segments of a strip at least; a strip begins with what reaches into it from the left.
constexpr size_t kLeastStrip = 50000;

/// The order of segments that a vertical line crosses, from below.
struct Under {
  const std::vector<Segment>* segments;

  bool operator()(uint32_t i, uint32_t j) const {
    if (i == j) return false;
    const Segment& s = (*segments)[i];
    const Segment& t = (*segments)[j];
    double o;
    if (s.p == t.p) {
      o = orient(s.p, s.q, t.q);
    } else if (s.p < t.p) {
      o = orient(s.p, s.q, t.p);
      if (o == 0) o = orient(s.p, s.q, t.q);
    } else {
      o = -orient(t.p, t.q, s.p);
      if (o == 0) o = -orient(t.p, t.q, s.q);
    }
    return o != 0 ? o > 0 : i < j;
  }
};

/// A segment that the sweep line crosses, and the windings below it. Where one segment ends and another goes on, the place is
/// handed over: nothing lies between them, so that the order stays.
struct Crossed {
  mutable uint32_t segment;
  mutable int32_t a, b;
};

/// Sweeps the segments [first, last), between two points.
class Strip {
 public:
  Strip(Arrangement& arrangement, uint32_t first, uint32_t last)
      : all_(arrangement), segments_(arrangement.segments), under_{&segments_}, first_(first), last_(last), status_(Order{under_}), where_(last - first) {}

  void run(const RunControl& control) {
    enter();
    // Ends at points before the strip's first are behind it.
    size_t end = static_cast<size_t>(std::partition_point(all_.by_right.begin(), all_.by_right.end(), [&](uint32_t i) {
                                       return first_ > 0 && all_.right[i] <= all_.left[first_];
                                     }) - all_.by_right.begin());
    uint32_t start = first_, steps = 0;
    while (start < last_) {
      if ((steps++ & 4095) == 0) control.check();
      const uint32_t at = all_.left[start];
      for (; end < all_.by_right.size() && all_.right[all_.by_right[end]] < at; ++end) status_.erase(place_of(all_.by_right[end]));
      const size_t ended = end;
      while (end < all_.by_right.size() && all_.right[all_.by_right[end]] == at) ++end;
      group_.clear();
      while (start < last_ && all_.left[start] == at) group_.push_back(start++);
      // From the lowest up, so that the neighbour below is always settled first.
      if (group_.size() > 1) std::sort(group_.begin(), group_.end(), under_);
      hand_over(ended, end);
    }
  }

 private:
  struct Order {
    Under under;
    bool operator()(const Crossed& s, const Crossed& t) const { return under(s.segment, t.segment); }
  };
  using Status = std::set<Crossed, Order>;

  /// Takes in what reaches into the strip from the left.
  void enter() {
    if (first_ == 0) return;
    std::vector<uint32_t> reaching;
    for (uint32_t i = 0; i < first_; ++i) {
      if (all_.right[i] >= all_.left[first_]) reaching.push_back(i);
    }
    std::sort(reaching.begin(), reaching.end(), under_);
    int32_t a = 0, b = 0;
    for (const uint32_t i : reaching) {
      // What ends at the first point counts for the windings above: others begin there in its stead.
      if (all_.right[i] > all_.left[first_]) carried_[i] = status_.insert(status_.end(), Crossed{i, a, b});
      a += segments_[i].weight_a;
      b += segments_[i].weight_b;
    }
  }

  Status::iterator place_of(uint32_t i) { return i < first_ ? carried_.at(i) : where_[i - first_]; }

  /// Puts the group, which begins at a point, in the place of those that end there: by_right[from … to).
  void hand_over(size_t from, size_t to) {
    Status::iterator hint = status_.end();
    size_t free = to - from;
    bool known = false;
    if (free > 0) {
      known = true;
      hint = place_of(all_.by_right[from]);
      // The lowest of those that end here: they lie next to one another.
      for (size_t k = 1; k < free && hint != status_.begin(); ++k) {
        const auto lower = std::prev(hint);
        if (all_.right[lower->segment] != all_.right[all_.by_right[from]]) break;
        hint = lower;
      }
    }
    for (const uint32_t i : group_) {
      Status::iterator place;
      if (free > 0) {
        place = hint++;
        place->segment = i;
        --free;
      } else {
        place = known ? status_.insert(hint, Crossed{i, 0, 0}) : status_.insert(Crossed{i, 0, 0}).first;
        if (!known) {
          known = true;
          hint = std::next(place);
        }
      }
      where_[i - first_] = place;
      Below& below = all_.below[i];
      if (place == status_.begin()) {
        below = {0, 0, kNone};
      } else {
        const Crossed& neighbour = *std::prev(place);
        const Segment& s = segments_[neighbour.segment];
        below = {neighbour.a + s.weight_a, neighbour.b + s.weight_b, neighbour.segment};
      }
      place->a = below.a;
      place->b = below.b;
    }
    for (; free > 0; --free) hint = status_.erase(hint);
  }

  Arrangement& all_;
  const std::vector<Segment>& segments_;
  const Under under_;
  const uint32_t first_, last_;
  Status status_;
  std::vector<Status::iterator> where_;
  std::unordered_map<uint32_t, Status::iterator> carried_;
  std::vector<uint32_t> group_;
};

}  // namespace

void sweep(Arrangement& arrangement, const RunControl& control) {
  const auto n = static_cast<uint32_t>(arrangement.segments.size());
  arrangement.below.resize(n);
  const size_t strips = n < kManyThings ? 1 : std::min<size_t>(2 * kThreads, n / kLeastStrip + 1);
  std::vector<uint32_t> first(strips + 1, 0);
  first[strips] = n;
  for (size_t k = 1; k < strips; ++k) {
    uint32_t at = std::max(first[k - 1], static_cast<uint32_t>(k * n / strips));
    while (at < n && at > 0 && arrangement.left[at] == arrangement.left[at - 1]) ++at;
    first[k] = at;
  }
  for_each_block(strips, kThreads, [&](size_t k) {
    if (first[k] < first[k + 1]) Strip(arrangement, first[k], first[k + 1]).run(control);
  });
}

}  // namespace graticule::geo
