"""Mends the outlines of regions where 1:10m is too coarse for its towns: a town that it puts in the sea, in the next
country or in the next region gets a patch of ground, joined to its own region where that is near."""

import json
from collections import Counter, defaultdict

import numpy as np
import shapely

from common import OUT, flatten, snap
from selectors import read_rows
from seas import read_polygon

KM_PER_DEGREE = 111.195
# GeoNames counts them by codes of their own; here they are regions of the country that they belong to.
OVERSEAS = {"GP": "FR", "RE": "FR", "MQ": "FR", "YT": "FR", "GF": "FR", "BQ": "NL", "SJ": "NO"}
LEAST_POPULATION = 15_000
LEAST_IN_COARSE = 50_000
SEATS = {"PPLC", "PPLA"}
# Ground around the middle of a town, as an octagon.
ASHORE_KM, AT_BORDER_KM = 1.5, 1.0
# How far a town may lie from its own region: an islet farther off is one of its own; a border farther off is disputed.
JOINED_KM, ISLET_KM, BORDER_KM = 4, 60, 12
MOST_TAKEN = 0.2
# What stays water between a patch and another island, and how far around a patch is looked for those.
STRAIT_DEGREES, AROUND_DEGREES = 0.0015, 0.02
# A region is that of GeoNames which has this share of its towns.
OWN_SHARE, OWN_TOWNS = 0.8, 3


def octagon(lon, lat, radius_km):
    turn = np.radians(np.arange(22.5, 360, 45))
    radius = radius_km / KM_PER_DEGREE
    return shapely.Polygon(
        np.column_stack([lon + radius * np.cos(turn) / np.cos(np.radians(lat)), lat + radius * np.sin(turn)])
    )


def redrawn(shapes, properties):
    """Countries of outlines.tsv as written there; what they leave goes to the region beside."""
    codes = np.array([p["adm0_a3"] for p in properties])
    for _, (code, rest, ring) in read_rows("outlines.tsv"):
        (own,) = np.where(codes == code)[0]
        before, after = shapes[own], read_polygon(ring)
        if rest:
            beside = np.where(codes == rest)[0]
            nearest = beside[np.argmin(shapely.distance(shapes[beside], before))]
            shapes[nearest] = shapely.union(shapes[nearest], before)
        give(shapes, own, after)
        shapes[own] = after
    return shapes


def give(shapes, own, ground):
    """Takes ground from all others, but for those that would lose a good part of theirs."""
    near = [i for i in shapely.STRtree(shapes).query(ground, predicate="intersects") if i != own]
    for i in near:
        if shapely.intersection(shapes[i], ground).area > MOST_TAKEN * shapes[i].area:
            ground = shapely.difference(ground, shapes[i])
    for i in near:
        shapes[i] = flatten(shapely.make_valid(shapely.difference(shapes[i], ground)))
    shapes[own] = flatten(shapely.make_valid(shapely.union(shapes[own], ground)))


def off_other_shores(shapes, own, ground, town):
    """Ground in the water joins no islands: what would is left to the water, and only the town's piece is kept."""
    around = ground.buffer(AROUND_DEGREES).envelope
    near = shapely.STRtree(shapes).query(around, predicate="intersects")
    land = shapely.union_all([shapely.make_valid(shapely.intersection(shapes[i], around)) for i in near])
    shores = shapely.get_parts(flatten(land))
    if len(shores) < 2:
        return ground
    home = min((shore for shore in shores if shore.intersects(shapes[own])), key=lambda s: s.distance(town), default=None)
    others = shapely.union_all([shore for shore in shores if shore is not home]).buffer(STRAIT_DEGREES)
    pieces = shapely.get_parts(flatten(shapely.make_valid(shapely.difference(ground, others))))
    return min(pieces, key=lambda piece: piece.distance(town)) if len(pieces) > 0 else ground


def own_divisions(found, cities, country):
    """By unit the one division of GeoNames that has nearly all of its towns."""
    counts = defaultdict(Counter)
    for city, unit in zip(cities, found):
        if unit >= 0 and country[unit] == city["country"]:
            counts[unit][city["admin"]] += 1
    result = {}
    for unit, divisions in counts.items():
        (division, most), total = divisions.most_common(1)[0], sum(divisions.values())
        if most >= OWN_TOWNS and most >= OWN_SHARE * total:
            result[unit] = (country[unit], division)
    return result


