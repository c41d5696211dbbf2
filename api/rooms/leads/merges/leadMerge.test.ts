import { createHash } from "node:crypto"
import { beforeEach, describe, expect, test } from "@jest/globals"
import { QueryTypes } from "sequelize"
import { nodeIdOf } from "../../../contract/api/nodeId.ts"
import { referenceOf } from "../../../contract/leads/statusLink.ts"
import { database } from "../../../platform/database/connection/database.ts"
import { clock } from "../../../platform/database/locks/clock.ts"
import { givePositions } from "../../../platform/events/eventChain.ts"
import { packPending } from "../../../platform/search/searchPacker.ts"
import { makeApiKey } from "../../../testing/accounts/apiKeys.ts"
import { fileWith, storeIncoming } from "../../../testing/mail/incoming.ts"
import { startWithoutMail } from "../../../testing/mail/outbox.ts"
import { heic, postLeadFile } from "../../../testing/pictures/leadFileClient.ts"
import { type Json, newAddress, setUpTestApp } from "../../../testing/testApp.ts"
import { User } from "../../accounts/users/user.model.ts"
import { DriverApplication } from "../drivers/driverApplication.model.ts"
import { recountLeads } from "../figures/leadRecount.ts"
import { leadKinds } from "../leadKinds.ts"
import { LeadAddress, ReplyDraft } from "../messages/leadMessage.model.ts"
import { findStatus } from "../status/status.service.ts"
import { LeadMerge } from "./leadMerge.model.ts"

const app = await setUpTestApp()
const token = await app.login()
beforeEach(startWithoutMail)

const apply = async (values: Json = {}) => {
  const { body, headers } = await app.sendDriver(values)
  return { id: body.id as number, link: headers.get("location")?.split("/").at(-1) ?? "" }
}
const MERGE = `mutation ($input: MergeLeadsInput!) { mergeLeads(input: $input) {
  merge { id mergedId name mergedBy undoUntil } lead { id ... on DriverApplication { name email city status followUpOn owner { name }
    notes { id } messageCount fileCount updatedAt merges { id mergedId } history { summary } } } } }`
const UNDO = `mutation ($id: ID!) { undoLeadMerge(id: $id) { lead { id ... on DriverApplication { email } }
  restored { id ... on DriverApplication { email status } } } }`
const merge = async (survivorId: number, mergedId: number, more: Json = {}, as = token) => {
  const input = { leadType: "DRIVER_APPLICATION", survivorId: String(survivorId), mergedId: String(mergedId), ...more }
  return (await app.ask(MERGE, { input }, as)).mergeLeads
}
const undo = async (id: string) => (await app.ask(UNDO, { id })).undoLeadMerge
const note = (id: number, text: string) =>
  app.ask(
    `mutation ($id: ID!, $text: String!) { addLeadNote(leadType: DRIVER_APPLICATION, leadId: $id, text: $text) {
    note { id } } }`,
    { id: String(id), text },
  )

/** Everything that a merge moves or changes, but for what says that it happened. */
const TABLES: Readonly<Record<string, string>> = {
  driver_applications: "id",
  lead_notes: "id",
  lead_messages: "id",
  lead_files: "id",
  lead_file_bytes: "file_id",
  lead_file_requests: "id",
  lead_addresses: "token",
  reply_drafts: "id",
  email_logs: "id",
  webhook_deliveries: "id",
}
const everything = async () => {
  const dump: Json = {}
  for (const [table, key] of Object.entries(TABLES)) {
    const rows = await database().query<Json>(`SELECT * FROM ${table} ORDER BY ${key}`, { type: QueryTypes.SELECT })
    dump[table] = rows.map((row) => ({ ...row, ...(table === "driver_applications" && { updated_at: null }) }))
  }
  const counts = "SELECT * FROM lead_counts WHERE leads <> 0 ORDER BY kind, facet, value, status, choices"
  const counted = await database().query<Json>(counts, { type: QueryTypes.SELECT })
  dump.counts = counted.map(({ min_id: _min, max_id: _max, ...row }) => row)
  const text = JSON.stringify(dump, (_name, value) => (Buffer.isBuffer(value) ? value.toString("hex") : value))
  return { dump, hash: createHash("sha256").update(text).digest("hex") }
}

