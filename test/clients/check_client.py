"""Checks of the Python client against a running server: GRATICULE_URL, GRATICULE_API_KEY, and in GRATICULE_SMALL_URL a
server whose upload ceiling is 2000 bytes, in GRATICULE_PARTS_URL one that takes uploads above 1000 bytes in parts of 512.
Run by python-client.test.ts."""

import collections
import contextlib
import datetime
import gzip
import io
import json
import math
import os
import pickle
import random
import tempfile
import threading
import unittest
import warnings
from http.server import BaseHTTPRequestHandler, HTTPServer

from graticule import Client, Forecaster, GraticuleError, TabularClassifier, TabularRegressor, errors, read_csv, to_table
from graticule._progress import Progress
from graticule._payload import rows_fields, training_fields, write_payload

try:
    import numpy
    import pandas
except ImportError:
    numpy = pandas = None

needs_pandas = unittest.skipIf(pandas is None, "numpy and pandas are not installed")


def iris_like(rows=90, seed=1):
    """Rows of three separable kinds."""
    rng = random.Random(seed)
    kinds = ["setosa", "versicolor", "virginica"]
    X, y = [], []
    for i in range(rows):
        kind = i % 3
        X.append({"length": kind * 2 + rng.gauss(0, 0.3), "colour": ["red", "blue", "red"][kind], "wild": kind == 1})
        y.append(kinds[kind])
    return X, y


