"""Lakes and rivers of the 1:50m layer, named by position from the written tables; see courses.py for whole rivers."""

import heapq
import json
import re
import sys
import unicodedata

import numpy as np
import shapely

from common import OUT, TABLES, as_multi, clean, flatten, save, snap, write_layer
from courses import Courses, drawn_share, line_of, read_courses, without_spurs
from coverage import decode_topojson
from selectors import read_rows

LAKE_DEGREES = 0.3
RIVER_DEGREES = 0.6
# Rivers are interrupted by lakes and by the joints of the source; a gap costs more than the line it bridges.
GAP_DEGREES = 0.7
STEP_DEGREES = 0.04
# Rivers of which more than this share of the length is drawn by hand are marked approximate.
DRAWN_SHARE = 0.15
GAP_COST = 6.0


def slug(name):
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


def rows(prefix):
    for path in sorted(TABLES.glob(f"{prefix}-*.tsv")):
        for number, row in read_rows(path.name):
            yield f"{path.name}:{number}", row + [""] * (6 - len(row))


def points_of(text, separator):
    return [tuple(map(float, pair.split())) for pair in text.split(separator)]


def lakes(topology):
    shapes = [clean(flatten(g)) for _, g in decode_topojson(topology, "lakes")]
    present = [i for i, g in enumerate(shapes) if not g.is_empty]
    named, matched, failed = {}, [], []
    for where, (name, points, country, kind, further, area) in rows("lakes"):
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


class Network:
    """Vertices of all river lines as a graph."""

    def __init__(self, lines):
        index = {}
        self.edges = []
        for line in lines:
            # Vertices of the source stand up to 50 km apart: a town beside the line is then near none of them.
            coords = [tuple(c) for c in shapely.get_coordinates(shapely.segmentize(line, STEP_DEGREES))]
            ids = [index.setdefault(c, len(index)) for c in coords]
            self.edges += [(a, b) for a, b in zip(ids, ids[1:]) if a != b]
        self.points = np.array(list(index))
        self.next = [[] for _ in index]
        for a, b in self.edges:
            cost = float(np.hypot(*(self.points[a] - self.points[b])))
            self.next[a].append((b, cost, True))
            self.next[b].append((a, cost, True))
        ends = [i for i, n in enumerate(self.next) if len(n) == 1]
        tree = shapely.STRtree(shapely.points(self.points))
        for end in ends:
            for other in tree.query(shapely.Point(self.points[end]), predicate="dwithin", distance=GAP_DEGREES):
                if other != end:
                    cost = GAP_COST * float(np.hypot(*(self.points[end] - self.points[other])))
                    self.next[end].append((int(other), cost, False))
                    self.next[other].append((end, cost, False))

    def nearest(self, point):
        gap = np.hypot(*(self.points - np.array(point)).T)
        i = int(np.argmin(gap))
        return i, float(gap[i])

    def path(self, start, goal):
        cost, back, heap = {start: 0.0}, {}, [(0.0, start)]
        while heap:
            c, i = heapq.heappop(heap)
            if i == goal:
                break
            if c > cost[i]:
                continue
            for j, step, real in self.next[i]:
                if c + step < cost.get(j, 1e9):
                    cost[j] = c + step
                    back[j] = (i, real)
                    heapq.heappush(heap, (c + step, j))
        if goal not in cost:
            return None
        steps, i = [], goal
        while i != start:
            before, _ = back[i]
            steps.append((before, i))
            i = before
        return steps[::-1]


def merged(steps):
    """Steps as lines, without the vertices that only split an edge of the source."""
    lines = shapely.line_merge(shapely.multilinestrings([list(step) for step in steps]))
    return shapely.multilinestrings([snap(plain(line)) for line in shapely.get_parts(lines)])


def plain(line):
    return shapely.simplify(line, 1e-6, preserve_topology=False)


def way_through(network, ids):
    """Steps of the network from point to point.
    @throws ValueError where there is no way along the lines"""
    steps = []
    for a, b in zip(ids, ids[1:]):
        part = network.path(a, b)
        straight = float(np.hypot(*(network.points[a] - network.points[b])))
        cost = sum(float(np.hypot(*(network.points[s] - network.points[e]))) for s, e in part or [])
        if part is None or cost > 3 * straight + 2:
            raise ValueError(f"no way along the river from {network.points[a]} to {network.points[b]}")
        steps += part
    # Points off the line make the path turn back; a step walked twice is walked once.
    unique = list(dict.fromkeys(tuple(sorted(s)) for s in steps))
    if not unique:
        raise ValueError("its points fall together")
    return unique


def named_rivers():
    """Where the row stands, id, and its columns; those of approximate.tsv have no points of their own."""
    for where, (name, country, length, points, further, _) in rows("rivers"):
        key = f"{'canal' if 'kind=canal' in further else 'river'}/{slug(name)}"
        yield where, key, points, {"id": key, "name": name, "countries": country, "kind": key.split("/")[0],
                                   "publishedLengthKm": float(length) if length else None,
                                   "further": further.replace("kind=canal;", "")}  # fmt: skip


def rivers(topology):
    lines = [p for _, g in decode_topojson(topology, "rivers") for p in shapely.get_parts(snap(g)) if p.length > 0]
    network = Network(lines)
    solver, courses = Courses(network), read_courses()
    used, matched, features, drawn, failed = set(), [], [], [], []

    def follow(key):
        steps = without_spurs(solver.solve(courses.pop(key)))
        used.update(tuple(sorted(edge)) for _, _, real, edge in steps if real)
        feature = (key, shapely.multilinestrings([snap(plain(line_of(steps)))]))
        (drawn if drawn_share(steps) > DRAWN_SHARE else features).append(feature)

    for where, key, points, facts in named_rivers():
        matched.append(facts)
        if key in courses:
            follow(key)
            continue
        ids = []
        for point in points_of(points, ","):
            i, gap = network.nearest(point)
            if gap > RIVER_DEGREES:
                failed.append(f"{where} {key}: no river within {gap:.2f} degrees of {point}")
                break
            ids.append(i)
        else:
            try:
                steps = way_through(network, ids)
            except ValueError as error:
                failed.append(f"{where} {key}: {error}")
                continue
            used.update(steps)
            features.append((key, merged([network.points[list(s)] for s in steps])))
    for key in [row[0] for _, row in read_rows("approximate.tsv") if row[5] == "@courses"]:
        follow(key)
    failed += [f"river-courses.tsv: {key} stands in no table of names" for key in courses]
    all_edges = {tuple(sorted(e)) for e in network.edges}
    rest = all_edges - used
    left = merged([network.points[list(s)] for s in sorted(rest)])
    parts = sorted(shapely.get_parts(left), key=lambda p: p.bounds)
    features += [(f"river/unnamed-{i}", shapely.multilinestrings([p])) for i, p in enumerate(parts)]
    write_layer("rivers", features)
    save("drawn-rivers", drawn)
    (OUT / "rivers.matched.json").write_text(json.dumps(matched, ensure_ascii=False))
    print(f"rivers: {len(matched)} named; {len(drawn)} drawn by hand for the most; {len(parts)} stretches unnamed")
    return failed


def main(source):
    topology = json.loads(open(source).read())
    failed = lakes(topology) + rivers(topology)
    if failed:
        sys.exit("\n".join(failed))


if __name__ == "__main__":
    main(*sys.argv[1:])