def nearest(shapes, units, point):
    """The unit nearest to a point, and its distance in km."""
    if len(units) == 0:
        return None, np.inf
    gaps = shapely.distance(np.array([shapes[i] for i in units]), point) * KM_PER_DEGREE
    return units[int(np.argmin(gaps))], float(gaps.min())


def with_towns(shapes, properties):
    """Outlines of units with Natural Earth's properties, in their order."""
    shapes = redrawn(np.array(shapes), properties)
    cities = json.loads((OUT / "cities.json").read_text())
    for city in cities:
        city["country"] = OVERSEAS.get(city["country"], city["country"])
    iso = json.loads((OUT / "iso-of-country.json").read_text())
    country = np.array([iso.get(p["adm0_a3"], "") for p in properties])
    points = shapely.points([[c["lon"], c["lat"]] for c in cities])
    found = np.full(len(cities), -1)
    tree = shapely.STRtree(shapes)
    city, unit = tree.query(points, predicate="intersects")
    found[city] = unit
    divisions = own_divisions(found, cities, country)
    of_division = defaultdict(list)
    for unit, division in divisions.items():
        of_division[division].append(unit)
    of_country = {code: np.where(country == code)[0] for code in set(country)}
    patched, left = Counter(), []
    for i, town in enumerate(cities):
        if town["feature"] == "PPLX" or (town["population"] < LEAST_POPULATION and town["feature"] not in SEATS):
            continue
        unit, division = found[i], (town["country"], town["admin"])
        at_sea, abroad = unit < 0, unit >= 0 and country[unit] != town["country"]
        elsewhere = unit >= 0 and not abroad and divisions.get(unit, division) != division
        if not (at_sea or abroad or elsewhere):
            continue
        own, gap = nearest(shapes, of_division.get(division, []), points[i])
        if gap > BORDER_KM and not elsewhere:
            own, gap = nearest(shapes, of_country.get(town["country"], []), points[i])
        if elsewhere and gap > BORDER_KM:
            continue
        if gap > (ISLET_KM if at_sea else BORDER_KM):
            left.append(f"{town['name']} ({town['country']}) {gap:.0f} km")
            continue
        ground = octagon(town["lon"], town["lat"], ASHORE_KM if at_sea else AT_BORDER_KM)
        if not at_sea or gap < JOINED_KM:
            way = shapely.get_coordinates(shapely.shortest_line(shapes[own], points[i]))
            # A little farther than the outline, so that the patch and the region share ground.
            reach = octagon(*(way[0] + (way[0] - way[1]) * 0.05), ASHORE_KM / 4)
            ground = shapely.union(ground, reach).convex_hull
        if at_sea:
            ground = off_other_shores(shapes, own, ground, points[i])
        give(shapes, own, snap(ground))
        patched["sea" if at_sea else "country" if abroad else "region"] += 1
    print(f"towns: patches for {dict(patched)}; left where they are: {', '.join(left)}")
    return np.array(shapes)


def keep_towns(coarse, fine):
    """Coarse outlines with ground for the larger towns that lie in the fine ones and no longer in them."""
    coarse = np.array(coarse)
    cities = [c for c in json.loads((OUT / "cities.json").read_text()) if c["feature"] != "PPLX"]
    cities = [c for c in cities if c["population"] >= LEAST_IN_COARSE or c["feature"] == "PPLC"]
    points = shapely.points([[c["lon"], c["lat"]] for c in cities])
    kept = 0
    for i, own in zip(*shapely.STRtree(fine).query(points, predicate="intersects")):
        if shapely.is_empty(coarse[own]) or shapely.intersects(coarse[own], points[i]):
            continue
        ground = octagon(cities[i]["lon"], cities[i]["lat"], ASHORE_KM)
        way = shapely.get_coordinates(shapely.shortest_line(coarse[own], points[i]))
        if len(way) > 0:
            reach = octagon(*(way[0] + (way[0] - way[1]) * 0.05), ASHORE_KM / 4)
            ground = shapely.union(ground, reach).convex_hull
        give(coarse, own, snap(ground))
        kept += 1
    print(f"towns: {kept} kept in coarse outlines")
    return coarse
