"""The small language in which the written tables name members: items joined by " + " or " - ", taken from left to right.

CODE                     a country, by its Natural Earth code
CODE:*                   all of its units
CODE:attribute=a|b       its units whose Natural Earth attribute is one of the values
                         (`name` also looks at name_en, so that either spelling may be written)
continent=Africa         countries that the country table puts there
@id                      another grouping of the same table
"""

import re

import numpy as np

from common import TABLES


def read_rows(path):
    for number, line in enumerate((TABLES / path).read_text().splitlines(), 1):
        if line and not line.startswith("#"):
            yield number, [field.strip() for field in line.split("\t")]


def drawn_rows():
    """Rows of all tables of what is drawn by hand: approximate.tsv, approximate-2.tsv, …"""
    for path in sorted(TABLES.glob("approximate*.tsv")):
        yield from (row for _, row in read_rows(path.name))


def countries():
    """Rows of the country table by Natural Earth code, each with its id."""
    found = {}
    for part in ("countries-1.tsv", "countries-2.tsv"):
        for _, row in read_rows(part):
            code = row[1] if row[1] != "-" else row[2]
            found[row[2]] = {"id": f"country/{code}", "continent": row[4]}
    return found


class Selector:
    def __init__(self, properties):
        self.properties = properties
        self.country = np.array([p["adm0_a3"] for p in properties])
        self.table = countries()
        self.named = {}

    def item(self, text):
        if text.startswith("@"):
            return self.named[text[1:]]
        if text.startswith("continent="):
            codes = [c for c, row in self.table.items() if row["continent"] == text[10:]]
            return np.isin(self.country, codes)
        code, _, rest = text.partition(":")
        mask = self.country == code
        if not mask.any():
            raise SystemExit(f"no country {code}")
        if rest in ("", "*"):
            return mask
        attribute, _, values = rest.partition("=")
        wanted = set(values.split("|"))
        keys = ("name", "name_en") if attribute in ("name", "name_en") else (attribute,)
        hit = np.array([m and any(p.get(k) in wanted for k in keys) for p, m in zip(self.properties, mask)])
        if not hit.any():
            raise SystemExit(f"nothing selected by {text}")
        return hit

    def select(self, text):
        result = np.zeros(len(self.country), bool)
        sign = "+"
        for token in re.split(r" ([+-]) ", text):
            if token in "+-":
                sign = token
            elif sign == "+":
                result |= self.item(token)
            else:
                result &= ~self.item(token)
        return result
