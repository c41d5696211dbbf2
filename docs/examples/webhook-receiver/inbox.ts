import Database from "libsql"
import type { operations } from "./openapi.ts"

type MessageOf<Event extends "leadCreated" | "leadStatusChanged" | "leadUpdated"> = NonNullable<
  operations[Event]["requestBody"]
>["content"]["application/json"]

/** What Farelight sends, by the document that it serves. */
export type Message = MessageOf<"leadCreated"> | MessageOf<"leadStatusChanged"> | MessageOf<"leadUpdated">

/** What the button "Send a test" sends. */
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

/** Messages that were received, in a SQLite file: each is kept once and worked on once, also across a crash. */
export const openInbox = (file: string) => {
  const database = new Database(file, { timeout: 5_000 })
  database.pragma("journal_mode = WAL")
  database.exec(TABLES)

  return {
    /** Keeps a message. False if it is there already: it was sent again. */
    keep: (id: string, body: string) =>
      database.prepare("INSERT INTO messages (id, body) VALUES (?, ?) ON CONFLICT DO NOTHING").run(id, body).changes >
      0,

    /** The messages that wait for their work. */
    waiting: () =>
      database.prepare("SELECT id, body FROM messages WHERE worked_at IS NULL ORDER BY rowid").all() as Waiting[],

    /** Does the work of a message and marks it in one transaction. */
    work: database.transaction((id: string, message: Message | TestMessage) => {
      if (message.type !== "webhook.test") takeOver(database, message.data)
      // The id is enough to know a repeat by; who wrote is kept in one place.
      database.prepare("UPDATE messages SET body = NULL, worked_at = ? WHERE id = ?").run(new Date().toISOString(), id)
    }),
  }
}

/**
 * Stands for your CRM. Messages may arrive in another order than things happened: an older one changes nothing. Of a lead
 * that was erased an empty row stays, so that nothing older brings it back.
 */
const takeOver = (database: Database.Database, { position, lead_type: type, lead_id: id, lead }: Message["data"]) =>
  database
    .prepare(
      `INSERT INTO leads (type, id, email, status, position) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT DO UPDATE SET email = excluded.email, status = excluded.status, position = excluded.position
        WHERE excluded.position > leads.position`,
    )
    .run(type, id, lead?.email ?? null, lead?.status ?? null, position)