/** A lead with something of everything. */
const fullLead = async (name: string, values: Json = {}) => {
  const lead = await apply({ name, email: `${name.toLowerCase()}@example.com`, ...values })
  const key = { leadType: "driver_application", leadId: lead.id }
  await note(lead.id, `${name} called twice.`)
  await storeIncoming(key, { text: `${name} writes` }, { [`${name}.pdf`]: fileWith(name) })
  await storeIncoming(key, { text: "the same card" }, { "card.pdf": fileWith("the same") })
  await postLeadFile(app, token, lead.id, { bytes: Buffer.concat([heic, Buffer.from(name)]), filename: `${name}.heic` })
  await app.ask(
    `mutation ($id: ID!) { requestLeadFile(leadType: DRIVER_APPLICATION, leadId: $id, what: "${name}'s card") {
    request { id } } }`,
    { id: String(lead.id) },
  )
  const address = name.toLowerCase().padEnd(26, "x").slice(0, 26)
  await LeadAddress.create({ token: address, ...key, createdAt: clock.wallTime() })
  await ReplyDraft.create({ ...key, authorId: 1, subject: "Hi", body: `Dear ${name}` })
  await ReplyDraft.create({ ...key, authorId: lead.id + 10, subject: "Hi", body: `Dear ${name}` })
  return { ...lead, key, address }
}
const row = (id: number) => DriverApplication.unscoped().findByPk(id, { rejectOnEmpty: true })
const isFound = async (search: string, id: number) => {
  while ((await packPending()) > 0);
  const query = "query ($search: String) { driverApplications(filter: { search: $search }) { nodes { id } } }"
  return (await app.ask(query, { search })).driverApplications.nodes.some((one: Json) => one.id === String(id))
}
const feedOf = async (ids: readonly number[]) => {
  await givePositions()
  const { body } = await app.rest("GET", "/api/changes?limit=100", undefined, { token })
  return body.changes.filter((one: Json) => ids.includes(one.lead_id) && /merged/.test(one.type))
}

