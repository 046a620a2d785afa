"""Counties of the United States: the Census Bureau's cartographic boundaries (1:500,000, simplified), by us-atlas.

Writes the layer `counties` and `counties.json`: code, name and state of each, and who lives in its towns. Counties share
their lines with one another, not with the states of the other layers, whose outlines are of another source."""

import json
import sys

import numpy as np
import shapely

from common import OUT, clean, write_layer
from coverage import decode_topojson

DISTRICT_OF_COLUMBIA = "11"
TERRITORIES = {"60", "66", "69", "72", "74", "78"}
# Cities that are in no county: they are cities already. Those of Virginia have codes from 510 on.
INDEPENDENT_CITIES = {"24510", "29510", "32510"}


def is_county(code):
    state = code[:2]
    if state == DISTRICT_OF_COLUMBIA or state in TERRITORIES or code in INDEPENDENT_CITIES:
        return False
    return not (state == "51" and code[2:] >= "510")


def people_of(shapes):
    """Inhabitants of the towns in each shape, a section of a city counted with the city."""
    cities = [c for c in json.loads((OUT / "cities.json").read_text()) if c["country"] == "US" and c["feature"] != "PPLX"]
    points = shapely.points([[c["lon"], c["lat"]] for c in cities])
    sums = np.zeros(len(shapes))
    city, shape = shapely.STRtree(shapes).query(points, predicate="intersects")
    np.add.at(sums, shape, [cities[c]["population"] for c in city])
    return sums


def main():
    topology = json.loads(open(sys.argv[1]).read())
    found = [
        (item["id"], item["properties"]["name"], clean(geometry))
        for item, geometry in decode_topojson(topology, "counties")
        if is_county(item["id"])
    ]
    found.sort(key=lambda county: county[0])
    people = people_of([geometry for _, _, geometry in found])
    states = {item["id"]: item["properties"]["name"] for item, _ in decode_topojson(topology, "states")}
    rows = [
        {"code": code, "name": name, "state": states[code[:2]], "people": int(count)}
        for (code, name, _), count in zip(found, people)
    ]
    (OUT / "counties.json").write_text(json.dumps(rows, ensure_ascii=False))
    write_layer("counties", [(f"region/US-{code}", geometry) for code, _, geometry in found])


if __name__ == "__main__":
    main()
