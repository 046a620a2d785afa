"""Client of the Graticule tabular service.

>>> from graticule import TabularClassifier
>>> model = TabularClassifier(base_url="http://localhost:8080", api_key="…").fit("train.csv", "species")
>>> model.predict([{"width": 3.1, "colour": "red"}])
"""

from . import errors
from ._table import Table, read_csv, to_table
from .client import Client
from .errors import GraticuleError
from .estimators import Evaluation, TabularClassifier, TabularRegressor
from .forecaster import Forecaster

__all__ = [
    "Client",
    "Evaluation",
    "Forecaster",
    "GraticuleError",
    "Table",
    "TabularClassifier",
    "TabularRegressor",
    "errors",
    "read_csv",
    "to_table",
]
