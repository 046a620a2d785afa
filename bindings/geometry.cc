#include <cmath>
#include <iterator>

#include "arguments.h"
#include "graticule/geo/buffer.h"
#include "graticule/geo/lines.h"
#include "promise_worker.h"
#include "registry.h"

namespace graticule::bindings {
namespace {

using namespace graticule::geo;

enum Kind : uint8_t { kOuter = 0, kHole = 1, kLine = 2, kPoint = 3 };

/// Parts of geometries as they travel: all positions one after another, and for every part its length and kind.
struct Parts {
  std::vector<Path> paths;
  std::vector<uint8_t> kinds;
};

Parts read_parts(const Napi::Env& env, const Napi::Object& object) {
  const auto coordinates = object.Get("coordinates");
  const auto sizes = object.Get("sizes");
  const auto kinds = object.Get("kinds");
  if (!coordinates.IsTypedArray() || coordinates.As<Napi::TypedArray>().TypedArrayType() != napi_float64_array ||
      !sizes.IsTypedArray() || sizes.As<Napi::TypedArray>().TypedArrayType() != napi_int32_array ||
      !kinds.IsTypedArray() || kinds.As<Napi::TypedArray>().TypedArrayType() != napi_uint8_array)
    throw Napi::TypeError::New(env, "parts need coordinates, sizes and kinds");
  const auto xy = coordinates.As<Napi::Float64Array>();
  const auto lengths = sizes.As<Napi::Int32Array>();
  const auto types = kinds.As<Napi::Uint8Array>();
  if (lengths.ElementLength() != types.ElementLength())
    throw Napi::RangeError::New(env, "sizes and kinds must have the same length");
  Parts parts;
  std::size_t at = 0;
  for (std::size_t i = 0; i < lengths.ElementLength(); ++i) {
    const int32_t n = lengths[i];
    if (n < 1 || at + 2 * static_cast<std::size_t>(n) > xy.ElementLength())
      throw Napi::RangeError::New(env, "sizes do not fit the coordinates");
    Path path(static_cast<std::size_t>(n));
    for (LonLat& point : path) {
      point = {xy[at], xy[at + 1]};
      at += 2;
      if (!(std::fabs(point.lon) <= 1000) || !(std::fabs(point.lat) <= 90))
        throw Napi::RangeError::New(env, "a position is not a longitude and latitude in degrees");
    }
    parts.paths.push_back(std::move(path));
    parts.kinds.push_back(types[i]);
  }
  return parts;
}

/// The worker must keep the arguments, whose memory this is.
RunControl read_control(const Arguments& arguments) {
  RunControl control;
  control.words = arguments.optional_array<int32_t>("control", 2);
  return control;
}

double signed_area(const Path& path) {
  double area = 0;
  for (std::size_t i = 0; i < path.size(); ++i) {
    const LonLat &p = path[i], &q = path[(i + 1) % path.size()];
    area += (p.lon - path[0].lon) * (q.lat - path[0].lat) - (q.lon - path[0].lon) * (p.lat - path[0].lat);
  }
  return area;
}

/// Interior on the left: outer rings counter-clockwise, holes clockwise.
void orient_ring(Path& path, uint8_t kind) {
  if ((signed_area(path) > 0) != (kind == kOuter)) std::reverse(path.begin(), path.end());
}

std::vector<GridRing> to_rings(Parts& parts) {
  std::vector<GridRing> rings;
  for (std::size_t i = 0; i < parts.paths.size(); ++i) {
    if (parts.kinds[i] > kHole) continue;
    orient_ring(parts.paths[i], parts.kinds[i]);
    GridRing ring;
    for (const LonLat& p : parts.paths[i])
      ring.push_back({std::llround(p.lon * kGridPerDegree), std::llround(p.lat * kGridPerDegree)});
    wrap_ring(ring, rings);
  }
  return rings;
}

GridLine to_line(const Path& path) {
  GridLine line;
  for (const LonLat& p : path) line.push_back({std::llround(p.lon * kGridPerDegree), std::llround(p.lat * kGridPerDegree)});
  return line;
}

/// west, south, east, north in degrees: what lies outside cannot matter to an intersection or a difference.
struct Box {
  int64_t west, south, east, north;
};

void clamp_to(std::vector<GridRing>& rings, const Box& box) {
  std::vector<GridRing> clamped;
  for (const GridRing& ring : rings) {
    GridRing inside = clamp_ring(ring, box.west, box.south, box.east, box.north);
    if (!inside.empty()) clamped.push_back(std::move(inside));
  }
  rings.swap(clamped);
}

Box bounds_of(const std::vector<GridRing>& rings) {
  Box box{INT64_MAX, INT64_MAX, INT64_MIN, INT64_MIN};
  for (const GridRing& ring : rings) {
    for (const GridPoint& p : ring) {
      box = {std::min(box.west, p.x), std::min(box.south, p.y), std::max(box.east, p.x), std::max(box.north, p.y)};
    }
  }
  // One unit of margin keeps the clamped edges off the outline of the other area.
  return {box.west - 1, box.south - 1, box.east + 1, box.north + 1};
}

/// A worker whose answer travels as parts, laid out on its thread: the event loop only copies them.
class GeometryWorker : public PromiseWorker {
 public:
  GeometryWorker(Napi::Env env, RunControl control) : PromiseWorker(env), control_(control) {}

