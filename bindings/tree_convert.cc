#include "tree_convert.h"

namespace graticule::bindings {

static constexpr std::size_t kMaxRows = 4294967295u;

/// Rows of another frame: its columns are read where they are.
static trees::FrameView rows_of(trees::FrameView base, const Arguments& frame) {
  if (!base.index.empty()) throw Napi::RangeError::New(frame.env(), "the base of a frame must hold its own rows");
  const auto places = frame.array<std::int32_t>("places");
  const std::size_t held = base.rows;
  base.rows = places.ElementLength();
  base.index.resize(base.rows);
  for (std::size_t i = 0; i < base.rows; ++i) {
    const std::int32_t place = places[i];
    if (place < 0 || static_cast<std::size_t>(place) >= held)
      throw Napi::RangeError::New(frame.env(), "places must be rows of the base");
    base.index[i] = static_cast<std::uint32_t>(place);
  }
  return base;
}

trees::FrameView read_frame(const Arguments& frame) {
  if (frame.has("base")) return rows_of(read_frame(frame.part("base")), frame);
  trees::FrameView view;
  view.rows = frame.size("rows", kMaxRows);
  frame.each("features", [&](const Arguments& feature) {
    trees::FeatureView column;
    if (feature.has("codes")) {
      column.kind = trees::FeatureKind::kCategory;
      column.data = feature.array<std::int32_t>("codes", view.rows).Data();
      column.cardinality = feature.integer("cardinality", 0, INT32_MAX / 64);
    } else if (holds<float>(feature.get("values"))) {
      column.kind = trees::FeatureKind::kFloat32;
      column.data = feature.array<float>("values", view.rows).Data();
    } else {
      column.kind = trees::FeatureKind::kFloat64;
      column.data = feature.array<double>("values", view.rows).Data();
    }
    view.features.push_back(column);
  });
  return view;
}

trees::Labelled read_labelled(const Arguments& arguments, bool classification) {
  trees::Labelled out;
  out.frame = read_frame(arguments.part("frame"));
  const std::size_t rows = out.frame.rows;
  if (rows == 0) throw Napi::RangeError::New(arguments.env(), "a frame to learn from must have at least one row");
  if (classification) out.codes = arguments.array<std::int32_t>("target", rows).Data();
  else out.target = arguments.array<double>("target", rows).Data();
  out.weights = arguments.optional_array<double>("weights", rows);
  return out;
}

bool same_features(const trees::FrameView& a, const trees::FrameView& b) {
  if (a.features.size() != b.features.size()) return false;
  for (std::size_t f = 0; f < a.features.size(); ++f)
    if (a.features[f].is_category() != b.features[f].is_category()) return false;
  return true;
}

}  // namespace graticule::bindings
