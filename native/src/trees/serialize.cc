#include "graticule/trees/serialize.h"

#include <cmath>
#include <cstring>
#include <string>

#include "trees/random.h"

namespace graticule::trees {

namespace {

constexpr char kMagic[8] = {'G', 'R', 'A', 'T', 'T', 'R', 'E', 'E'};
constexpr uint32_t kVersion = 1;
constexpr uint32_t kMaxClasses = 65536;

uint64_t checksum(const uint8_t* bytes, size_t size) {
  uint64_t sum = mix(size);
  for (size_t i = 0; i < size; i += 8) {
    uint64_t word = 0;
    for (size_t j = 0; j < 8 && i + j < size; ++j) word |= static_cast<uint64_t>(bytes[i + j]) << (8 * j);
    sum = mix(sum ^ word);
  }
  return sum;
}

class Writer {
 public:
  template <typename T>
  void integer(T value) {
    for (size_t i = 0; i < sizeof(T); ++i) bytes.push_back(static_cast<uint8_t>(static_cast<uint64_t>(value) >> (8 * i)));
  }
  void number(double value) {
    uint64_t bits;
    std::memcpy(&bits, &value, 8);
    integer(bits);
  }
  void single(float value) {
    uint32_t bits;
    std::memcpy(&bits, &value, 4);
    integer(bits);
  }
  std::vector<uint8_t> bytes;
};

class Reader {
 public:
  Reader(const uint8_t* bytes, size_t size) : at_(bytes), end_(bytes + size) {}

  template <typename T>
  T integer() {
    need(sizeof(T));
    uint64_t value = 0;
    for (size_t i = 0; i < sizeof(T); ++i) value |= static_cast<uint64_t>(at_[i]) << (8 * i);
    at_ += sizeof(T);
    return static_cast<T>(value);
  }
  double number() {
    const uint64_t bits = integer<uint64_t>();
    double value;
    std::memcpy(&value, &bits, 8);
    return value;
  }
  float single() {
    const uint32_t bits = integer<uint32_t>();
    float value;
    std::memcpy(&value, &bits, 4);
    return value;
  }
  /// A count of items that each take at least `each` bytes, so that no count can ask for more memory than bytes came.
  size_t count(size_t each) {
    const uint32_t value = integer<uint32_t>();
    need(static_cast<size_t>(value) * each);
    return value;
  }
  bool done() const { return at_ == end_; }

