"""Oceans, seas, gulfs, bays, straits: the written limits minus land."""

import sys

import numpy as np
import shapely

from common import as_multi, clean, flatten, load, write_layer
from selectors import read_rows
from common import TABLES

# Limits are drawn generously over land, so that lagoons and slivers behind it come along: what is cut off from the
# main body and smaller than this share of it is not part of the sea.
SLIVER_SHARE = 0.004


def read_polygon(text):
    """A polygon in degrees whose longitudes may run past 180; cut there and shifted back."""
    pieces = []
    for ring in text.split(" / "):
        points = [tuple(map(float, pair.split())) for pair in ring.split(",")]
        polygon = shapely.Polygon(points)
        if not polygon.is_valid:
            raise ValueError(shapely.is_valid_reason(polygon))
        for shift in (-360, 0, 360):
            world = shapely.box(-180 + shift, -90, 180 + shift, 90)
            inside = polygon.intersection(world)
            if inside.area > 0:
                pieces.append(shapely.transform(inside, lambda c: c - [shift, 0]))
    return shapely.union_all(pieces)


def main_body(geometry):
    parts = shapely.get_parts(flatten(geometry))
    if len(parts) == 0:
        return shapely.MultiPolygon()
    areas = shapely.area(parts)
    return as_multi(list(parts[areas >= SLIVER_SHARE * areas.max()]))


class Land:
    """Subtracts land, in the parts near the sea only."""

    def __init__(self, geometry):
        self.parts = shapely.get_parts(geometry)
        self.tree = shapely.STRtree(self.parts)

    def subtract(self, limits):
        near = self.parts[self.tree.query(limits, predicate="intersects")]
        if len(near) == 0:
            return limits
        shapely.prepare(near)
        clipped = shapely.intersection(near, limits.envelope)
        return shapely.difference(limits, shapely.union_all(clipped))


def main():
    fine = Land(shapely.from_wkb(load("land")))
    coarse = Land(shapely.from_wkb(load("coarse-land")))
    limits, kinds, failed = {}, {}, []
    tables = sorted(path.name for path in TABLES.glob("seas-*.tsv"))
    for table in tables:
        for number, row in read_rows(table):
            key, kind, text = row[0], row[1], row[5]
            try:
                if text.startswith("@"):
                    whole, _, box = text.partition(" & ")
                    names = [name.strip().lstrip("@") for name in whole.split(" - ")]
                    added = [name.strip().lstrip("@") for name in names[0].split(" + ")]
                    shape = shapely.union_all([limits[name] for name in added])
                    for name in names[1:]:
                        shape = shape.difference(limits[name])
                    if box:
                        shape = shape.intersection(shapely.box(*map(float, box.split())))
                else:
                    shape = read_polygon(text)
                limits[key], kinds[key] = shape, kind
            except (ValueError, KeyError) as error:
                failed.append(f"{table}:{number} {key}: {error}")
    features = []
    for key, shape in limits.items():
        land = coarse if kinds[key] == "ocean" else fine
        water = main_body(clean(land.subtract(shape)))
        if water.is_empty or not water.is_valid:
            failed.append(f"{key}: no water left, or not valid")
            continue
        features.append((f"{kinds[key]}/{key}", water))
    if failed:
        sys.exit("\n".join(failed))
    write_layer("seas", features)


if __name__ == "__main__":
    main()
