"""Forecasts of time series. The service keeps no fitted forecaster: ``fit`` remembers the history, ``predict`` sends it."""

from __future__ import annotations

import math
from typing import Any, Dict, List, Optional, Sequence, Union

from ._estimator import _Estimator
from ._evaluation import Evaluation
from ._payload import forecast_fields
from ._progress import ProgressOption
from ._series import RESERVED, check_history, check_steps, in_order, rows_by_series
from ._table import Table, has_names, to_table
from ._validation import check_levels, not_fitted
from .client import Client
from .errors import DatasetTooLarge, MissingTargetColumn, SchemaMismatch

class Forecaster(_Estimator):
    """Forecaster of one series or many.

    :param client: connection to share with other estimators; None makes one of ``base_url`` and ``api_key``
    :param base_url: origin of the service; default: the environment variable ``GRATICULE_URL``
    :param api_key: key of a user; default: the environment variable ``GRATICULE_API_KEY``
    :param timestamp: name of the column of times
    :param target: name of the column to forecast
    :param item_id: name of the column that tells series apart; None, or no column ``item_id``, means one series
    :param holidays: codes of countries or their parts (``"DE"``, ``["DE-BY", "AT"]``) whose public holidays every series
        feels; the server needs its optional package date-holidays
    :param keep_unfinished: False leaves out the last value of a series where it is far below a whole cycle of steady
        values, as that of a month, week, quarter or year that is not over yet
    :param progress: True shows a line on a terminal; a function is called with (stage, fraction)
    :ivar covariates_: names of the other columns, which are covariates

    >>> shops = Forecaster(base_url="http://localhost:8080", timestamp="month", target="units", item_id="shop")
    >>> shops.fit("sales.csv").predict_quantiles(12)  # twelve steps of each shop
    """

    _task = "regression"

    def __init__(
        self,
        client: Optional[Client] = None,
        *,
        base_url: Optional[str] = None,
        api_key: Optional[str] = None,
        timestamp: str = "timestamp",
        target: str = "target",
        item_id: Optional[str] = "item_id",
        holidays: Union[None, str, Sequence[str]] = None,
        keep_unfinished: bool = True,
        progress: ProgressOption = True,
    ) -> None:
        super().__init__(client, base_url=base_url, api_key=api_key, progress=progress)
        self.timestamp = timestamp
        self.target = target
        self.item_id = item_id
        self.holidays = holidays
        self.keep_unfinished = keep_unfinished

    def fit(self, X: Any, y: Any = None) -> "Forecaster":
        """Remember the history; nothing is sent before ``predict`` but the file of a path, which the service reads.

        The times and the series may be the index of a DataFrame; a Series of targets with an index of times works too.
        Periods of pandas are sent as their first moment, and forecasts have periods again.

        :param X: table with times, targets, series and covariates (every other column), in any form that
            :func:`to_table` reads
        :param y: the targets, where ``X`` does not hold them
        :returns: the forecaster itself
        :raises MissingTargetColumn: when the column ``target`` is missing
        :raises SchemaMismatch: when the column ``timestamp`` is missing, or ``item_id`` where it was given a name; when rows
            of one series share a time and another column tells them apart
        """
        X = self._with_index(self._table_of(X))
        table = to_table(_started(X, self.timestamp))
        if y is not None:
            values = to_table({self.target: y})
            table = Table(table.names + values.names, table.columns + values.columns)
        history = self._renamed(table, ("timestamp", "target"))
        check_history(history, self.timestamp)
        self._history = history
        self.covariates_ = [name for name in self._history.names if name not in RESERVED]
        self._frames = hasattr(X, "iloc")
        self._zone = _zone_of(X[self.timestamp]) if self._frames else None
        self._period = getattr(X[self.timestamp].dtype, "freq", None) if self._frames else None
        return self

    def predict(self, horizon: Optional[int] = None, *, future: Any = None) -> Any:
        """Forecast the mean alone.

        :param horizon: steps ahead of every series; or give ``future``
        :param future: rows to forecast, as in :meth:`predict_quantiles`
        :returns: as :meth:`predict_quantiles`, without columns of quantiles
        :raises TypeError: unless exactly one of ``horizon`` and ``future`` is given
        """
        return self.predict_quantiles(horizon, future=future, quantiles=())

    def predict_quantiles(
        self,
        horizon: Optional[int] = None,
        *,
        future: Any = None,
        quantiles: Sequence[float] = (0.1, 0.5, 0.9),
    ) -> Any:
        """Forecast the mean and quantiles of every series.

        :param horizon: steps ahead of every series, at least 1; or give ``future``
        :param future: rows to forecast: times, series, and covariates that are known ahead
        :param quantiles: levels between 0 and 1, exclusive
        :returns: one row per step with item_id (where the history has it), timestamp, mean and a column for each level,
            in the unit of the target; a DataFrame with times of the same type when the history is one, else a list of
            dicts
        :raises TypeError: unless exactly one of ``horizon`` and ``future`` is given
        :raises NotFittedError: before ``fit``
        :raises DatasetTooLarge: when history or steps exceed a ceiling of ``limits()["forecast"]``
        """
        if (horizon is None) == (future is None):
            raise TypeError("exactly one of horizon and future is needed")
        if horizon is not None:
            horizon = check_steps("horizon", horizon)
        levels = check_levels(quantiles)
        if not hasattr(self, "_history"):
            raise not_fitted(self)
        ahead = None
        if future is not None:
            rows = _started(self._with_index(self._table_of(future)), self.timestamp)
            ahead = self._renamed(to_table(rows), ("timestamp",))
        return self._shaped(self._forecast(self._history, ahead, horizon, levels))

    def evaluate(self, X: Any = None, y: Any = None, *, horizon: int) -> Evaluation:
        """Estimate how well the series are forecast: hold out the last rows of each and forecast them.

        Covariates of the rows held out are given to the forecast.

        :param X: history, as in ``fit``; None uses that of the last ``fit``
        :param y: the targets, where ``X`` does not hold them
        :param horizon: rows to hold out of every series
        :returns: the RMSE over all rows held out, in the unit of the target
        :raises NotFittedError: without ``X`` before ``fit``
        :raises SchemaMismatch: when a series has no more than ``horizon`` rows, or none of the rows held out has a target

        Dates that do not begin with their year (``31.12.2024``) have to stand in order.
        """
        if X is not None:
            self.fit(X, y)
        if not hasattr(self, "_history"):
            raise not_fitted(self)
        history = self._history
        horizon = check_steps("horizon", horizon)
        last: List[int] = []
        for item, rows in rows_by_series(history).items():
            if len(rows) <= horizon:
                which = "The series" if item is None else f"Series {item!r}"
                raise SchemaMismatch(f"{which} has {len(rows)} rows: too few to hold out {horizon}.")
            last.extend(in_order(history.column("timestamp"), rows)[-horizon:])
        held = set(last)
        kept = history.take([row for row in range(history.rows) if row not in held])
        ahead = history.take(last).without("target")
        steps = self._forecast(kept, ahead, None, ())
        actual = [history.column("target")[row] for row in last]
        squares = [(step["mean"] - value) ** 2 for step, value in zip(steps, actual) if value is not None]
        if not squares:
            raise SchemaMismatch(f"None of the last {horizon} rows of any series has a target: there is nothing to judge by.")
        return Evaluation("RMSE", math.sqrt(sum(squares) / len(squares)), "holdout", len(squares))

    def __sklearn_is_fitted__(self) -> bool:
        return hasattr(self, "_history")

    def _check_fitted(self) -> None:
        """Called by what needs a model on the service: explanations and importances."""
        raise TypeError("a Forecaster has no model on the service to explain; `graticule forecast --explain` tells its parts")

    def _forecast(
        self, context: Table, future: Optional[Table], horizon: Optional[int], quantiles: Sequence[float]
    ) -> List[Dict[str, Any]]:
        client = self._connection()
        limits = client.limits()["forecast"]
        covariates = [name for name in context.names if name not in RESERVED]
        steps = future.rows if future is not None else (horizon or 0) * len(rows_by_series(context))
        for what, value, ceiling in (
            ("context rows", context.rows, limits["maxContextRows"]),
            ("context cells", context.rows * len(covariates), limits["maxContextCells"]),
            ("covariates", len(covariates), limits["maxCovariateColumns"]),
            ("forecast steps", steps, limits["maxOutputRows"]),
        ):
            if value > ceiling:
                raise DatasetTooLarge(f"There are {value} {what}, the ceiling is {ceiling}.")
        body: Dict[str, Any] = {
            "covariateColumns": covariates,
            "contextRowCount": context.rows,
            "outputRowCount": steps,
        }
        path = "/v1/forecasts"
        if self.holidays:
            # The contract's own route knows no holidays.
            path = "/console/api/forecasts"
            body["holidays"] = [self.holidays] if isinstance(self.holidays, str) else list(self.holidays)
        fields = forecast_fields(context, future, horizon, quantiles, self.keep_unfinished)
        _, result = client.run(path, fields, body, "/v1/predictions", max_upload_bytes=limits["maxUploadBytes"])
        return result["predictions"]

    def _with_index(self, data: Any) -> Any:
        """A pandas object whose index holds the times, with the index as columns."""
        if not hasattr(data, "iloc"):
            first = data[0] if isinstance(data, (list, tuple)) and data else None
            if getattr(data, "ndim", None) == 1 and not has_names(data) or isinstance(first, (int, float)):
                raise SchemaMismatch(
                    "The values have no times: give a Series with an index of dates or periods, or a table with the columns "
                    f"{self.timestamp!r} and {self.target!r}."
                )
            return data
        if data.ndim == 1:
            data = data.to_frame(self.target)
        if self.timestamp in data.columns:
            return data
        named = [name for name in data.index.names if name in (self.timestamp, self.item_id)]
        if self.timestamp in named:
            return data.reset_index(level=named)
        if (hasattr(data.index, "tz_localize") or hasattr(data.index, "asfreq")) and data.index.nlevels == 1:
            return data.rename_axis(self.timestamp).reset_index()
        return data

    def _renamed(self, table: Table, needed: Sequence[str]) -> Table:
        """The service's own names for time, target and series."""
        own = {self.timestamp: "timestamp", self.target: "target"}
        if self.item_id is not None:
            own[self.item_id] = "item_id"
        names = [own.get(name, name) for name in table.names]
        for name in needed:
            if name not in names:
                error = MissingTargetColumn if name == "target" else SchemaMismatch
                there = ", ".join(table.names[:20])
                hint = ""
                if name == "timestamp":
                    hint = " Times may also be the index of a DataFrame or Series, of dates or periods."
                elif len(table.names) > 2 and "timestamp" in names and "item_id" not in names:
                    hint = (
                        " If each column is a series, make rows of them first: "
                        f"frame.melt({self.timestamp!r}, var_name={self.item_id or 'item_id'!r}, value_name={self.target!r})."
                    )
                raise error(f"The column {getattr(self, name)!r} is missing; the table has {there}.{hint}")
        if "target" in needed and self.item_id not in (None, "item_id") and "item_id" not in names:
            raise SchemaMismatch(
                f"The column {self.item_id!r} that tells the series apart is missing; the table has {', '.join(table.names[:20])}. "
                "For a single series leave item_id out."
            )
        return Table(names, table.columns)

    def _shaped(self, steps: List[Dict[str, Any]]) -> Any:
        names = {"timestamp": self.timestamp, "item_id": self.item_id or "item_id"}
        hidden = () if "item_id" in self._history.names else ("item_id",)
        out = [{names.get(key, key): value for key, value in step.items() if key not in hidden} for step in steps]
        if not self._frames and getattr(self, "_output", "default") != "pandas":
            return out
        import pandas

        frame = pandas.DataFrame(out)
        if self._period is not None:
            frame[self.timestamp] = pandas.to_datetime(frame[self.timestamp]).dt.to_period(self._period)
        elif self._zone is not None:
            times = pandas.to_datetime(frame[self.timestamp], utc=self._zone != "")
            frame[self.timestamp] = times.dt.tz_convert(self._zone) if self._zone else times
        return frame


def _started(data: Any, timestamp: str) -> Any:
    """A pandas object whose column of times holds moments, not periods."""
    if not hasattr(data, "iloc") or timestamp not in data.columns or not str(data[timestamp].dtype).startswith("period"):
        return data
    return data.assign(**{timestamp: data[timestamp].dt.to_timestamp()})


def _zone_of(times: Any) -> Any:
    """The time zone of a pandas column of times, "" for times without one, None for anything else."""
    if not str(times.dtype).startswith("datetime64"):
        return None
    return getattr(times.dtype, "tz", None) or ""
