"""Classifier and regressor with the verbs of scikit-learn, scored by the service."""

from __future__ import annotations

import math
from typing import Any, Dict, List, Mapping, Sequence, Tuple

from ._estimator import _Estimator
from ._evaluation import Evaluation, classification_scores, regression_scores, worst_of
from ._output import as_array
from ._table import split_target
from ._validation import check_labels, check_levels, check_truths


class TabularClassifier(_Estimator):
    """Classifier of rows. Labels are strings, booleans or integers.

    :param client: connection to share with other estimators; None makes one of ``base_url`` and ``api_key``
    :param base_url: origin of the service; default: the environment variable ``GRATICULE_URL``
    :param api_key: key of a user; default: the environment variable ``GRATICULE_API_KEY``
    :param feature_names: columns to learn from, or names for the columns of an array; default: all of ``X``
    :param force_refit: True fits again even where the service has an identical model
    :param progress: True shows a line on a terminal; a function is called with (stage, fraction)
    :ivar classes_: labels, numbers in ascending order before strings

    >>> model = TabularClassifier(base_url="http://localhost:8080", api_key="…").fit("train.csv", "species")
    >>> model.predict_proba("new.csv")  # n × c, columns in the order of model.classes_
    """

    _task = "classification"
    _estimator_type = "classifier"

    def _learn_labels(self, y: Any, labels: Sequence[Any]) -> None:
        distinct = {(type(label) is bool, label): label for label in labels}
        ordered = sorted(distinct.values(), key=lambda label: (type(label).__name__ == "str", label))
        self._labels = ordered
        self.classes_ = as_array(ordered)
        self._index = {(type(label) is bool, label): i for i, label in enumerate(ordered)}

    def predict(self, X: Any) -> Any:
        """Predict the most probable label of each row.

        :param X: rows with the columns of the fit, in any form that ``fit`` takes
        :returns: n labels in the order of the rows: a numpy array, or a list without numpy
        :raises NotFittedError: before ``fit``
        :raises SchemaMismatch: when a column of the fit is missing
        :raises FittedContextExpired: when the service no longer keeps the model
        """
        found = [label for result in self._score(X) for label in result["predictions"]]
        return self._series_of([self._labels[self._position(label)] for label in found], X)

    def predict_proba(self, X: Any) -> Any:
        """Predict the probability of each class.

        :param X: rows, as in ``predict``
        :returns: n × c probabilities, columns in the order of ``classes_``; each row sums to 1
        :raises GraticuleError: as ``predict`` does
        """
        return self._frame_of(self._outputs_of(X), X, self._labels)

    def predict_log_proba(self, X: Any) -> Any:
        """Predict the natural logarithm of the probability of each class.

        :param X: rows, as in ``predict``
        :returns: n × c logarithms, columns in the order of ``classes_``; minus infinity where a probability is 0
        :raises GraticuleError: as ``predict`` does
        """
        logs = [[math.log(p) if p > 0 else -math.inf for p in row] for row in self._outputs_of(X)]
        return self._frame_of(logs, X, self._labels)

    def _outputs_of(self, X: Any) -> List[List[float]]:
        rows: List[List[float]] = []
        for result in self._score(X):
            order = [self._position(label) for label in result["classes"]]
            for probabilities in result["probabilities"]:
                row = [0.0] * len(self._labels)
                for column, probability in zip(order, probabilities):
                    row[column] = float(probability)
                rows.append(row)
        return rows

    def _output_names(self) -> List[Any]:
        return list(self._labels)

    def _told(self, result: Mapping[str, Any], place: int, truth: Any) -> Tuple[Any, float, float]:
        """Predicted label, probability of the true one, log loss."""
        known = [(type(label) is bool, label) for label in result["classes"]]
        at = (type(truth) is bool, truth)
        probability = result["probabilities"][place][known.index(at)] if at in known else 0.0
        return result["predictions"][place], probability, -math.log(max(probability, 1e-15))

    def _judged(self, labels: Sequence[Any], told: Sequence[Any], parts: Sequence[Sequence[int]]) -> Evaluation:
        def scored(rows: Sequence[int]) -> Any:
            return classification_scores(
                [labels[i] for i in rows], [told[i][0] for i in rows], [told[i][1] for i in rows]
            )

        scores, per_class, confusion = scored(range(len(labels)))
        return Evaluation(
            "accuracy",
            scores["accuracy"],
            "kfold",
            len(labels),
            len(parts),
            scores=scores,
            per_class=per_class,
            per_fold=[{**scored(part)[0], "rows": len(part)} for part in parts],
            confusion=confusion,
            worst_rows=worst_of([loss for _, _, loss in told], [of[0] != label for of, label in zip(told, labels)]),
            predictions=[label for label, _, _ in told],
        )

    def score(self, X: Any, y: Any) -> float:
        """Compute the accuracy on rows whose labels are known.

        :param X: rows, as in ``predict``
        :param y: their labels, one per row; or the name of their column in ``X``
        :returns: share of the rows that are predicted right, from 0 to 1
        :raises ValueError: without rows, and where no label is one of the fit
        :raises UnsupportedTask: when a label is missing
        """
        features, labels, _ = split_target(self._table_of(X), y, self.feature_names or getattr(self, "_features", None))
        check_truths(labels)
        self._check_fitted()
        if not any((type(label) is bool, label) in self._index for label in check_labels(self._task, labels)):
            told = [", ".join(repr(label) for label in list(dict.fromkeys(some))[:5]) for some in (labels, self._labels)]
            raise ValueError(f"y holds none of the labels of the fit: {told[0]}, not {told[1]}.")
        predicted = self.predict(features)
        return sum(bool(a == b) for a, b in zip(predicted, labels)) / len(labels)

    def _position(self, label: Any) -> int:
        return self._index[(type(label) is bool, label)]