describe("two leads that become one", () => {
  test("lose nothing, and are as before when the merge is undone", async () => {
    const [ada, bob] = [await fullLead("Ada", { city: "Reno" }), await fullLead("Bob", { city: "Tampa" })]
    await DriverApplication.update({ waitListCity: null }, { where: { id: ada.id } })
    await DriverApplication.update({ waitListCity: "tampa" }, { where: { id: bob.id } })
    const keep = (id: number, body: object) => app.rest("PUT", `/api/admin/drivers/${id}/external`, body, { token })
    await keep(bob.id, { external_id: "crm-2", metadata: { stage: "trial", region: "West" } })
    await keep(ada.id, { metadata: { stage: "won" } })
    await app.ask(
      `mutation ($ids: [ID!]!) { setFollowUp(leadType: DRIVER_APPLICATION, ids: $ids, on: "2027-01-04") { notFoundIds }
      assignLeads(leadType: DRIVER_APPLICATION, ids: $ids, ownerId: "1") { notFoundIds }
      setDriverApplicationStatus(id: ${bob.id}, status: CONTACTED) { __typename } }`,
      { ids: [String(bob.id)] },
    )
    const before = await everything()
    const { lead, merge: made } = await merge(ada.id, bob.id, { takenFields: ["email", "status"] })
    expect(lead).toMatchObject({
      id: String(ada.id),
      name: "Ada",
      email: "bob@example.com",
      city: "Reno",
      status: "CONTACTED",
      followUpOn: "2027-01-04",
      notes: [{ id: expect.any(String) }, { id: expect.any(String) }],
      messageCount: 4,
      fileCount: 5,
      merges: [{ id: made.id, mergedId: String(bob.id) }],
    })
    expect(made).toMatchObject({ name: "Bob", undoUntil: expect.any(String) })
    const metadata = { stage: "won", region: "West" }
    expect((await row(ada.id)).metadata).toEqual(metadata)
    expect(await row(ada.id)).toMatchObject({ externalId: "crm-2", waitListCity: "tampa", ownerId: 1 })
    expect(await row(bob.id)).toMatchObject({ place: "MERGED", externalId: null })
    const summaries = lead.history.map(({ summary }: Json) => summary)
    expect(summaries.filter((one: string) => one === "wrote a note")).toHaveLength(2)
    expect(summaries.filter((one: string) => /merged/.test(one))).toEqual(["merged another lead into it"])
    expect(await isFound("Bob called", ada.id)).toBe(true)
    for (const kind of leadKinds) expect(await recountLeads(kind)).toBe(0)
    const moved = await everything()
    const ofAda = (table: string) => moved.dump[table].filter((one: Json) => one.lead_id === ada.id).length
    // Of two drafts of one author, the other one waits for the undo.
    expect([ofAda("lead_file_requests"), ofAda("reply_drafts"), ofAda("lead_addresses")]).toEqual([2, 3, 2])
    for (const table of Object.keys(TABLES)) expect(moved.dump[table]).toHaveLength(before.dump[table].length)
    expect(moved.dump.email_logs.filter((one: Json) => one.lead_id === bob.id && /driver/.test(one.log_type))).toEqual(
      [],
    )

    const { restored } = await undo(made.id)
    expect(restored).toEqual({ id: String(bob.id), email: "bob@example.com", status: "CONTACTED" })
    const after = await everything()
    expect(after.dump).toEqual(before.dump)
    expect(after.hash).toBe(before.hash)
    expect(await isFound("Bob called", ada.id)).toBe(false)
    expect(await isFound("Bob called", bob.id)).toBe(true)
    for (const kind of leadKinds) expect(await recountLeads(kind)).toBe(0)
    expect(await feedOf([ada.id, bob.id])).toMatchObject([
      { type: "lead.merged", lead_id: ada.id, merged_into_id: null, lead: { id: ada.id } },
      { type: "lead.merged_into", lead_id: bob.id, merged_into_id: ada.id },
      { type: "lead.unmerged", lead_id: ada.id, lead: { id: ada.id } },
      { type: "lead.unmerged", lead_id: bob.id, lead: { id: bob.id } },
    ])
  })

  test("keep what came since with the survivor, and what somebody has changed since", async () => {
    const [ada, bob] = [await apply({ name: "Ada" }), await apply({ name: "Bob", city: "Tampa" })]
    const { merge: made } = await merge(ada.id, bob.id, { takenFields: ["name", "city"] })
    await note(ada.id, "Since then")
    await app.ask(
      `mutation ($id: ID!) { correctLead(leadType: DRIVER_APPLICATION, leadId: $id, values: { city: "Omaha" }) {
      lead { id } } }`,
      { id: String(ada.id) },
    )
    await undo(made.id)
    expect(await row(ada.id)).toMatchObject({ name: "Ada", city: "Omaha", noteCount: 1 })
    expect(await row(bob.id)).toMatchObject({ name: "Bob", city: "Tampa", noteCount: 0, place: "INBOX" })
    await expect(undo(made.id)).rejects.toMatchObject({ code: "CONFLICT" })
  })

  test("answer to both ids, links and addresses, also by way of a third", async () => {
    const [a, b, c] = [await fullLead("Amy"), await fullLead("Bea"), await fullLead("Cleo")]
    const { merge: first } = await merge(b.id, a.id)
    await merge(c.id, b.id)
    const id = String(a.id)
    const { driverApplication, node } = await app.ask(
      `query ($id: ID!, $nodeId: ID!) { driverApplication(id: $id) { id merges { mergedId } } node(id: $nodeId) {
        ... on DriverApplication { id } } }`,
      { id, nodeId: nodeIdOf("DriverApplication", id) },
    )
    expect([driverApplication, node]).toEqual([
      { id: String(c.id), merges: [{ mergedId: String(b.id) }] },
      { id: String(c.id) },
    ])
    const single = await app.rest("GET", `/api/admin/drivers/${id}`, undefined, { token })
    expect(single.body).toMatchObject({ id: c.id, note_count: 3 })
    expect((await app.rest("GET", `/api/admin/drivers/${id}/messages`, undefined, { token })).body).toHaveLength(6)
    await note(a.id, "By the old id")
    await app.rest("PUT", `/api/admin/drivers/${id}/status`, { status: "approved" }, { token })
    const many = await app.ask(
      `mutation ($id: ID!) {
      setFollowUp(leadType: DRIVER_APPLICATION, ids: [$id], on: "2027-02-01") { notFoundIds }
      setDriverApplicationStatuses(changes: [{ id: $id, status: REJECTED }]) { notFoundIds } }`,
      { id },
    )
    expect(Object.values(many)).toEqual([{ notFoundIds: [] }, { notFoundIds: [] }])
    expect(await row(c.id)).toMatchObject({ noteCount: 4, status: "rejected", followUpOn: "2027-02-01" })
    const visitor = { address: newAddress(), isLocal: false, session: null, user: null }
    expect((await findStatus(visitor, a.link))?.reference).toBe(referenceOf("d", c.id))
    expect(await LeadAddress.count({ where: { leadId: c.id } })).toBe(3)
    await expect(undo(first.id)).rejects.toMatchObject({ code: "CONFLICT" })
  })

  test("keep the earliest of two clocks, and an objection to sale", async () => {
    const [a, b] = [await apply(), await apply()]
    const [early, late] = [new Date("2026-11-01T00:00:00Z"), new Date("2026-11-02T00:00:00Z")]
    await DriverApplication.update({ saleOptOutAt: late, isPromised: false }, { where: { id: a.id } })
    await DriverApplication.update({ saleOptOutAt: early, waitingSince: late }, { where: { id: b.id } })
    const { merge: made } = await merge(a.id, b.id)
    expect(await row(a.id)).toMatchObject({ saleOptOutAt: early, waitingSince: late, isPromised: false })
    await undo(made.id)
    expect(await row(a.id)).toMatchObject({ saleOptOutAt: late, waitingSince: null, isPromised: false })
  })
})

