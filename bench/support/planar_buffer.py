"""Buffer in degrees as a plane, the radius the mean of the kilometres over the two scales at the centroid: the way
Element84/natural-language-geocoding computes it. Arguments: input GeoJSON, output, kilometres."""

import json
import math
import sys
import time

from shapely.geometry import mapping, shape

source, target, kilometres = sys.argv[1], sys.argv[2], float(sys.argv[3])
geometry = shape(json.load(open(source)))
start = time.perf_counter()
latitude = geometry.centroid.y
degrees = (kilometres / 111.32 + kilometres / (111.32 * math.cos(math.radians(latitude)))) / 2
result = geometry.buffer(degrees, resolution=16)
ms = (time.perf_counter() - start) * 1000
json.dump({"geometry": mapping(result), "ms": ms}, open(target, "w"))
