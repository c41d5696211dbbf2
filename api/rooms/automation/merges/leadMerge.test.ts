import { beforeEach, describe, expect, test } from "@jest/globals"
import { nodeIdOf } from "../../../contract/api/nodeId.ts"
import { referenceOf } from "../../../contract/leads/statusLink.ts"
import { DAY_MS } from "../../../contract/text/durations.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { assignPositions } from "../../../platform/events/eventChain.ts"
import { indexPending } from "../../../platform/search/searchIndexer.ts"
import { leadRows } from "../../../testing/database/leadTables.ts"
import { strays } from "../../../testing/erasure/strays.ts"
import { visitor } from "../../../testing/factories/viewers.ts"
import { fileWith, storeIncoming } from "../../../testing/mail/incoming.ts"
import { startWithoutMail } from "../../../testing/mail/outbox.ts"
import { heic, postLeadFile } from "../../../testing/pictures/leadFileClient.ts"
import { type Json, setUpTestApp } from "../../../testing/testApp.ts"
import { User } from "../../accounts/users/user.model.ts"
import { recountLeads } from "../../leads/counters/leadRecount.ts"
import { DriverApplication } from "../../leads/drivers/driverApplication.model.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { LeadMerge } from "../../leads/merged/leadMerge.model.ts"
import { LeadAddress, ReplyDraft } from "../../leads/related/leadMessage.model.ts"
import { findStatus } from "../../leads/status/status.service.ts"

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
const merge = async (survivorId: number, mergedId: number, more: Json = {}) => {
  const input = { leadType: "DRIVER_APPLICATION", survivorId: String(survivorId), mergedId: String(mergedId), ...more }
  return (await app.ask(MERGE, { input })).mergeLeads
}
const undo = async (id: string) => (await app.ask(UNDO, { id })).undoLeadMerge
const setStatus = (id: number, status: string) =>
  app.rest("PUT", `/api/admin/drivers/${id}/status`, { status }, { token })
const note = (id: number, text: string) =>
  app.ask(`mutation { addLeadNote(leadType: DRIVER_APPLICATION, leadId: ${id}, text: "${text}") { __typename } }`)

/** All rows of leads, without `updated_at`. */
const everything = async (): Promise<Json> =>
  JSON.parse(JSON.stringify(await leadRows(), (name, value) => (name === "updated_at" ? null : value)))

const fullLead = async (name: string, values: Json = {}) => {
  const lead = await apply({ name, email: `${name.toLowerCase()}@example.com`, ...values })
  const key = { leadType: "driver_application", leadId: lead.id }
  await note(lead.id, `${name} called twice.`)
  await storeIncoming(key, { text: `${name} writes` }, { [`${name}.pdf`]: fileWith(name) })
  await storeIncoming(key, { text: "the same card" }, { "card.pdf": fileWith("the same") })
  await postLeadFile(app, token, lead.id, { bytes: Buffer.concat([heic, Buffer.from(name)]), filename: `${name}.heic` })
  await app.ask(`mutation { requestLeadFile(leadType: DRIVER_APPLICATION, leadId: ${lead.id}, what: "${name}'s card") {
    request { id } } }`)
  const address = name.toLowerCase().padEnd(26, "x").slice(0, 26)
  await LeadAddress.create({ token: address, ...key, createdAt: clock.wallTime() })
  await ReplyDraft.create({ ...key, authorId: 1, subject: "Hi", body: `Dear ${name}` })
  await ReplyDraft.create({ ...key, authorId: lead.id + 10, subject: "Hi", body: `Dear ${name}` })
  return { ...lead, key, address }
}
const row = (id: number) => DriverApplication.unscoped().findByPk(id, { rejectOnEmpty: true })
const isFound = async (search: string, id: number) => {
  while ((await indexPending()) > 0);
  const query = "query ($search: String) { driverApplications(filter: { search: $search }) { nodes { id } } }"
  return (await app.ask(query, { search })).driverApplications.nodes.some((one: Json) => one.id === String(id))
}
const feedOf = async (ids: readonly number[]) => {
  await assignPositions()
  const { body } = await app.rest("GET", "/api/changes?limit=100", undefined, { token })
  return body.changes.filter((one: Json) => ids.includes(one.lead_id) && /merged/.test(one.type))
}

