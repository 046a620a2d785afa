#pragma once
#include <atomic>
#include <cstddef>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

#include "graticule/large_blocks.h"

namespace graticule {

/// Runs `body(block)` for every block in [0, blocks). Which thread runs a block never matters: a body writes only
/// what belongs to its block, and callers add partial results up in block order, so that any thread count gives
/// the same bits. The first exception is rethrown after all threads have stopped.
template <class Body>
void for_each_block(std::size_t blocks, int threads, const Body& body) {
  const std::size_t wanted = threads < 1 ? 1 : static_cast<std::size_t>(threads);
  const std::size_t workers = wanted < blocks ? wanted : blocks;
  if (workers <= 1) {
    for (std::size_t block = 0; block < blocks; ++block) body(block);
    return;
  }
  std::atomic<std::size_t> next{0};
  std::exception_ptr failure;
  std::mutex failure_lock;
  const bool large_blocks = LargeBlocks::on();
  const auto run = [&] {
    const LargeBlocks as_the_caller(large_blocks);
    try {
      for (std::size_t block; (block = next.fetch_add(1)) < blocks;) body(block);
    } catch (...) {
      std::lock_guard<std::mutex> guard(failure_lock);
      if (!failure) failure = std::current_exception();
      next.store(blocks);
    }
  };
  std::vector<std::thread> pool;
  pool.reserve(workers - 1);
  try {
    for (std::size_t i = 1; i < workers; ++i) pool.emplace_back(run);
  } catch (const std::exception&) {
    // Fewer threads than asked for, for lack of threads or of memory, is slower, not wrong.
  }
  run();
  for (std::thread& thread : pool) thread.join();
  if (failure) std::rethrow_exception(failure);
}

/// A fixed partition of n rows: block boundaries depend on n and the size only, never on the thread count.
struct Blocks {
  std::size_t n, size, count;
  Blocks(std::size_t rows, std::size_t rows_per_block)
      : n(rows), size(rows_per_block < 1 ? 1 : rows_per_block), count((rows + size - 1) / size) {}
  std::size_t begin(std::size_t block) const { return block * size; }
  std::size_t end(std::size_t block) const { return block + 1 == count ? n : (block + 1) * size; }
};

}  // namespace graticule
