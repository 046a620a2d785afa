#include "prior/graph.h"

#include <algorithm>
#include <cmath>

#include "prior/functions.h"

namespace graticule::prior {

namespace {

constexpr std::size_t kMostParents = 6;
constexpr std::size_t kMostInputs = 24;
constexpr std::size_t kMostGroups = 8;

/// Edges i → j (i < j) with probability σ(a + bᵢ + cⱼ) of Cauchy draws: some nodes are hubs, some collect, some are alone.
void join_at_random(Graph& graph, Draws& draws) {
  const std::size_t n = graph.nodes.size();
  const float a = draws.cauchy() + 0.5f;
  std::vector<float> b(n), c(n);
  for (float& value : b) value = draws.cauchy();
  for (float& value : c) value = draws.cauchy();
  for (std::size_t j = 1; j < n; ++j) {
    std::vector<std::size_t>& parents = graph.nodes[j].parents;
    for (std::size_t i = 0; i < j; ++i)
      if (draws.chance(1 / (1 + std::exp(-(a + b[i] + c[j]))))) parents.push_back(i);
    draws.shuffle(parents);
    if (parents.size() > kMostParents) parents.resize(kMostParents);
  }
}

/// Each node grows out of the one before, at times also out of an earlier one.
void join_as_chain(Graph& graph, Draws& draws) {
  const float skip = draws.uniform(0, 0.5f);
  for (std::size_t j = 1; j < graph.nodes.size(); ++j) {
    graph.nodes[j].parents = {j - 1};
    if (j > 1 && draws.chance(skip)) graph.nodes[j].parents.push_back(draws.below(j - 1));
  }
}

/// Uniform, normal, ball, mixture or heavy-tailed; independent or mixed by a random linear map. Fills the node's `group`
/// where it is a mixture.
Points root_points(Node& node, std::size_t rows, std::size_t dims, const Style& style, Draws& draws) {
  Points points(rows, dims);
  const std::size_t kind = node.groups > 0 ? 3 : draws.below(6);
  if (kind == 0) {
    for (float& value : points.at) value = draws.uniform(-1, 1);
  } else if (kind == 3) {
    const std::size_t clusters = node.groups > 0 ? node.groups : 2 + draws.below(6);
    const float width = draws.log_uniform(0.05f, 1);
    std::vector<float> centres(clusters * dims), widths(clusters), shares = draws.importances(clusters);
    for (float& value : centres) value = draws.normal();
    for (float& value : widths) value = width * std::exp(0.5f * draws.normal());
    node.group.resize(rows);
    for (std::size_t i = 0; i < rows; ++i) {
      const std::size_t k = draws.pick(shares);
      node.group[i] = static_cast<std::uint32_t>(k);
      for (std::size_t d = 0; d < dims; ++d) points.dim(d)[i] = centres[k * dims + d] + widths[k] * draws.normal();
    }
  } else {
    for (float& value : points.at) value = draws.normal();
    if (kind == 2 || kind == 4) {
      // A ball, uniform in volume; or a multivariate t: the normal vector over a common random scale.
      const float exponent = 1 / static_cast<float>(dims), tail = draws.uniform(0.3f, 1);
      for (std::size_t i = 0; i < rows; ++i) {
        float squares = 1e-12f;
        for (std::size_t d = 0; d < dims; ++d) squares += points.dim(d)[i] * points.dim(d)[i];
        const float scale = kind == 2 ? std::pow(draws.uniform(), exponent) / std::sqrt(squares)
                                      : std::pow(draws.uniform(0.01f, 1), -0.5f * tail);
        for (std::size_t d = 0; d < dims; ++d) points.dim(d)[i] *= scale;
      }
    }
  }
  standardise(points);
  if (dims > 1 && draws.chance(0.5f)) points = random_linear(points, dims, draws);
  if (draws.chance(0.25f)) points = random_function(points, dims, style, draws);
  standardise(points);
  return points;
}

Points inputs_of(const Graph& graph, const Node& node, std::size_t rows, Draws& draws) {
  std::vector<const float*> dims;
  for (const std::size_t parent : node.parents) {
    const Points& points = graph.nodes[parent].points;
    for (std::size_t d = 0; d < points.dims; ++d) dims.push_back(points.dim(d));
  }
  draws.shuffle(dims);
  if (dims.size() > kMostInputs) dims.resize(kMostInputs);
  Points inputs(rows, dims.size());
  for (std::size_t d = 0; d < dims.size(); ++d) std::copy(dims[d], dims[d] + rows, inputs.dim(d));
  return inputs;
}

enum class Merge { kSum, kProduct, kMost, kSoftMost };

void merge(Points& out, const Points& part, float weight, Merge how, bool first) {
  for (std::size_t i = 0; i < out.at.size(); ++i) {
    const float a = out.at[i], b = weight * part.at[i];
    if (first) out.at[i] = how == Merge::kProduct ? 1 + b : b;
    else if (how == Merge::kSum) out.at[i] = a + b;
    else if (how == Merge::kProduct) out.at[i] = a * (1 + b);
    else if (how == Merge::kMost) out.at[i] = std::max(a, b);
    else out.at[i] = std::max(a, b) + std::log1p(std::exp(-std::fabs(a - b)));
  }
}

/// One function of all inputs, or functions of small groups of them put together: with groups of one and a sum, an
/// additive model.
Points function_of(const Points& inputs, std::size_t dims, const Style& style, Draws& draws) {
  if (inputs.dims == 1 || draws.chance(0.5f)) return random_function(inputs, dims, style, draws);
  const std::size_t group = draws.log_whole(1, 4);
  const std::size_t groups = std::min(kMostGroups, (inputs.dims + group - 1) / group);
  const std::vector<float> weights = draws.importances(groups);
  const Merge how = style.plain || draws.chance(0.7f) ? Merge::kSum : static_cast<Merge>(1 + draws.below(3));
  Points out(inputs.rows, dims);
  for (std::size_t g = 0; g < groups; ++g) {
    const std::size_t from = g * group, to = std::min(inputs.dims, from + group);
    Points part(inputs.rows, to - from);
    std::copy(inputs.dim(from), inputs.dim(from) + part.at.size(), part.at.begin());
    merge(out, random_function(part, dims, style, draws), weights[g], how, g == 0);
  }
  standardise(out);
  return out;
}

bool related(const Graph& graph, std::size_t a, std::size_t b) {
  const std::vector<char> of_a = ancestry(graph, {a}), of_b = ancestry(graph, {b});
  for (std::size_t i = 0; i < of_a.size(); ++i)
    if (of_a[i] && of_b[i]) return true;
  return false;
}

}  // namespace

std::vector<char> ancestry(const Graph& graph, const std::vector<std::size_t>& wanted) {
  std::vector<char> needed(graph.nodes.size(), 0);
  for (const std::size_t index : wanted) needed[index] = 1;
  for (std::size_t i = graph.nodes.size(); i-- > 0;)
    if (needed[i])
      for (const std::size_t parent : graph.nodes[i].parents) needed[parent] = 1;
  return needed;
}

Graph draw_graph(std::size_t columns, const Style& style, Draws& draws) {
  Graph graph;
  const float kind = draws.uniform();
  if (kind < 0.3f) {
    // The target is a function of what the table shows, plus noise.
    const std::size_t roots = draws.log_whole(1, std::min<std::size_t>(columns, 12));
    graph.nodes.resize(roots + 1);
    graph.target = roots;
    for (std::size_t i = 0; i < roots; ++i) {
      graph.nodes[roots].parents.push_back(i);
      graph.sources.push_back(i);
      graph.nodes[i].free_dims = draws.chance(0.7f) ? 0 : 1 + draws.below(2);
    }
    graph.nodes[roots].free_dims = 0;
    return graph;
  }
  if (kind < 0.42f) {
    // Kinds of things and their measurements: the target is read from the kind, columns follow from it.
    const std::size_t views = draws.log_whole(1, 5);
    graph.nodes.resize(views + 1);
    graph.nodes[0].groups = 2 + draws.below(draws.chance(0.7f) ? 3 : 9);
    for (std::size_t i = 1; i <= views; ++i) graph.nodes[i].parents = {0};
    for (std::size_t i = draws.chance(0.5f) ? 0 : 1; i <= views; ++i) graph.sources.push_back(i);
    for (Node& node : graph.nodes) node.free_dims = draws.log_whole(1, style.most_dims);
    return graph;
  }
  const bool chain = kind > 0.9f;
  graph.nodes.resize(chain ? 2 + draws.below(5) : draws.log_whole(2, 32));
  const std::size_t n = graph.nodes.size();
  for (Node& node : graph.nodes) node.free_dims = draws.log_whole(1, style.most_dims);
  if (chain) join_as_chain(graph, draws);
  else join_at_random(graph, draws);
  graph.target = draws.below(n);
  const std::vector<std::size_t> order = draws.permutation(n);
  const std::size_t shown = draws.log_whole(1, std::min(n, columns));
  graph.sources.assign(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(shown));
  // Without a common ancestor no column could tell anything: let the target's own node show some.
  const bool any = std::any_of(graph.sources.begin(), graph.sources.end(),
                               [&](std::size_t source) { return related(graph, source, graph.target); });
  if (!any) graph.sources.push_back(graph.target);
  return graph;
}

std::size_t add_isolated(Graph& graph, const Style& style, Draws& draws) {
  graph.nodes.emplace_back();
  graph.nodes.back().free_dims = draws.below(style.most_dims + 1);
  return graph.nodes.size() - 1;
}

void evaluate_node(Graph& graph, std::size_t index, std::size_t rows, const Style& style, Draws& draws) {
  Node& node = graph.nodes[index];
  const std::size_t dims = std::max<std::size_t>(1, node.shown_dims + node.free_dims);
  node.points = node.parents.empty() ? root_points(node, rows, dims, style, draws)
                                     : function_of(inputs_of(graph, node, rows, draws), dims, style, draws);
  if (!node.parents.empty() && style.node_noise > 0) {
    const float scale = style.node_noise * std::exp(0.7f * draws.normal());
    for (float& value : node.points.at) value += scale * (style.heavy_noise ? 0.7f * draws.laplace() : draws.normal());
    standardise(node.points);
  }
  const std::vector<float> weights = draws.importances(dims);
  for (std::size_t d = 0; d < dims; ++d)
    for (std::size_t i = 0; i < rows; ++i) node.points.dim(d)[i] *= weights[d];
}

}  // namespace graticule::prior
