import { afterAll, afterEach, expect, test } from "@jest/globals"
import { UnauthenticatedError } from "../../../contract/api/errors.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { readChain, removeUpTo } from "../../../platform/events/eventChain.ts"
import { eventOf, recordEvents } from "../../../platform/events/recordEvents.ts"
import { startSequencer } from "../../../platform/jobs/sequencer.ts"
import type { Viewer } from "../../../platform/viewer/viewer.ts"
import { makeApiKey } from "../../../testing/accounts/apiKeys.ts"
import { until } from "../../../testing/process/until.ts"
import { type Json, startTestApp } from "../../../testing/testApp.ts"
import { UserSession } from "../../accounts/users/user.model.ts"
import { DriverApplication } from "../../leads/drivers/driverApplication.model.ts"
import { allowWaiting, countWaiting, endWaiting, readSharedChanges, waiterLimits } from "./changeWaiters.ts"
import { streamSignals } from "./followChanges.ts"
import { isBehind, nextSignals } from "./signal.service.ts"

const app = await startTestApp()
const token = await app.loginAs("MANAGER")
const giver: ReturnType<typeof startSequencer> = startSequencer()
afterEach(allowWaiting)
afterAll(async () => {
  await giver.stop()
  await app.stop()
})

const settle = () => until(async () => (await RecordedEvent.count({ where: { position: null } })) === 0)
const head = async () => {
  await settle()
  return (await readChain())?.headPosition ?? 0
}
const changes = (query: string) => app.rest("GET", `/api/changes?${query}`, undefined, { token })
const typesOf = ({ body }: { body: Json }) => body.changes.map(({ type }: Json) => type)

test("each event of a lead is one change, in order, with the current lead", async () => {
  const start = await head()
  const id = String(await app.apply())
  const note = `mutation ($id: ID!) { addLeadNote(leadType: DRIVER_APPLICATION, leadId: $id, text: "One") { note { id } } }`
  const noteId = (await app.ask(note, { id }, token)).addLeadNote.note.id
  const me = (await app.ask("{ me { id } }", {}, token)).me.id
  await app.ask(
    `mutation ($id: ID!, $noteId: ID!, $me: ID!) {
      editLeadNote(id: $noteId, text: "Two") { note { id } }
      deleteLeadNote(id: $noteId)
      assignLeads(leadType: DRIVER_APPLICATION, ids: [$id], ownerId: $me) { notFoundIds }
      setFollowUp(leadType: DRIVER_APPLICATION, ids: [$id], on: "2026-12-01") { notFoundIds }
      setDriverApplicationStatus(id: $id, status: CONTACTED) { driverApplication { id } }
    }`,
    { id, noteId, me },
    token,
  )
  await settle()
  const { body } = await changes(`after=${start}`)
  expect(body.changes.map(({ type }: Json) => type)).toEqual([
    "driver_application.created",
    "lead.noted",
    "lead.note_edited",
    "lead.note_deleted",
    "lead.assigned",
    "lead.follow_up_set",
    "driver_application.status_changed",
  ])
  expect(new Set(body.changes.map((each: Json) => each.lead_id))).toEqual(new Set([Number(id)]))
  expect(body.changes[0].lead).toMatchObject({ id: Number(id), name: "Ana Álvarez", status: "contacted" })
  expect(body.has_more).toBe(false)
  const page = await changes(`after=${start}&limit=3`)
  expect([page.body.changes.length, page.body.has_more]).toEqual([3, true])
  expect(page.body.next_position).toBe(page.body.changes[2].position)
  expect((await changes(`after=${page.body.next_position}`)).body.changes).toEqual(body.changes.slice(3))
  const beyond = await changes(`after=${body.next_position}`)
  expect(beyond.body).toMatchObject({ changes: [], next_position: await head() })
})