test("an undo gives nobody a lead who may own none, and keeps when it was dealt with beside a later status", async () => {
  const [a, b] = [await apply(), await apply()]
  await app.loginAs("MANAGER")
  const owner = await User.findOne({ where: { role: "MANAGER" }, rejectOnEmpty: true })
  await DriverApplication.update({ ownerId: 1 }, { where: { id: a.id } })
  await DriverApplication.update({ ownerId: owner.id }, { where: { id: b.id } })
  await app.rest("PUT", `/api/admin/drivers/${b.id}/status`, { status: "contacted" }, { token })
  const { merge: made } = await merge(a.id, b.id, { takenFields: ["status"] })
  await app.rest("PUT", `/api/admin/drivers/${a.id}/status`, { status: "approved" }, { token })
  await owner.update({ role: "VIEWER" })
  await undo(made.id)
  expect(await row(a.id)).toMatchObject({ status: "approved", answeredAfter: expect.any(Number), ownerId: 1 })
  expect(await row(b.id)).toMatchObject({ status: "contacted", ownerId: null })
})

test("two leads wait since what is promised, and not since something older that is not", async () => {
  const [old, now] = [await apply(), await apply()]
  const long = new Date("2024-01-01T00:00:00Z")
  await DriverApplication.update({ isPromised: false, createdAt: long } as object, { where: { id: old.id } })
  await merge(old.id, now.id)
  const { answerDueAt } = (
    await app.ask("query ($id: ID!) { driverApplication(id: $id) { answerDueAt } }", { id: String(old.id) })
  ).driverApplication
  expect(Date.parse(answerDueAt)).toBeGreaterThan(Date.now())
})

test("a lead waits for the city that it takes from another one, and no longer for its own", async () => {
  const [a, b, c] = [await apply({ city: "Reno" }), await apply({ city: "Tampa" }), await apply()]
  await merge(a.id, b.id, { takenFields: ["city"] })
  expect(await row(a.id)).toMatchObject({ city: "Tampa", waitListCity: "tampa" })
  const { merge: made } = await merge(a.id, c.id, { takenFields: ["city"] })
  expect(await row(a.id)).toMatchObject({ city: "Los Angeles", waitListCity: null })
  await undo(made.id)
  expect(await row(a.id)).toMatchObject({ city: "Tampa", waitListCity: "tampa" })
})

