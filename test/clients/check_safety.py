"""Checks of what the Python client does with its key and with hostile answers, against servers of its own.
Run by python-client.test.ts; needs nothing but the standard library."""

import gzip
import hashlib
import json
import os
import pickle
import threading
import time
import traceback
import unittest
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer

from graticule import Client, Forecaster, TabularClassifier, TabularRegressor, errors

KEY = "grat_0123456789abcdef-secret"


@contextmanager
def serving(answer):
    """A server that records its requests and answers each with `answer(handler)`: status, headers, body."""
    requests = []

    class Handler(BaseHTTPRequestHandler):
        def reply(self):
            length = int(self.headers.get("Content-Length") or 0)
            self.rfile.read(length)
            requests.append((self.command, self.path, dict(self.headers)))
            status, headers, body = answer(self)
            try:
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                if "Content-Length" not in headers:
                    self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)
            except OSError:
                pass

        do_GET = do_POST = do_PUT = reply

        def log_message(self, *_):
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}", requests
    finally:
        server.shutdown()
        server.server_close()


def client_of(url, **options):
    return Client(url, KEY, progress=False, max_retries=0, **options)


class Redirects(unittest.TestCase):
    def test_none_is_followed_and_the_error_names_the_target(self):
        with serving(lambda _: (200, {}, b"{}")) as (other, seen):
            for status in (301, 302, 303, 307, 308):
                target = f"{other}/elsewhere?token=hidden"
                with serving(lambda _, s=status, t=target: (s, {"Location": t}, b"")) as (url, first):
                    transport = client_of(url).transport
                    for send in (
                        lambda: transport.json("GET", "/v1/model-limits"),
                        lambda: transport.json("POST", "/v1/fits", {}),
                        lambda: transport.put(f"{url}/upload", b"x", 1),
                        lambda: transport.post_xml(f"{url}/complete", "<x/>"),
                        lambda: transport.get_bytes(f"{url}/result"),
                    ):
                        with self.assertRaises(errors.RedirectRefused) as caught:
                            send()
                        self.assertIn(f"{other}/elsewhere", str(caught.exception))
                        self.assertNotIn("hidden", str(caught.exception))
                        self.assertNotIn(KEY, "".join(traceback.format_exception(None, caught.exception, None)))
                    self.assertEqual(len(first), 5)
            self.assertEqual(seen, [])

    def test_signed_addresses_never_get_the_key(self):
        with serving(lambda _: (200, {"ETag": '"e"'}, b"")) as (store, seen):
            transport = client_of("http://127.0.0.1:9").transport
            transport.put(f"{store}/a?signature=s", b"x", 1)
            transport.post_xml(f"{store}/a", "<x/>")
            transport.get_bytes(f"{store}/a")
            self.assertEqual(len(seen), 3)
            for _, _, headers in seen:
                self.assertNotIn("authorization", {name.lower() for name in headers})
                self.assertNotIn(KEY, str(headers))


class Addresses(unittest.TestCase):
    def test_only_http_and_https_are_opened(self):
        transport = client_of("http://127.0.0.1:9").transport
        for url in ("file:///etc/hostname", "ftp://127.0.0.1/x", "data:,x", "/etc/hostname", "http://", "jar:x", ""):
            with self.assertRaisesRegex(errors.StorageError, "http or https"):
                transport.get_bytes(url)
            with self.assertRaises(errors.StorageError):
                transport.put(url, b"x", 1)
        for url in ("file:///tmp", "ftp://host", "localhost:8080"):
            with self.assertRaisesRegex(ValueError, "http:// or https://"):
                Client(url, KEY)

    def test_a_base_url_with_a_password_is_refused_without_repeating_it(self):
        with self.assertRaises(ValueError) as caught:
            Client("https://user:hunter2@host", KEY)
        self.assertNotIn("hunter2", str(caught.exception))


