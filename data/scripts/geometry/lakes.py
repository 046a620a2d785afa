"""Lakes of the 1:50m layer, named by position from the written tables."""

import json
import sys

import shapely

from common import OUT, as_multi, clean, flatten, points_of, slug, water_rows, write_layer
from coverage import decode_topojson
from selectors import read_rows

LAKE_DEGREES = 0.3


def lakes(topology):
    shapes = [clean(flatten(g)) for _, g in decode_topojson(topology, "lakes")]
    present = [i for i, g in enumerate(shapes) if not g.is_empty]
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
        if hits:
            key = f"{kind}/{slug(name)}"
            matched.append({"id": key, "name": name, "countries": country, "kind": kind, "further": further,
                            "publishedAreaKm2": float(area) if area else None, "parts": hits})  # fmt: skip
    features = [
        (m["id"], as_multi([p for i in m["parts"] for p in shapely.get_parts(shapes[i])])) for m in matched
    ]
    features += [(f"lake/unnamed-{i}", shapes[i]) for i in present if i not in named]
    for _, (name, country, kind, further, area, rings) in read_rows("lake-outlines.tsv"):
        shore, *islands = [points_of(ring, ",") for ring in rings.split(" / ")]
        key = f"{kind}/{slug(name)}"
        matched.append({"id": key, "name": name, "countries": country, "kind": kind, "further": further,
                        "publishedAreaKm2": float(area) if area else None})  # fmt: skip
        features.append((key, clean(shapely.Polygon(shore, islands))))
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
