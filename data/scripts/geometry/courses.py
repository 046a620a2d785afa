"""Rivers from source to mouth: along Natural Earth's lines where there are some, from town to town where there are none.

A course is a list of positions in order (tables/river-courses.tsv). At each of them it is either on a vertex of the
network near it or at the position itself; between two of them it follows the network or runs straight. The cheapest of
all these ways is taken, by dynamic programming over the positions; the costs are kilometres, weighted as below."""

import heapq

import numpy as np
import shapely

from selectors import read_rows

# How far a line of the source may pass a position on the river, and what a kilometre of that costs: the position of a
# town is known, others are written by hand.
TOWN_KM, TOWN_COST = 10.0, 1.5
HAND_KM, HAND_COST = 40.0, 0.6
# A kilometre that a course begins after its source costs more than the way that it saves.
END_COST = 2.0
CANDIDATES = 8
SPACING_KM = 3.0
# A straight line costs more than the bends that a river makes; a way along the network may not be longer than this.
STRAIGHT_COST = 3.0
LONGEST = 2.5
SLACK_KM = 30.0
GAP_COST = 4.0

KM_PER_DEGREE = 111.195


def distance_km(a, b):
    """On the ground; good to 0.5 % over the lengths met here."""
    dlon = (a[0] - b[0] + 180) % 360 - 180
    return KM_PER_DEGREE * float(np.hypot(dlon * np.cos(np.radians((a[1] + b[1]) / 2)), a[1] - b[1]))


TOWN, HAND, EXACT = "town", "hand", "exact"


def read_courses():
    """Positions by id of the river: longitude, latitude, and what stands there."""
    found = {}
    for _, (key, _, text) in read_rows("river-courses.tsv"):
        words = [part.split(maxsplit=2) for part in text.split(",")]
        positions = [
            (float(lon), float(lat), EXACT if of == ["="] else TOWN if of else HAND) for lon, lat, *of in words
        ]
        found[key] = with_joints(positions)
    return found


def with_joints(positions):
    """Where a course goes over from lines of the source to exact positions, it may change over beside the first."""
    result = []
    for i, position in enumerate(positions):
        exact = position[2] == EXACT
        if exact and i > 0 and positions[i - 1][2] != EXACT:
            result.append((*position[:2], TOWN))
        result.append(position)
        if exact and i + 1 < len(positions) and positions[i + 1][2] != EXACT:
            result.append((*position[:2], TOWN))
    return result


class Courses:
    def __init__(self, network):
        self.points = network.points
        self.next = [[] for _ in network.next]
        for i, edges in enumerate(network.next):
            for j, real in edges:
                length = distance_km(self.points[i], self.points[j])
                self.next[i].append((j, length if real else GAP_COST * length, real))
        self.tree = shapely.STRtree(shapely.points(self.points))

    def near(self, position, is_end=False):
        """Vertices of the network near a position, at some distance from one another, with the cost of each."""
        if position[2] == EXACT:
            return []
        reach_km, cost = (TOWN_KM, TOWN_COST) if position[2] == TOWN else (HAND_KM, HAND_COST)
        cost = max(cost, END_COST) if is_end else cost
        reach = reach_km / KM_PER_DEGREE / max(0.2, np.cos(np.radians(position[1])))
        found = self.tree.query(shapely.Point(position[:2]), predicate="dwithin", distance=reach)
        by_distance = sorted((distance_km(position, self.points[i]), int(i)) for i in found)
        chosen = []
        for gap, i in by_distance:
            if gap > reach_km or len(chosen) == CANDIDATES:
                break
            if all(distance_km(self.points[i], self.points[j]) > max(SPACING_KM, gap / 2) for _, j in chosen):
                chosen.append((cost * gap, i))
        return chosen

    def ways(self, start, goals, longest):
        """Cost and steps along the network to each of the goals that can be reached."""
        cost, back, heap, open_goals = {start: 0.0}, {}, [(0.0, start)], set(goals)
        while heap and open_goals:
            c, i = heapq.heappop(heap)
            if c > cost[i]:
                continue
            open_goals.discard(i)
            for j, step, real in self.next[i]:
                if c + step < cost.get(j, longest):
                    cost[j] = c + step
                    back[j] = (i, real)
                    heapq.heappush(heap, (c + step, j))
        found = {}
        for goal in set(goals) - open_goals:
            steps, i = [], goal
            while i != start:
                before, real = back[i]
                steps.append((before, i, real))
                i = before
            found[goal] = (cost[goal], steps[::-1])
        return found

    def solve(self, positions):
        """The course as steps (from, to, whether along a line of the source, edge of the network or None)."""
        # A state is a vertex of the network, or None for the written position itself.
        ends = {0, len(positions) - 1}
        layers = [self.near(p, i in ends) + [(0.0, None)] for i, p in enumerate(positions)]
        place = lambda k, i: positions[k][:2] if i is None else tuple(self.points[i])
        best = [(cost, None, []) for cost, _ in layers[0]]
        trail = [best]
        for k in range(1, len(positions)):
            fresh = [(np.inf, None, [])] * len(layers[k])
            straight = distance_km(positions[k - 1], positions[k])
            goals = [i for _, i in layers[k] if i is not None]
            for a, (_, i) in enumerate(layers[k - 1]):
                ways = self.ways(i, goals, LONGEST * straight + SLACK_KM) if i is not None else {}
                for b, (near, j) in enumerate(layers[k]):
                    options = [(STRAIGHT_COST * distance_km(place(k - 1, i), place(k, j)), None)]
                    if j in ways:
                        options.append(ways[j])
                    step, way = min(options, key=lambda option: option[0])
                    total = trail[-1][a][0] + step + near
                    if total < fresh[b][0]:
                        fresh[b] = (total, a, way)
            trail.append(fresh)
        state = int(np.argmin([cost for cost, _, _ in trail[-1]]))
        steps = []
        for k in range(len(positions) - 1, 0, -1):
            _, before, way = trail[k][state]
            if way is None:
                ends = place(k - 1, layers[k - 1][before][1]), place(k, layers[k][state][1])
                part = [(*ends, False, None)] if ends[0] != ends[1] else []
            else:
                part = [(tuple(self.points[a]), tuple(self.points[b]), real, (a, b)) for a, b, real in way]
            steps = part + steps
            state = before
        return steps


def without_spurs(steps):
    """Takes out what a course walks there and back to reach a vertex beside it."""
    kept = []
    for step in steps:
        if kept and kept[-1][0] == step[1]:
            kept.pop()
        else:
            kept.append(step)
    return kept


def line_of(steps):
    return shapely.LineString([steps[0][0], *(step[1] for step in steps)])


def drawn_share(steps):
    """The part of the length that no line of the source supports."""
    lengths = [(distance_km(a, b), real) for a, b, real, _ in steps]
    total = sum(length for length, _ in lengths)
    return sum(length for length, real in lengths if not real) / total
