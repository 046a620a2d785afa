#include "graticule/neighbours.h"

#include <algorithm>
#include <vector>

#include "arguments.h"
#include "promise_worker.h"
#include "registry.h"

namespace {

using graticule::size_product;
using graticule::bindings::Arguments;
using graticule::bindings::PromiseWorker;

class VotesWorker : public PromiseWorker {
 public:
  VotesWorker(Napi::Env env, const Arguments& arguments) : PromiseWorker(env) {
    const std::size_t columns = arguments.size("columns");
    const auto points = arguments.array<float>("points");
    const auto queries = arguments.array<float>("queries");
    if (points.ElementLength() / std::max<std::size_t>(1, columns) > INT32_MAX)
      throw Napi::RangeError::New(env, "points must be at most 2147483647 rows");
    if (columns == 0 || points.ElementLength() % columns != 0 || queries.ElementLength() % columns != 0)
      throw Napi::RangeError::New(env, "points and queries must hold whole rows of `columns` numbers");
    points_ = {points.Data(), points.ElementLength() / columns, columns};
    queries_ = {queries.Data(), queries.ElementLength() / columns, columns};
    leave_one_out_ = arguments.flag("leaveOneOut");
    if (leave_one_out_ && queries_.rows != points_.rows)
      throw Napi::RangeError::New(env, "leaving one out needs the points themselves as queries");
    const auto ks = arguments.array<std::int32_t>("ks");
    const auto weighted = arguments.array<std::uint8_t>("weighted", ks.ElementLength());
    for (std::size_t v = 0; v < ks.ElementLength(); ++v) {
      if (ks[v] < 1) throw Napi::RangeError::New(env, "ks must be at least 1");
      votes_.push_back({static_cast<std::size_t>(ks[v]), weighted[v] != 0});
    }
    if (arguments.has("codes")) {
      // A copy: a code is an index, and the caller's memory may be shared with threads that still write to it.
      const auto codes = arguments.array<std::int32_t>("codes", points_.rows);
      codes_.assign(codes.Data(), codes.Data() + points_.rows);
      const auto prior = arguments.array<double>("prior");
      prior_ = prior.Data();
      outputs_ = prior.ElementLength();
      classes_ = true;
      for (const std::int32_t code : codes_)
        if (code < 0 || static_cast<std::size_t>(code) >= outputs_)
          throw Napi::RangeError::New(env, "codes must index prior");
    } else {
      target_ = arguments.array<double>("target", points_.rows).Data();
    }
    weights_ = arguments.optional_array<double>("weights", points_.rows);
    options_.threads = static_cast<int>(std::min<std::size_t>(arguments.size("threads"), 256));
    options_.control.words = arguments.array<std::int32_t>("control", 2).Data();
    arguments.pin(*this);
  }

 private:
  void work() override {
    out_.resize(size_product(votes_.size(), queries_.rows, outputs_));
    graticule::neighbour_votes(points_, queries_, leave_one_out_, {classes_ ? codes_.data() : nullptr, prior_, outputs_, target_, weights_},
                               votes_, options_, out_.data());
  }

  Napi::Value result(Napi::Env env) override { return graticule::bindings::to_typed_array(env, out_); }

  graticule::Points points_, queries_;
  graticule::NeighbourOptions options_;
  bool leave_one_out_ = false;
  std::vector<graticule::Vote> votes_;
  bool classes_ = false;
  std::vector<std::int32_t> codes_;
  const double* prior_ = nullptr;
  const double* weights_ = nullptr;
  const double* target_ = nullptr;
  std::size_t outputs_ = 1;
  std::vector<double> out_;
};

// neighbourVotes(input): Promise<Float64Array>
Napi::Value neighbour_votes(const Napi::CallbackInfo& info) {
  const Arguments arguments(info);
  return (new VotesWorker(info.Env(), arguments))->start();
}

const graticule::bindings::Registration registration([](Napi::Env env, Napi::Object exports) {
  exports.Set("neighbourVotes", Napi::Function::New(env, neighbour_votes, "neighbourVotes"));
});

}  // namespace
