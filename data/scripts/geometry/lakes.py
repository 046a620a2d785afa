"""Lakes of the 1:50m layer, named by position from the written tables."""

import json
import sys

import numpy as np
import shapely

from common import OUT, area_km2, as_multi, clean, flatten, points_of, slug, water_rows, write_layer
from coverage import decode_topojson
from selectors import drawn_rows, read_rows

LAKE_DEGREES = 0.3
# The source draws narrow lakes too wide and leaves islands out. Where its area is off by more than this share, the shore
# is moved evenly until the area is the published one.
MOST_OFF = 0.1
# What moving the shore cuts off and is smaller than this share of the lake is left out.
PUDDLE_SHARE = 0.01


def with_area(shape, published):
    """The lake with its shore moved in or out by one distance on the ground; its islands go the other way."""
    if abs(area_km2(shape) / published - 1) <= MOST_OFF:
        return shape
    scale = [np.cos(np.radians(shape.centroid.y)), 1]
    flat = shapely.transform(shape, lambda c: c * scale)

    def moved(degrees):
        shore = shapely.buffer(flat, degrees, join_style="mitre", mitre_limit=1.5)
        return shapely.transform(shore, lambda c: c / scale)

    low, high = -0.2, 0.2
    for _ in range(30):
        middle = (low + high) / 2
        low, high = (low, middle) if area_km2(shapely.multipolygons(shapely.get_parts(moved(middle)))) > published else (middle, high)
    parts = shapely.get_parts(clean(flatten(moved(low))))
    areas = shapely.area(parts)
    return as_multi(list(parts[areas >= PUDDLE_SHARE * areas.sum()]))


def lakes(topology):
    shapes = [clean(flatten(g)) for _, g in decode_topojson(topology, "lakes")]
    present = [i for i, g in enumerate(shapes) if not g.is_empty]
    redrawn = {row[0] for row in drawn_rows()}
    named, matched, failed = {}, [], []
    for where, (name, points, country, kind, further, area) in water_rows("lakes"):
        hits = []
        for point in points_of(points, "/"):
            p = shapely.Point(point)
            gap, i = min((min(shapes[i].distance(p), shapes[i].centroid.distance(p)), i) for i in present)
            if gap > LAKE_DEGREES or i in named:
                failed.append(f"{where} {name}: nearest lake {i} is {gap:.2f} degrees away, named {named.get(i)}")
                continue
            named[i] = name
            hits.append(i)
        key = f"{kind}/{slug(name)}"
        if hits and key not in redrawn:
            matched.append({"id": key, "name": name, "countries": country, "kind": kind, "further": further,
                            "publishedAreaKm2": float(area) if area else None, "parts": hits})  # fmt: skip
    features = []
    for lake in matched:
        shape = as_multi([p for i in lake["parts"] for p in shapely.get_parts(shapes[i])])
        features.append((lake["id"], with_area(shape, lake["publishedAreaKm2"]) if lake["publishedAreaKm2"] else shape))
    features += [(f"lake/unnamed-{i}", shapes[i]) for i in present if i not in named]
    for _, (name, country, kind, further, area, rings) in read_rows("lake-outlines.tsv"):
        shore, *islands = [points_of(ring, ",") for ring in rings.split(" / ")]
        key = f"{kind}/{slug(name)}"
        matched.append({"id": key, "name": name, "countries": country, "kind": kind, "further": further,
                        "publishedAreaKm2": float(area) if area else None})  # fmt: skip
        shape = clean(shapely.Polygon(shore, islands))
        features.append((key, with_area(shape, float(area)) if area else shape))
    outlines = dict(features)
    for _, (name, country, members, *further) in read_rows("lake-groups.tsv"):
        key = f"lake/{slug(name)}"
        matched.append({"id": key, "name": name, "countries": country, "kind": "lake", "further": "".join(further),
                        "publishedAreaKm2": None})  # fmt: skip
        parts = [p for member in members.split() for p in shapely.get_parts(outlines[member])]
        features.append((key, as_multi(parts)))
    write_layer("lakes", features)
    (OUT / "lakes.matched.json").write_text(json.dumps(matched, ensure_ascii=False))
    left = [i for i in range(len(shapes)) if i not in named]
    print(f"lakes: {len(named)} of {len(shapes)} outlines named as {len(matched)} lakes; unnamed {left}")
    return failed


def main(source):
    failed = lakes(json.loads(open(source).read()))
    if failed:
        sys.exit("\n".join(failed))


if __name__ == "__main__":
    main(*sys.argv[1:])
