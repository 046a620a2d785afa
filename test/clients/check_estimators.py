"""scikit-learn's own checks of the two estimators, against a service that lives in this process: it answers as the contract
says, from the nearest training rows. No check is left out. And what the estimators tell beside predictions. Run by
python-client.test.ts where scikit-learn is installed."""

import os
import sys
import unittest
import warnings

os.environ.setdefault("GRATICULE_URL", "http://127.0.0.1:9")

import numpy
import sklearn
from sklearn.utils.estimator_checks import check_estimator

import graticule._estimator
from graticule import TabularClassifier, TabularRegressor

class Service:
    """What ``Client.run`` would answer: contexts are kept here, rows are scored by their nearest training rows."""

    contexts = {}

    def __init__(self, *_, **__):
        self.transport = self

    def expect_key(self, *_):
        pass

    def limits(self):
        return {"maxTestRows": 500, "maxTrainCells": 10**8}

    def check_table(self, *_):
        pass

    def check_classes(self, *_):
        pass

    def run(self, path, fields, body, result_path, part=None):
        payload = dict(fields)
        if path == "/v1/fits":
            name = f"ctx_{len(self.contexts)}"
            self.contexts[name] = self.learn(payload)
            return {"context": {"id": name}, "reused": False}, {"job": {"engineVersion": "eng_" + "0" * 16}}
        model = self.contexts[body["fittedContextId"]] if "fittedContextId" in body else self.learn(payload)
        return {}, self.answer(model, payload["rows"], payload.get("quantiles"))

    @staticmethod
    def learn(payload):
        features = payload["trainingFeatures"]
        return payload["task"], numpy.array(features.columns, dtype=object).T, list(payload["trainingTarget"])

    @staticmethod
    def answer(model, rows, levels):
        task, known, target = model

        def numbers(table):
            return numpy.array([[0.0 if c is None or isinstance(c, str) else float(c) for c in r] for r in table])

        asked = numpy.array(rows.columns, dtype=object).T.reshape(rows.rows, -1)
        learnt = numbers(known)
        spread = learnt.std(axis=0) + 1e-9
        classes = sorted(set(target), key=lambda label: (str(type(label)), label)) if task == "classification" else None
        predictions, probabilities, quantiles = [], [], []
        for row in numbers(asked):
            nearest = numpy.argsort((((learnt - row) / spread) ** 2).sum(axis=1), kind="stable")[:3]
            weights = [0.8, 0.15, 0.05][: len(nearest)]
            if classes is None:
                predictions.append(sum(w * target[i] for w, i in zip(weights, nearest)) / sum(weights))
                quantiles.append([predictions[-1]] * len(levels or []))
                continue
            shares = [0.0] * len(classes)
            for w, i in zip(weights, nearest):
                shares[classes.index(target[i])] += w / sum(weights)
            probabilities.append(shares)
            predictions.append(classes[shares.index(max(shares))])
        return {
            "predictions": predictions,
            "classes": classes,
            "probabilities": probabilities or None,
            "quantiles": quantiles if levels else None,
            "quantileLevels": list(levels) if levels else None,
        }


