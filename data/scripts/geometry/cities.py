"""Which first-level region each city lies in: by containment, at the coast by nearness within its own country."""

import json

import numpy as np
import shapely

from common import OUT, load

NEAR_DEGREES = 0.15


def main():
    cities = json.loads((OUT / "cities.json").read_text())
    data = load("coverage")
    units = shapely.from_wkb(data["units"])
    properties = data["properties"]
    named = {line for line in json.loads((OUT / "regions.facts.json").read_text())}
    iso = json.loads((OUT / "iso-of-country.json").read_text())
    country = np.array([iso.get(p["adm0_a3"], "") for p in properties])
    points = shapely.points([[c["lon"], c["lat"]] for c in cities])
    codes = np.array([c["country"] for c in cities])
    found = np.full(len(cities), -1)
    tree = shapely.STRtree(units)
    city, unit = tree.query(points, predicate="intersects")
    found[city] = unit
    # Along coasts and borders the generalised line may put a city in the sea or the next country.
    wrong = np.where((found < 0) | (country[found] != codes))[0]
    near_city, near_unit = tree.query(points[wrong], predicate="dwithin", distance=NEAR_DEGREES)
    gap = shapely.distance(points[wrong][near_city], units[near_unit])
    for k in np.argsort(-gap, kind="stable"):
        c, u = wrong[near_city[k]], near_unit[k]
        if country[u] == codes[c]:
            found[c] = u
    result = []
    for i in found:
        key = f"region/{properties[i]['adm1_code']}" if i >= 0 else None
        result.append(key if key in named and properties[i].get("name") else None)
    (OUT / "city-regions.json").write_text(json.dumps(result))
    print(f"cities: {sum(r is not None for r in result)} of {len(result)} in a region, {int((found < 0).sum())} off the map")


if __name__ == "__main__":
    main()
