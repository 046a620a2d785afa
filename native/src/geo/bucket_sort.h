#pragma once
// Sorting of many things by a whole number and more, on two threads.

#include <algorithm>
#include <cstdint>
#include <vector>

#include "../blocks.h"

namespace graticule::geo {

/// Threads that one operation runs on at most.
constexpr int kThreads = 2;

/// Things from which on a second thread is worth its start.
constexpr std::size_t kManyThings = 50000;

/// Sorts by `less`, in whose order `key` never falls: things are first dealt into buckets of about equal keys, each of which
/// then fits a processor's cache. Where keys lie in few places, it is one sort of all.
/// @param key  int64_t of a thing
template <class Thing, class Key, class Less>
void bucket_sort(std::vector<Thing>& things, const Key& key, const Less& less) {
  const std::size_t n = things.size();
  if (n < kManyThings) {
    std::sort(things.begin(), things.end(), less);
    return;
  }
  int64_t low = key(things[0]), high = low;
  for (const Thing& thing : things) {
    const int64_t at = key(thing);
    low = std::min(low, at);
    high = std::max(high, at);
  }
  constexpr std::size_t kBucket = 512;
  const std::size_t count = std::min<std::size_t>(n / kBucket, 1 << 14);
  const double per_unit = static_cast<double>(count) / (static_cast<double>(high - low) + 1);
  const auto bucket_of = [&](const Thing& thing) {
    return std::min(count - 1, static_cast<std::size_t>(static_cast<double>(key(thing) - low) * per_unit));
  };
  const Blocks blocks(n, n / kThreads + 1);
  // Where each block of the input puts its next thing of each bucket.
  std::vector<std::vector<uint32_t>> next(blocks.count, std::vector<uint32_t>(count, 0));
  for_each_block(blocks.count, kThreads, [&](std::size_t block) {
    for (std::size_t i = blocks.begin(block); i < blocks.end(block); ++i) ++next[block][bucket_of(things[i])];
  });
  std::vector<uint32_t> start(count + 1, 0);
  uint32_t at = 0;
  for (std::size_t bucket = 0; bucket < count; ++bucket) {
    start[bucket] = at;
    for (std::vector<uint32_t>& of_block : next) {
      const uint32_t size = of_block[bucket];
      of_block[bucket] = at;
      at += size;
    }
  }
  start[count] = at;
  std::vector<Thing> dealt(n);
  for_each_block(blocks.count, kThreads, [&](std::size_t block) {
    for (std::size_t i = blocks.begin(block); i < blocks.end(block); ++i) dealt[next[block][bucket_of(things[i])]++] = things[i];
  });
  const Blocks shares(count, 64);
  for_each_block(shares.count, kThreads, [&](std::size_t share) {
    for (std::size_t bucket = shares.begin(share); bucket < shares.end(share); ++bucket) {
      std::sort(dealt.begin() + start[bucket], dealt.begin() + start[bucket + 1], less);
    }
  });
  things.swap(dealt);
}

}  // namespace graticule::geo
