#pragma once
#include "arguments.h"
#include "graticule/trees/labelled.h"
#include "promise_worker.h"

namespace graticule::bindings {

/// Reads `{rows, features: [{values} | {codes, cardinality}]}` or `{base, places}`. Checks what could reach outside memory: types,
/// lengths, ranges.
trees::FrameView read_frame(const Arguments& frame);

/// Reads `{frame, target, weights?}`.
trees::Labelled read_labelled(const Arguments& arguments, bool classification);

/// True when both frames have the same features, in number and kind.
bool same_features(const trees::FrameView& a, const trees::FrameView& b);

/// Runs native work and gives its refusals the codes that TypeScript knows.
template <typename Work>
void with_codes(const Work& work) {
  try {
    work();
  } catch (const Aborted& aborted) {
    throw CodedError("aborted", aborted.what());
  } catch (const trees::BadLabels& bad) {
    throw CodedError("bad_labels", bad.what());
  }
}

}  // namespace graticule::bindings