class Classification(unittest.TestCase):
    def test_rows_are_fitted_and_predicted(self):
        X, y = iris_like()
        X[4]["length"] = math.nan
        model = TabularClassifier(progress=False).fit(X, y)
        self.assertEqual(list(model.classes_), ["setosa", "versicolor", "virginica"])
        self.assertEqual(list(model.feature_names_in_), ["length", "colour", "wild"])
        self.assertRegex(model.engine_version_, r"^eng_[0-9a-f]{16}$")
        unseen, labels = iris_like(30, seed=2)
        self.assertGreaterEqual(model.score(unseen, labels), 0.9)
        for row, label in zip(model.predict_proba(unseen), model.predict(unseen)):
            self.assertAlmostEqual(sum(row), 1, places=5)
            self.assertEqual(list(model.classes_)[max(range(3), key=list(row).__getitem__)], label)
        again = pickle.loads(pickle.dumps(model))
        self.assertEqual(list(again.predict(unseen[:3])), list(model.predict(unseen[:3])))

    def test_rows_that_the_model_cannot_use_are_warned_of(self):
        X, y = iris_like()
        model = TabularClassifier(progress=False).fit(X, y)
        with warnings.catch_warnings(record=True) as told:
            warnings.simplefilter("always")
            model.predict(X[:3])
            self.assertEqual(told, [])
            model.predict([{"length": 4000.0, "colour": "grün", "wild": True}])
        self.assertEqual({warning.category for warning in told}, {errors.DataWarning})
        self.assertRegex(str(told[0].message), '^colour: 1 cell of values that the model has not learnt .*grün')
        self.assertRegex(str(told[1].message), "^length: its numbers .* of another size")

    def test_fits_and_evaluations_tell_how_columns_were_read(self):
        X = [{"height": f"{5 + i % 2}-{i % 12}", "size": i % 9} for i in range(60)]
        y = [2.0 * row["size"] for row in X]
        with self.assertWarnsRegex(errors.DataWarning, "^height: Read as feet and inches"):
            TabularRegressor(progress=False).fit(X, y)
        with self.assertWarnsRegex(errors.DataWarning, "^height: Read as feet and inches"):
            TabularRegressor(progress=False).evaluate(X, y)

    def test_an_evaluation_in_detail_and_importances_come_from_predictions(self):
        X, y = iris_like()
        told = TabularClassifier(progress=False).evaluate(X, y, detail=True, folds=2)
        self.assertEqual((told.method, told.folds, told.rows), ("kfold", 2, 90))
        self.assertGreater(told.scores["balanced_accuracy"], 0.9)
        self.assertEqual(sorted(told.per_class), ["setosa", "versicolor", "virginica"])
        model = TabularClassifier(progress=False).fit(X, y)
        self.assertAlmostEqual(sum(model.feature_importances_), 1)
        told = model.explain(X[:2])
        for row, probabilities in zip(told.contributions, model.predict_proba(X[:2])):
            for base, of, probability in zip(told.base, row, probabilities):
                self.assertAlmostEqual(base + sum(of), probability, places=5)

    def test_labels_keep_their_type(self):
        X = [{"a": i} for i in range(40)]
        model = TabularClassifier(progress=False).fit(X, [i >= 20 for i in range(40)])
        self.assertEqual([bool(v) for v in model.classes_], [False, True])
        self.assertEqual([bool(v) for v in model.predict([{"a": 1}, {"a": 38}])], [False, True])
        model.fit(X, [7 if i >= 20 else 3 for i in range(40)])
        self.assertEqual([int(v) for v in model.predict([[1], [38]])], [3, 7])

    def test_csv_files_and_a_named_target_are_taken(self):
        X, y = iris_like()
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "train.csv")
            with open(path, "w", encoding="utf-8") as file:
                file.write("length,colour,wild,kind\n")
                for row, label in zip(X, y):
                    file.write(f"{row['length']},{row['colour']},{str(row['wild']).lower()},{label}\n")
            model = TabularClassifier(progress=False).fit(path, "kind")
            self.assertEqual(list(model.feature_names_in_), ["length", "colour", "wild"])
            self.assertGreaterEqual(model.score(path, "kind"), 0.9)

    def test_a_path_is_read_as_the_service_reads_it(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "Preise März.csv")
            with open(path, "w", encoding="cp1252") as file:
                file.write("Bericht über Preise\n\nOrt;Preis\n" + "".join(f"{t};{i},50\n" for i, t in enumerate("ABCD")) + "Summe;8,00\n")
            with self.assertWarnsRegex(UserWarning, "holds totals"):
                table = Client(progress=False).read_table(path)
            self.assertEqual((table.names, table.columns), (["Ort", "Preis"], [list("ABCD"), ["0,50", "1,50", "2,50", "3,50"]]))
            path = os.path.join(folder, "rows.json")
            with open(path, "w", encoding="utf-8") as file:
                json.dump([{"x": i, "in": {"y": i % 2 == 0}} for i in range(60)], file)
            with self.assertWarnsRegex(UserWarning, "dots in their names"):
                model = TabularRegressor(progress=False).fit(path, "x")
            self.assertEqual(list(model.feature_names_in_), ["in.y"])
            path = os.path.join(folder, "book.xls")
            with open(path, "wb") as file:
                file.write(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\0" * 600)
            with self.assertRaisesRegex(errors.MalformedCsv, "old format"):
                TabularRegressor(progress=False).fit(path, "x")

    def test_a_service_without_a_console_leaves_a_path_to_the_client(self):
        client = Client(progress=False)

        def missing(path, content):
            raise errors.error_from_envelope({"code": "route_not_found"}, 404)

        client.transport.send_file = missing
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "train.csv")
            with open(path, "w", encoding="utf-8") as file:
                file.write("a,b\n1,x\n2,y\n")
            self.assertEqual(client.read_table(path).columns, [[1, 2], ["x", "y"]])

    def test_an_evaluation_tells_metric_method_and_rows(self):
        X, y = iris_like()
        result = TabularClassifier(progress=False).evaluate(X, y)
        self.assertEqual((result.metric, result.method, result.rows), ("accuracy", "kfold", 90))
        self.assertGreaterEqual(result.value, 0.9)
        self.assertGreaterEqual(result.folds, 2)

    def test_an_identical_fit_is_reused_unless_forced(self):
        X, y = iris_like(60, seed=5)
        first = TabularClassifier(progress=False).fit(X, y)
        second = TabularClassifier(progress=False).fit(X, y)
        self.assertEqual((second.reused_, second.context_id_), (True, first.context_id_))
        third = TabularClassifier(progress=False, force_refit=True).fit(X, y)
        self.assertNotEqual(third.context_id_, first.context_id_)

    @needs_pandas
    def test_data_frames_and_arrays_are_taken_and_arrays_returned(self):
        X, y = iris_like()
        frame = pandas.DataFrame(X)
        frame["colour"] = frame["colour"].astype("category")
        frame["day"] = pandas.Timestamp("2024-01-01") + pandas.to_timedelta(range(len(X)), unit="D")
        frame["age"] = frame["day"] - frame["day"][0]
        model = TabularClassifier(progress=False).fit(frame, pandas.Series(y, name="kind").to_frame())
        predicted = model.predict(frame)
        self.assertIsInstance(predicted, numpy.ndarray)
        self.assertGreaterEqual((predicted == numpy.array(y)).mean(), 0.9)
        self.assertEqual(model.predict_proba(frame).shape, (90, 3))
        self.assertEqual(model.predict_proba(frame.head(0)).shape, (0, 3))
        numbers = numpy.array([[row["length"], i] for i, row in enumerate(X)])
        model = TabularClassifier(progress=False).fit(numbers, numpy.array([k % 3 for k in range(90)]))
        self.assertEqual(model.predict(numbers[:6]).tolist(), [0, 1, 2, 0, 1, 2])


