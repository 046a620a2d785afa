#include "graticule/large_blocks.h"

#include <cstdint>
#include <thread>
#include <vector>

#include "../src/blocks.h"
#include "check.h"

using graticule::LargeBlocks;

namespace {

constexpr std::size_t kMany = 1 << 20;

void blocks_keep_what_is_written_and_outlive_the_scope() {
  std::vector<std::vector<std::uint32_t>> kept;
  for (const std::size_t size : {std::size_t{1}, std::size_t{65535}, std::size_t{65536}, kMany}) {
    const LargeBlocks given_back;
    std::vector<std::uint32_t> numbers(size);
    for (std::size_t i = 0; i < size; ++i) numbers[i] = static_cast<std::uint32_t>(i * 2654435761u);
    // Grows out of its block, which is freed by another thread than took it.
    numbers.push_back(7);
    std::thread([&] { kept.push_back(std::move(numbers)); }).join();
  }
  for (const std::vector<std::uint32_t>& numbers : kept) {
    for (std::size_t i = 0; i + 1 < numbers.size(); ++i) CHECK(numbers[i] == static_cast<std::uint32_t>(i * 2654435761u));
    CHECK(numbers.back() == 7);
  }
}

void the_scope_is_the_threads_and_of_those_that_help_it() {
  CHECK(!LargeBlocks::on());
  {
    const LargeBlocks given_back;
    CHECK(LargeBlocks::on());
    std::thread([] { CHECK(!LargeBlocks::on()); }).join();
    graticule::for_each_block(8, 4, [](std::size_t) { CHECK(LargeBlocks::on()); });
    const LargeBlocks not_here(false);
    CHECK(!LargeBlocks::on());
  }
  CHECK(!LargeBlocks::on());
}

}  // namespace

int main() {
  blocks_keep_what_is_written_and_outlive_the_scope();
  the_scope_is_the_threads_and_of_those_that_help_it();
  return 0;
}
