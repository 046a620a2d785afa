"""Waters that no source outlines, from the positions written in tables/approximate*.tsv; rivers drawn by courses.py."""

import numpy as np
import shapely

from common import clean, flatten, load, snap, write_layer
from selectors import drawn_rows

KM_PER_DEGREE = 111.195


def disc(lon, lat, width_km):
    """A circle of that width on the ground: an ellipse in degrees."""
    radius = width_km / 2 / KM_PER_DEGREE
    turn = np.radians(np.arange(0, 360, 15))
    return shapely.Polygon(
        np.column_stack([lon + radius * np.cos(turn) / np.cos(np.radians(lat)), lat + radius * np.sin(turn)])
    )


def corridor(points):
    """The ground that a disc of changing width sweeps along the points."""
    discs = [disc(*p) for p in points]
    if len(discs) == 1:
        return discs[0]
    return shapely.union_all([shapely.union_all([a, b]).convex_hull for a, b in zip(discs, discs[1:])])


def numbers(text):
    return [tuple(map(float, point.split())) for point in text.split(",")]


def shape_of(course):
    if course.startswith("ring "):
        return clean(shapely.Polygon(numbers(course[5:])))
    arms = [numbers(arm) for arm in course.split(" / ")]
    if len(arms[0][0]) == 2:
        return snap(shapely.multilinestrings([shapely.LineString(arm) for arm in arms]))
    return clean(flatten(shapely.union_all([corridor(arm) for arm in arms])))


def main():
    rows = [row for row in drawn_rows() if row[5] != "@courses"]
    write_layer("approximate", [(row[0], shape_of(row[5])) for row in rows] + load("drawn-rivers"))


if __name__ == "__main__":
    main()
