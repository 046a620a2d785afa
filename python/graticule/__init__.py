"""Client of the Graticule tabular service.

>>> from graticule import TabularClassifier
>>> model = TabularClassifier(base_url="http://localhost:8080", api_key="…").fit("train.csv", "species")
>>> model.predict([{"width": 3.1, "colour": "red"}])
"""

from . import errors
from ._evaluation import Evaluation
from ._explain import Explanation
from ._table import Table, read_csv, to_table
from ._validation import NotFittedError
from .client import Client
from .errors import GraticuleError
from .estimators import TabularClassifier, TabularRegressor
from .forecaster import Forecaster

__version__ = "0.1.0"

__all__ = [
    "Client",
    "Evaluation",
    "Explanation",
    "Forecaster",
    "GraticuleError",
    "NotFittedError",
    "Table",
    "TabularClassifier",
    "TabularRegressor",
    "errors",
    "read_csv",
    "to_table",
]
