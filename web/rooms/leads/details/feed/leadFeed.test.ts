import { expect, test } from "@jest/globals"
import type { DetailedLead } from "../../lead/leadKind.ts"
import { feedOf } from "./leadFeed.ts"

type Feed = Pick<DetailedLead, "history" | "notes" | "emails">

const at = (minute: number) => `2026-11-01T10:${String(minute).padStart(2, "0")}:00Z`
const entry = (id: string, minute: number, about: Partial<Feed["history"][number]> = {}) =>
  ({ id, summary: id, actorName: "Kim", occurredAt: at(minute), noteId: null, emailLogId: null, ...about }) as never
const note = (id: string, minute: number) => ({ id, writtenAt: at(minute) }) as never
const email = (id: string, minute: number) => ({ id, createdAt: at(minute) }) as never

test("notes, mails and moves stand in one line of time, each once", () => {
  const feed = feedOf({
    history: [
      entry("sent", 0),
      entry("noted", 3, { noteId: "1" }),
      entry("changed the note", 4, { noteId: "1" }),
      entry("replied", 5, { emailLogId: "8" }),
      entry("moved", 6),
    ],
    notes: [note("1", 3)],
    emails: [email("7", 1), email("8", 5)],
  })
  expect(feed.map(({ id }) => id)).toEqual(["move sent", "mail 7", "note 1", "mail 8", "move moved"])
  expect(feed).toMatchObject([{}, { sender: undefined }, {}, { sender: "Kim" }, {}])
})

test("the arrival comes first, whatever is dated before it", () => {
  const history = [entry("arrived", 5, { summary: "sent it" }), entry("moved", 6)]
  const feed = feedOf({ history, notes: [note("1", 1)], emails: [] })
  expect(feed.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    "arrival move arrived",
    "note note 1",
    "move move moved",
  ])
})

test("what is left of a deleted note or mail is told", () => {
  const history = [
    entry("noted", 1, { noteId: "1" }),
    entry("deleted", 2, { noteId: "1" }),
    entry("replied", 3, { emailLogId: "8" }),
  ]
  expect(feedOf({ history, notes: [], emails: [] }).map(({ id }) => id)).toEqual([
    "move noted",
    "move deleted",
    "move replied",
  ])
})
