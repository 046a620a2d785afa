#include <atomic>
#include <string>
#include <thread>
#include <vector>

#include "check.h"
#include "graticule/intake/intake.h"

using namespace graticule::intake;

int main() {
  {
    // Everything pushed is read, in order, and a full channel says when it has room again.
    std::atomic<int> rooms{0};
    ChannelSource channel([&] { rooms++; });
    const size_t total = 3 * ChannelSource::kRoom;
    std::atomic<int> refusals{0};
    std::thread sender([&] {
      std::vector<uint8_t> chunk(100000);
      size_t sent = 0;
      int seen = 0;
      while (sent < total) {
        for (size_t i = 0; i < chunk.size(); i++) chunk[i] = static_cast<uint8_t>((sent + i) * 31 >> 3);
        const bool room = channel.push(chunk.data(), chunk.size());
        sent += chunk.size();
        if (room) continue;
        refusals++;
        while (rooms.load() == seen) std::this_thread::yield();
        seen = rooms.load();
      }
      channel.end();
    });
    while (refusals.load() == 0) std::this_thread::yield();  // the reader starts late, on a full channel
    std::vector<uint8_t> buffer(70001);
    size_t read = 0;
    while (const size_t got = channel.read(buffer.data(), buffer.size())) {
      for (size_t i = 0; i < got; i++) CHECK(buffer[i] == static_cast<uint8_t>((read + i) * 31 >> 3));
      read += got;
    }
    sender.join();
    CHECK(read >= total);
    CHECK(rooms.load() == refusals.load());
  }
  {
    // A stopped channel wakes its reader and takes nothing more.
    ChannelSource channel([] {});
    std::thread stopper([&] { channel.stop(); });
    uint8_t byte;
    bool aborted = false;
    try {
      channel.read(&byte, 1);
    } catch (const graticule::Aborted&) {
      aborted = true;
    }
    stopper.join();
    CHECK(aborted);
    CHECK(channel.push(&byte, 1));
  }
  return 0;
}