class Regression(unittest.TestCase):
    def test_values_and_quantiles_are_predicted(self):
        rng = random.Random(3)
        X = [[rng.uniform(0, 10), rng.choice("ab")] for _ in range(120)]
        y = [3 * a + (5 if b == "a" else 0) + rng.gauss(0, 0.1) for a, b in X]
        model = TabularRegressor(progress=False, feature_names=["a", "b"]).fit(X, y)
        self.assertGreater(model.score(X, y), 0.95)
        quantiles = model.predict_quantiles(X[:20], [0.9, 0.1])
        self.assertEqual((len(quantiles), len(quantiles[0])), (20, 2))
        self.assertTrue(all(high >= low for high, low in quantiles))
        self.assertEqual(model.evaluate(X, y).metric, "RMSE")

    def test_large_results_are_read_from_object_storage(self):
        X = [[i / 7] for i in range(100)]
        model = TabularRegressor(progress=False).fit(X, [2 * row[0] for row in X])
        many = model.predict_quantiles([[i / 300] for i in range(30000)], [0.05, 0.25, 0.5, 0.75, 0.95])
        self.assertEqual((len(many), len(many[0])), (30000, 5))

    def test_more_rows_than_the_ceiling_become_several_jobs(self):
        X = [[i / 7] for i in range(100)]
        client = Client(progress=False)
        model = TabularRegressor(client).fit(X, [2 * row[0] for row in X])
        whole = list(model.predict(X[:25]))
        client._limits = (client._limits[0], dict(client._limits[1], maxTestRows=10))
        self.assertEqual(list(model.predict(X[:25])), whole)


