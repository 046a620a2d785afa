"""Counties of the United States: the Census Bureau's cartographic boundaries (1:500,000, simplified), by us-atlas.

Writes the layer `counties`, `counties.json`: code, name and state of each, and who lives in its towns, and
`quarters-of-new-york.json`: towns of GeoNames that are parts of that city. Counties share
their lines with one another, not with the states of the other layers, whose outlines are of another source."""

import json
import sys

import numpy as np
import shapely

from common import OUT, clean, write_layer
from coverage import decode_topojson

DISTRICT_OF_COLUMBIA = "11"
TERRITORIES = {"60", "66", "69", "72", "74", "78"}
# New York City is all of five counties, whose towns are its quarters.
NEW_YORK_CITY = {"36005", "36047", "36061", "36081", "36085"}
# Cities that are in no county: they are cities already. Those of Virginia have codes from 510 on.
INDEPENDENT_CITIES = {"24510", "29510", "32510"}


def is_county(code):
    state = code[:2]
    if state == DISTRICT_OF_COLUMBIA or state in TERRITORIES or code in INDEPENDENT_CITIES:
        return False
    return not (state == "51" and code[2:] >= "510")


def towns_of(shapes):
    """Pairs of a town and the number of the shape that it lies in; a section of a city is counted with the city."""
    cities = [c for c in json.loads((OUT / "cities.json").read_text()) if c["country"] == "US" and c["feature"] != "PPLX"]
    points = shapely.points([[c["lon"], c["lat"]] for c in cities])
    city, shape = shapely.STRtree(shapes).query(points, predicate="intersects")
    return [(cities[c], int(s)) for c, s in zip(city, shape)]


def main():
    topology = json.loads(open(sys.argv[1]).read())
    found = [
        (item["id"], item["properties"]["name"], clean(geometry))
        for item, geometry in decode_topojson(topology, "counties")
        if is_county(item["id"])
    ]
    found.sort(key=lambda county: county[0])
    towns = towns_of([geometry for _, _, geometry in found])
    people = np.zeros(len(found))
    for town, shape in towns:
        people[shape] += town["population"]
    quarters = [t["id"] for t, s in towns if found[s][0] in NEW_YORK_CITY and t["name"] != "New York City"]
    (OUT / "quarters-of-new-york.json").write_text(json.dumps(quarters))
    states = {item["id"]: item["properties"]["name"] for item, _ in decode_topojson(topology, "states")}
    rows = [
        {"code": code, "name": name, "state": states[code[:2]], "people": int(count)}
        for (code, name, _), count in zip(found, people)
    ]
    (OUT / "counties.json").write_text(json.dumps(rows, ensure_ascii=False))
    write_layer("counties", [(f"region/US-{code}", geometry) for code, _, geometry in found])


if __name__ == "__main__":
    main()