 protected:
  RunControl control_;

  virtual void compute() = 0;

  void add(const std::vector<GridPoint>& points, Kind kind) {
    for (const GridPoint& p : points) {
      coordinates_.push_back(static_cast<double>(p.x) / kGridPerDegree);
      coordinates_.push_back(static_cast<double>(p.y) / kGridPerDegree);
    }
    sizes_.push_back(static_cast<int32_t>(points.size()));
    kinds_.push_back(kind);
  }

  void add(const std::vector<OverlayPolygon>& polygons) {
    std::size_t vertices = coordinates_.size() / 2;
    for (const OverlayPolygon& polygon : polygons) {
      vertices += polygon.outer.size();
      for (const GridRing& hole : polygon.holes) vertices += hole.size();
    }
    coordinates_.reserve(2 * vertices);
    for (const OverlayPolygon& polygon : polygons) {
      add(polygon.outer, kOuter);
      for (const GridRing& hole : polygon.holes) add(hole, kHole);
    }
  }

  Napi::Value result(Napi::Env env) override {
    Napi::Object parts = Napi::Object::New(env);
    parts.Set("coordinates", to_typed_array(env, coordinates_));
    parts.Set("sizes", to_typed_array(env, sizes_));
    parts.Set("kinds", to_typed_array(env, kinds_));
    return parts;
  }

 private:
  std::vector<double> coordinates_;
  std::vector<int32_t> sizes_;
  std::vector<uint8_t> kinds_;

  void work() final {
    try {
      control_.check();
      compute();
    } catch (const TooExpensive& error) {
      throw CodedError("too_expensive", error.what());
    }
  }

};

std::vector<OverlayPolygon> overlay_areas(std::vector<GridRing>& a, std::vector<GridRing>& b, Operation operation,
                                          const RunControl& control) {
  OverlayOptions options;
  options.positive = true;
  options.min_area = 1e3;  // slivers of rounding: about a tenth of a square metre
  options.control = control;
  if (operation == Operation::kIntersection || operation == Operation::kDifference) {
    if (!a.empty()) clamp_to(b, bounds_of(a));
    if (operation == Operation::kIntersection && !b.empty()) clamp_to(a, bounds_of(b));
    if (operation == Operation::kIntersection && b.empty()) return {};
  }
  return overlay(a, b, operation, options);
}

class BufferWorker : public GeometryWorker {
 public:
  BufferWorker(Napi::Env env, Parts parts, Parts without, double distance, BufferOptions options)
      : GeometryWorker(env, options.control),
        parts_(std::move(parts)),
        without_(std::move(without)),
        distance_(distance),
        options_(options) {}

 protected:
  void compute() override {
    BufferInput input;
    for (std::size_t i = 0; i < parts_.paths.size(); ++i) {
      Path& path = parts_.paths[i];
      if (parts_.kinds[i] == kPoint) {
        input.points.insert(input.points.end(), path.begin(), path.end());
      } else if (parts_.kinds[i] == kLine) {
        input.lines.push_back(std::move(path));
      } else {
        orient_ring(path, parts_.kinds[i]);
        input.rings.push_back(std::move(path));
      }
    }
    add(geodesic_buffer_outside(input, to_rings(without_), distance_, options_));
  }