class Forecasts(unittest.TestCase):
    @staticmethod
    def history():
        day = datetime.date(2024, 1, 1)
        return [
            {"when": day + datetime.timedelta(days=i), "shop": shop, "sales": level + 10 * (i % 7 == 6) + i * 0.1}
            for shop, level in (("a", 20), ("b", 80))
            for i in range(70)
        ]

    def test_series_are_forecast_with_their_own_names(self):
        model = Forecaster(progress=False, timestamp="when", target="sales", item_id="shop").fit(self.history())
        steps = model.predict_quantiles(7, quantiles=[0.1, 0.9])
        self.assertEqual(len(steps), 14)
        self.assertEqual({step["shop"] for step in steps}, {"a", "b"})
        self.assertEqual(steps[0]["when"], "2024-03-11")
        for step in steps:
            self.assertLessEqual(step["0.1"], step["0.9"])
        self.assertEqual(len(model.predict(3)), 6)
        self.assertLess(model.evaluate(horizon=7).value, 8)

    def test_the_last_value_counts_unless_it_may_be_left_out(self):
        months = [f"{2019 + t // 12}-{t % 12 + 1:02}" for t in range(60)]
        values = [1000 + 5 * t + 100 * math.sin(math.pi * t / 6) for t in range(60)]
        values[-1] *= 0.3
        table = {"timestamp": months, "target": values}
        kept, left = (
            Forecaster(progress=False, **given).fit(table).predict(1) for given in ({}, {"keep_unfinished": False})
        )
        self.assertEqual([kept[0]["timestamp"], left[0]["timestamp"]], ["2024-01", "2024-01"])
        self.assertLess(kept[0]["mean"], left[0]["mean"] - 20)
        self.assertGreater(left[0]["mean"], 1250)

    def test_holidays_are_sent_and_unknown_ones_named(self):
        model = Forecaster(progress=False, timestamp="when", target="sales", item_id="shop", holidays="DE-BY")
        self.assertEqual(len(model.fit(self.history()).predict(2)), 4)
        with self.assertRaisesRegex(errors.SchemaMismatch, "holidays.*XX"):
            model.set_params(holidays=["XX"]).predict(2)

    def test_future_rows_give_the_steps(self):
        model = Forecaster(progress=False, timestamp="when", target="sales", item_id="shop").fit(self.history())
        ahead = [{"when": "2024-03-11", "shop": "b"}, {"when": "2024-03-12", "shop": "b"}]
        self.assertEqual([step["shop"] for step in model.predict(future=ahead)], ["b", "b"])
        with self.assertRaises(TypeError):
            model.predict()

    @needs_pandas
    def test_a_frame_gives_a_frame(self):
        frame = pandas.DataFrame(self.history())
        steps = Forecaster(progress=False, timestamp="when", target="sales", item_id="shop").fit(frame).predict(2)
        self.assertEqual(list(steps.columns[:2]), ["shop", "when"])
        self.assertEqual(len(steps), 4)

    @needs_pandas
    def test_times_of_a_frame_keep_their_type_and_zone(self):
        for zone in (None, "Europe/Oslo"):
            times = pandas.date_range("2024-03-01", periods=28, tz=zone)
            frame = pandas.DataFrame({"timestamp": times, "target": range(28)})
            steps = Forecaster(progress=False).fit(frame).predict(5)
            self.assertEqual(steps["timestamp"].dtype, frame["timestamp"].dtype)
            self.assertEqual(list(steps.columns), ["timestamp", "mean"])
            self.assertEqual(steps["timestamp"][0].date(), datetime.date(2024, 3, 29))

    @needs_pandas
    def test_times_may_be_the_index_of_a_frame(self):
        series = pandas.Series([float(i) for i in range(20)], index=pandas.date_range("2024-01-01", periods=20))
        indexed = series.to_frame("target").rename_axis("timestamp")
        by_series, by_frame = (Forecaster(progress=False).fit(data).predict(2) for data in (series, indexed))
        self.assertTrue(by_series.equals(by_frame))
        self.assertEqual(str(by_series["timestamp"][0])[:10], "2024-01-21")

    @needs_pandas
    def test_periods_are_continued_as_periods(self):
        values = [float(20 + i % 4) for i in range(16)]
        for freq, begin, following in (("M", "2023-01", "2024-05"), ("Q", "2020Q1", "2024Q1"), ("W", "2024-01-01", "2024-04-22/2024-04-28")):
            index = pandas.period_range(begin, periods=16, freq=freq)
            ahead = Forecaster(progress=False).fit(pandas.Series(values, index=index)).predict(numpy.int64(1))
            self.assertEqual([str(ahead["timestamp"][0]), ahead["timestamp"].dtype], [following, index.dtype])
        with self.assertRaises(TypeError):
            Forecaster(progress=False).fit(pandas.Series(values, index=index)).predict(1.5)
        for bare in (values, numpy.array(values)):
            with self.assertRaisesRegex(errors.SchemaMismatch, "The values have no times"):
                Forecaster().fit(bare)
        with self.assertRaisesRegex(errors.SchemaMismatch, "Times may also be the index"):
            Forecaster().fit(pandas.Series(values))

    def test_mixed_series_are_refused_and_rows_of_one_time_told(self):
        history = self.history()
        with self.assertRaisesRegex(errors.SchemaMismatch, "70 rows .*'when'.* several series. 'shop' tells them apart"):
            Forecaster(timestamp="when", target="sales").fit(history)
        with self.assertRaisesRegex(errors.SchemaMismatch, "'store' that tells the series apart is missing.*shop"):
            Forecaster(timestamp="when", target="sales", item_id="store").fit(history)
        with self.assertRaisesRegex(errors.MissingTargetColumn, r"melt\('when', var_name='shop', value_name='sales'\)"):
            Forecaster(timestamp="when", target="sales", item_id="shop").fit({"when": ["2024-01-01"], "a": [1], "b": [2]})
        with self.assertWarnsRegex(UserWarning, "2 rows have the 'when' of another row"):
            Forecaster(timestamp="when", target="sales", item_id="shop").fit(history + history[:2])
        with self.assertRaisesRegex(errors.SchemaMismatch, "no rows"):
            Forecaster().fit({"timestamp": [], "target": []})

    def test_an_evaluation_holds_out_the_last_rows_however_dates_are_written(self):
        history = self.history()
        model = Forecaster(progress=False, timestamp="when", target="sales", item_id="shop")
        values = set()
        for form in ("%Y-%m-%d", "%d.%m.%Y", "%m/%d/%Y"):
            told = model.evaluate([{**row, "when": row["when"].strftime(form)} for row in history], horizon=14)
            values.add(round(told.value, 9))
        self.assertEqual(len(values), 1)
        self.assertEqual(repr(told), f"Evaluation(metric='RMSE', value={told.value!r}, method='holdout', rows=28)")
        for horizon, error in ((0, ValueError), (1.5, TypeError), (True, TypeError)):
            with self.assertRaises(error):
                model.evaluate(horizon=horizon)
        with self.assertRaisesRegex(errors.SchemaMismatch, "nothing to judge by"):
            model.evaluate([{**row, "sales": None if row["when"].month == 3 else row["sales"]} for row in history], horizon=2)

    def test_a_forecaster_is_fitted_by_its_history_and_explains_nothing(self):
        model = Forecaster(progress=False, timestamp="when", target="sales", item_id="shop")
        self.assertFalse(model.__sklearn_is_fitted__())
        self.assertTrue(model.fit(self.history()).__sklearn_is_fitted__())
        self.assertIn("140", model._repr_html_())
        with self.assertRaisesRegex(TypeError, "no model on the service"):
            model.explain(self.history())
        with self.assertRaisesRegex(TypeError, "such as"):
            model.predict_quantiles(2, quantiles=0.9)

    def test_what_cannot_be_forecast_is_refused_before_the_upload(self):
        model = Forecaster(progress=False, timestamp="when", target="sales", item_id="shop").fit(self.history())
        for arguments in ({"horizon": 0}, {"horizon": 2, "quantiles": [90]}):
            with self.assertRaises(ValueError):
                model.predict_quantiles(**arguments)
        with self.assertRaisesRegex(errors.MissingTargetColumn, "sold.*when, shop, sales"):
            Forecaster(timestamp="when", target="sold").fit(self.history())


