"""First-level regions as one clean coverage: every layer of land is dissolved from it, so that all share one topology."""

import json
import sys

import numpy as np
import shapely
from shapely.geometry import shape

from common import OUT, as_coverage, clean, flatten, save
from seas import read_polygon
from selectors import read_rows
from towns import with_towns

# Natural Earth draws these as countries but has no first-level region for them.
FROM_COUNTRIES = {
    "Cyprus U.N. Buffer Zone": "CNM",
    "Bajo Nuevo Bank": "BJN",
    "Serranilla Bank": "SER",
    "Scarborough Reef": "SCR",
}


def decode_topojson(topology, name):
    scale, translate = (np.array(topology["transform"][k]) for k in ("scale", "translate"))
    arcs = [np.cumsum(np.array(a), axis=0) * scale + translate for a in topology["arcs"]]

    def line(indices):
        run = []
        for i in indices:
            arc = arcs[i] if i >= 0 else arcs[~i][::-1]
            run.append(arc if not run else arc[1:])
        return np.concatenate(run)

    for item in topology["objects"][name]["geometries"]:
        kind = item["type"]
        nested = {
            "Polygon": lambda a: [a],
            "MultiPolygon": lambda a: a,
            "LineString": lambda a: [a],
            "MultiLineString": lambda a: a,
        }[kind](item["arcs"])
        if kind.endswith("LineString"):
            yield item, shapely.MultiLineString([line(part) for part in nested])
            continue
        polygons = []
        for part in nested:
            rings = [line(ring) for ring in part]
            if len(rings[0]) >= 4:
                polygons.append(shapely.Polygon(rings[0], [r for r in rings[1:] if len(r) >= 4]))
        yield item, shapely.make_valid(shapely.MultiPolygon(polygons))


def filled(shapes, properties):
    """Regions with the waters of filled-waters.tsv, as far as they are nobody's ground."""
    codes = [p["adm1_code"] for p in properties]
    for _, (code, _, ring) in read_rows("filled-waters.tsv"):
        own, water = codes.index(code), read_polygon(ring)
        near = shapely.STRtree(shapes).query(water, predicate="intersects")
        water = shapely.difference(water, shapely.union_all(shapes[near]))
        shapes[own] = flatten(shapely.make_valid(shapely.union(shapes[own], water)))
    return shapes


def main(admin1, atlas):
    raw = [f for f in json.loads(open(admin1).read())["features"] if f["geometry"]]
    properties = [f["properties"] for f in raw]
    shapes = [clean(shape(f["geometry"])) if not shape(f["geometry"]).is_valid else shape(f["geometry"]) for f in raw]
    for item, geometry in decode_topojson(json.loads(open(atlas).read()), "countries"):
        code = FROM_COUNTRIES.get(item["properties"]["name"])
        if code:
            properties.append({"adm0_a3": code, "adm1_code": code, "onlyCountry": True})
            shapes.append(geometry)
    units = as_coverage(filled(with_towns(shapes, properties), properties))
    if not shapely.coverage_is_valid(units) or not shapely.is_valid(units).all():
        raise SystemExit("the coverage of regions is not clean")
    empty = [properties[i]["adm1_code"] for i in np.where(shapely.is_empty(units))[0]]
    if empty:
        raise SystemExit(f"regions lost: {empty}")
    save("coverage", {"properties": properties, "units": shapely.to_wkb(units)})
    OUT.joinpath("units.json").write_text(json.dumps(properties, ensure_ascii=False))
    print(f"coverage: {len(units)} units, {shapely.get_num_coordinates(units).sum()} vertices, clean")


if __name__ == "__main__":
    main(*sys.argv[1:])
