#include <algorithm>
#include <numeric>

#include "arrangement.h"
#include "crossings.h"

namespace graticule::geo {

namespace {

void limit(size_t count) {
  if (count > kMostSegments) throw TooManySegments();
}

/// The pieces that splits cut segments into, in order, equal ones added up.
/// @param gone  the segments that are cut, in order
std::vector<Segment> cut(const std::vector<Segment>& segments, const std::vector<Split>& splits, std::vector<uint32_t>& gone) {
  std::vector<Segment> pieces;
  pieces.reserve(2 * splits.size());
  gone.clear();
  for (size_t k = 0; k < splits.size();) {
    const uint32_t index = splits[k].segment;
    const Segment& s = segments[index];
    gone.push_back(index);
    GridPoint from = s.p;
    const auto piece = [&](const GridPoint& to) {
      if (from < to) pieces.push_back({from, to, s.weight_a, s.weight_b});
      else if (to < from) pieces.push_back({to, from, -s.weight_a, -s.weight_b});
      from = to;
    };
    for (; k < splits.size() && splits[k].segment == index; ++k) piece(splits[k].at);
    piece(s.q);
  }
  merge_equal(pieces);
  return pieces;
}

/// Puts pieces in the place of the segments that are gone. Equal segments add up.
/// @param fresh  where the pieces stand that no other segment equals: only they are new
/// @param result  in it all that is left; what it held before goes
void exchange(const std::vector<Segment>& segments, const std::vector<uint32_t>& gone, const std::vector<Segment>& pieces,
              std::vector<uint32_t>& fresh, std::vector<Segment>& result) {
  result.clear();
  result.reserve(segments.size() - gone.size() + pieces.size());
  fresh.clear();
  size_t at = 0, next = 0;
  const auto keep_to = [&](size_t end) {
    while (at < end) {
      const size_t stop = next < gone.size() ? std::min<size_t>(end, gone[next]) : end;
      result.insert(result.end(), segments.begin() + static_cast<long>(at), segments.begin() + static_cast<long>(stop));
      at = stop;
      if (next < gone.size() && at == gone[next]) ++at, ++next;
    }
  };
  for (const Segment& piece : pieces) {
    // From where it stood last: pieces lie near one another, or few of them far apart.
    size_t step = 1, from = at;
    while (from + step < segments.size() && comes_before(segments[from + step], piece)) from += step, step *= 2;
    const auto end = segments.begin() + static_cast<long>(std::min(segments.size(), from + step));
    keep_to(static_cast<size_t>(std::lower_bound(segments.begin() + static_cast<long>(std::min(from, segments.size())), end, piece, comes_before) - segments.begin()));
    if (at < segments.size() && segments[at].p == piece.p && segments[at].q == piece.q && !(next < gone.size() && gone[next] == at)) {
      Segment sum = segments[at++];
      sum.weight_a += piece.weight_a;
      sum.weight_b += piece.weight_b;
      if (sum.weight_a != 0 || sum.weight_b != 0) result.push_back(sum);
    } else {
      fresh.push_back(static_cast<uint32_t>(result.size()));
      result.push_back(piece);
    }
  }
  keep_to(segments.size());
}

}  // namespace

void settle(std::vector<Segment>& segments, const RunControl& control) {
  limit(segments.size());
  merge_equal(segments);
  std::vector<uint32_t> fresh(segments.size()), gone;
  std::vector<Segment> next;  // kept from round to round: its memory is large
  std::iota(fresh.begin(), fresh.end(), 0);
  for (int round = 0; round < 64; ++round) {
    const std::vector<Split> splits = find_splits(segments, fresh, control);
    if (splits.empty()) return;
    control.check();
    const std::vector<Segment> pieces = cut(segments, splits, gone);
    exchange(segments, gone, pieces, fresh, next);
    segments.swap(next);
    limit(segments.size());
    control.check();
  }
  throw TooExpensive("The outlines of this query still cross one another after 64 rounds of cutting.");
}

}  // namespace graticule::geo
