"""Receives Farelight's webhooks. Needs Python 3.9 or newer and nothing else."""

import os
import signal
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from inbox import Inbox
from signature import is_genuine, key_of

MAX_BYTES = 1_000_000

# While a secret is rotated there are two; each message is signed with both for a day.
KEYS = [key_of(secret) for secret in os.environ.get("WEBHOOK_SECRETS", "").split(",") if secret]
if not KEYS:
    sys.exit("Set WEBHOOK_SECRETS: one secret, or two separated by a comma.")

inbox = Inbox(os.environ.get("INBOX_FILE", "inbox.sqlite"))
something_waits = threading.Event()
something_waits.set()


class Receiver(BaseHTTPRequestHandler):
    # Drops idle clients.
    timeout = 10

    def do_POST(self):
        length = self.headers.get("content-length", "")
        if not length.isdigit():
            return self.answer(411)
        if int(length) > MAX_BYTES:
            return self.answer(413)
        body = self.rfile.read(int(length))
        if not is_genuine(KEYS, self.headers, body):
            return self.answer(401)
        message_id = self.headers["webhook-id"]
        # Kept before the answer: after a 2xx it is not sent again.
        if inbox.keep(message_id, body.decode()):
            something_waits.set()
        else:
            print(f"{message_id} is known")
        return self.answer(204)

    def answer(self, status):
        self.send_response(status)
        self.end_headers()

    def log_message(self, *_):
        """What is worth a line is printed where it happens."""


def work_off():
    """Works on what waits, apart from the answers. What fails is tried again with the next message or start."""
    while True:
        something_waits.wait()
        something_waits.clear()
        for message_id, body in inbox.waiting():
            try:
                inbox.work(message_id, body)
                print(f"{message_id} is done")
            except Exception as error:
                print(f"{message_id} could not be worked on: {error!r}", file=sys.stderr)


if __name__ == "__main__":
    sys.stdout.reconfigure(line_buffering=True)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    server = ThreadingHTTPServer((os.environ.get("HOST", "127.0.0.1"), int(os.environ.get("PORT", "8080"))), Receiver)
    threading.Thread(target=work_off, daemon=True).start()
    print(f"Listening on port {server.server_port}")
    server.serve_forever()
