"""Layers dissolved from the coverage: countries, regions, composed regions, continents and groupings, borders, coast."""

import json
from collections import defaultdict

import numpy as np
import shapely

from common import GRID, OUT, as_coverage, as_multi, load, save, snap, write_layer
from selectors import Selector, countries, read_rows
from towns import keep_towns

# Continents and groupings are for maps and overviews; where exactness counts their members are exact.
COARSE_DEGREES = 0.06
# Islets below this share of the whole are left out of them.
ISLET_SHARE = 2e-6
COAST_PIECE = 500


def dissolve(units):
    return as_multi(shapely.get_parts(shapely.coverage_union_all(units)))


def without_islets(geometry):
    parts = shapely.get_parts(geometry)
    areas = shapely.area(parts)
    return as_multi(list(parts[areas >= ISLET_SHARE * areas.sum()]))


def segments(geometry):
    """Undirected edges of all rings, as rows x0 y0 x1 y1 with the smaller end first; edges drawn only because the map
    ends (the antimeridian, the pole) are left out."""
    rings = shapely.get_rings(shapely.get_parts(geometry))
    coords, index = shapely.get_coordinates(rings, return_index=True)
    same = index[:-1] == index[1:]
    a, b = coords[:-1][same], coords[1:][same]
    seam = (np.abs(a[:, 0]) == 180) & (a[:, 0] == b[:, 0]) | (a[:, 1] == -90) & (b[:, 1] == -90)
    a, b = a[~seam], b[~seam]
    swap = (a[:, 0] > b[:, 0]) | ((a[:, 0] == b[:, 0]) & (a[:, 1] > b[:, 1]))
    a[swap], b[swap] = b[swap], a[swap].copy()
    return np.hstack([a, b])


def lines_of(rows):
    merged = shapely.line_merge(shapely.multilinestrings(shapely.linestrings(rows.reshape(-1, 2, 2))))
    parts = sorted(shapely.get_parts(merged), key=lambda p: p.bounds)
    return shapely.multilinestrings(parts)


def junctions(rows):
    """Vertices at which the lines of the map branch or end, as texts of bytes."""
    ends, degree = np.unique(np.concatenate([rows[:, :2], rows[:, 2:]]), axis=0, return_counts=True)
    return {end.tobytes() for end in ends[degree != 2]}


def split_at(lines, breaks):
    """Lines cut where the map branches, so that every piece lies in one ring of either country."""
    pieces = []
    for line in shapely.get_parts(lines):
        coords = shapely.get_coordinates(line)
        inner = [i for i in range(1, len(coords) - 1) if coords[i].tobytes() in breaks]
        cuts = [0, *inner, len(coords) - 1]
        pieces += [shapely.linestrings(coords[a : b + 1]) for a, b in zip(cuts, cuts[1:])]
    return shapely.multilinestrings(pieces)


# Provinces on both sides of the straits, and the neighbours by land of what of them lies in Europe.
ACROSS_STRAITS = {"TUR-2265": "Istanbul, European side", "TUR-2239": "Çanakkale, European side"}
IN_EUROPE = ("TUR-2240", "TUR-2241", "TUR-2242")


def with_sides(properties, units):
    """Units with what lies in Europe of those across the straits as units of their own, under the names above."""
    codes = [p["adm1_code"] for p in properties]
    units, sides, names = units.copy(), [], []
    europe = shapely.union_all(units[[codes.index(code) for code in IN_EUROPE]])
    for code, name in ACROSS_STRAITS.items():
        own = codes.index(code)
        parts = shapely.get_parts(units[own])
        beside = shapely.intersects(parts, europe)
        if not beside.any() or beside.all():
            raise SystemExit(f"{code} does not lie on both sides")
        units[own] = as_multi(list(parts[~beside]))
        sides.append(as_multi(list(parts[beside])))
        names.append({"adm0_a3": "TUR", "adm1_code": code, "name": name})
    return [*properties, *names], np.concatenate([units, sides])


