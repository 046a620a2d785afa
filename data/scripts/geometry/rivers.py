"""Rivers of the 1:10m layer. Their courses from source to mouth are written in tables (see courses.py); of the others the
tables tell points, and the lines of the same name lead on from there to source and mouth."""

import heapq
import json
import re
import sys

import numpy as np
import shapely

from common import OUT, points_of, save, slug, snap, water_rows, write_layer
from courses import HAND, KM_PER_DEGREE, Courses, distance_km, drawn_share, line_of, read_courses, without_spurs
from selectors import drawn_rows

# Lines of the source are interrupted where a lake or a border is; a gap costs more than the line that it bridges.
GAP_DEGREES = 0.2
GAP_LINKS = 6
# A town beside a long straight edge is near none of its ends.
STEP_DEGREES = 0.04
# Rivers of which more than this share of the length is drawn by hand are marked approximate.
DRAWN_SHARE = 0.15
# A name that stands on this share of a river's way is the river's own.
OWN_SHARE = 0.15
LEAST_EXTENSION_KM = 8
# Lines of a river's name are its own where they come this near to its points.
NAME_KM = 60
MOST_OF_PUBLISHED = 1.25
# Stretches that no table names are kept where the source ranks them this high and they are this long.
UNNAMED_RANK = 6
UNNAMED_KM = 80


def read_lines(path):
    """(name, rank, line) of each line of the source."""
    for text in open(path):
        feature = json.loads(text)
        facts, shape = feature["properties"], feature["geometry"]
        if not shape:
            continue
        parts = [shape["coordinates"]] if shape["type"] == "LineString" else shape["coordinates"]
        for part in parts:
            line = snap(shapely.LineString(part))
            if line.length > 0:
                yield facts["name"] or "", facts["scalerank"], line


class Network:
    """Vertices of all river lines as a graph, its edges with the name and rank of their line."""

    def __init__(self, lines):
        index, self.facts = {}, {}
        for name, rank, line in lines:
            coords = [tuple(c) for c in shapely.get_coordinates(shapely.segmentize(line, STEP_DEGREES))]
            ids = [index.setdefault(c, len(index)) for c in coords]
            for a, b in zip(ids, ids[1:]):
                if a != b:
                    self.facts.setdefault((min(a, b), max(a, b)), (name, rank))
        self.points = np.array(list(index))
        self.next = [[] for _ in index]
        for a, b in self.facts:
            self.link(a, b, True)
        tree = shapely.STRtree(shapely.points(self.points))
        for end in [i for i, n in enumerate(self.next) if len(n) == 1]:
            near = tree.query(shapely.Point(self.points[end]), predicate="dwithin", distance=GAP_DEGREES)
            by_distance = sorted((distance_km(self.points[end], self.points[i]), int(i)) for i in near if i != end)
            for _, other in by_distance[:GAP_LINKS]:
                self.link(end, other, False)

    def link(self, a, b, real):
        self.next[a].append((b, real))
        self.next[b].append((a, real))

    def name(self, a, b):
        return self.facts.get((min(a, b), max(a, b)), ("", 99))[0]


def plain(line):
    return shapely.simplify(line, 1e-6, preserve_topology=False)


def length_km(steps):
    return sum(distance_km(a, b) for a, b, _, _ in steps)


def extended(network, steps, published):
    """The course with what the lines of its own names add at either end, unless it is longer then than published: the
    source has names that run on along another river."""
    longer = with_ends(network, steps)
    return steps if published and length_km(longer) > MOST_OF_PUBLISHED * published else longer


def with_ends(network, steps):
    names = {}
    for a, b, real, edge in steps:
        if real:
            names[network.name(*edge)] = names.get(network.name(*edge), 0) + distance_km(a, b)
    names.pop("", None)
    own = {name for name, km in names.items() if km > OWN_SHARE * sum(names.values())}
    vertices = {i for _, _, real, edge in steps if real for i in edge}
    if not own:
        return steps
    first, last = steps[0], steps[-1]
    if last[3]:
        steps = steps + farthest(network, last[3][1], own, vertices)
    if first[3]:
        before = farthest(network, first[3][0], own, vertices)
        steps = [(b, a, real, (edge[1], edge[0])) for a, b, real, edge in before[::-1]] + steps
    return steps


def farthest(network, start, names, avoid):
    """Steps to the vertex that lies farthest along lines of some names."""
    reached, back, todo = {start: 0.0}, {}, [start]
    while todo:
        i = todo.pop()
        for j, real in network.next[i]:
            if real and j not in reached and j not in avoid and network.name(i, j) in names:
                reached[j] = reached[i] + distance_km(network.points[i], network.points[j])
                back[j] = i
                todo.append(j)
    i = max(reached, key=reached.get)
    if reached[i] < LEAST_EXTENSION_KM:
        return []
    steps = []
    while i != start:
        h = back[i]
        steps.append((tuple(network.points[h]), tuple(network.points[i]), True, (h, i)))
        i = h
    return steps[::-1]


