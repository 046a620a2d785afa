#pragma once
// A tiny assertion header: the native tests need no framework, only a line that says what failed.
#include <cmath>
#include <cstdio>
#include <cstdlib>

#define CHECK(condition)                                                            \
  do {                                                                              \
    if (!(condition)) {                                                             \
      std::fprintf(stderr, "%s:%d: CHECK(%s) failed\n", __FILE__, __LINE__, #condition); \
      std::exit(1);                                                                 \
    }                                                                               \
  } while (false)

#define CHECK_NEAR(actual, expected, tolerance)                                      \
  do {                                                                               \
    const double actual_ = (actual), expected_ = (expected);                         \
    if (!(std::fabs(actual_ - expected_) <= (tolerance))) {                          \
      std::fprintf(stderr, "%s:%d: %s = %.17g, expected %.17g\n", __FILE__, __LINE__, #actual, actual_, expected_); \
      std::exit(1);                                                                  \
    }                                                                                \
  } while (false)