test("GraphQL has the same feed of changes as a connection, whose cursors are positions", async () => {
  const start = await head()
  await app.apply({ name: "Graph" })
  await app.inquire()
  await settle()
  const query = `query ($after: String) { changes(first: 1, after: $after) {
    headPosition nextPosition pageInfo { hasNextPage hasPreviousPage endCursor }
    edges { cursor node { position type leadType leadId lead { __typename id email status history { summary } } } }
  } }`
  const data = await app.ask(query, { after: String(start) }, token)
  const [edge] = data.changes.edges
  expect(edge).toMatchObject({ cursor: edge.node.position, node: { leadType: "DRIVER_APPLICATION" } })
  expect(edge.node.lead).toMatchObject({ __typename: "DriverApplication", status: "PENDING" })
  expect(data.changes.pageInfo).toEqual({ hasNextPage: true, hasPreviousPage: true, endCursor: edge.cursor })
  const rest = (await app.ask(query, { after: edge.cursor }, token)).changes
  expect(rest.edges[0].node.lead).toMatchObject({ __typename: "AdvertiserSubmission" })
  expect(rest.nextPosition).toBe(rest.headPosition)
})

test("a change of a lead that is no longer stored has the lead null", async () => {
  const start = await head()
  const id = await app.apply({ name: "Gone" })
  await DriverApplication.destroy({ where: { id } })
  await settle()
  expect((await changes(`after=${start}`)).body.changes).toMatchObject([{ lead_id: id, lead: null }])
})

test("invalid positions in the feed of changes are refused", async () => {
  const last = await head()
  expect(await changes(`after=${last + 1_000}`)).toMatchObject({ status: 409 })
  expect(await changes("wait=-1")).toMatchObject({ status: 400, body: { errors: [{ field: "wait" }] } })
  expect(await changes("limit=101")).toMatchObject({ status: 400, body: { errors: [{ field: "limit" }] } })
})

test("a waiting request for changes is answered by the first change, or at its timeout", async () => {
  const start = await head()
  expect(await changes(`after=${start}&wait=0.2`)).toMatchObject({ status: 200, body: { changes: [] } })
  const waiting = Promise.all([changes(`after=${start}&wait=25`), changes(`after=${start}&wait=25`)])
  await until(() => countWaiting() === 2)
  await app.apply({ name: "Awaited" })
  const answers = await waiting
  expect(answers.map(typesOf)).toEqual([["driver_application.created"], ["driver_application.created"]])
  expect(countWaiting()).toBe(0)
})

test("clients woken together each get a page of their own size, and continue after it", async () => {
  const start = await head()
  for (const name of ["One", "Two", "Three"]) await app.apply({ name })
  const end = await head()
  const [whole, cut] = await Promise.all([readSharedChanges(start, 3), readSharedChanges(start, 2)])
  expect(whole).toMatchObject({ hasMore: false, nextPosition: end })
  expect(cut.changes).toEqual(whole.changes.slice(0, 2))
  expect(cut).toMatchObject({ hasMore: true, nextPosition: whole.changes[1]?.position })
  expect((await readSharedChanges(cut.nextPosition, 2)).changes).toEqual(whole.changes.slice(2))
})

test("a waiting client that is signed out gets nothing", async () => {
  const start = await head()
  const other = await app.loginAs("VIEWER")
  const waiting = app.rest("GET", `/api/changes?after=${start}&wait=25`, undefined, { token: other })
  await until(() => countWaiting() === 1)
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  const last: UserSession | null = await UserSession.findOne({ order: [["id", "DESC"]] })
  await last?.destroy()
  await app.apply({ name: "Secret" })
  expect(await waiting).toMatchObject({ status: 401 })
})

test("a wait ends if the client leaves or the server stops; too many waiting clients are refused", async () => {
  const start = await head()
  const leaving = new AbortController()
  const url = `${app.url}/api/changes?after=${start}&wait=25`
  const headers = { authorization: `Bearer ${token}` }
  const left = fetch(url, { headers, signal: leaving.signal }).catch(() => "left")
  await until(() => countWaiting() === 1)
  leaving.abort()
  expect(await left).toBe("left")
  await until(() => countWaiting() === 0)

  const waiting = Array.from({ length: waiterLimits.perAccount }, () => changes(`after=${start}&wait=25`))
  await until(() => countWaiting() === waiterLimits.perAccount)
  const refused = await changes(`after=${start}&wait=25`)
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "5"])
  endWaiting()
  for (const answer of await Promise.all(waiting)) expect(answer).toMatchObject({ status: 200, body: { changes: [] } })
  expect((await changes(`after=${start}&wait=25`)).status).toBe(200)
})

test("the stream of earlier versions names its replacement", async () => {
  const { status, body } = await app.rest("GET", "/api/changes/stream?after=0", undefined, { token })
  expect(status).toBe(404)
  expect(body.message).toBe(
    "The stream of changes is gone. Ask GET /api/changes?wait=25 again and again, or have a webhook told.",
  )
})