class TabularRegressor(_Estimator):
    """Regressor of rows. Targets are finite numbers.

    :param client: connection to share with other estimators; None makes one of ``base_url`` and ``api_key``
    :param base_url: origin of the service; default: the environment variable ``GRATICULE_URL``
    :param api_key: key of a user; default: the environment variable ``GRATICULE_API_KEY``
    :param feature_names: columns to learn from, or names for the columns of an array; default: all of ``X``
    :param force_refit: True fits again even where the service has an identical model
    :param progress: True shows a line on a terminal; a function is called with (stage, fraction)

    >>> model = TabularRegressor(base_url="http://localhost:8080", api_key="…").fit("cars.csv", "mpg")
    >>> model.predict_quantiles("new.csv", (0.1, 0.9))  # n × 2: an interval of 80 %
    """

    _task = "regression"
    _estimator_type = "regressor"

    def predict(self, X: Any) -> Any:
        """Predict the mean of the target for each row.

        :param X: rows with the columns of the fit, in any form that ``fit`` takes
        :returns: n numbers in the unit of the target, in the order of the rows: a numpy array, or a list without numpy
        :raises NotFittedError: before ``fit``
        :raises SchemaMismatch: when a column of the fit is missing
        :raises FittedContextExpired: when the service no longer keeps the model
        """
        return self._series_of([row[0] for row in self._outputs_of(X)], X)

    def _outputs_of(self, X: Any) -> List[List[float]]:
        return [[float(value)] for result in self._score(X) for value in result["predictions"]]

    def _output_names(self) -> List[Any]:
        return [self._target]

    def _told(self, result: Mapping[str, Any], place: int, truth: Any) -> Tuple[Any, float, float]:
        """Predicted value, its quantiles (None unless asked for), squared error."""
        value = result["predictions"][place]
        quantiles = result["quantiles"]
        return value, quantiles and quantiles[place], (truth - value) ** 2

    def _judged(self, labels: Sequence[Any], told: Sequence[Any], parts: Sequence[Sequence[int]]) -> Evaluation:
        def scored(rows: Sequence[int]) -> Dict[str, float]:
            return regression_scores([labels[i] for i in rows], [told[i][0] for i in rows], [told[i][1] for i in rows])

        scores = scored(range(len(labels)))
        errors = [math.sqrt(loss) for _, _, loss in told]
        rounding = 1e-9 * max(abs(label) for label in labels)
        return Evaluation(
            "RMSE",
            scores["rmse"],
            "kfold",
            len(labels),
            len(parts),
            scores=scores,
            per_fold=[{**scored(part), "rows": len(part)} for part in parts],
            worst_rows=worst_of(errors, [error > rounding for error in errors]),
            predictions=[value for value, _, _ in told],
        )

    def predict_quantiles(self, X: Any, quantiles: Sequence[float] = (0.1, 0.5, 0.9)) -> Any:
        """Predict quantiles of the target for each row.

        :param X: rows, as in ``predict``
        :param quantiles: levels between 0 and 1, exclusive
        :returns: n × q numbers in the unit of the target, columns in the order of ``quantiles``
        :raises ValueError: for levels that are not between 0 and 1
        :raises GraticuleError: as ``predict`` does
        """
        levels = check_levels(quantiles)
        rows: List[List[float]] = []
        for result in self._score(X, levels):
            order = [result["quantileLevels"].index(level) for level in levels]
            rows.extend([row[column] for column in order] for row in result["quantiles"])
        return self._frame_of(rows, X, levels)

    def score(self, X: Any, y: Any) -> float:
        """Compute the coefficient of determination R² on rows whose targets are known.

        :param X: rows, as in ``predict``
        :param y: their targets, one per row; or the name of their column in ``X``
        :returns: 1 for perfect predictions, 0 for predictions no better than the mean, below 0 for worse ones
        :raises ValueError: without rows
        """
        features, values, _ = split_target(self._table_of(X), y, self.feature_names or getattr(self, "_features", None))
        check_truths(values)
        check_labels(self._task, values)
        predicted = self.predict(features)
        mean = sum(values) / len(values)
        rest = sum((a - b) ** 2 for a, b in zip(values, predicted))
        whole = sum((a - mean) ** 2 for a in values)
        return 1.0 - float(rest) / whole if whole > 0 else 0.0