describe("two leads that are merged", () => {
  test("lose nothing, and an undo restores them", async () => {
    const [ada, bob] = [await fullLead("Ada", { city: "Reno" }), await fullLead("Bob", { city: "Tampa" })]
    await DriverApplication.update({ waitListCity: null }, { where: { id: ada.id } })
    await DriverApplication.update({ waitListCity: "tampa" }, { where: { id: bob.id } })
    const keep = (id: number, body: object) => app.rest("PUT", `/api/admin/drivers/${id}/external`, body, { token })
    await keep(bob.id, { external_id: "crm-2", metadata: { stage: "trial", region: "West" } })
    await keep(ada.id, { metadata: { stage: "won" } })
    await app.ask(`mutation {
      setFollowUp(leadType: DRIVER_APPLICATION, ids: [${bob.id}], on: "2027-01-04") { notFoundIds }
      assignLeads(leadType: DRIVER_APPLICATION, ids: [${bob.id}], ownerId: "1") { notFoundIds }
      setDriverApplicationStatus(id: ${bob.id}, status: CONTACTED) { __typename } }`)
    expect(await isFound("Bob called", bob.id)).toBe(true)
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
    expect(await strays("driver_application", bob.id)).toEqual([])
    for (const kind of leadKinds) expect(await recountLeads(kind)).toBe(0)
    const moved = await everything()
    const ofAda = (table: string) => moved[table].filter((one: Json) => one.lead_id === ada.id).length
    // A lead keeps one draft per author; the other returns with the undo.
    expect([ofAda("lead_file_requests"), ofAda("reply_drafts"), ofAda("lead_addresses")]).toEqual([2, 3, 2])
    for (const table of Object.keys(moved).filter((name) => name !== "counts"))
      expect(moved[table]).toHaveLength(before[table].length)
    const left = moved.email_logs.filter((one: Json) => one.lead_id === bob.id && /driver/.test(one.log_type))
    expect(left).toEqual([])

    const { restored } = await undo(made.id)
    expect(restored).toEqual({ id: String(bob.id), email: "bob@example.com", status: "CONTACTED" })
    const after = await everything()
    expect(after).toEqual(before)
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

  test("pass later notes and edits to the survivor; the merge can be undone for 30 days", async () => {
    const [ada, bob] = [await apply({ name: "Ada" }), await apply({ name: "Bob", city: "Tampa" })]
    const { merge: made } = await merge(ada.id, bob.id, { takenFields: ["name", "city"] })
    await note(ada.id, "Since then")
    await app.ask(`mutation { correctLead(leadType: DRIVER_APPLICATION, leadId: ${ada.id}, values: { city: "Omaha" }) {
      lead { id } } }`)
    const mergedAgo = (days: number) =>
      LeadMerge.update({ mergedAt: new Date(Date.now() - days * DAY_MS) }, { where: { id: made.id } })
    await mergedAgo(30.01)
    await expect(undo(made.id)).rejects.toMatchObject({ code: "CONFLICT" })
    await mergedAgo(29.99)
    await undo(made.id)
    expect(await row(ada.id)).toMatchObject({ name: "Ada", city: "Omaha", noteCount: 1 })
    expect(await row(bob.id)).toMatchObject({ name: "Bob", city: "Tampa", noteCount: 0, place: "INBOX" })
    await expect(undo(made.id)).rejects.toMatchObject({ code: "CONFLICT" })
  })

  test("are found by the values of either lead, and share repeats, until the merge is undone", async () => {
    const person = (name: string, digits: string) => ({
      name,
      email: `${name}@example.com`,
      phone: `310-555-${digits}`,
    })
    const [a, b] = [await apply(person("keeper", "0001")), await apply(person("second", "0002"))]
    const found = async (search: string) =>
      (await app.ask(`{ driverApplications(filter: { search: "${search}" }) { nodes { id } } }`)).driverApplications
        .nodes
    const repeats = async (id: number) => {
      const fields = "hasPossibleRepeats possibleRepeats { id }"
      const { hasPossibleRepeats, possibleRepeats } = (await app.ask(`{ driverApplication(id: ${id}) { ${fields} } }`))
        .driverApplication
      return [hasPossibleRepeats, possibleRepeats.map((one: Json) => one.id)]
    }
    const { merge: made } = await merge(a.id, b.id)
    await app.rest("PATCH", `/api/admin/drivers/${a.id}`, { city: "Zyxville" }, { token })
    for (const search of ["keeper@example.com", "second@example.com", "second", "310-555-0002", "zyxville"])
      expect([search, await found(search)]).toEqual([search, [{ id: String(a.id) }]])
    expect(await repeats(a.id)).toEqual([false, []])
    const c = await apply({ ...person("third", "0003"), email: "Second@example.com" })
    expect(await repeats(c.id)).toEqual([true, [String(a.id)]])
    expect(await repeats(a.id)).toEqual([true, [String(c.id)]])
    await undo(made.id)
    expect(await found("310-555-0002")).toEqual([{ id: String(b.id) }])
    expect(await repeats(a.id)).toEqual([false, []])
    expect(await repeats(c.id)).toEqual([true, [String(b.id)]])
  })

  test("are found by both ids, links and addresses, also through a third lead", async () => {
    const [a, b, c] = [await fullLead("Amy"), await fullLead("Bea"), await fullLead("Cleo")]
    const { merge: first } = await merge(b.id, a.id)
    await merge(c.id, b.id)
    const id = String(a.id)
    const { driverApplication, node } = await app.ask(
      `{ driverApplication(id: ${id}) { id merges { mergedId } }
        node(id: "${nodeIdOf("DriverApplication", id)}") { ... on DriverApplication { id } } }`,
    )
    expect([driverApplication, node]).toEqual([
      { id: String(c.id), merges: [{ mergedId: String(b.id) }] },
      { id: String(c.id) },
    ])
    const single = await app.rest("GET", `/api/admin/drivers/${id}`, undefined, { token })
    expect(single.body).toMatchObject({ id: c.id, note_count: 3 })
    expect((await app.rest("GET", `/api/admin/drivers/${id}/messages`, undefined, { token })).body).toHaveLength(6)
    await note(a.id, "By the old id")
    await setStatus(a.id, "approved")
    const many = await app.ask(`mutation {
      setFollowUp(leadType: DRIVER_APPLICATION, ids: [${id}], on: "2027-02-01") { notFoundIds }
      setDriverApplicationStatuses(changes: [{ id: ${id}, status: REJECTED }]) { notFoundIds } }`)
    expect(Object.values(many)).toEqual([{ notFoundIds: [] }, { notFoundIds: [] }])
    expect(await row(c.id)).toMatchObject({ noteCount: 4, status: "rejected", followUpOn: "2027-02-01" })
    expect((await findStatus(visitor(), a.link))?.reference).toBe(referenceOf("d", c.id))
    expect(await LeadAddress.count({ where: { leadId: c.id } })).toBe(3)
    await expect(undo(first.id)).rejects.toMatchObject({ code: "CONFLICT" })
  })

  test("keep the earlier reply clock, promise and opt-out", async () => {
    const [a, b] = [await apply(), await apply()]
    const [early, late] = [new Date("2026-11-01T00:00:00Z"), new Date("2026-11-02T00:00:00Z")]
    const returned = { mailReturnedAt: late }
    const old = { createdAt: new Date("2024-01-01T00:00:00Z"), saleOptOutAt: late, isPromised: false }
    await DriverApplication.update(old as object, { where: { id: a.id } })
    await DriverApplication.update({ ...returned, saleOptOutAt: early, waitingSince: late }, { where: { id: b.id } })
    const { merge: made } = await merge(a.id, b.id)
    expect(await row(a.id)).toMatchObject({ ...returned, saleOptOutAt: early, waitingSince: late, isPromised: false })
    await undo(made.id)
    const before = { saleOptOutAt: late, waitingSince: null, mailReturnedAt: null, isPromised: false }
    expect(await row(a.id)).toMatchObject(before)
    const now = await apply()
    await merge(a.id, now.id)
    const { answerDueAt } = (await app.ask(`{ driverApplication(id: ${a.id}) { answerDueAt } }`)).driverApplication
    expect(Date.parse(answerDueAt)).toBeGreaterThan(Date.now())
  })
})

test("two merged waiting leads wait once for the chosen city, and count as notified if either was", async () => {
  const [a, b, c] = [await apply({ city: "Reno" }), await apply({ city: "Tampa" }), await apply()]
  await merge(a.id, b.id, { takenFields: ["city"] })
  expect(await row(a.id)).toMatchObject({ city: "Tampa", waitListCity: "tampa", waitListToldAt: null })
  const { merge: other } = await merge(a.id, c.id, { takenFields: ["city"] })
  expect(await row(a.id)).toMatchObject({ city: "Los Angeles", waitListCity: null })
  await undo(other.id)
  expect(await row(a.id)).toMatchObject({ city: "Tampa", waitListCity: "tampa" })

  const [d, e] = [await apply({ city: "Reno" }), await apply({ city: "Tampa" })]
  const waitListToldAt = new Date("2026-11-01T00:00:00Z")
  await DriverApplication.update({ waitListToldAt }, { where: { id: [d.id, e.id] } })
  await merge(a.id, d.id)
  expect(await row(a.id)).toMatchObject({ waitListCity: "tampa", waitListToldAt: null })
  const { merge: told } = await merge(a.id, e.id)
  expect(await row(a.id)).toMatchObject({ waitListCity: "tampa", waitListToldAt })
  await undo(told.id)
  expect(await row(a.id)).toMatchObject({ waitListToldAt: null })
})

test("undoing a merge omits an owner without permission, and keeps the time of a later status", async () => {
  const [a, b] = [await apply(), await apply()]
  await app.loginAs("MANAGER")
  const owner = await User.findOne({ where: { role: "MANAGER" }, rejectOnEmpty: true })
  await DriverApplication.update({ ownerId: 1 }, { where: { id: a.id } })
  await DriverApplication.update({ ownerId: owner.id }, { where: { id: b.id } })
  await setStatus(b.id, "contacted")
  const { merge: made } = await merge(a.id, b.id, { takenFields: ["status"] })
  await setStatus(a.id, "approved")
  await owner.update({ role: "VIEWER" })
  await undo(made.id)
  expect(await row(a.id)).toMatchObject({ status: "approved", answeredAfter: expect.any(Number), ownerId: 1 })
  expect(await row(b.id)).toMatchObject({ status: "contacted", ownerId: null })
})

describe("a merge that is not possible", () => {
  test("is refused with a reason", async () => {
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

  test("of concurrent merges of two leads, in either direction, one succeeds", async () => {
    const [a, b] = [await apply(), await apply()]
    const outcomes = await Promise.allSettled([merge(a.id, b.id), merge(b.id, a.id), merge(a.id, b.id)])
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
    expect(await LeadMerge.count({ where: { survivorId: [a.id, b.id] } })).toBe(1)
  })
})
