import { expect, test } from "@jest/globals"
import type { DetailedLead } from "../../lead/leadKind.ts"
import { buildFeed, groupMoves } from "./leadFeed.ts"

type Feed = Pick<DetailedLead, "history" | "notes" | "emails">

const at = (minute: number) => `2026-11-01T10:${String(minute).padStart(2, "0")}:00Z`
const nothing = { noteId: null, emailLogId: null, messageId: null, fileId: null, isArrival: false }
const entry = (id: string, minute: number, about: Partial<Feed["history"][number]> = {}) =>
  ({ ...nothing, id, summary: id, actorName: "Kim", occurredAt: at(minute), ...about }) as never
const note = (id: string, minute: number) => ({ id, writtenAt: at(minute) }) as never
const email = (id: string, minute: number) => ({ id, createdAt: at(minute), subject: "Hello" }) as never

test("a lead's feed merges notes, mails and status changes by time, each once", () => {
  const feed = buildFeed({
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

test("a lead's feed begins with the arrival, even before earlier dates", () => {
  const history = [entry("arrived", 5, { isArrival: true }), entry("moved", 6)]
  const feed = buildFeed({ history, notes: [note("1", 1)], emails: [] })
  expect(feed.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    "arrival move arrived",
    "note note 1",
    "move move moved",
  ])
})

test("the feed of merged leads begins with the earlier arrival, and has the other one at its time", () => {
  const history = [entry("one", 1, { isArrival: true }), entry("moved", 2), entry("other", 3, { isArrival: true })]
  const feed = buildFeed({ history, notes: [], emails: [] })
  expect(feed.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    "arrival move one",
    "move move moved",
    "move move other",
  ])
})

test("a deleted note or mail leaves its event in the feed", () => {
  const history = [
    entry("noted", 1, { noteId: "1" }),
    entry("deleted", 2, { noteId: "1" }),
    entry("replied", 3, { emailLogId: "8" }),
  ]
  expect(buildFeed({ history, notes: [], emails: [] }).map(({ id }) => id)).toEqual([
    "move noted",
    "move deleted",
    "move replied",
  ])
})

test("a message and a file replace their events in the feed, and a bounced mail keeps its sender", () => {
  const message = (id: string, minute: number, about: object) =>
    ({ behind: null, message: { id, createdAt: at(minute), subject: `Re: ${id}`, ...about } }) as never
  const file = (id: string, minute: number, addedBy: string) => ({ id, createdAt: at(minute), addedBy }) as never
  const feed = buildFeed({
    history: [
      entry("sent", 0, { isArrival: true }),
      entry("replied", 1, { emailLogId: "8" }),
      entry("came back", 2, { emailLogId: "8", actorName: "Farelight" }),
      entry("wrote", 3, { messageId: "5" }),
      entry("added", 4, { fileId: "2" }),
      entry("wrote what is elsewhere now", 5, { messageId: "6" }),
      entry("deleted", 6, { fileId: "9" }),
    ],
    notes: [],
    emails: [email("8", 1)],
    messages: [message("4", 1, { direction: "OUTGOING" }), message("5", 3, { direction: "INCOMING" })],
    files: [file("1", 3, "MESSAGE"), file("2", 4, "SENDER")],
  })
  expect(feed.map(({ id }) => id)).toEqual([
    "move sent",
    "mail 8",
    "message 5",
    "file 2",
    "move wrote what is elsewhere now",
    "move deleted",
  ])
  expect(feed[1]).toMatchObject({ sender: "Kim" })
})

test("consecutive moves of a lead are joined in the feed, and no other entries", () => {
  const history = [entry("a", 1), entry("b", 2), entry("c", 4), entry("d", 6)]
  const feed = buildFeed({ history, notes: [note("1", 3), note("2", 5)], emails: [] })
  expect(groupMoves(feed).map((run) => run.map(({ id }) => id))).toEqual([
    ["move a", "move b"],
    ["note 1"],
    ["move c"],
    ["note 2"],
    ["move d"],
  ])
})
