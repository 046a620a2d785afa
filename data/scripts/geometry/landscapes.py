"""Landscapes and islands of tables/landscapes-*.tsv: drawn by hand and cut at the coast, made of regions, or land itself.

Writes two layers: `landscapes`, whose limits are approximate, and `islands`, whose outlines are those of the land."""

import json
import sys

import numpy as np
import shapely
from shapely.geometry import shape

from approximate import corridor, disc, numbers
from common import OUT, TABLES, area_km2, as_multi, clean, flatten, load, write_layer
from seas import read_polygon
from selectors import Selector, read_rows

# What the coast cuts off from the rest and is smaller than this share of it is no part of a landscape on the mainland.
SLIVER_SHARE = 0.0005
LARGE_LAKE_KM2 = 5000
# What has no exact limit does not need every bend of a long coast: at most so far, of the side of a square as large.
MANY_VERTICES = 240
COARSE_SHARE = 0.0016
FEW_VERTICES = 40
BELT_DEGREES = 0.4
BELT_SHARE = 0.12
# Circles below this radius have fewer corners.
SMALL_KM = 4


def large_lakes():
    facts = json.loads((OUT / "lakes.facts.json").read_text())
    for line in (OUT / "lakes.geojsonl").read_text().splitlines():
        feature = json.loads(line)
        if facts[feature["properties"]["id"]]["areaKm2"] >= LARGE_LAKE_KM2:
            yield shape(feature["geometry"])


class Ground:
    """All land as whole islands and continents, whatever countries share them."""

    def __init__(self):
        data = load("coverage")
        self.units = shapely.from_wkb(data["units"])
        self.properties = data["properties"]
        self.selector = Selector(self.properties)
        self.parts = shapely.get_parts(shapely.coverage_union_all(self.units))
        self.tree = shapely.STRtree(self.parts)
        self.lakes = shapely.union_all(list(large_lakes()))
        self.inner = shapely.point_on_surface(self.parts)
        self.inner_tree = shapely.STRtree(self.inner)

    def island_at(self, point):
        found = self.tree.query(shapely.Point(point), predicate="intersects")
        if len(found) == 0:
            raise ValueError(f"no land at {point[0]} {point[1]}")
        return int(found[0])

    def islands_in(self, outline):
        found = self.inner_tree.query(outline, predicate="intersects")
        if len(found) == 0:
            raise ValueError("no island in the ring")
        return sorted(int(i) for i in found)

    def clip(self, outline):
        near = self.parts[self.tree.query(outline, predicate="intersects")]
        if len(near) == 0:
            raise ValueError("no land there")
        shapely.prepare(near)
        return shapely.union_all(shapely.intersection(near, outline))

    def of_regions(self, text):
        """Whole regions, and of others what lies in a ring: SELECTOR & SELECTOR in lon lat, lon lat, …"""
        whole, *parts = text.split(" & ")
        shapes = [shapely.coverage_union_all(self.units[self.selector.select(whole)])]
        for part in parts:
            selected, _, ring = part.partition(" in ")
            of = shapely.coverage_union_all(self.units[self.selector.select(selected)])
            shapes.append(of.intersection(read_polygon(ring)))
        return shapes[0] if len(shapes) == 1 else clean(flatten(shapely.union_all(shapes)))


def small_disc(lon, lat, radius_km):
    """A dozen corners with the area of the circle: a building or an airport is no circle anyway."""
    corners = 12
    radius = radius_km * np.sqrt(2 * np.pi / (corners * np.sin(2 * np.pi / corners)))
    x, y = np.array(disc(lon, lat, 2 * radius).exterior.coords).T
    return shapely.Polygon(np.column_stack([x, y])[:-1:2])


def without_slivers(geometry):
    parts = shapely.get_parts(flatten(geometry))
    areas = shapely.area(parts)
    return as_multi(list(parts[areas >= SLIVER_SHARE * areas.max()]))


def coarser(geometry):
    if shapely.get_num_coordinates(geometry) <= MANY_VERTICES:
        return geometry
    return clean(shapely.simplify(geometry, COARSE_SHARE * np.sqrt(shapely.area(geometry))))


def belt_coarser(geometry):
    """A road is drawn as a thin belt: what rounds its bends is less than what is known of its course."""
    if shapely.get_num_coordinates(geometry) <= FEW_VERTICES:
        return geometry
    width = 2 * shapely.area(geometry) / shapely.length(geometry)
    return geometry if width > BELT_DEGREES else clean(shapely.simplify(geometry, BELT_SHARE * width))


def drawn(form, text):
    """The outline as written, the sea included."""
    if form == "ring":
        return read_polygon(text)
    return flatten(shapely.union_all([corridor(numbers(arm)) for arm in text.split(" / ")]))


def shape_of(ground, kind, text):
    """Layer and geometry of a written shape."""
    form, _, rest = text.partition(" ")
    if form == "islands":
        return "islands", as_multi(list(ground.parts[ground.islands_in(read_polygon(rest))]))
    if form == "island":
        points = numbers(rest)
        return "islands", as_multi(list(ground.parts[sorted({ground.island_at(p) for p in points})]))
    if form == "regions":
        return "landscapes", coarser(as_multi(shapely.get_parts(ground.of_regions(rest))))
    if form in ("ring", "course"):
        land = ground.clip(drawn(form, rest))
        # Land goes on under lakes. A plain keeps its lakes; a peninsula in one, and a city on one, end at the shore.
        if kind in ("peninsula", "cape", "coast", "metropolitan_area"):
            land = shapely.difference(land, ground.lakes)
        land = without_slivers(clean(land))
        return "landscapes", coarser(belt_coarser(land) if form == "course" else land)
    if form == "around":
        discs = [small_disc(lon, lat, radius) if radius < SMALL_KM else disc(lon, lat, 2 * radius) for (lon, lat, radius) in (map(float, one.split()) for one in rest.split(" / "))]
        return "landscapes", clean(discs[0] if len(discs) == 1 else flatten(shapely.union_all(discs)))
    if form == "zone":
        return "landscapes", clean(read_polygon(rest))
    raise ValueError(f"unknown form {form}")


def main():
    ground = Ground()
    layers, failed, seen = {"landscapes": [], "islands": []}, [], set()
    for table in sorted(path.name for path in TABLES.glob("landscapes-*.tsv")):
        for number, row in read_rows(table):
            try:
                if len(row) != 7:
                    raise ValueError(f"{len(row)} columns instead of 7")
                if row[0] in seen:
                    raise ValueError("a second row with this id")
                seen.add(row[0])
                layer, geometry = shape_of(ground, row[0].partition("/")[0], row[6])
                if geometry.is_empty or not geometry.is_valid:
                    raise ValueError("no area, or not valid")
                layers[layer].append((row[0], geometry))
                if row[3] and abs(np.log(area_km2(geometry) / float(row[3]))) > np.log(1.2):
                    print(f"{row[0]}: {area_km2(geometry):.0f} km2 drawn, {row[3]} published")
            except (ValueError, SystemExit, shapely.errors.GEOSException) as error:
                failed.append(f"{table}:{number} {row[0]}: {error}")
    if failed:
        sys.exit("\n".join(failed))
    for layer, features in layers.items():
        write_layer(layer, features)


if __name__ == "__main__":
    main()
