#include <array>
#include <cmath>
#include <functional>
#include <optional>

#include "arguments.h"
#include "graticule/geo/parts.h"
#include "graticule/large_blocks.h"
#include "memory.h"
#include "promise_worker.h"
#include "registry.h"

namespace graticule::bindings {
namespace {

using namespace graticule::geo;

/// `{coordinates, sizes, kinds}`, copied.
Parts read_parts(const Arguments& arguments) {
  const LargeBlocks given_back;
  const Napi::Env env = arguments.env();
  const auto xy = arguments.array<double>("coordinates");
  const auto sizes = arguments.array<std::int32_t>("sizes");
  const auto kinds = arguments.array<std::uint8_t>("kinds", sizes.ElementLength());
  Parts parts;
  std::size_t at = 0;
  for (std::size_t i = 0; i < sizes.ElementLength(); ++i) {
    const std::int32_t n = sizes[i];
    const std::uint8_t kind = kinds[i];
    if (n < 1 || at + 2 * static_cast<std::size_t>(n) > xy.ElementLength())
      throw Napi::RangeError::New(env, "sizes do not fit the coordinates");
    if (kind > static_cast<std::uint8_t>(PartKind::kPoints)) throw Napi::RangeError::New(env, "kinds must be from 0 to 3");
    Path path(static_cast<std::size_t>(n));
    for (LonLat& point : path) {
      point = {xy[at], xy[at + 1]};
      at += 2;
      if (!(std::fabs(point.lon) <= 1000) || !(std::fabs(point.lat) <= 90))
        throw Napi::RangeError::New(env, "a position is not a longitude and latitude in degrees");
    }
    parts.paths.push_back(std::move(path));
    parts.kinds.push_back(static_cast<PartKind>(kind));
  }
  return parts;
}

/// Work whose answer travels as parts, laid out on its thread: the event loop only copies them.
class GeometryWorker : public PromiseWorker {
 public:
  /// @param compute  gives no parts where there is nothing to say
  GeometryWorker(const Arguments& arguments, std::function<std::optional<FlatParts>(const RunControl&)> compute)
      : PromiseWorker(arguments.env()), control_(arguments.control()), compute_(std::move(compute)) {
    arguments.pin(*this);
  }

 private:
  void work() override {
    const LargeBlocks given_back;
    try {
      control_.check();
      parts_ = compute_(control_);
      compute_ = nullptr;
      // Ten times what comes out is a guess at what was taken and freed in between.
      if (parts_) give_back_after(10 * sizeof(double) * parts_->coordinates.size());
    } catch (const TooExpensive& error) {
      throw CodedError("too_expensive", error.what());
    }
  }

  Napi::Value result(Napi::Env env) override {
    if (!parts_) return env.Null();
    Napi::Object parts = Napi::Object::New(env);
    parts.Set("coordinates", to_typed_array(env, parts_->coordinates));
    parts.Set("sizes", to_typed_array(env, parts_->sizes));
    parts.Set("kinds", to_typed_array(env, parts_->kinds));
    return parts;
  }

  RunControl control_;
  std::function<std::optional<FlatParts>(const RunControl&)> compute_;
  std::optional<FlatParts> parts_;
};

// geometryLines({ a, b, verb, control? }): Promise<NativeParts>
Napi::Value lines_verb(const Napi::CallbackInfo& info) {
  const Arguments arguments(info);
  const auto verb = arguments.choice<LineVerb>(
      "verb", {{"inside", LineVerb::kInside}, {"outside", LineVerb::kOutside}, {"shared", LineVerb::kShared}});
  auto compute = [a = read_parts(arguments.part("a")), b = read_parts(arguments.part("b")), verb](const RunControl& control) mutable {
    return line_parts(std::move(a), std::move(b), verb, control);
  };
  return (new GeometryWorker(arguments, std::move(compute)))->start();
}

// geodesicBuffer({ parts, distance, circleSegments, without?, within?, control? }): Promise<NativeParts>
Napi::Value geodesic_buffer_verb(const Napi::CallbackInfo& info) {
  const Arguments arguments(info);
  const double distance = arguments.number("distance");
  if (!(distance > 0) || !(distance < 3e7)) throw Napi::RangeError::New(info.Env(), "distance must be in (0, 3e7)");
  const int segments = arguments.integer("circleSegments", 32, 4096);
  Parts without, within;
  if (arguments.has("without")) without = read_parts(arguments.part("without"));
  if (arguments.has("within")) within = read_parts(arguments.part("within"));
  auto compute = [parts = read_parts(arguments.part("parts")), without = std::move(without), within = std::move(within),
                  distance, segments](const RunControl& control) mutable {
    BufferOptions options;
    options.circle_segments = segments;
    options.control = control;
    return buffer_parts(std::move(parts), std::move(without), std::move(within), distance, options);
  };
  return (new GeometryWorker(arguments, std::move(compute)))->start();
}

// geometryOverlay({ a, b, operation, control? }): Promise<NativeParts>
Napi::Value overlay_verb(const Napi::CallbackInfo& info) {
  const Arguments arguments(info);
  const auto operation = arguments.choice<Operation>("operation", {{"union", Operation::kUnion},
                                                                   {"intersection", Operation::kIntersection},
                                                                   {"difference", Operation::kDifference}});
  auto compute = [a = read_parts(arguments.part("a")), b = read_parts(arguments.part("b")),
                  operation](const RunControl& control) mutable {
    return overlay_parts(std::move(a), std::move(b), operation, control);
  };
  return (new GeometryWorker(arguments, std::move(compute)))->start();
}

// geometryUntangle({ parts, control? }): Promise<NativeParts | null>
Napi::Value untangle_verb(const Napi::CallbackInfo& info) {
  const Arguments arguments(info);
  auto compute = [parts = read_parts(arguments.part("parts"))](const RunControl& control) { return untangle_parts(parts, control); };
  return (new GeometryWorker(arguments, std::move(compute)))->start();
}

/// The numbers of a call whose answer is made at once.
std::array<double, 4> four_numbers(const Napi::CallbackInfo& info) {
  std::array<double, 4> values;
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (!info[i].IsNumber()) throw Napi::TypeError::New(info.Env(), "expected four numbers");
    values[i] = info[i].As<Napi::Number>().DoubleValue();
  }
  return values;
}

// geodesicInverse(lon1, lat1, lon2, lat2): [distance, azimuth1, azimuth2], metres and degrees
Napi::Value inverse_verb(const Napi::CallbackInfo& info) {
  const auto [lon1, lat1, lon2, lat2] = four_numbers(info);
  const Inverse line = inverse({lon1, lat1}, {lon2, lat2});
  return to_typed_array<double>(info.Env(), {line.distance, line.azimuth1 / kDegree, line.azimuth2 / kDegree});
}

// geodesicDirect(lon, lat, azimuth, distance): [lon, lat], degrees and metres
Napi::Value direct_verb(const Napi::CallbackInfo& info) {
  const auto [lon, lat, azimuth, distance] = four_numbers(info);
  const LonLat at = direct({lon, lat}, azimuth * kDegree, distance);
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