 private:
  void need(size_t bytes) const {
    if (static_cast<size_t>(end_ - at_) < bytes) throw BadModelBytes("the bytes of the tree model end early");
  }
  const uint8_t *at_, *end_;
};

void require(bool condition, const char* what) {
  if (!condition) throw BadModelBytes(std::string("the bytes of the tree model are inconsistent: ") + what);
}

void check_nodes(const TreeModel& model) {
  const auto size = static_cast<int64_t>(model.nodes.size());
  // Every node has one parent and a bounded depth, so that walks end and recursion stays shallow.
  std::vector<int32_t> depth(size, -1);
  // Leaves share no entries, so that a walk over all trees costs no more than the file is long.
  int64_t entries = 0;
  const auto reach = [&](int64_t at, int32_t steps) {
    require(depth[at] < 0, "a node with two parents");
    require(steps <= kMaxTreeDepth, "depth");
    depth[at] = steps;
  };
  for (const int32_t root : model.roots) {
    require(root >= 0 && root < size, "root");
    reach(root, 0);
  }
  for (int64_t i = 0; i < size; ++i) {
    const Node& node = model.nodes[i];
    if (node.is_leaf()) {
      require(node.left >= 0 && node.extra >= 0 && static_cast<int64_t>(node.left) + node.extra <= static_cast<int64_t>(model.leaves.size()), "leaf");
      require(node.extra <= model.outputs, "entries of a leaf");
      entries += node.extra;
      continue;
    }
    require(static_cast<size_t>(node.input) < model.inputs.size(), "input of a split");
    require(node.left > i && static_cast<int64_t>(node.left) + 1 < size, "children");
    require(depth[i] >= 0, "a node without a parent");
    reach(node.left, depth[i] + 1);
    reach(node.left + 1, depth[i] + 1);
    if (node.flags & Node::kSet) require(node.extra >= 0 && static_cast<size_t>(node.extra) < model.sets.size(), "set");
  }
  require(entries <= static_cast<int64_t>(model.leaves.size()), "entries of all leaves");
  for (const LeafEntry& entry : model.leaves) {
    require(entry.output >= 0 && entry.output < model.outputs, "output of a leaf");
    require(std::isfinite(entry.value), "value of a leaf");
  }
}

}  // namespace

std::vector<uint8_t> serialize(const TreeModel& model) {
  Writer w;
  w.bytes.reserve(kModelHeaderBytes + model.nodes.size() * 22 + model.leaves.size() * 8 + model.sets.size() * 32 + 4096);
  w.bytes.resize(kModelHeaderBytes);
  w.integer(static_cast<uint8_t>(model.link));
  w.integer(model.classes);
  w.integer(model.outputs);
  w.integer(model.best_iteration);
  w.number(model.scale);
  for (const double base : model.base) w.number(base);
  w.integer(static_cast<uint32_t>(model.features.size()));
  for (const FeatureSpec& feature : model.features) {
    w.integer(static_cast<uint8_t>(feature.category));
    w.integer(feature.cardinality);
  }
  w.integer(static_cast<uint32_t>(model.inputs.size()));
  for (const Input& input : model.inputs) {
    w.integer(input.feature);
    w.integer(static_cast<uint8_t>(input.categorical));
    w.integer(input.bin_count);
    w.integer(static_cast<uint32_t>(input.edges.size()));
    for (const double edge : input.edges) w.number(edge);
    w.integer(static_cast<uint32_t>(input.table.size()));
    w.bytes.insert(w.bytes.end(), input.table.begin(), input.table.end());
  }
  w.integer(static_cast<uint32_t>(model.roots.size()));
  for (const int32_t root : model.roots) w.integer(root);
  w.integer(static_cast<uint32_t>(model.nodes.size()));
  for (const Node& node : model.nodes) {
    w.integer(node.input);
    w.integer(node.left);
    w.integer(node.extra);
    w.integer(node.bin);
    w.integer(node.flags);
    w.single(node.gain);
    w.single(node.cover);
  }
  w.integer(static_cast<uint32_t>(model.leaves.size()));
  for (const LeafEntry& entry : model.leaves) {
    w.integer(entry.output);
    w.single(entry.value);
  }
  w.integer(static_cast<uint32_t>(model.sets.size()));
  for (const BinSet& set : model.sets)
    for (const uint64_t word : set) w.integer(word);

  seal_model_bytes(w.bytes);
  return std::move(w.bytes);
}

void seal_model_bytes(std::vector<uint8_t>& bytes) {
  Writer header;
  header.bytes.assign(kMagic, kMagic + sizeof kMagic);
  header.integer(kVersion);
  header.integer(static_cast<uint64_t>(bytes.size() - kModelHeaderBytes));
  header.integer(checksum(bytes.data() + kModelHeaderBytes, bytes.size() - kModelHeaderBytes));
  std::memcpy(bytes.data(), header.bytes.data(), kModelHeaderBytes);
}

TreeModel deserialize(const uint8_t* bytes, size_t size) {
  if (size < sizeof kMagic || std::memcmp(bytes, kMagic, sizeof kMagic) != 0)
    throw BadModelBytes("the bytes are not a tree model: they do not begin with its magic");
  Reader header(bytes + sizeof kMagic, size - sizeof kMagic);
  const uint32_t version = header.integer<uint32_t>();
  if (version != kVersion)
    throw BadModelBytes("the tree model has format version " + std::to_string(version) + ", this engine reads version " + std::to_string(kVersion));
  const uint64_t length = header.integer<uint64_t>(), sum = header.integer<uint64_t>();
  if (length != size - kModelHeaderBytes) throw BadModelBytes("the tree model should be " + std::to_string(length) + " bytes long, but is " + std::to_string(size - kModelHeaderBytes));
  if (sum != checksum(bytes + kModelHeaderBytes, size - kModelHeaderBytes)) throw BadModelBytes("the checksum of the tree model does not match its bytes");

  Reader r(bytes + kModelHeaderBytes, size - kModelHeaderBytes);
  TreeModel model;
  const uint8_t link = r.integer<uint8_t>();
  require(link <= static_cast<uint8_t>(Link::kShares), "link");
  model.link = static_cast<Link>(link);
  model.classes = r.integer<int32_t>();
  model.outputs = r.integer<int32_t>();
  model.best_iteration = r.integer<int32_t>();
  model.scale = r.number();
  require(model.outputs >= 1 && static_cast<uint32_t>(model.outputs) <= kMaxClasses, "outputs");
  const bool one_score = model.classes == 1 || (model.classes == 2 && model.link == Link::kLogistic);
  require(model.link == Link::kIdentity ? model.classes == 0 : model.classes >= 1 && model.outputs == (one_score ? 1 : model.classes), "classes");
  require(std::isfinite(model.scale), "scale");
  for (int32_t k = 0; k < model.outputs; ++k) {
    model.base.push_back(r.number());
    require(std::isfinite(model.base.back()), "base score");
  }
  model.features.resize(r.count(5));
  for (FeatureSpec& feature : model.features) {
    feature.category = r.integer<uint8_t>() != 0;
    feature.cardinality = r.integer<int32_t>();
    require(feature.cardinality >= 0, "cardinality of a feature");
  }
  model.inputs.resize(r.count(17));
  for (Input& input : model.inputs) {
    input.feature = r.integer<int32_t>();
    require(input.feature >= 0 && static_cast<size_t>(input.feature) < model.features.size(), "feature of an input");
    input.categorical = r.integer<uint8_t>() != 0;
    input.bin_count = r.integer<int32_t>();
    require(input.bin_count >= 1 && input.bin_count <= 256, "bins of an input");
    input.edges.resize(r.count(8));
    require(input.edges.size() <= 254, "edges of an input");
    for (double& edge : input.edges) edge = r.number();
    for (size_t i = 0; i < input.edges.size(); ++i)
      require(std::isfinite(input.edges[i]) && (i == 0 || input.edges[i - 1] < input.edges[i]), "order of edges");
    input.table.resize(r.count(1));
    for (uint8_t& bin : input.table) {
      bin = r.integer<uint8_t>();
      require(bin < input.bin_count, "bin of a category");
    }
  }
  model.roots.resize(r.count(4));
  for (int32_t& root : model.roots) root = r.integer<int32_t>();
  model.nodes.resize(r.count(22));
  for (Node& node : model.nodes) {
    node.input = r.integer<int32_t>();
    node.left = r.integer<int32_t>();
    node.extra = r.integer<int32_t>();
    node.bin = r.integer<uint8_t>();
    node.flags = r.integer<uint8_t>();
    node.gain = r.single();
    node.cover = r.single();
    require(std::isfinite(node.gain) && node.cover >= 0 && std::isfinite(node.cover), "gain or cover of a node");
  }
  model.leaves.resize(r.count(8));
  for (LeafEntry& entry : model.leaves) {
    entry.output = r.integer<int32_t>();
    entry.value = r.single();
  }
  model.sets.resize(r.count(32));
  for (BinSet& set : model.sets)
    for (uint64_t& word : set) word = r.integer<uint64_t>();
  require(r.done(), "bytes left over");
  check_nodes(model);
  return model;
}

}  // namespace graticule::trees
