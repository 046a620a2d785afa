"""The lines of the coverage from node to node, where three faces or more meet (the sea is one), and closed lines without."""

import numpy as np
import shapely

from common import OUT, load
from land import junctions, lines_of, segments, split_at


def begun(line, nodes):
    """A closed line turned to begin at its node or, without one, at its westernmost vertex, as a simplification of a ring
    does; whether its ends are nodes."""
    coords = shapely.get_coordinates(line)
    if not shapely.is_closed(line):
        return coords, True
    ring = coords[:-1]
    at = [i for i, vertex in enumerate(ring) if vertex.tobytes() in nodes]
    first = at[0] if at else int(np.lexsort((ring[:, 1], ring[:, 0]))[0])
    turned = np.roll(ring, -first, axis=0)
    return np.vstack([turned, turned[:1]]), bool(at)


def main():
    units = shapely.from_wkb(load("coverage")["units"])
    rows = np.unique(np.concatenate([segments(unit) for unit in units]), axis=0)
    nodes = junctions(rows)
    vertices = rows.reshape(-1, 2)
    # Where a part is cut at the antimeridian or a pole its outline has a corner of its own.
    nodes |= {v.tobytes() for v in vertices[(np.abs(vertices[:, 0]) == 180) | (np.abs(vertices[:, 1]) == 90)]}
    lines = shapely.get_parts(split_at(lines_of(rows), nodes))
    arcs, ends_at_nodes = zip(*(begun(line, nodes) for line in lines))
    ends = np.cumsum([len(arc) for arc in arcs]).astype("<u4")
    (OUT / "arcs.xy.bin").write_bytes(np.concatenate(arcs).astype("<f8").tobytes())
    (OUT / "arcs.ends.bin").write_bytes(ends.tobytes())
    (OUT / "arcs.nodes.bin").write_bytes(np.array(ends_at_nodes, "u1").tobytes())
    print(f"arcs: {len(arcs)} lines of the coverage, {ends_at_nodes.count(False)} closed ones without a node")


if __name__ == "__main__":
    main()