 private:
  Parts parts_, without_;
  double distance_;
  BufferOptions options_;
};

class OverlayWorker : public GeometryWorker {
 public:
  OverlayWorker(Napi::Env env, Parts a, Parts b, Operation operation, RunControl control)
      : GeometryWorker(env, control), a_(std::move(a)), b_(std::move(b)), operation_(operation) {}

 protected:
  void compute() override {
    std::vector<GridRing> a = to_rings(a_), b = to_rings(b_);
    add(overlay_areas(a, b, operation_, control_));
  }

 private:
  Parts a_, b_;
  Operation operation_;
};

/// Polygons whose rings cross themselves as what they enclose; nothing where all are simple.
class UntangleWorker : public GeometryWorker {
 public:
  UntangleWorker(Napi::Env env, Parts parts, RunControl control) : GeometryWorker(env, control), parts_(std::move(parts)) {}

 protected:
  void compute() override {
    std::vector<std::vector<GridRing>> polygons;
    for (std::size_t i = 0; i < parts_.paths.size(); ++i) {
      if (parts_.kinds[i] == kOuter) polygons.emplace_back();
      if (parts_.kinds[i] <= kHole && !polygons.empty()) polygons.back().push_back(to_line(parts_.paths[i]));
    }
    std::vector<std::optional<std::vector<OverlayPolygon>>> loops;
    for (const std::vector<GridRing>& rings : polygons) {
      loops.push_back(untangle(rings, control_));
      changed_ = changed_ || loops.back().has_value();
    }
    for (std::size_t i = 0; i < polygons.size() && changed_; ++i) {
      if (loops[i]) add(*loops[i]);
      else add({OverlayPolygon{polygons[i][0], {polygons[i].begin() + 1, polygons[i].end()}}});
    }
  }

  Napi::Value result(Napi::Env env) override { return changed_ ? GeometryWorker::result(env) : env.Null(); }

 private:
  Parts parts_;
  bool changed_ = false;
};

enum class LineVerb { kInside, kOutside, kShared };

/// Lines inside or outside an area, or shared by the outlines of two.
class LineWorker : public GeometryWorker {
 public:
  LineWorker(Napi::Env env, Parts a, Parts b, LineVerb verb, RunControl control)
      : GeometryWorker(env, control), a_(std::move(a)), b_(std::move(b)), verb_(verb) {}

 protected:
  void compute() override {
    std::vector<GridRing> area = to_rings(b_);
    if (verb_ == LineVerb::kShared) {
      std::vector<GridRing> other = to_rings(a_);
      if (other.empty() || area.empty()) return;
      clamp_to(area, bounds_of(other));
      if (area.empty()) return;
      for (const GridLine& line : shared_lines(other, area, control_)) add(line, kLine);
      return;
    }
    std::vector<GridLine> lines;
    for (std::size_t i = 0; i < a_.paths.size(); ++i) {
      if (a_.kinds[i] == kLine) lines.push_back(to_line(a_.paths[i]));
    }
    if (lines.empty()) return;
    clamp_to(area, bounds_of(lines));
    for (const GridLine& line : clip_lines(lines, area, verb_ == LineVerb::kInside, control_)) add(line, kLine);
  }

