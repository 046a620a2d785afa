#!/bin/sh
# The stream of the tool given as $1: the same bytes at any number of threads, a quiet end when the reader leaves, a plain
# refusal of what it cannot read.
set -eu
tool=$1
options="--seed 3 --batch 2 --batches 5 --rows-max 96 --columns-max 5"
one=$("$tool" $options --threads 1 | cksum)
three=$("$tool" $options --threads 3 | cksum)
[ "$one" = "$three" ] || { echo "the bytes depend on the number of threads: $one, $three"; exit 1; }
[ "$("$tool" $options | head -c 4)" = GPB1 ] || { echo "the stream does not begin with its magic"; exit 1; }
if [ -e /dev/full ]; then
  said=$( { "$tool" --rows-max 96 --columns-max 5 --batch 2 || echo "left with $?" >&2; } 2>&1 >/dev/full | wc -c)
  [ "$said" -gt 0 ] || { echo "a failed write went unnoticed"; exit 1; }
fi
left=$( { { "$tool" --rows-max 96 --columns-max 5 --batch 2 || echo "left with $?" >&2; } | head -c 100 >/dev/null; } 2>&1)
[ -z "$left" ] || { echo "the end of the reader was not taken quietly: $left"; exit 1; }
if "$tool" --rows-min 500 --rows-max 100 >/dev/null 2>&1; then echo "an empty range was taken"; exit 1; fi
