"""Signatures of Standard Webhooks, by the standard library alone."""

import base64
import hashlib
import hmac
import time

TOLERANCE_SECONDS = 5 * 60


def key_of(secret):
    """The key in a secret as Farelight shows it."""
    return base64.b64decode(secret.removeprefix("whsec_"), validate=True)


def is_genuine(keys, headers, body, now=None):
    """Whether one of the keys signed exactly these bytes within the last five minutes."""
    message_id = headers.get("webhook-id", "")
    timestamp = headers.get("webhook-timestamp", "")
    if not message_id or not timestamp.isascii() or not timestamp.isdigit():
        return False
    if abs((time.time() if now is None else now) - int(timestamp)) > TOLERANCE_SECONDS:
        return False

    signed = f"{message_id}.{timestamp}.".encode() + body
    expected = [base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()) for key in keys]
    # While a secret is rotated, the header has a signature of each of the two.
    versioned = [signature.partition(",") for signature in headers.get("webhook-signature", "").split(" ")]
    given = [signature.encode() for version, _, signature in versioned if version == "v1"]
    return any(hmac.compare_digest(one, other) for one in expected for other in given)
