#pragma once
// The only file that includes napi.h, so that its settings are the same everywhere.
#include <napi.h>
