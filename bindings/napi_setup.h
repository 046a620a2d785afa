#pragma once
// The only file that includes napi.h, so that its settings are the same everywhere.
// Every C++ exception becomes one of JavaScript: memory that cannot be had or a thread that cannot be started must not end the process.
#define NODE_ADDON_API_CPP_EXCEPTIONS_ALL
#include <napi.h>