class Failures(unittest.TestCase):
    def test_a_service_that_is_not_there_is_named(self):
        with self.assertRaisesRegex(errors.ServiceUnreachable, "http://127.0.0.1:9/v1/model-limits.*base_url") as caught:
            TabularClassifier(base_url="http://127.0.0.1:9", progress=False).fit(*iris_like())
        self.assertIsInstance(caught.exception, ConnectionError)
        with self.assertRaisesRegex(ValueError, "http://"):
            Client("localhost:8080", progress=False)

    def test_the_key_is_not_shown(self):
        model = TabularClassifier(api_key="secret", force_refit=True)
        self.assertEqual(repr(model), "TabularClassifier(api_key=…, force_refit=True)")

    def test_codes_are_exception_classes(self):
        with self.assertRaises(errors.InvalidApiKey) as caught:
            TabularClassifier(api_key="no such key", progress=False).fit(*iris_like())
        self.assertEqual((caught.exception.status, caught.exception.retryable), (401, False))
        self.assertRegex(caught.exception.request_id, r"^req_[0-9a-f]{16}$")
        with self.assertRaises(errors.JobNotFound):
            Client(progress=False).wait("job_nowhere")
        with self.assertRaises(errors.AuthenticationError):
            TabularClassifier(Client(os.environ["GRATICULE_URL"], "x", progress=False)).fit(*iris_like())

    def test_a_failed_job_raises_its_own_error(self):
        X, y = iris_like()
        client = Client(progress=False)
        body = {"task": "regression", "targetColumn": "y", "featureColumns": ["length"], "trainRowCount": 90}
        with self.assertRaises(errors.UnsupportedTask):
            client.run("/v1/fits", training_fields("regression", "y", to_table(X).select(["length"]), y), body, None)
        body["trainRowCount"] = 91
        fields = training_fields("regression", "y", to_table(X).select(["length"]), list(range(90)))
        with self.assertRaisesRegex(errors.SchemaMismatch, "91"):
            client.run("/v1/fits", fields, body, None)

    def test_what_is_too_large_is_refused_before_the_upload(self):
        with self.assertRaises(errors.DatasetTooLarge) as caught:
            TabularClassifier(progress=False).fit([[i] for i in range(200)], [f"label {i}" for i in range(200)])
        self.assertIsNone(caught.exception.request_id)
        with self.assertRaises(errors.DatasetTooLarge):
            TabularRegressor(progress=False).fit([[0] * 2001, [1] * 2001], [1, 2])
        client = Client(progress=False)
        client._limits = (client.limits() and client._limits[0], dict(client.limits(), maxUploadBytes=100))
        with self.assertRaises(errors.PayloadTooLarge) as refused:
            TabularClassifier(client).fit(*iris_like())
        self.assertIsNone(refused.exception.status)

    def test_a_lower_ceiling_of_the_server_is_reported(self):
        rng = random.Random(9)
        X = [[rng.random() for _ in range(10)] for _ in range(100)]
        with self.assertRaises(errors.PayloadTooLarge) as refused:
            TabularRegressor(base_url=os.environ["GRATICULE_SMALL_URL"], progress=False).fit(X, range(100))
        self.assertEqual(refused.exception.status, 413)

    def test_uploads_in_parts_arrive_whole(self):
        rng = random.Random(9)
        X = [[rng.random() for _ in range(10)] for _ in range(100)]
        model = TabularRegressor(base_url=os.environ["GRATICULE_PARTS_URL"], progress=False)
        self.assertEqual(len(model.fit(X, range(100)).predict(X[:3])), 3)

    def test_only_retryable_failures_are_tried_again(self):
        answers = []

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                code, retryable, status = answers.pop(0)
                self.send_response(status)
                self.send_header("Retry-After", "3")
                self.end_headers()
                text = '{"code":"%s","retryable":%s}' % (code, retryable) if code else '{"id":"j","status":"succeeded"}'
                self.wfile.write(text.encode())

            def log_message(self, *_):
                pass

        server = HTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            client = Client(f"http://127.0.0.1:{server.server_port}", "key", progress=False, max_retries=2)
            waits = []
            client.transport.sleep = waits.append
            answers[:] = [("worker_unavailable", "true", 503), ("rate_limited", "true", 429), ("", "", 200)]
            self.assertEqual(client.wait("j")["status"], "succeeded")
            self.assertEqual(waits, [3.0, 3.0])
            answers[:] = [("quota_exceeded", "false", 429)]
            with self.assertRaises(errors.QuotaExceeded):
                client.wait("j")
            answers[:] = [("cache_unavailable", "true", 503)] * 3
            with self.assertRaises(errors.CacheUnavailable):
                client.wait("j")
            self.assertEqual(answers, [])
        finally:
            server.shutdown()
            server.server_close()

    def test_a_running_job_tells_how_far_it_has_come_where_the_service_does(self):
        asked = []
        told = {}

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                asked.append(self.path)
                console = self.path.startswith("/console/api/")
                polls = sum(path.startswith("/v1/") for path in asked)
                status = told["status"] if console else 200
                self.send_response(status)
                self.end_headers()
                if console:
                    self.wfile.write(told["body"].encode())
                else:
                    self.wfile.write(b'{"id":"j","status":"%s"}' % (b"succeeded" if polls > 3 else b"running"))

            def log_message(self, *_):
                pass

        def followed(status, body):
            asked.clear()
            told.update(status=status, body=body)
            seen = []
            client = Client(f"http://127.0.0.1:{server.server_port}", "key", progress=lambda *step: seen.append(step))
            client.transport.sleep = lambda _: None
            client.wait("j", Progress(client.progress))
            return seen, [path for path in asked if path.startswith("/console/")]

        server = HTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            seen, paths = followed(200, '{"progress": {"fraction": 0.25, "stage": "fold 1"}}')
            self.assertEqual(seen, [("running", 0.25)] * 3)
            self.assertEqual(paths, ["/console/api/jobs/j"] * 3)
            seen, paths = followed(200, '{"progress": null}')
            self.assertEqual((seen, len(paths)), ([("running", None)] * 3, 3))
            # On a terminal: the bar, its share, and what the service does.
            terminal = io.StringIO()
            terminal.isatty = lambda: True
            told.update(status=200, body='{"progress": {"fraction": 0.25, "stage": "fold 1: boosting"}}')
            with contextlib.redirect_stderr(terminal):
                client = Client(f"http://127.0.0.1:{server.server_port}", "key")
                client.transport.sleep = lambda _: None
                asked.clear()
                with Progress(client.progress) as progress:
                    client.wait("j", progress)
            self.assertRegex(terminal.getvalue(), r"Running +\[█{6} {18}\]  25% \d s, fold 1: boosting")
            for status, body in [(400, '{"error":"invalid_request"}'), (503, "busy"), (200, "[]")]:
                seen, paths = followed(status, body)
                self.assertEqual((seen, len(paths)), ([("running", None)] * 3, 1))
        finally:
            server.shutdown()
            server.server_close()

    def test_every_code_of_the_contract_has_its_class(self):
        codes = set(errors.ERRORS_BY_CODE) - {"invalid_request", "storage_error", "service_unreachable", "redirect_refused"}
        self.assertEqual(len(codes), 26)
        for code, kind in errors.ERRORS_BY_CODE.items():
            self.assertTrue(issubclass(kind, GraticuleError))
            self.assertEqual(errors.error_from_envelope({"code": code, "retryable": True}).code, code)