test("a position removed by retention is refused; the position before the oldest change is accepted", async () => {
  await app.apply()
  const base = await head()
  await app.apply()
  await head()
  await removeUpTo(base)
  const refused = await changes(`after=${base - 1}`)
  expect([refused.status, refused.body.message]).toEqual([
    409,
    `Changes are kept from position ${base} on. Read the lists, and follow from the head position.`,
  ])
  expect(typesOf(await changes(`after=${base}`))).toEqual(["driver_application.created"])
})

test("without a position the feed begins with the oldest stored change, and states its last position", async () => {
  await app.apply({ name: "Oldest" })
  const newest = await head()
  const { body } = await changes("limit=1")
  const next = await changes(`after=${body.next_position}&limit=1`)
  expect(body.changes).toHaveLength(1)
  expect(body.head_position).toBe(newest)
  expect(next.body.changes[0]?.position).toBeGreaterThan(body.changes[0].position)
})

afterEach(async () => {
  for (const { leave } of followed) leave()
  await Promise.all(followed.splice(0).map(({ reading }) => reading))
})

const origin = { actorType: "system", actorId: null, requestId: null } as const
const record = (...events: Parameters<typeof recordEvents>[0]) =>
  inTransaction((transaction) => recordEvents(events, transaction))

const followed: { leave: () => void; reading: Promise<void> }[] = []

const follow = async (token: string, headers: Record<string, string> = {}) => {
  const gone = new AbortController()
  const response = await fetch(`${app.url}/api/changes/signals`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
    signal: gone.signal,
  })
  const read = { text: "", isOver: false }
  const reading = (async () => {
    for await (const part of response.body ?? []) read.text += Buffer.from(part).toString()
  })()
    .catch(() => undefined)
    .finally(() => {
      read.isOver = true
    })
  followed.push({ leave: () => gone.abort(), reading })
  const pages = () =>
    [...read.text.matchAll(/^id: (\d+)\nevent: signals\ndata: (.*)$/gm)].map(([, id, data]) => ({
      id: Number(id),
      ...(JSON.parse(data ?? "null") as { position: number; signals: Json[] }),
    }))
  await until(() => pages().length > 0 || read.isOver)
  const signals = () => pages().flatMap((page) => page.signals)
  return { response, read, pages, signals, leave: () => gone.abort() }
}

test("a subscriber of the stream gets type, subject and request, without personal data", async () => {
  const token = await app.loginAs("VIEWER")
  await app.apply({ name: "Before" })
  await settle()
  const stream = await follow(token)
  expect(stream.response.headers.get("content-type")).toMatch(/^text\/event-stream/)
  expect(stream.pages()).toMatchObject([{ signals: [] }])
  const id = await app.apply({ name: "Zelda Secret" })
  await until(() => stream.signals().length === 1)
  const manager = await app.loginAs("MANAGER")
  const asking = { token: manager, headers: { "x-request-id": "tab.7" } }
  await app.rest("PUT", `/api/admin/drivers/${id}/status`, { status: "contacted" }, asking)
  await until(() => stream.signals().length === 2)
  expect(stream.signals()[1]).toEqual({
    type: "driver_application.status_changed",
    subject_type: "driver_application",
    subject_id: String(id),
    request_id: "tab.7",
    is_import: false,
  })
  expect(stream.pages().every(({ id, position }) => id === position)).toBe(true)
  expect(stream.read.text).not.toMatch(/Zelda|Secret|@/)
})

test("a reconnecting subscriber gets missed signals once", async () => {
  const token = await app.loginAs("MANAGER")
  const stream = await follow(token)
  const first = await app.apply()
  await until(() => stream.signals().length === 1)
  stream.leave()
  await until(() => countWaiting() === 0)
  const [second, third] = [await app.apply(), await app.apply()]
  await settle()
  const resumed = await follow(token, { "last-event-id": String(stream.pages().at(-1)?.id) })
  await until(() => resumed.signals().length === 2)
  const ids = [...stream.signals(), ...resumed.signals()].map(({ subject_id }) => Number(subject_id))
  expect(ids).toEqual([first, second, third])
})

