"""What every geometry step shares: folders, the coordinate grid, ellipsoidal area, writing of layers."""

import json
import pickle
import re
import unicodedata
from pathlib import Path

import numpy as np
import shapely
from shapely.geometry.polygon import orient

SCRIPTS = Path(__file__).resolve().parent.parent
OUT = SCRIPTS / "out"
TABLES = SCRIPTS / "tables"

# Multiples of 2^-14 degree (7 m at the equator, far below the accuracy of 1:10m data) leave most of each
# double's bits zero, so that files compress well, and every layer meets the others bit for bit.
GRID = 2.0**-14

# WGS 84 (NIMA TR8350.2).
A_KM = 6378.137
E2 = 0.00669437999014
E = E2**0.5


def _q(sin_lat):
    """Authalic function q(phi), Snyder, Map Projections: A Working Manual (1987), equation 3-12."""
    es = E * sin_lat
    return (1 - E2) * (sin_lat / (1 - es * es) - np.log((1 - es) / (1 + es)) / (2 * E))


def _ring_area(coords):
    lon, lat = np.radians(coords[:, 0]), np.radians(coords[:, 1])
    d = np.diff(lon)
    q0, q1 = _q(np.sin(lat[:-1])), _q(np.sin(lat[1:]))
    qm = _q(np.sin((lat[:-1] + lat[1:]) / 2))
    return abs(float(np.sum(d * (q0 + 4 * qm + q1) / 6))) * A_KM**2 / 2


def area_km2(geometry):
    """Area on the WGS 84 ellipsoid; edges are straight in longitude and latitude, as RFC 7946 has them."""
    total = 0.0
    for polygon in shapely.get_parts(geometry):
        if polygon.geom_type != "Polygon":
            continue
        total += _ring_area(shapely.get_coordinates(polygon.exterior))
        for hole in polygon.interiors:
            total -= _ring_area(shapely.get_coordinates(hole))
    return total


def snap(geometry):
    return shapely.transform(geometry, lambda c: np.round(c / GRID) * GRID)


def clean(geometry):
    """Polygons only, valid, on the grid, outer rings counter-clockwise (RFC 7946, 3.1.6)."""
    geometry = shapely.set_precision(shapely.make_valid(geometry), GRID)
    parts = [p for p in shapely.get_parts(flatten(geometry)) if p.area > 0]
    return as_multi(parts)


def flatten(geometry):
    """Polygonal parts of anything."""
    found = []
    for part in shapely.get_parts(geometry):
        if part.geom_type == "Polygon":
            found.append(part)
        elif part.geom_type in ("MultiPolygon", "GeometryCollection"):
            found.extend(shapely.get_parts(flatten(part)))
    return shapely.multipolygons(found) if found else shapely.MultiPolygon()


def as_multi(parts):
    ordered = sorted((orient(p) for p in parts), key=lambda p: (-p.area, p.bounds))
    return shapely.MultiPolygon(ordered)


def as_coverage(shapes):
    """Shapes that share their edges. Of two over one another the later wins: the buffer zone of Cyprus takes its ground
    from the regions beside it."""
    shapes = snap(shapes)
    lines = shapely.union_all(shapely.boundary(shapes), grid_size=GRID)
    faces = shapely.get_parts(shapely.polygonize([lines]))
    face, owner = shapely.STRtree(shapes).query(shapely.point_on_surface(faces), predicate="intersects")
    owners = np.full(len(faces), -1)
    np.maximum.at(owners, face, owner)
    units = [as_multi(shapely.get_parts(shapely.coverage_union_all(faces[owners == i]))) for i in range(len(shapes))]
    return np.array(units)


def save(name, value):
    OUT.mkdir(exist_ok=True)
    with open(OUT / f"{name}.pickle", "wb") as file:
        pickle.dump(value, file)


def load(name):
    with open(OUT / f"{name}.pickle", "rb") as file:
        return pickle.load(file)


def bbox(geometry):
    """RFC 7946 bbox: west > east when the narrowest box crosses the antimeridian."""
    parts = shapely.get_parts(geometry)
    boxes = shapely.bounds(parts)
    south, north = float(boxes[:, 1].min()), float(boxes[:, 3].max())
    spans = sorted((float(w), float(e)) for w, _, e, _ in boxes)
    merged = [list(spans[0])]
    for west, east in spans[1:]:
        if west <= merged[-1][1]:
            merged[-1][1] = max(merged[-1][1], east)
        else:
            merged.append([west, east])
    west, east = merged[0][0], merged[-1][1]
    # The widest gap between parts is what the box leaves out; the gap over 180 is the plain box.
    gap, at = west + 360 - east, None
    for i in range(len(merged) - 1):
        width = merged[i + 1][0] - merged[i][1]
        if width > gap + 1e-9:
            gap, at = width, i
    # Parts cut at the antimeridian touch it on both sides, so that the gap there is nil.
    if at is not None:
        west, east = merged[at + 1][0], merged[at][1]
    return [west, south, east, north]


def inner_point(geometry):
    """A point inside the largest part."""
    parts = shapely.get_parts(geometry)
    largest = parts[int(np.argmax(shapely.area(parts) if parts[0].geom_type == "Polygon" else shapely.length(parts)))]
    if largest.geom_type == "Polygon":
        centre = largest.centroid
        point = centre if largest.contains(centre) else largest.representative_point()
    else:
        point = largest.interpolate(0.5, normalized=True)
    return [round(point.x, 5), round(point.y, 5)]


def slug(name):
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


def water_rows(prefix):
    """Rows of the tables of lakes or rivers, six columns each, with where they stand."""
    for path in sorted(TABLES.glob(f"{prefix}-[0-9].tsv")):
        for number, line in enumerate(path.read_text().splitlines(), 1):
            if line and not line.startswith("#"):
                row = [field.strip() for field in line.split("\t")]
                yield f"{path.name}:{number}", row + [""] * (6 - len(row))


def points_of(text, separator):
    return [tuple(map(float, pair.split())) for pair in text.split(separator)]


def write_layer(name, features):
    """Line-delimited GeoJSON of (id, geometry), and facts.json with what geometry tells: bbox, area, a point."""
    facts = {}
    with open(OUT / f"{name}.geojsonl", "w") as file:
        for key, geometry in features:
            polygonal = geometry.geom_type in ("Polygon", "MultiPolygon")
            facts[key] = {
                "layer": name,
                "bbox": bbox(geometry),
                "point": inner_point(geometry),
                **({"areaKm2": area_km2(geometry)} if polygonal else {}),
            }
            shape = json.loads(shapely.to_geojson(geometry))
            file.write(json.dumps({"type": "Feature", "properties": {"id": key}, "geometry": shape}) + "\n")
    (OUT / f"{name}.facts.json").write_text(json.dumps(facts))
    vertices = int(sum(shapely.get_num_coordinates(g) for _, g in features))
    print(f"{name}: {len(features)} features, {vertices} vertices")
