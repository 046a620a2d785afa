"""Classifier and regressor with the verbs of scikit-learn, scored by the service."""

from __future__ import annotations

import inspect
from dataclasses import dataclass
from typing import Any, Dict, List, Mapping, Optional, Sequence

from ._payload import rows_fields, training_fields
from ._progress import ProgressOption
from ._table import Table, split_target, to_table
from .client import Client
from .errors import UnsupportedTask


@dataclass(frozen=True)
class Evaluation:
    """How well a model of these rows predicts rows that it has not seen.

    ``metric`` is accuracy or RMSE; ``method`` holdout or kfold, then with the number of ``folds``."""

    metric: str
    value: float
    method: str
    rows: int
    folds: Optional[int] = None


def as_array(values: Sequence[Any]) -> Any:
    """A numpy array where numpy is installed, else the list itself."""
    try:
        import numpy
    except ImportError:
        return list(values)
    return numpy.asarray(values)


def as_matrix(rows: Sequence[Sequence[Any]], width: int) -> Any:
    """As ``as_array``, of ``width`` columns even when there are no rows."""
    values = as_array(rows)
    return values if isinstance(values, list) else values.reshape(len(rows), width)


def check_levels(quantiles: Sequence[float]) -> List[float]:
    """Probability levels as floats."""
    levels = [float(level) for level in quantiles]
    for level in levels:
        if not 0 < level < 1:
            raise ValueError(f"a quantile lies between 0 and 1, exclusive: received {level}")
    return levels