def borders_and_coast(ids, shapes):
    rows, owner = [], []
    for i, geometry in enumerate(shapes):
        found = segments(geometry)
        rows.append(found)
        owner.append(np.full(len(found), i))
    rows, owner = np.concatenate(rows), np.concatenate(owner)
    unique, inverse, counts = np.unique(rows, axis=0, return_inverse=True, return_counts=True)
    inverse = inverse.ravel()
    if counts.max() > 2:
        raise SystemExit("an edge belongs to three countries")
    order = np.argsort(inverse, kind="stable")
    starts = np.concatenate([[0], np.cumsum(counts)[:-1]])
    first = owner[order[starts]]
    second = owner[order[starts + counts - 1]]
    shared = counts == 2
    pairs = defaultdict(list)
    for k in np.where(shared)[0]:
        a, b = sorted((ids[first[k]], ids[second[k]]))
        pairs[a, b].append(k)
    code = lambda i: i.split("/")[1]
    breaks = junctions(unique)
    borders = [
        (f"border/{code(a)}-{code(b)}", split_at(lines_of(unique[k]), breaks)) for (a, b), k in sorted(pairs.items())
    ]
    coast = []
    for line in shapely.get_parts(lines_of(unique[~shared])):
        coords = shapely.get_coordinates(line)
        for start in range(0, len(coords) - 1, COAST_PIECE):
            coast.append(shapely.linestrings(coords[start : start + COAST_PIECE + 1]))
    return borders, [(f"coast/{i}", line) for i, line in enumerate(coast)], pairs


def main():
    data = load("coverage")
    properties, units = data["properties"], shapely.from_wkb(data["units"])
    selector = Selector(properties)
    table = countries()
    codes = sorted(set(selector.country))
    if set(codes) != set(table):
        raise SystemExit(f"country table and coverage differ: {set(codes) ^ set(table)}")
    members = {}

    shapes = [dissolve(units[selector.country == code]) for code in codes]
    ids = [table[code]["id"] for code in codes]
    write_layer("countries", list(zip(ids, shapes)))
    borders, coast, _ = borders_and_coast(ids, shapes)
    write_layer("borders", borders)
    write_layer("coastline", coast)
    save("land", shapely.to_wkb(shapely.multipolygons([p for s in shapes for p in shapely.get_parts(s)])))

    counts = {code: int((selector.country == code).sum()) for code in codes}
    regions = []
    for p, unit in zip(properties, units):
        # A country of one unit is not also a region of itself. Units without a name are members of others only.
        if not p.get("onlyCountry") and counts[p["adm0_a3"]] > 1:
            regions.append((f"region/{p['adm1_code']}", unit))
    write_layer("regions", regions)

    composed = []
    of_sides, sided = with_sides(properties, units)
    sides = Selector(of_sides)
    for _, row in read_rows("composed-regions.tsv"):
        mask = selector.select(row[3])
        key = f"region/{row[0]}"
        members[key] = [f"region/{properties[i]['adm1_code']}" for i in np.where(mask)[0]]
        composed.append((key, dissolve(sided[sides.select(row[3])])))
    write_layer("composed", composed)

    # Simplified together, so that groupings still meet one another exactly.
    coarse = snap(shapely.coverage_simplify(units, COARSE_DEGREES))
    bad = ~shapely.is_valid(coarse)
    coarse[bad] = units[bad]
    save("coarse-land", shapely.to_wkb(dissolve(coarse)))
    coarse = as_coverage(keep_towns(coarse, units))
    _, sided = with_sides(properties, coarse)
    groups = []
    for _, row in read_rows("groupings.tsv"):
        mask = selector.select(row[3])
        selector.named[row[0]] = mask
        sides.named[row[0]] = sides.select(row[3])
        key = f"{row[1]}/{row[0]}"
        whole, parts = [], []
        for code in sorted(set(selector.country[mask])):
            all_units = selector.country == code
            if (mask & all_units).sum() == all_units.sum():
                whole.append(table[code]["id"])
            else:
                parts += [f"region/{properties[i]['adm1_code']}" for i in np.where(mask & all_units)[0]]
        members[key] = whole + parts
        groups.append((key, without_islets(dissolve(sided[sides.named[row[0]]]))))
    write_layer("groupings", groups)
    OUT.joinpath("members.json").write_text(json.dumps(members))


if __name__ == "__main__":
    main()