test("of two leads that wait for a city, it is enough that one was told", async () => {
  const [a, b, c] = [await apply(), await apply(), await apply()]
  const waitListToldAt = new Date("2026-11-01T00:00:00Z")
  await DriverApplication.update({ waitListCity: "tampa" }, { where: { id: a.id } })
  await DriverApplication.update({ waitListCity: "tampa", waitListToldAt }, { where: { id: b.id } })
  await DriverApplication.update({ waitListCity: "reno", waitListToldAt }, { where: { id: c.id } })
  await merge(a.id, c.id)
  expect(await row(a.id)).toMatchObject({ waitListCity: "tampa", waitListToldAt: null })
  const { merge: made } = await merge(a.id, b.id)
  expect(await row(a.id)).toMatchObject({ waitListCity: "tampa", waitListToldAt })
  await undo(made.id)
  expect(await row(a.id)).toMatchObject({ waitListToldAt: null })
})

describe("a merge that cannot be", () => {
  test("is refused in words", async () => {
    const [a, b, c] = [await apply(), await apply(), await apply()]
    await expect(merge(a.id, a.id)).rejects.toMatchObject({ code: "CONFLICT" })
    await expect(merge(a.id, 999_999)).rejects.toMatchObject({ code: "NOT_FOUND" })
    const unknown = { code: "BAD_USER_INPUT", message: expect.stringMatching(/no shoe to take. It has name, email/) }
    await expect(merge(a.id, b.id, { takenFields: ["shoe"] })).rejects.toMatchObject(unknown)
    const now = new Date().toISOString()
    const stale = { expectedUpdatedAt: { survivor: now, merged: now } }
    await expect(merge(a.id, b.id, stale)).rejects.toMatchObject({ code: "CONFLICT" })
    await merge(a.id, b.id)
    const gone = { code: "CONFLICT", message: `The driver application ${b.id} became a part of ${a.id}.` }
    await expect(merge(c.id, b.id)).rejects.toMatchObject(gone)
  })

  test("is none of who only reads", async () => {
    const [a, b] = [await apply(), await apply()]
    const reader = await app.loginAs("VIEWER")
    await expect(merge(a.id, b.id, {}, reader)).rejects.toMatchObject({ code: "FORBIDDEN" })
    const { merge: made } = await merge(a.id, b.id)
    await expect(app.ask(UNDO, { id: made.id }, reader)).rejects.toMatchObject({ code: "FORBIDDEN" })
  })

  test("happens once of two at the same moment, in whichever direction", async () => {
    const [a, b] = [await apply(), await apply()]
    const outcomes = await Promise.allSettled([merge(a.id, b.id), merge(b.id, a.id), merge(a.id, b.id)])
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
    expect(await LeadMerge.count({ where: { survivorId: [a.id, b.id] } })).toBe(1)
  })

  test("cannot be undone after 30 days", async () => {
    const [a, b] = [await apply(), await apply()]
    const { merge: made } = await merge(a.id, b.id)
    await LeadMerge.update({ mergedAt: new Date(Date.now() - 31 * 24 * 60 * 60_000) }, { where: { id: made.id } })
    await expect(undo(made.id)).rejects.toMatchObject({ code: "CONFLICT" })
  })
})

test("a key merges over REST, and is told what is no field", async () => {
  const [a, b] = [await apply({ city: "Reno" }), await apply({ city: "Tampa" })]
  const { secret } = await makeApiKey(["leads:write"])
  const path = `/api/admin/drivers/${a.id}/merge`
  const bad = await app.rest("POST", path, { merged_id: b.id, taken_fields: ["shoe"] }, { token: secret })
  expect([bad.status, bad.body.fields?.[0]?.field ?? JSON.stringify(bad.body)]).toEqual([
    400,
    expect.stringMatching(/taken_fields/),
  ])
  const { status, body } = await app.rest("POST", path, { merged_id: b.id, taken_fields: ["city"] }, { token: secret })
  expect([status, body.id, body.city, typeof body.merge_id]).toEqual([200, a.id, "Tampa", "number"])
})
