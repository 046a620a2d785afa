"""What the classifier and the regressor share: parameters, fit, evaluation, importance and explanation."""

from __future__ import annotations

import inspect
import os
import random
from typing import Any, Dict, List, Mapping, Optional, Sequence, Tuple

from ._evaluation import LEVELS, Evaluation, folds_of
from ._explain import Explanation, permuted, shapley
from ._output import as_array, as_frame, as_matrix, as_series, estimator_html
from ._payload import inline_fields, rows_fields, training_fields
from ._progress import ProgressOption
from ._table import Table, has_names, split_target, to_table
from ._validation import check_columns, check_labels, check_training, not_fitted, warn_of_leak, warn_of_spellings
from .client import Client
from .errors import UnsupportedTask

#: Training rows that are kept beside a model, for what explains it.
_SAMPLE = 200


class _Key(str):
    """A key that is not shown where parameters are printed."""

    def __repr__(self) -> str:
        return "…"

    def __deepcopy__(self, memo: Any) -> "_Key":
        return self


class _Estimator:
    """What both estimators share. A fitted one keeps up to 200 training rows, which its pickle holds too."""

    _task = ""
    #: Whether the columns of the fit had names of their own.
    _named = True

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
            f"{name}={value!r}"
            for name, value in self.get_params().items()
            if value is not signature[name].default and value != signature[name].default
        ]
        return f"{type(self).__name__}({', '.join(changed)})"

    def get_params(self, deep: bool = True) -> Dict[str, Any]:
        """Return the parameters as they were given. The key is a string whose ``repr`` does not show it.

        :param deep: changes nothing, because no parameter holds an estimator
        :returns: values by name
        """
        names = [name for name in inspect.signature(type(self).__init__).parameters if name != "self"]
        params = {name: getattr(self, name) for name in names}
        # scikit-learn's clone wants the very object back that it gave.
        if isinstance(self.api_key, str) and not isinstance(self.api_key, _Key):
            params["api_key"] = _Key(self.api_key)
        return params

    def set_params(self, **params: Any) -> "_Estimator":
        """Change parameters.

        :param params: new values by name
        :returns: the estimator itself
        :raises ValueError: for a name that is not a parameter
        """
        known = self.get_params()
        for name, value in params.items():
            if name not in known:
                raise ValueError(f"unknown parameter {name!r}; there are {', '.join(known)}")
            setattr(self, name, value)
        self._own_client = None
        return self

    def _more_tags(self) -> Dict[str, Any]:
        """For scikit-learn's ``check_estimator``: missing values, words and dates are fine; a target is needed."""
        return {"allow_nan": True, "requires_y": True, "X_types": ["2darray", "string"]}

    def _connection(self) -> Client:
        if self.client is not None:
            return self.client
        if getattr(self, "_own_client", None) is None:
            self._own_client = Client(self.base_url, self.api_key, progress=self.progress)
            self._own_client.transport.expect_key(getattr(self, "_key_left_out", False))
        return self._own_client

    def _table_of(self, data: Any) -> Any:
        """The table of a path, as the service reads it; other data as they are."""
        return self._connection().read_table(data) if isinstance(data, (str, os.PathLike)) else data

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
        """Fit a model on the service and keep its id (``context_id_``).

        :param X: DataFrame, 2-D array, sequence of rows, mapping of columns, or the path of a file, which the
            service reads
        :param y: targets, one per row; or the name of their column in ``X``
        :returns: the estimator itself
        :raises MissingTargetColumn: when ``y`` names a column that ``X`` lacks
        :raises UnsupportedTask: when a target is missing or does not fit the task
        :raises DatasetTooLarge: when rows, columns, cells or classes exceed a ceiling of ``limits()``
        """
        features, labels, target_name = self._training(X, y)
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
        self._target = target_name
        self._named = self.feature_names is not None or isinstance(X, (str, os.PathLike)) or has_names(X)
        every = range(features.rows)
        kept = sorted(random.Random(0).sample(every, min(_SAMPLE, features.rows)))
        self._sample = features.take(kept), [labels[row] for row in kept]
        self._importances = None
        self._learn_labels(y, labels)
        return self

    def _training(self, X: Any, y: Any) -> Tuple[Table, List[Any], str]:
        features, labels, target_name = split_target(self._table_of(X), y, self.feature_names)
        check_training(features, labels)
        warn_of_leak(features, labels, getattr(y, "name", None))
        if self._task == "classification":
            warn_of_spellings(labels)
        return features, check_labels(self._task, labels), target_name

    def _learn_labels(self, y: Any, labels: Sequence[Any]) -> None:
        pass

    def evaluate(self, X: Any, y: Any, *, detail: bool = False, folds: int = 5, seed: int = 0) -> Evaluation:
        """Estimate how well such a model predicts rows that it has not seen; needs no fit.

        :param X: rows, as in ``fit``
        :param y: targets, as in ``fit``
        :param detail: False runs one job, which gives one number. True runs a job for each fold and scores its
            predictions here: by class and fold, with confusion, intervals and the worst rows
        :param folds: how many folds ``detail`` makes, at least 2
        :param seed: draws the folds of ``detail``
        :returns: accuracy or RMSE, and with ``detail`` everything that :class:`Evaluation` lists
        :raises ValueError: for fewer than 2 folds or rows with ``detail``
        :raises GraticuleError: as ``fit`` does
        """
        features, labels, target_name = self._training(X, y)
        if detail:
            return self._evaluate_folds(features, labels, target_name, folds, seed)
        body = self._submission(features, target_name, labels)
        body["rowCount"] = features.rows
        fields = training_fields(self._task, target_name, features, labels)
        _, result = self._connection().run("/v1/evaluations", fields, body, "/v1/evaluations")
        return Evaluation(
            result["metric"], result["value"], result["method"], result["rows"], result.get("folds")
        )

    def _evaluate_folds(
        self, features: Table, labels: List[Any], target_name: str, folds: int, seed: int
    ) -> Evaluation:
        if not (isinstance(folds, int) and folds >= 2) or features.rows < 2:
            raise ValueError(f"an evaluation needs at least 2 folds and 2 rows: received {folds} and {features.rows}")
        results: List[Any] = [None] * features.rows
        parts = folds_of(labels, folds, seed, self._task == "classification")
        client = self._connection()
        for test in parts:
            held = set(test)
            train = [row for row in range(features.rows) if row not in held]
            known = [labels[row] for row in train]
            learnt, rows = features.take(train), features.take(test)
            body = self._submission(learnt, target_name, known)
            body["trainRowCount"], body["outputRowCount"] = learnt.rows, rows.rows
            levels = LEVELS if self._task == "regression" else None
            fields = inline_fields(self._task, target_name, learnt, known, rows, levels)
            result = client.run("/v1/predictions", fields, body, "/v1/predictions")[1]
            for place, row in enumerate(test):
                results[row] = self._told(result, place, labels[row])
        return self._judged(labels, results, parts)

    def _score(self, X: Any, quantiles: Optional[Sequence[float]] = None) -> List[Mapping[str, Any]]:
        """Results of the rows, in as many jobs as the ceiling of rows to score makes needed; none without rows."""
        self._check_fitted()
        X = self._table_of(X)
        check_columns(self, X, self._features, self._named)
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
            told = f"{start // most + 1} of {-(-rows.rows // most)}" if rows.rows > most else None
            results.append(client.run("/v1/predictions", fields, body, "/v1/predictions", part=told)[1])
        return results

    def _check_fitted(self) -> None:
        if not hasattr(self, "context_id_"):
            raise not_fitted(self)

    def __sklearn_is_fitted__(self) -> bool:
        return hasattr(self, "context_id_")

    def set_output(self, *, transform: Optional[str] = None) -> "_Estimator":
        """Choose the type of predictions.

        :param transform: "default" for arrays, "pandas" for a Series or DataFrame with the index of the rows, None for
            no change
        :returns: the estimator itself
        :raises ValueError: for another name
        """
        if transform not in (None, "default", "pandas"):
            raise ValueError(f'transform must be "default" or "pandas", received {transform!r}')
        if transform is not None:
            self._output = transform
        return self

    def _series_of(self, values: Any, X: Any) -> Any:
        pandas = getattr(self, "_output", "default") == "pandas"
        return as_series(values, X, self._target) if pandas else as_array(values)

    def _frame_of(self, rows: Sequence[Sequence[Any]], X: Any, names: Sequence[Any]) -> Any:
        pandas = getattr(self, "_output", "default") == "pandas"
        return as_frame(rows, X, names) if pandas else as_matrix(rows, len(names))

    def _repr_html_(self) -> str:
        return estimator_html(self)

    @property
    def feature_importances_(self) -> Any:
        """Importance of each column of ``feature_names_in_``: how much worse up to 200 of the training rows are predicted
        when the column is shuffled, by log loss or squared error. Never negative, sum 1 (all 0 when no column matters).

        One job measures it at the first use; ``permutation_importance`` measures it on rows of your own.

        :raises NotFittedError: before ``fit``
        """
        self._check_fitted()
        if self._importances is None:
            rows, labels = self._sample
            rises = [max(0.0, rise) for rise in self._rises(rows, labels, 3, 0)]
            whole = sum(rises)
            self._importances = [rise / whole if whole > 0 else 0.0 for rise in rises]
        return as_array(self._importances)

    def permutation_importance(self, X: Any, y: Any, *, repeats: int = 5, seed: int = 0) -> Any:
        """Measure how much worse rows are predicted when a column is shuffled.

        :param X: rows, best ones that the model has not learnt from; they are scored columns × repeats + 1 times
        :param y: their targets, one per row; or the name of their column in ``X``
        :param repeats: shuffles of each column, at least 1
        :param seed: draws the shuffles
        :returns: rise of the log loss, or of the mean squared error, for each column of ``feature_names_in_``; about 0 or
            below for a column without use
        :raises ValueError: without rows or repeats
        :raises NotFittedError: before ``fit``
        """
        self._check_fitted()
        features, labels, _ = split_target(self._table_of(X), y, self.feature_names or self._features)
        if repeats < 1 or features.rows == 0:
            raise ValueError(f"at least one repeat and one row are needed: received {repeats} and {features.rows}")
        return as_array(self._rises(features.select(self._features), check_labels(self._task, labels), repeats, seed))

    def _rises(self, rows: Table, labels: Sequence[Any], repeats: int, seed: int) -> List[float]:
        losses: List[float] = []
        results = self._score(permuted(rows, repeats, seed))
        for result in results:
            for place in range(len(result["predictions"])):
                truth = labels[len(losses) % rows.rows]
                losses.append(self._told(result, place, truth)[2])
        means = [sum(losses[i : i + rows.rows]) / rows.rows for i in range(0, len(losses), rows.rows)]
        plain, shuffled = means[0], means[1:]
        columns = range(len(rows.names))
        return [sum(shuffled[c * repeats : (c + 1) * repeats]) / repeats - plain for c in columns]

    def explain(self, X: Any, *, walks: int = 8, seed: int = 0) -> Explanation:
        """Split each prediction into contributions of the columns, against up to 200 rows kept from the training.

        :param X: rows, as in ``predict``
        :param walks: random orders of the columns, an even number; more give steadier values. The service scores
            rows × walks × (columns + 1) rows
        :param seed: draws the orders
        :returns: contributions that, with the base, add up to each prediction
        :raises ValueError: for an odd number of walks
        :raises NotFittedError: before ``fit``
        """
        self._check_fitted()
        if not (isinstance(walks, int) and walks >= 2 and walks % 2 == 0):
            raise ValueError(f"walks must be an even number of at least 2, received {walks!r}")
        check_columns(self, X, self._features, self._named)
        rows = to_table(self._table_of(X), self.feature_names or self._features).select(self._features)
        return shapley(rows, self._sample[0], self._outputs_of, self._output_names(), walks, seed)
