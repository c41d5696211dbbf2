import { afterAll, afterEach, expect, test } from "@jest/globals"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { readChain, removeUpTo } from "../../../platform/events/eventChain.ts"
import { startGivingPositions } from "../../../platform/events/positionGiver.ts"
import { until } from "../../../testing/process/until.ts"
import { type Json, startTestApp } from "../../../testing/testApp.ts"
import { UserSession } from "../../accounts/users/user.model.ts"
import { DriverApplication } from "../../leads/drivers/driverApplication.model.ts"
import { allowWaiting, countWaiting, endWaiting, readTogether, waiterLimits } from "./changeWaiters.ts"

const app = await startTestApp()
const token = await app.loginAs("MANAGER")
const giver: ReturnType<typeof startGivingPositions> = startGivingPositions()
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

test("whatever happens to a lead is a change of it, once, in order, with the lead as it is now", async () => {
  const start = await head()
  const id = String(await app.apply())
  const note = await app.graphql(
    `mutation ($id: ID!) { addLeadNote(leadType: DRIVER_APPLICATION, leadId: $id, text: "One") { note { id } } }`,
    { id },
    { token },
  )
  const noteId = note.data.addLeadNote.note.id
  const me = (await app.ask("{ me { id } }", {}, token)).me.id
  await app.graphql(
    `mutation ($id: ID!, $noteId: ID!, $me: ID!) {
      editLeadNote(id: $noteId, text: "Two") { note { id } }
      deleteLeadNote(id: $noteId)
      assignLeads(leadType: DRIVER_APPLICATION, ids: [$id], ownerId: $me) { notFoundIds }
      setFollowUp(leadType: DRIVER_APPLICATION, ids: [$id], on: "2026-12-01") { notFoundIds }
      setDriverApplicationStatus(id: $id, status: CONTACTED) { driverApplication { id } }
    }`,
    { id, noteId, me },
    { token },
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
  expect((await changes(`after=${body.next_position}`)).body).toMatchObject({
    changes: [],
    next_position: await head(),
  })
})

test("GraphQL has the same feed as a connection, whose cursors are positions", async () => {
  const start = await head()
  await app.apply({ name: "Graph" })
  await app.rest("POST", "/api/advertisers/contact", {
    company_name: "Blue",
    contact_name: "Ben",
    email: "ben@example.com",
    budget_range: "Contact for quote",
    cities: "Los Angeles",
    ad_formats: "Car Wrapping",
  })
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
  const rest = await app.graphql(query, { after: edge.cursor }, { token })
  expect(rest.data.changes.edges[0].node.lead).toMatchObject({ __typename: "AdvertiserSubmission" })
  expect(rest.data.changes.nextPosition).toBe(rest.data.changes.headPosition)
})

test("a lead that is no longer stored is null", async () => {
  const start = await head()
  const id = await app.apply({ name: "Gone" })
  await DriverApplication.destroy({ where: { id } })
  await settle()
  expect((await changes(`after=${start}`)).body.changes).toMatchObject([{ lead_id: id, lead: null }])
})

test("positions that nobody could have are refused", async () => {
  const last = await head()
  expect(await changes("after=x")).toMatchObject({ status: 400, body: { errors: [{ field: "after" }] } })
  expect(await changes(`after=${last + 1_000}`)).toMatchObject({ status: 409 })
  expect(await changes("wait=-1")).toMatchObject({ status: 400, body: { errors: [{ field: "wait" }] } })
  expect(await changes("limit=101")).toMatchObject({ status: 400, body: { errors: [{ field: "limit" }] } })
  expect(await app.rest("GET", "/api/changes")).toMatchObject({ status: 401 })
})

test("a request that waits is answered by the first change, and by nothing after its time", async () => {
  const start = await head()
  expect(await changes(`after=${start}&wait=0.2`)).toMatchObject({ status: 200, body: { changes: [] } })
  const waiting = Promise.all([changes(`after=${start}&wait=25`), changes(`after=${start}&wait=25`)])
  await until(() => countWaiting() === 2)
  await app.apply({ name: "Awaited" })
  const answers = await waiting
  expect(answers.map(typesOf)).toEqual([["driver_application.created"], ["driver_application.created"]])
  expect(countWaiting()).toBe(0)
})

test("those who are woken together each get a page of their own size, and go on behind it", async () => {
  const start = await head()
  for (const name of ["One", "Two", "Three"]) await app.apply({ name })
  const end = await head()
  const [whole, cut] = await Promise.all([readTogether(start, 3), readTogether(start, 2)])
  expect(whole).toMatchObject({ hasMore: false, nextPosition: end })
  expect(cut.changes).toEqual(whole.changes.slice(0, 2))
  expect(cut).toMatchObject({ hasMore: true, nextPosition: whole.changes[1]?.position })
  const [again, rest] = await Promise.all([readTogether(start, 3), readTogether(cut.nextPosition, 2)])
  expect(again.changes).toEqual(whole.changes)
  expect(rest.changes).toEqual(whole.changes.slice(2))
})

test("who is signed out while waiting is not told", async () => {
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

test("a client that leaves and a server that stops end the wait; too many who wait are refused", async () => {
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

test("the stream of earlier versions names what answers instead", async () => {
  const { status, body } = await app.rest("GET", "/api/changes/stream?after=0", undefined, { token })
  expect(status).toBe(404)
  expect(body.message).toBe(
    "The stream of changes is gone. Ask GET /api/changes?wait=25 again and again, or have a webhook told.",
  )
})

test("a position that retention has removed is refused, and the base itself is not", async () => {
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

test("without a position the feed begins with the oldest that is kept, and says where its head is", async () => {
  await app.apply({ name: "Oldest" })
  const newest = await head()
  const { body } = await changes("limit=1")
  const next = await changes(`after=${body.next_position}&limit=1`)
  expect(body.changes).toHaveLength(1)
  expect(body.head_position).toBe(newest)
  expect(next.body.changes[0]?.position).toBeGreaterThan(body.changes[0].position)
  const { parameters } = (await app.rest("GET", "/openapi.json")).body.paths["/api/changes"].get
  const { description } = parameters.find(({ name }: Json) => name === "after")
  expect(description).toContain("Without it, from the first that is kept.")
})