def by_name(network, pattern, positions):
    """Steps along the lines whose name matches, from end to end: the longest way in the part of them that is nearest to
    the positions, which tell the direction. None where no such line is near."""
    matches = {name for name, _ in network.facts.values() if re.fullmatch(pattern, name)}
    inner = {i for edge, (name, _) in network.facts.items() if name in matches for i in edge}
    if not inner:
        return None
    ids = sorted(inner)
    gaps = [(distance_km(p, network.points[i]), i) for p in positions for i in ids]
    gap, start = min(gaps)
    if gap > NAME_KM:
        return None

    def spread(start):
        reached, back, heap = {start: 0.0}, {}, [(0.0, start)]
        while heap:
            km, i = heapq.heappop(heap)
            if km > reached[i]:
                continue
            for j, real in network.next[i]:
                if j not in inner or (real and network.name(i, j) not in matches):
                    continue
                step = km + distance_km(network.points[i], network.points[j]) * (1 if real else 2)
                if step < reached.get(j, np.inf):
                    reached[j], back[j] = step, (i, real)
                    heapq.heappush(heap, (step, j))
        return max(reached, key=reached.get), back

    one, _ = spread(start)
    other, back = spread(one)
    steps, i = [], other
    while i != one:
        before, real = back[i]
        steps.append((tuple(network.points[i]), tuple(network.points[before]), real, (i, before)))
        i = before
    ends = [distance_km(positions[0], network.points[i]) - distance_km(positions[-1], network.points[i]) for i in (one, other)]
    return steps if ends[1] < ends[0] else [(b, a, real, (e[1], e[0])) for a, b, real, e in reversed(steps)]


def named_rivers():
    """Where the row stands, id, and its columns; those of approximate*.tsv have no points of their own."""
    for where, (name, country, length, points, further, _) in water_rows("rivers"):
        key = f"{'canal' if 'kind=canal' in further else 'river'}/{slug(name)}"
        yield where, key, points, {"id": key, "name": name, "countries": country, "kind": key.split("/")[0],
                                   "publishedLengthKm": float(length) if length else None,
                                   "further": further.replace("kind=canal;", "")}  # fmt: skip


def unnamed(network, used):
    """Lines of the source that bear no name here, for maps."""
    rest = [edge for edge, (_, rank) in network.facts.items() if edge not in used and rank <= UNNAMED_RANK]
    lines = shapely.line_merge(shapely.multilinestrings([network.points[list(edge)] for edge in sorted(rest)]))
    parts = sorted(map(plain, shapely.get_parts(lines)), key=lambda p: p.bounds)
    long = [p for p in parts if p.length * KM_PER_DEGREE > UNNAMED_KM]
    return [(f"river/unnamed-{i}", shapely.multilinestrings([p])) for i, p in enumerate(long)]


def main(source):
    network = Network(read_lines(source))
    solver, courses = Courses(network), read_courses()
    used, matched, features, drawn, failed = set(), [], [], [], []

    def follow(key):
        return without_spurs(solver.solve(courses.pop(key)))

    def keep(key, steps):
        used.update(tuple(sorted(edge)) for _, _, real, edge in steps if real)
        feature = (key, shapely.multilinestrings([snap(plain(line_of(steps)))]))
        (drawn if drawn_share(steps) > DRAWN_SHARE else features).append(feature)

    for where, key, points, facts in named_rivers():
        matched.append(facts)
        if key in courses:
            keep(key, follow(key))
            continue
        pattern, _, points = points.rpartition(":")
        positions = [(*point, HAND) for point in points_of(points, ",")]
        published = facts["publishedLengthKm"]
        steps = by_name(network, pattern, positions) if pattern else None
        if steps is None or (published and length_km(steps) > MOST_OF_PUBLISHED * published):
            steps = extended(network, without_spurs(solver.solve(positions)), published)
        if drawn_share(steps) > DRAWN_SHARE:
            failed.append(f"{where} {key}: its points lie off the lines, {drawn_share(steps):.2f} of the way")
        keep(key, steps)
    for key in [row[0] for row in drawn_rows() if row[5] == "@courses"]:
        keep(key, follow(key))
    failed += [f"river-courses.tsv: {key} stands in no table of names" for key in courses]
    features += unnamed(network, used)
    write_layer("rivers", features)
    save("drawn-rivers", drawn)
    (OUT / "rivers.matched.json").write_text(json.dumps(matched, ensure_ascii=False))
    print(f"rivers: {len(matched)} named; {len(drawn)} drawn by hand for the most")
    if failed:
        sys.exit("\n".join(failed))


if __name__ == "__main__":
    main(*sys.argv[1:])
