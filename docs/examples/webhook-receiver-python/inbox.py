"""Messages that were received, in a SQLite file: each is kept once and worked on once, also across a crash."""

import json
import sqlite3
from contextlib import closing
from datetime import datetime, timezone

TABLES = """
    CREATE TABLE IF NOT EXISTS messages (id TEXT PRIMARY KEY, body TEXT, worked_at TEXT);
    CREATE TABLE IF NOT EXISTS leads (type TEXT, id INTEGER, email TEXT, status TEXT, position INTEGER,
        PRIMARY KEY (type, id));
"""


class Inbox:
    def __init__(self, file):
        self.file = file
        with closing(self.connect()) as database:
            database.execute("PRAGMA journal_mode = WAL")
            database.executescript(TABLES)

    def connect(self):
        """A connection for the calling thread alone, waiting up to five seconds for the others."""
        return sqlite3.connect(self.file, timeout=5)

    def keep(self, message_id, body):
        """Keeps a message. False if it is there already: it was sent again."""
        with closing(self.connect()) as database, database:
            statement = "INSERT INTO messages (id, body) VALUES (?, ?) ON CONFLICT DO NOTHING"
            return database.execute(statement, (message_id, body)).rowcount > 0

    def waiting(self):
        """The messages that wait for their work."""
        with closing(self.connect()) as database:
            return database.execute("SELECT id, body FROM messages WHERE worked_at IS NULL ORDER BY rowid").fetchall()

    def work(self, message_id, body):
        """Does the work of a message and marks it in one transaction."""
        message = json.loads(body)
        with closing(self.connect()) as database, database:
            if message["type"].startswith("lead."):
                take_over(database, message["data"])
            now = datetime.now(timezone.utc).isoformat()
            # The id is enough to know a repeat by; who wrote is kept in one place.
            database.execute("UPDATE messages SET body = NULL, worked_at = ? WHERE id = ?", (now, message_id))


def take_over(database, data):
    """Stands for your CRM.

    Messages may arrive in another order than things happened: an older one changes nothing. Of a lead that was erased an
    empty row stays, so that nothing older brings it back.
    """
    lead = data["lead"] or {}
    database.execute(
        """INSERT INTO leads (type, id, email, status, position) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT DO UPDATE SET email = excluded.email, status = excluded.status, position = excluded.position
            WHERE excluded.position > leads.position""",
        (data["lead_type"], data["lead_id"], lead.get("email"), lead.get("status"), data["position"]),
    )