class Tables(unittest.TestCase):
    def test_columns_that_are_missing_are_all_named_with_other_spellings(self):
        table = to_table({"Tenure": [1], "monthly_charges": [2], "city": ["a"]})
        with self.assertRaisesRegex(
            errors.SchemaMismatch, r"'tenure', 'MonthlyCharges' are missing; .* Did you mean 'Tenure', 'monthly_charges'\?"
        ):
            table.select(["tenure", "MonthlyCharges", "city"])

    def test_csv_columns_are_typed_and_bad_rows_named(self):
        table = read_csv(io.StringIO('n,b,s,mixed\n1,true,"a ""quote"", and comma",1\n,false,,x\n2.5,,c,\n'))
        self.assertEqual(table.columns, [[1, None, 2.5], [True, False, None], ['a "quote", and comma', None, "c"], ["1", "x", None]])
        with self.assertRaisesRegex(errors.MalformedCsv, r"Row 2 .*3 cells.*header has 2"):
            read_csv(io.StringIO("a,b\n1,2\n1,2,3\n"))
        with self.assertRaisesRegex(errors.MalformedCsv, r"Row 1 .*'b'"):
            read_csv(io.StringIO("a,b\n1\n"))

    def test_files_are_read_as_people_save_them_or_named(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "data.csv")

            def read(content):
                with open(path, "wb") as file:
                    file.write(content)
                return to_table(path)

            text = "Größe;n\nüber;1\nunter;2\n"
            columns = [["über", "unter"], [1, 2]]
            for content in (text.encode(), text.encode("utf-8-sig"), text.encode("utf-16"), gzip.compress(text.encode())):
                table = read(content)
                self.assertEqual((table.names, table.columns), (["Größe", "n"], columns))
            with self.assertWarnsRegex(UserWarning, "Windows-1252"):
                self.assertEqual(read(text.encode("cp1252")).columns, columns)
                amounts = [f"{n},50\u00a0€" for n in range(1, 9)]
                self.assertEqual(read("\n".join(["a;b", *(f"x;{a}" for a in amounts)]).encode("cp1252")).columns[1], amounts)
            with self.assertWarnsRegex(UserWarning, "^2 rows seem to hold totals"):
                read(b"region,n\nNorth,1\nNorth total,1\nSouth,2\nSouth total,2\n")
            self.assertEqual(read(b'a\tb\n"x, y"\t1\n').columns, [["x, y"], [1]])
            self.assertEqual(read(b"a\n1;2\n").names, ["a"])
            for content, words in ((b"PK\x03\x04", "read_excel"), (b"PAR1", "read_parquet"), (b"a\0\xff", "zero bytes")):
                with self.assertRaisesRegex(errors.MalformedCsv, words):
                    read(content)
            with self.assertRaisesRegex(errors.MalformedCsv, "title above the header"):
                read(b"Sales,,\na,b,c\n1,2,3\n")

    def test_a_target_that_nearly_matches_is_offered(self):
        with self.assertRaisesRegex(errors.MissingTargetColumn, "Did you mean 'Price'"):
            TabularRegressor(base_url="http://127.0.0.1:9").fit([{"a": 1, "Price": 2}], "price ")

    def test_cells_that_are_no_scalars_are_refused(self):
        with self.assertRaisesRegex(errors.SchemaMismatch, "Row 2, column 'a'"):
            to_table([{"a": 1}, {"a": [1]}])
        with self.assertRaisesRegex(errors.SchemaMismatch, "not a finite number"):
            to_table([[math.inf]])
        with self.assertRaisesRegex(errors.SchemaMismatch, "2 values"):
            to_table([[1], [1, 2]])

    def test_tables_of_polars_and_arrow_keep_their_names(self):
        class Column:
            def __init__(self, cells):
                self.to_list = self.to_pylist = lambda: cells

        class Frame:
            columns = ["b", "a"]

            def get_column(self, name):
                return Column([1, None] if name == "a" else [datetime.timedelta(hours=1), None])

        class Arrow:
            schema = type("Schema", (), {"names": ["b", "a"]})
            to_pydict = None

            def column(self, place):
                return Frame().get_column(self.schema.names[place])

        for data in (Frame(), Arrow()):
            table = to_table(data)
            self.assertEqual([table.names, table.columns], [["b", "a"], [[3600.0, None], [1, None]]])
        lazy = type("LazyFrame", (), {"__module__": "polars.lazyframe.frame", "collect": None})()
        with self.assertRaisesRegex(TypeError, r"X\.collect\(\)"):
            to_table(lazy)

    def test_long_whole_numbers_stay_apart_as_texts(self):
        self.assertEqual(to_table({"id": [2**60, 2**60 + 1, None]}).columns, [[str(2**60), str(2**60 + 1), None]])
        self.assertEqual(to_table({"id": [2**53 - 1, 7]}).columns, [[2**53 - 1, 7]])
        with self.assertRaisesRegex(ValueError, "more digits than JSON keeps"):
            TabularClassifier().fit([[1], [2]], [2**60, 2**60 + 1])

    def test_one_value_for_a_column_is_refused(self):
        for row in ({"a": 1.5, "b": "x"}, {"a": [1, 2], "b": "xy"}):
            with self.assertRaisesRegex(ValueError, r"one value, .*: a single row goes as \[row\]"):
                to_table(row)

    def test_rows_with_fields_have_their_names(self):
        Point = collections.namedtuple("Point", "x y")
        self.assertEqual(to_table([Point(1, 2), Point(3, 4)]).names, ["x", "y"])

    @needs_pandas
    def test_arrays_of_numpy_mean_what_they_say(self):
        times = numpy.array([["2024-01-02T10:00"], ["NaT"]], dtype="datetime64[ns]")
        self.assertEqual(to_table(times).columns, [["2024-01-02T10:00:00", None]])
        self.assertEqual(to_table({"a": times[:, 0].astype("datetime64[D]")}).columns, [["2024-01-02", None]])
        lengths = numpy.array([90 * 10**9, "NaT"], dtype="timedelta64[ns]")
        self.assertEqual(to_table({"a": lengths}).columns, [[90.0, None]])
        fields = numpy.array([(1.5, "x"), (2.5, "y")], dtype=[("p", "f8"), ("q", "U1")])
        table = to_table(fields)
        self.assertEqual([table.names, table.columns], [["p", "q"], [[1.5, 2.5], ["x", "y"]]])
        bands = pandas.DataFrame({"band": pandas.cut([1, 9], [0, 5, 10])})
        self.assertEqual(to_table(bands).columns, [["(0, 5]", "(5, 10]"]])

    def test_csv_of_people_means_what_it_says_or_is_named(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "data.csv")

            def read(content):
                with open(path, "wb") as file:
                    file.write(content if isinstance(content, bytes) else content.encode())
                table = to_table(path)
                return dict(zip(table.names, table.columns))

            plain = {"a": [1, 2], "b": ["x", "y"]}
            for content in (
                "sep=;\na;b\n1;x\n2;y\n",
                "a, b\n1, x\n2, y\n",
                "a,b\n1,x\n2,y\n".encode("utf-16-le"),
                "a,b\n1,x\n2,y\n".encode("utf-16-be"),
                "a,b,\n1,x,\n2,y,\n",
                ",a,b\n0,1,x\n1,2,y\n",
                '"","a","b"\n"1",1,"x"\n"2",2,"y"\n',
                "| a | b |\n|---|---|\n| 1 | x |\n| 2 | y |\n",
            ):
                self.assertEqual(read(content), plain, content)
            for cells in (["01067", "80331"], ["12345678901234567", "12345678901234568"], ["1_000", "2"], ["１２", "3"], ["+33612345678", "+33478123456"]):
                self.assertEqual(read("\n".join(["a", *cells])), {"a": cells})
            self.assertEqual(read("a\n-.5\n+7\n1e3\n2.\nnan\n"), {"a": [-0.5, 7, 1000.0, 2.0, None]})
            for content, words in (
                (b"BZh91AY&SY\x07", "bzip2"),
                (b"\xfd7zXZ\x00\x00", "xz"),
                (b"\x28\xb5\x2f\xfd\x20", "Zstandard"),
                (b"SQLite format 3\x00", "SQLite"),
                (b"\x89HDF\r\n\x1a\n", "HDF5"),
                (b"\x80\x04\x95", "pickle"),
                (b"X\n\x00\x00\x00\x03", "R file"),
                (b"%PDF-1.7\n", "PDF"),
                ('[{"a": 1}]', "JSON"),
                ("<!DOCTYPE html><html></html>", "HTML"),
                ('<?xml version="1.0"?><a/>', "XML"),
                ("- a: 1\n  b: 2\n", "YAML"),
                ("城市,n\n北京,1\n上海,2\n广州,3\n".encode("gbk"), "another alphabet"),
                ("город,n\nМосква,1\nПермь,2\n".encode("cp1251"), "another alphabet"),
                ("5.1,3.5\n4.9,3.0\n", "numbers, not names"),
                ("a^b\n1^x\n", "Only one column"),
                ("a\x01b\n1\x01x\n", "Only one column"),
                ("a;b\n1;x\n2;y; z\n", "Only one column"),
                ("# A tibble: 2\n  a b\n1 5 6\n", "Only one column"),
                ("t=1 door=open\nt=2 door=shut\n", "Only one column"),
                ("Measurement\nVersion\t2\nX\tY\n0\t1\n", "Only one column"),
                ("-1 1:0.5 3:2\n1 1:0.25 7:1\n", "libsvm"),
                ("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 5\n", "Git LFS"),
                (b"RDX3\nX\n\x00\x00", "R file"),
                (b"Obj\x01\x04\x14avro.codec", "Avro"),
            ):
                with self.assertRaisesRegex(errors.MalformedCsv, words):
                    read(content)
            for content, words in (
                ("town,n\nA,10\nB,20\nTotal,30\n", "totals"),
                ("a,b\n1,x\na,b\n2,y\n", "repeat the header"),
                ("t,town\n[s],\n1,x\n2,y\n3,z\n", "units or descriptions, not values: t;"),
                ("n,town\n1.237,x\n2.348,y\n", "decimal points, though .*: n\\."),
            ):
                with self.assertWarnsRegex(UserWarning, words):
                    read(content)
            for content, numbers in (
                ("n;town\n1.237;x\n-2.348;y\n;z\n", [1237, -2348, None]),
                ("n;p\n1.237;1,5\n950;2,25\n", [1237, 950]),
            ):
                with self.assertWarnsRegex(UserWarning, "thousands"):
                    self.assertEqual(read(content)["n"], numbers)
            for content in ("n;p\n1.237;1.5\n2.348;2.25\n", "n;p\n0.237;1\n2.348;2\n"):
                self.assertEqual(read(content)["n"][1], 2.348)

    def test_the_same_table_gives_the_same_bytes(self):
        fields = rows_fields(to_table([{"é": "ü\u2028", "b": 1e-7}, {"é": None, "b": 2**60}]), [0.5])
        with write_payload(fields) as one, write_payload(fields) as two:
            self.assertEqual(one.content_hash, two.content_hash)
            self.assertEqual(one.file.read(), two.file.read())

    def test_progress_is_reported_in_stages(self):
        seen = []
        client = Client(progress=lambda stage, fraction: seen.append((stage, fraction)))
        TabularClassifier(client).fit(*iris_like())
        stages = [stage for stage, _ in seen]
        self.assertEqual(stages[0], "write")
        self.assertIn("upload", stages)
        self.assertTrue(all(f is None or 0 <= f <= 1 for _, f in seen))

    def test_parameters_are_scikit_learns(self):
        model = TabularClassifier(progress=False, feature_names=["a"])
        self.assertEqual(TabularClassifier(**model.get_params()).get_params(), model.get_params())
        self.assertTrue(model.set_params(force_refit=True).force_refit)
        with self.assertRaises(ValueError):
            model.set_params(depth=3)


if __name__ == "__main__":
    unittest.main(verbosity=2)
