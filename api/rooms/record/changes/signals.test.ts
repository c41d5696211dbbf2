import { setTimeout as delay } from "node:timers/promises"
import { afterAll, afterEach, expect, jest, test } from "@jest/globals"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { ahead } from "../../../platform/delivery/giveWay.ts"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { startGivingPositions } from "../../../platform/events/positionGiver.ts"
import { eventOf, recordEvents } from "../../../platform/events/recordEvents.ts"
import { makeApiKey } from "../../../testing/accounts/apiKeys.ts"
import { until } from "../../../testing/process/until.ts"
import { type Json, startTestApp } from "../../../testing/testApp.ts"
import { UserSession } from "../../accounts/users/user.model.ts"
import { countWaiting } from "./changeWaiters.ts"

const app = await startTestApp()
const giver: ReturnType<typeof startGivingPositions> = startGivingPositions()
afterEach(async () => {
  for (const { leave } of followed) leave()
  await Promise.all(followed.splice(0).map(({ reading }) => reading))
})
afterAll(async () => {
  await giver.stop()
  await app.stop()
})

const settle = () => until(async () => (await RecordedEvent.count({ where: { position: null } })) === 0)

const followed: { leave: () => void; reading: Promise<void> }[] = []

/** Follows signals, from its first event on. */
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

const typesOf = (signals: Json[]) => signals.map(({ type, subject_id }) => `${type} ${subject_id}`)

test("who follows is told that something happened, to what and by which request, and nothing of the person", async () => {
  const token = await app.loginAs("VIEWER")
  await app.apply({ name: "Before" })
  await settle()
  const stream = await follow(token)
  expect(stream.response.headers.get("content-type")).toMatch(/^text\/event-stream/)
  expect(stream.pages()).toMatchObject([{ signals: [] }])
  const id = await app.apply({ name: "Zelda Secret" })
  await until(() => stream.signals().length === 1)
  const manager = await app.loginAs("MANAGER")
  await fetch(`${app.url}/api/admin/drivers/${id}/status`, {
    method: "PUT",
    headers: { authorization: `Bearer ${manager}`, "content-type": "application/json", "x-request-id": "tab.7" },
    body: JSON.stringify({ status: "contacted" }),
  })
  await until(() => stream.signals().length === 2)
  expect(stream.signals()[1]).toEqual({
    type: "driver_application.status_changed",
    subject_type: "driver_application",
    subject_id: String(id),
    request_id: "tab.7",
  })
  expect(stream.pages().every(({ id, position }) => id === position)).toBe(true)
  expect(stream.read.text).not.toMatch(/Zelda|Secret|@/)
})

test("who comes back is told what has come meanwhile, once", async () => {
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

test("a burst comes in few pages", async () => {
  const stream = await follow(await app.loginAs("MANAGER"))
  const origin = { actorType: "system", actorId: null, requestId: null } as const
  for (let batch = 0; batch < 10; batch += 1) {
    const events = Array.from({ length: 100 }, (_, index) =>
      eventOf({ type: "lead.deleted", subjectType: "driver_application", subjectId: batch * 100 + index, origin }),
    )
    await inTransaction((transaction) => recordEvents(events, transaction))
  }
  await until(() => stream.signals().length === 1_000)
  expect(stream.pages().length).toBeLessThan(20)
  expect(new Set(stream.signals().map(({ subject_id }) => subject_id)).size).toBe(1_000)
})

test("who follows hears of it when visitors no longer keep the process busy", async () => {
  jest.spyOn(Math, "random").mockReturnValue(0.99)
  const stream = await follow(await app.loginAs("MANAGER"))
  let rest = () => {}
  const busy = ahead(() => new Promise<void>((resolve) => (rest = resolve)))
  await delay(100)
  await app.apply()
  await settle()
  await delay(500)
  expect(stream.signals()).toEqual([])
  rest()
  await busy
  await until(() => stream.signals().length === 1)
  jest.restoreAllMocks()
})

test("mail and privacy requests are signaled to those who may read them", async () => {
  const { secret } = await makeApiKey(["leads:read"])
  const [viewer, manager, key] = [
    await follow(await app.loginAs("VIEWER")),
    await follow(await app.loginAs("MANAGER")),
    await follow(secret),
  ]
  const origin = { actorType: "visitor", actorId: null, requestId: null } as const
  await inTransaction((transaction) =>
    recordEvents(
      [
        { type: "privacy_request.extended", subjectId: 1, origin },
        { type: "mail.tested", subjectId: 2, origin },
        { type: "media.deleted", subjectId: 3, origin },
        { type: "quarantine.deleted", facts: { count: 4 }, origin },
      ],
      transaction,
    ),
  )
  const quarantine = "quarantine.deleted null"
  await until(() => [viewer, manager, key].every((each) => each.signals().length > 0))
  expect(typesOf(key.signals())).toEqual([quarantine])
  expect(typesOf(viewer.signals())).toEqual(["mail.tested 2", quarantine])
  expect(typesOf(manager.signals())).toEqual(["privacy_request.extended 1", "mail.tested 2", quarantine])
})

test("nobody else may follow", async () => {
  expect(await app.rest("GET", "/api/changes/signals")).toMatchObject({ status: 401 })
  const editor = await app.loginAs("EDITOR")
  expect(await app.rest("GET", "/api/changes/signals", undefined, { token: editor })).toMatchObject({ status: 403 })
  await until(() => countWaiting() === 0)
})

test("a logout ends the stream before the next change is told, and gives its place back", async () => {
  const token = await app.loginAs("VIEWER")
  const stream = await follow(token)
  await app.graphql("mutation { logout }", {}, { token })
  await until(() => stream.read.isOver)
  await until(() => countWaiting() === 0)
  expect(stream.signals()).toEqual([])
})

test("an open stream is no sign that somebody is there", async () => {
  const token = await app.loginAs("VIEWER")
  const stream = await follow(token)
  const session = await UserSession.findOne({ order: [["id", "DESC"]], rejectOnEmpty: true })
  const lastSeenAt = new Date(Date.now() - 60 * 60_000)
  await session.update({ lastSeenAt })
  const origin = { actorType: "system", actorId: null, requestId: null } as const
  await inTransaction((transaction) => recordEvents([{ type: "user.signed_out", origin }], transaction))
  await app.apply()
  await until(() => stream.signals().length === 1)
  expect((await session.reload()).lastSeenAt).toEqual(lastSeenAt)
})

test("a position that nobody could have is refused", async () => {
  const token = await app.loginAs("VIEWER")
  const ask = (query: string) => app.rest("GET", `/api/changes/signals?${query}`, undefined, { token })
  expect(await ask("after=9999999")).toMatchObject({ status: 409 })
  expect(await ask("after=x")).toMatchObject({ status: 400, body: { errors: [{ field: "after" }] } })
})

// The last one: others sign in as this viewer.
test("a role that no longer permits it ends the stream", async () => {
  const token = await app.loginAs("VIEWER")
  const stream = await follow(token)
  const session = await UserSession.findOne({ order: [["id", "DESC"]], rejectOnEmpty: true })
  const owner = await app.login()
  const changed = await app.graphql(
    "mutation ($input: ChangeUserRoleInput!) { changeUserRole(input: $input) { __typename } }",
    { input: { id: String(session.userId), role: "EDITOR" } },
    { token: owner },
  )
  expect(changed.errors).toBeUndefined()
  await until(() => stream.read.isOver)
  await until(() => countWaiting() === 0)
})