class _Estimator:
    _task = ""

    def __init__(
        self,
        client: Optional[Client] = None,
        *,
        base_url: Optional[str] = None,
        api_key: Optional[str] = None,
        feature_names: Optional[Sequence[str]] = None,
        force_refit: bool = False,
        progress: ProgressOption = True,
    ) -> None:
        self.client = client
        self.base_url = base_url
        self.api_key = api_key
        self.feature_names = feature_names
        self.force_refit = force_refit
        self.progress = progress

    def __repr__(self) -> str:
        signature = inspect.signature(type(self).__init__).parameters
        changed = [
            f"{name}={'…' if name == 'api_key' else repr(value)}"
            for name, value in self.get_params().items()
            if value is not signature[name].default and value != signature[name].default
        ]
        return f"{type(self).__name__}({', '.join(changed)})"

    def get_params(self, deep: bool = True) -> Dict[str, Any]:
        names = [name for name in inspect.signature(type(self).__init__).parameters if name != "self"]
        return {name: getattr(self, name) for name in names}

    def set_params(self, **params: Any) -> "_Estimator":
        known = self.get_params()
        for name, value in params.items():
            if name not in known:
                raise ValueError(f"unknown parameter {name!r}; there are {', '.join(known)}")
            setattr(self, name, value)
        self._own_client = None
        return self

    def _connection(self) -> Client:
        if self.client is not None:
            return self.client
        if getattr(self, "_own_client", None) is None:
            self._own_client = Client(self.base_url, self.api_key, progress=self.progress)
            self._own_client.transport.expect_key(getattr(self, "_key_left_out", False))
        return self._own_client

    def __getstate__(self) -> Dict[str, Any]:
        """Without the key: after unpickling it comes from ``set_params(api_key=…)`` or ``GRATICULE_API_KEY``."""
        state = {name: value for name, value in self.__dict__.items() if name != "_own_client"}
        state["_key_left_out"] = self.api_key is not None or getattr(self, "_key_left_out", False)
        return {**state, "api_key": None}

    def _submission(self, features: Table, target_name: str, labels: Sequence[Any]) -> Dict[str, Any]:
        client = self._connection()
        client.check_table("Training data", features.rows, len(features.names), "maxTrainRows", "maxTrainCells")
        body: Dict[str, Any] = {
            "task": self._task,
            "targetColumn": target_name,
            "featureColumns": features.names,
        }
        missing = next((row for row, label in enumerate(labels) if label is None), None)
        if missing is not None:
            raise UnsupportedTask(f"The label of row {missing + 1} is missing.")
        if self._task == "classification":
            classes = len({(type(label) is bool, label) for label in labels})
            client.check_classes(classes)
            body["classCount"] = classes
        return body

    def fit(self, X: Any, y: Any) -> "_Estimator":
        """Fit a context on the service and keep its id.

        :param X: DataFrame, 2-D array, rows, columns, or the path of a CSV
        :param y: labels, one a row; or the name of their column in ``X``
        """
        features, labels, target_name = split_target(X, y, self.feature_names)
        body = self._submission(features, target_name, labels)
        body["trainRowCount"] = features.rows
        body["forceRefit"] = bool(self.force_refit)
        fields = training_fields(self._task, target_name, features, labels)
        answer, done = self._connection().run("/v1/fits", fields, body, None)
        self.context_id_ = answer["context"]["id"]
        self.reused_ = bool(answer["reused"])
        self.engine_version_ = done["job"]["engineVersion"]
        self.feature_names_in_ = as_array(features.names)
        self.n_features_in_ = len(features.names)
        self._features = list(features.names)
        self._learn_labels(y, labels)
        return self

    def _learn_labels(self, y: Any, labels: Sequence[Any]) -> None:
        pass

    def evaluate(self, X: Any, y: Any) -> Evaluation:
        """Estimate on the service how well such a model predicts; needs no fit."""
        features, labels, target_name = split_target(X, y, self.feature_names)
        body = self._submission(features, target_name, labels)
        body["rowCount"] = features.rows
        fields = training_fields(self._task, target_name, features, labels)
        _, result = self._connection().run("/v1/evaluations", fields, body, "/v1/evaluations")
        return Evaluation(
            result["metric"], result["value"], result["method"], result["rows"], result.get("folds")
        )

    def _score(self, X: Any, quantiles: Optional[Sequence[float]] = None) -> List[Mapping[str, Any]]:
        """Results of the rows, in as many jobs as the ceiling of rows to score makes needed; none without rows."""
        if not hasattr(self, "context_id_"):
            raise RuntimeError(f"this {type(self).__name__} is not fitted: call fit first")
        rows = to_table(X, self.feature_names or self._features)
        rows = rows.select(self._features)
        client = self._connection()
        limits = client.limits()
        most = max(1, min(limits["maxTestRows"], limits["maxTrainCells"] // max(1, len(rows.names))))
        results = []
        for start in range(0, rows.rows, most):
            part = rows.slice(start, min(rows.rows, start + most))
            body = {"fittedContextId": self.context_id_, "outputRowCount": part.rows}
            fields = rows_fields(part, quantiles)
            results.append(client.run("/v1/predictions", fields, body, "/v1/predictions")[1])
        return results


class TabularClassifier(_Estimator):
    """Classification of rows: labels are strings, booleans or integers."""

    _task = "classification"
    _estimator_type = "classifier"

    def _learn_labels(self, y: Any, labels: Sequence[Any]) -> None:
        distinct = {(type(label) is bool, label): label for label in labels}
        ordered = sorted(distinct.values(), key=lambda label: (type(label).__name__ == "str", label))
        self._labels = ordered
        self.classes_ = as_array(ordered)
        self._index = {(type(label) is bool, label): i for i, label in enumerate(ordered)}

    def predict(self, X: Any) -> Any:
        """The most probable label of each row."""
        found = [label for result in self._score(X) for label in result["predictions"]]
        return as_array([self._labels[self._position(label)] for label in found])

    def predict_proba(self, X: Any) -> Any:
        """n × c probabilities, columns in the order of ``classes_``."""
        rows: List[List[float]] = []
        for result in self._score(X):
            order = [self._position(label) for label in result["classes"]]
            for probabilities in result["probabilities"]:
                row = [0.0] * len(self._labels)
                for column, probability in zip(order, probabilities):
                    row[column] = probability
                rows.append(row)
        return as_matrix(rows, len(self._labels))

    def score(self, X: Any, y: Any) -> float:
        """Accuracy on rows whose labels are known."""
        features, labels, _ = split_target(X, y, self.feature_names or getattr(self, "_features", None))
        if not labels:
            raise ValueError("score needs at least one row")
        predicted = self.predict(features)
        return sum(bool(a == b) for a, b in zip(predicted, labels)) / len(labels)

    def _position(self, label: Any) -> int:
        return self._index[(type(label) is bool, label)]


class TabularRegressor(_Estimator):
    """Regression of finite numbers."""

    _task = "regression"
    _estimator_type = "regressor"

    def predict(self, X: Any) -> Any:
        """The expected value of each row."""
        return as_array([value for result in self._score(X) for value in result["predictions"]])

    def predict_quantiles(self, X: Any, quantiles: Sequence[float] = (0.1, 0.5, 0.9)) -> Any:
        """n × q quantiles, columns in the order asked for."""
        levels = check_levels(quantiles)
        rows: List[List[float]] = []
        for result in self._score(X, levels):
            order = [result["quantileLevels"].index(level) for level in levels]
            rows.extend([row[column] for column in order] for row in result["quantiles"])
        return as_matrix(rows, len(levels))

    def score(self, X: Any, y: Any) -> float:
        """The coefficient of determination R² on rows whose values are known."""
        features, values, _ = split_target(X, y, self.feature_names or getattr(self, "_features", None))
        predicted = self.predict(features)
        mean = sum(values) / len(values)
        rest = sum((a - b) ** 2 for a, b in zip(values, predicted))
        whole = sum((a - mean) ** 2 for a in values)
        return 1.0 - float(rest) / whole if whole > 0 else 0.0
