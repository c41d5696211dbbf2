import Database from "libsql"
import type { operations } from "./openapi.ts"

type MessageOf<Event extends "leadCreated" | "leadStatusChanged" | "leadUpdated"> = NonNullable<
  operations[Event]["requestBody"]
>["content"]["application/json"]

/** Message types from the server's OpenAPI document. */
export type Message = MessageOf<"leadCreated"> | MessageOf<"leadStatusChanged"> | MessageOf<"leadUpdated">

/** Sent by the button "Send a test". */
interface TestMessage {
  type: "webhook.test"
}

interface Waiting {
  id: string
  body: string
}

const TABLES = `
  CREATE TABLE IF NOT EXISTS messages (id TEXT PRIMARY KEY, body TEXT, worked_at TEXT);
  CREATE TABLE IF NOT EXISTS leads (type TEXT, id INTEGER, email TEXT, status TEXT, position INTEGER,
    PRIMARY KEY (type, id));
`

/** Received messages in a SQLite file: each is stored and processed once, even across a crash. */
export const openInbox = (file: string) => {
  const database = new Database(file, { timeout: 5_000 })
  database.pragma("journal_mode = WAL")
  database.exec(TABLES)

  return {
    /** Returns false for a repeated message. */
    keep: (id: string, body: string) =>
      database.prepare("INSERT INTO messages (id, body) VALUES (?, ?) ON CONFLICT DO NOTHING").run(id, body).changes >
      0,

    /** Messages to be processed. */
    waiting: () =>
      database.prepare("SELECT id, body FROM messages WHERE worked_at IS NULL ORDER BY rowid").all() as Waiting[],

    /** Processes a message and marks it in one transaction. */
    work: database.transaction((id: string, message: Message | TestMessage) => {
      if (message.type !== "webhook.test") takeOver(database, message.data)
      // The id suffices to detect repeats; personal data stays in one place.
      database.prepare("UPDATE messages SET body = NULL, worked_at = ? WHERE id = ?").run(new Date().toISOString(), id)
    }),
  }
}

/**
 * Stands for your CRM. Messages may arrive out of order: an older one changes nothing. An erased lead leaves an empty
 * row, so that no older message restores it.
 */
const takeOver = (database: Database.Database, { position, lead_type: type, lead_id: id, lead }: Message["data"]) =>
  database
    .prepare(
      `INSERT INTO leads (type, id, email, status, position) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT DO UPDATE SET email = excluded.email, status = excluded.status, position = excluded.position
        WHERE excluded.position > leads.position`,
    )
    .run(type, id, lead?.email ?? null, lead?.status ?? null, position)