class Keys(unittest.TestCase):
    def test_no_repr_and_no_pickle_holds_the_key(self):
        client = client_of("http://127.0.0.1:9")
        things = [client, client.transport, vars(client), vars(client.transport)]
        for thing in things:
            self.assertNotIn(KEY, repr(thing))
        for kind in (TabularClassifier, TabularRegressor, Forecaster):
            for model in (kind(client), kind(base_url="http://127.0.0.1:9", api_key=KEY, progress=False)):
                model._connection()
                self.assertNotIn(KEY, repr(model))
                self.assertNotIn(KEY, repr(model.get_params()))
                for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
                    self.assertNotIn(KEY.encode(), pickle.dumps(model, protocol))
        self.assertNotIn(KEY.encode(), pickle.dumps(client))

    def test_after_unpickling_the_key_comes_again_by_argument_or_environment(self):
        with serving(lambda _: (200, {}, b'{"ok": true}')) as (url, seen):
            before = os.environ.pop("GRATICULE_API_KEY", None)
            try:
                client = pickle.loads(pickle.dumps(client_of(url)))
                with self.assertRaisesRegex(errors.MissingApiKey, "set_api_key.*GRATICULE_API_KEY"):
                    client.transport.json("GET", "/x")
                model = pickle.loads(pickle.dumps(TabularClassifier(base_url=url, api_key=KEY, progress=False)))
                with self.assertRaisesRegex(errors.MissingApiKey, "set_params"):
                    model._connection().transport.json("GET", "/x")
                self.assertEqual(seen, [])
                client.set_api_key(KEY)
                client.transport.json("GET", "/x")
                model.set_params(api_key=KEY)._connection().transport.json("GET", "/x")
                os.environ["GRATICULE_API_KEY"] = KEY
                pickle.loads(pickle.dumps(client)).transport.json("GET", "/x")
                self.assertEqual([headers["Authorization"] for _, _, headers in seen], [f"Bearer {KEY}"] * 3)
            finally:
                os.environ.pop("GRATICULE_API_KEY", None)
                if before is not None:
                    os.environ["GRATICULE_API_KEY"] = before

    def test_a_key_that_is_no_header_is_refused_without_repeating_it(self):
        for bad in (f"{KEY}\n", f"{KEY}\r\nX: y", f"{KEY}\x00", f"{KEY}é"):
            with self.assertRaises(ValueError) as caught:
                Client("http://127.0.0.1:9", bad)
            self.assertNotIn("secret", "".join(traceback.format_exception(None, caught.exception, None)))

    def test_no_failure_repeats_the_key(self):
        with serving(lambda _: (500, {}, b"broken")) as (url, _):
            for address in (url, "http://127.0.0.1:9"):
                with self.assertRaises(errors.GraticuleError) as caught:
                    client_of(address).transport.json("GET", "/x")
                self.assertNotIn(KEY, "".join(traceback.format_exception(None, caught.exception, None)))


class Answers(unittest.TestCase):
    def test_a_bomb_is_refused_before_it_is_unpacked(self):
        bomb = gzip.compress(b"[" + b"0," * (32 << 20) + b"0]")
        digest = f"sha256:{hashlib.sha256(bomb).hexdigest()}"
        with serving(lambda _: (200, {}, bomb)) as (store, _):
            body = json.dumps({"resultUrl": f"{store}/r", "resultContentHash": digest}).encode()
            with serving(lambda _: (200, {}, body)) as (url, _):
                with self.assertRaisesRegex(errors.StorageError, "more than 1000000 bytes"):
                    client_of(url, max_result_bytes=1_000_000)._result("/result")

    def test_what_is_no_gzip_is_a_typed_error(self):
        transport = client_of("http://127.0.0.1:9").transport
        whole = gzip.compress(b"{}" * 100)
        for bad in (b"plain", whole[:-9], whole[:15], b"\x1f\x8b\x08\x00" + b"\xff" * 40):
            with self.assertRaises(errors.StorageError):
                transport.gunzip(bad)
        self.assertEqual(transport.gunzip(whole), b"{}" * 100)

    def test_parts_that_a_store_could_not_join_are_no_upload(self):
        said = b'<?xml version="1.0"?><Error><Code>InternalError</Code></Error>'
        with serving(lambda _: (200, {}, said)) as (url, _):
            with self.assertRaisesRegex(errors.StorageError, "InternalError"):
                client_of(url).transport.post_xml(f"{url}/done", "<CompleteMultipartUpload/>")

    def test_an_answer_longer_or_shorter_than_announced_is_no_answer(self):
        with serving(lambda _: (200, {"Content-Length": "4"}, b'{"a": 1}')) as (url, _):
            with self.assertRaises(errors.GraticuleError):
                client_of(url).transport.json("GET", "/x")
        with serving(lambda _: (200, {"Content-Length": "100"}, b"short")) as (url, _):
            with self.assertRaises(errors.ServiceUnreachable):
                client_of(url).transport.get_bytes(f"{url}/r")

    def test_a_download_has_a_ceiling(self):
        with serving(lambda _: (200, {}, b"x" * 200_000)) as (url, _):
            with self.assertRaisesRegex(errors.StorageError, "more than 100000 bytes"):
                client_of(url, max_result_bytes=100_000).transport.get_bytes(f"{url}/r")

    def test_an_answer_that_drips_ends_at_the_deadline(self):
        stop = threading.Event()

        def drip(handler):
            handler.send_response(200)
            handler.send_header("Content-Length", "1000000")
            handler.end_headers()
            while not stop.wait(0.02):
                handler.wfile.write(b" ")
                handler.wfile.flush()
            return 200, {}, b""

        with serving(drip) as (url, _):
            began = time.monotonic()
            try:
                with self.assertRaises((TimeoutError, errors.ServiceUnreachable)):
                    client_of(url, timeout=0.3).transport.json("GET", "/x")
                self.assertLess(time.monotonic() - began, 20)
            finally:
                stop.set()


if __name__ == "__main__":
    unittest.main(verbosity=2)