class Checks(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        self.real = graticule._estimator.Client
        graticule._estimator.Client = Service

    def tearDown(self):
        graticule._estimator.Client = self.real

    def run_checks(self, estimator):
        failed = []
        checks = list(check_estimator(estimator, generate_only=True))
        for instance, check in checks:
            try:
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore")
                    check(instance)
            except Exception as error:
                failed.append(f"{check.func.__name__}: {type(error).__name__}: {str(error)[:300]}")
        self.assertEqual("\n".join(failed), "")
        self.assertGreater(len(checks), 30)

    def test_classifier(self):
        self.run_checks(TabularClassifier(progress=False))

    def test_regressor(self):
        self.run_checks(TabularRegressor(progress=False))


class Told(Checks):
    """What is told beside predictions."""

    test_classifier = test_regressor = None

    def rows(self):
        X = [{"x": (i * 7) % 40, "noise": (i * 13) % 11, "shade": "ab"[i % 2]} for i in range(40)]
        return X, [2.5 * row["x"] for row in X], ["low" if row["x"] < 20 else "high" for row in X]

    def test_importances_and_contributions(self):
        X, y, kinds = self.rows()
        model = TabularRegressor(progress=False).fit(X, y)
        importances = list(model.feature_importances_)
        self.assertAlmostEqual(sum(importances), 1)
        self.assertEqual(max(range(3), key=importances.__getitem__), 0)
        self.assertEqual(list(model.feature_importances_), importances)
        self.assertEqual(len(model.permutation_importance(X, y, repeats=2)), 3)
        told = model.explain(X[:4])
        for row, predicted in zip(told.contributions, model.predict(X[:4])):
            self.assertAlmostEqual(told.base[0] + sum(row[0]), predicted)
        self.assertEqual(model.explain(X[1:2]).contributions, told.contributions[1:2])
        classifier = TabularClassifier(progress=False).fit(X, kinds)
        told = classifier.explain(X[:3])
        self.assertEqual(told.outputs, ["high", "low"])
        for row, probabilities in zip(told.contributions, classifier.predict_proba(X[:3])):
            for base, of, probability in zip(told.base, row, probabilities):
                self.assertAlmostEqual(base + sum(of), probability)

    def test_a_detailed_evaluation_scores_every_row_once(self):
        X, y, kinds = self.rows()
        told = TabularClassifier(progress=False).evaluate(X, kinds, detail=True, folds=4)
        self.assertEqual((told.metric, told.method, told.folds, told.rows), ("accuracy", "kfold", 4, 40))
        right = sum(a == b for a, b in zip(told.predictions, kinds))
        self.assertAlmostEqual(told.value, right / 40)
        self.assertEqual(sum(sum(row.values()) for row in told.confusion.values()), 40)
        self.assertEqual(sum(fold["rows"] for fold in told.per_fold), 40)
        self.assertEqual(sum(of["support"] for of in told.per_class.values()), 40)
        told = TabularRegressor(progress=False).evaluate(X, y, detail=True)
        errors = [abs(a - b) for a, b in zip(told.predictions, y)]
        self.assertAlmostEqual(told.scores["mae"], sum(errors) / 40)
        self.assertAlmostEqual(told.worst_rows[0][1], max(errors))
        self.assertEqual(errors[told.worst_rows[0][0]], max(errors))

    def test_output_as_pandas_and_html_without_the_key(self):
        import pandas

        X, y, kinds = self.rows()
        frame = pandas.DataFrame(X, index=[f"r{i}" for i in range(40)])
        model = TabularClassifier(api_key="secret-key", progress=False)
        self.assertIn("not fitted", model._repr_html_())
        model.set_output(transform="pandas").fit(frame, kinds)
        self.assertEqual(list(model.predict(frame[:3]).index), ["r0", "r1", "r2"])
        self.assertEqual(list(model.predict_proba(frame[:3]).columns), ["high", "low"])
        self.assertNotIn("secret", model._repr_html_())
        self.assertIn("ctx_", model._repr_html_())
        with self.assertRaises(ValueError):
            model.set_output(transform="polars")

    def test_searches_scores_and_pipelines_work_and_show_no_key(self):
        import pickle

        import pandas
        from sklearn.base import clone
        from sklearn.compose import ColumnTransformer
        from sklearn.model_selection import GridSearchCV, cross_val_score
        from sklearn.pipeline import Pipeline
        from sklearn.preprocessing import StandardScaler

        X, y, kinds = self.rows()
        frame = pandas.DataFrame(X)
        model = TabularClassifier(api_key="secret-key", progress=False)
        self.assertEqual(clone(model).get_params(), model.get_params())
        self.assertEqual(clone(model).api_key, "secret-key")
        scale = ColumnTransformer([("scale", StandardScaler(), ["x"])], remainder="passthrough")
        pipe = Pipeline([("scale", scale), ("model", model)])
        search = GridSearchCV(pipe, {"model__force_refit": [False, True]}, cv=3, n_jobs=1).fit(frame, kinds)
        self.assertGreater(search.best_score_, 0.8)
        self.assertGreater(min(cross_val_score(model, frame, kinds, cv=3)), 0.8)
        for thing in (model, pipe, search, search.best_estimator_, model.get_params(), search.get_params()):
            self.assertNotIn("secret", repr(thing))
        stored = pickle.dumps(search)
        self.assertNotIn(b"secret", stored)
        again = pickle.loads(stored).set_params(estimator__model__api_key="secret-key")
        self.assertEqual(list(again.predict(frame[:3])), list(search.predict(frame[:3])))

    def test_a_score_needs_labels_of_the_fit(self):
        from graticule.errors import UnsupportedTask

        X, y, kinds = self.rows()
        model = TabularClassifier(progress=False).fit(X, [kind == "low" for kind in kinds])
        with self.assertRaisesRegex(ValueError, "none of the labels of the fit: 'low', 'high', not False, True"):
            model.score(X, kinds)
        mixed = [1 if kind == "low" else "high" for kind in kinds]
        model.fit(X, mixed)
        self.assertEqual([list(model.classes_), model.score(X, mixed)], [[1, "high"], 1.0])
        for estimator, truths in ((model, mixed), (TabularRegressor(progress=False).fit(X, y), y)):
            with self.assertRaisesRegex(UnsupportedTask, "The label of row 2 is missing"):
                estimator.score(X[:2], [truths[0], None])

    def test_columns_in_doubt_are_told(self):
        import pandas
        from graticule.errors import SchemaMismatch

        rows, y, _ = self.rows()
        X = numpy.array([[row["x"], row["noise"]] for row in rows])
        frame = pandas.DataFrame(X, columns=[f"c{i}" for i in range(X.shape[1])])
        target = pandas.Series(y, name="amount")
        model = TabularRegressor(progress=False)
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            model.fit(frame, target).predict(frame)
            TabularRegressor(progress=False, feature_names=["c0", "c1"]).fit(X, y).predict(X)
            model.fit(X, y).predict(X)
            model.score(frame.set_axis(list(model.feature_names_in_), axis=1), y)
        with self.assertRaisesRegex(SchemaMismatch, r"those of the fit had none: give X\.to_numpy"):
            model.predict(frame)
        with self.assertWarnsRegex(UserWarning, "does not have valid feature names"):
            model.fit(frame, y).predict(X)
        with self.assertWarnsRegex(UserWarning, "same index in another order"):
            model.fit(frame, target[::-1])
        kinds = ["cat", "dog", "Cat", "dog "] * 10
        with self.assertWarnsRegex(UserWarning, "learnt as different ones: 'cat', 'Cat'; 'dog', 'dog '"):
            TabularClassifier(progress=False).fit(frame, kinds)
        with self.assertWarnsRegex(UserWarning, "holds the column 'amount' that y is"):
            model.fit(frame.assign(amount=target), target)

    def test_what_is_wrong_is_named(self):
        import graticule
        import scipy.sparse
        from sklearn.exceptions import NotFittedError

        X, y, _ = self.rows()
        for kind in (NotFittedError, graticule.NotFittedError, ValueError):
            with self.assertRaisesRegex(kind, "not fitted"):
                TabularRegressor().predict(X)
        with self.assertRaisesRegex(TypeError, "sparse"):
            TabularRegressor().fit(scipy.sparse.eye(4).tocsr(), [1, 2, 3, 4])
        with self.assertRaisesRegex(ValueError, "Reshape your data"):
            TabularRegressor().fit(numpy.arange(4), [1, 2, 3, 4])
        model = TabularRegressor(progress=False).fit(numpy.eye(5), range(5))
        with self.assertRaisesRegex(ValueError, "X has 4 features, but TabularRegressor is expecting 5"):
            model.predict(numpy.eye(4))
        with self.assertRaisesRegex(ValueError, "inconsistent numbers of samples|X has 5 rows"):
            model.fit(numpy.eye(5), range(4))
        with self.assertRaisesRegex(ValueError, "X has 4 features"):
            model.predict([[0] * 4])
        self.assertRegex(graticule.__version__, r"^\d+\.\d+\.\d+$")


if __name__ == "__main__":
    unittest.main()