 private:
  Parts a_, b_;
  LineVerb verb_;
};

// geometryLines({ a, b, verb, control? }): Promise<NativeParts>
Napi::Value lines_verb(const Napi::CallbackInfo& info) {
  const Arguments arguments(info);
  const auto verb = arguments.choice<LineVerb>(
      "verb", {{"inside", LineVerb::kInside}, {"outside", LineVerb::kOutside}, {"shared", LineVerb::kShared}});
  Parts a = read_parts(info.Env(), arguments.object().Get("a").ToObject());
  Parts b = read_parts(info.Env(), arguments.object().Get("b").ToObject());
  auto* worker =
      new LineWorker(info.Env(), std::move(a), std::move(b), verb, read_control(arguments));
  worker->keep(arguments.object());
  return worker->start();
}

// geodesicBuffer({ parts, distance, circleSegments, without?, control? }): Promise<NativeParts>
Napi::Value geodesic_buffer_verb(const Napi::CallbackInfo& info) {
  const Arguments arguments(info);
  const double distance = arguments.number("distance");
  if (!(distance > 0) || !(distance < 3e7)) throw Napi::RangeError::New(info.Env(), "distance must be in (0, 3e7)");
  BufferOptions options;
  options.circle_segments = static_cast<int>(arguments.size("circleSegments"));
  if (options.circle_segments < 32 || options.circle_segments > 4096)
    throw Napi::RangeError::New(info.Env(), "circleSegments must be from 32 to 4096");
  options.control = read_control(arguments);
  Parts without;
  if (arguments.has("without")) without = read_parts(info.Env(), arguments.object().Get("without").ToObject());
  auto* worker = new BufferWorker(info.Env(), read_parts(info.Env(), arguments.object().Get("parts").ToObject()),
                                  std::move(without), distance, options);
  arguments.pin(*worker);
  return worker->start();
}

// geometryOverlay({ a, b, operation, control? }): Promise<NativeParts>
Napi::Value overlay_verb(const Napi::CallbackInfo& info) {
  const Arguments arguments(info);
  const auto operation = arguments.choice<Operation>("operation", {{"union", Operation::kUnion},
                                                                   {"intersection", Operation::kIntersection},
                                                                   {"difference", Operation::kDifference}});
  Parts a = read_parts(info.Env(), arguments.object().Get("a").ToObject());
  Parts b = read_parts(info.Env(), arguments.object().Get("b").ToObject());
  auto* worker =
      new OverlayWorker(info.Env(), std::move(a), std::move(b), operation, read_control(arguments));
  worker->keep(arguments.object());
  return worker->start();
}

// geometryUntangle({ parts, control? }): Promise<NativeParts | null>
Napi::Value untangle_verb(const Napi::CallbackInfo& info) {
  const Arguments arguments(info);
  auto* worker = new UntangleWorker(info.Env(), read_parts(info.Env(), arguments.object().Get("parts").ToObject()),
                                    read_control(arguments));
  worker->keep(arguments.object());
  return worker->start();
}

// geodesicInverse(lon1, lat1, lon2, lat2): [distance, azimuth1, azimuth2], metres and degrees
Napi::Value inverse_verb(const Napi::CallbackInfo& info) {
  double values[4];
  for (std::size_t i = 0; i < 4; ++i) {
    if (info.Length() < 4 || !info[i].IsNumber()) throw Napi::TypeError::New(info.Env(), "expected four numbers");
    values[i] = info[i].As<Napi::Number>().DoubleValue();
  }
  const Inverse line = inverse({values[0], values[1]}, {values[2], values[3]});
  return to_typed_array<double>(info.Env(), {line.distance, line.azimuth1 / kDegree, line.azimuth2 / kDegree});
}

// geodesicDirect(lon, lat, azimuth, distance): [lon, lat], degrees and metres
Napi::Value direct_verb(const Napi::CallbackInfo& info) {
  double values[4];
  for (std::size_t i = 0; i < 4; ++i) {
    if (info.Length() < 4 || !info[i].IsNumber()) throw Napi::TypeError::New(info.Env(), "expected four numbers");
    values[i] = info[i].As<Napi::Number>().DoubleValue();
  }
  const LonLat at = direct({values[0], values[1]}, values[2] * kDegree, values[3]);
  return to_typed_array<double>(info.Env(), {at.lon, at.lat});
}

const Registration registration([](Napi::Env env, Napi::Object exports) {
  exports.Set("geodesicBuffer", Napi::Function::New(env, geodesic_buffer_verb, "geodesicBuffer"));
  exports.Set("geometryOverlay", Napi::Function::New(env, overlay_verb, "geometryOverlay"));
  exports.Set("geometryUntangle", Napi::Function::New(env, untangle_verb, "geometryUntangle"));
  exports.Set("geodesicInverse", Napi::Function::New(env, inverse_verb, "geodesicInverse"));
  exports.Set("geodesicDirect", Napi::Function::New(env, direct_verb, "geodesicDirect"));
  exports.Set("geometryLines", Napi::Function::New(env, lines_verb, "geometryLines"));
});

}  // namespace
}  // namespace graticule::bindings