test("a burst of changes arrives in few pages", async () => {
  const stream = await follow(await app.loginAs("MANAGER"))
  for (let batch = 0; batch < 10; batch += 1) {
    const events = Array.from({ length: 100 }, (_, index) =>
      eventOf({ type: "lead.deleted", subjectType: "driver_application", subjectId: batch * 100 + index, origin }),
    )
    await record(...events)
  }
  await until(() => stream.signals().length === 1_000)
  expect(stream.pages().length).toBeLessThan(20)
  expect(new Set(stream.signals().map(({ subject_id }) => subject_id)).size).toBe(1_000)
})

test("followers share the pages of the signal feed, whenever they read them", async () => {
  const deletion = (subjectId: number) =>
    eventOf({ type: "lead.deleted", subjectType: "driver_application", subjectId, origin })
  const start = await head()
  await record(deletion(1), deletion(2), deletion(3))
  await settle()
  const whole = await nextSignals(start)
  expect(whole.signals).toHaveLength(3)
  await record(deletion(4))
  await settle()
  expect(await nextSignals(start)).toBe(whole)
  const rest = await nextSignals(start + 1)
  expect([rest.signals.length, rest.nextPosition]).toEqual([2, whole.nextPosition])
  expect([start, whole.nextPosition].map(isBehind)).toEqual([true, false])
  expect((await nextSignals(whole.nextPosition)).signals).toHaveLength(1)
})

test("changes of mail and privacy requests are signaled to those who may read them", async () => {
  const { secret } = await makeApiKey(["leads:read"])
  const [viewer, manager, key] = [
    await follow(await app.loginAs("VIEWER")),
    await follow(await app.loginAs("MANAGER")),
    await follow(secret),
  ]
  await record(
    { type: "privacy_request.extended", subjectId: 1, origin },
    { type: "mail.tested", subjectId: 2, origin },
    { type: "media.deleted", subjectId: 3, origin },
    { type: "quarantine.deleted", facts: { count: 4 }, origin },
  )
  const quarantine = "quarantine.deleted null"
  const told = (each: typeof key) => each.signals().map(({ type, subject_id }) => `${type} ${subject_id}`)
  await until(() => [viewer, manager, key].every((each) => each.signals().length > 0))
  expect(told(key)).toEqual([quarantine])
  expect(told(viewer)).toEqual(["mail.tested 2", quarantine])
  expect(told(manager)).toEqual(["privacy_request.extended 1", "mail.tested 2", quarantine])
})

test("an open stream of changes does not keep a session alive", async () => {
  const token = await app.loginAs("VIEWER")
  const stream = await follow(token)
  const session = await UserSession.findOne({ order: [["id", "DESC"]], rejectOnEmpty: true })
  const lastSeenAt = new Date(Date.now() - 60 * 60_000)
  await session.update({ lastSeenAt })
  await record({ type: "user.signed_out", origin })
  await app.apply()
  await until(() => stream.signals().length === 1)
  expect((await session.reload()).lastSeenAt).toEqual(lastSeenAt)
})

test("the stream checks its viewer at once after any account event", async () => {
  const start = await head()
  await record({ type: "user.signed_out", origin })
  await settle()
  const visitor = { address: "127.0.0.1", isLocal: true, session: null, user: null } satisfies Viewer
  const user = { id: 1, username: "maren", name: "Maren", email: null, role: "VIEWER" as const }
  const following = { checkViewer: async () => visitor, gone: new AbortController().signal, heartbeatMs: 3_600_000 }
  const { pages, leave } = await streamSignals({ ...visitor, user }, start, following)
  await expect(pages.next()).rejects.toThrow(UnauthenticatedError)
  leave()
})

test("an invalid position is refused by the stream", async () => {
  const token = await app.loginAs("VIEWER")
  expect((await app.rest("GET", "/api/changes/signals?after=9999999", undefined, { token })).status).toBe(409)
})

// Must be the last test: it changes the role of the viewer that the other tests use.
test("a change to a role without the permission ends the stream", async () => {
  const token = await app.loginAs("VIEWER")
  const stream = await follow(token)
  const session = await UserSession.findOne({ order: [["id", "DESC"]], rejectOnEmpty: true })
  const change = "mutation ($input: ChangeUserRoleInput!) { changeUserRole(input: $input) { __typename } }"
  await app.ask(change, { input: { id: String(session.userId), role: "EDITOR" } }, await app.login())
  await until(() => stream.read.isOver)
  await until(() => countWaiting() === 0)
})
