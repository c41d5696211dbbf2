import { beforeAll, describe, expect, test } from "@jest/globals"
import { nodeIdOf } from "../../../contract/api/nodeId.ts"
import { assignPositions } from "../../../platform/events/eventChain.ts"
import { indexPending } from "../../../platform/search/searchIndexer.ts"
import { type Json, setUpTestApp } from "../../../testing/testApp.ts"
import { recountLeads } from "../counters/leadRecount.ts"
import { leadKinds } from "../leadKinds.ts"
import { LeadPlacement } from "./leadPlacement.model.ts"

const app = await setUpTestApp()
const token = await app.login()

const LIST = `query ($filter: DriverApplicationFilter, $orderBy: DriverApplicationOrder) {
  driverApplications(filter: $filter, orderBy: $orderBy) { totalCount totalCountIsExact nodes { id } } }`

const OTHERS = `query ($driver: ID!, $on: Date!) {
  advertiserSubmissions { totalCount nodes { id possibleRepeats { type id } } }
  driverApplication(id: $driver) { possibleRepeats { type id name } }
  dashboardSummary(today: $on) { kinds { leadType total pending overdue mine unassigned followUpsDue } }
  leadStatistics(days: 1) { days { kinds { leadType count } } statuses { status kinds { leadType count } } }
  visitStatistics(days: 1) { sources { name sent } cities { name sent } }
  leadCities(startsWith: "P")
  changes(first: 100) { nodes { type lead { id } } }
  emailLogs(first: 100) { nodes { id lead { id } } }
}`

describe("a lead outside the inbox", () => {
  const ids: Record<string, number> = {}

  const { ask } = app
  const shared = { email: "same@example.com" }
  const apply = (name: string, values: object = {}) =>
    app.apply({ ...shared, name, city: "Placeville", phone: "+1 213 555 0100", ...values })
  const inquire = (company_name: string, values: object = {}) => app.inquire({ ...shared, company_name, ...values })
  const remove = (leadType: string, id: number) =>
    ask("mutation ($type: LeadType!, $id: ID!) { deleteLead(leadType: $type, leadId: $id) { __typename } }", {
      type: leadType,
      id: String(id),
    })

  const on = new Date().toISOString().slice(0, 10)
  const since = new Date(Date.now() - 60 * 60_000).toISOString()
  const everything = async () => {
    const owner = (await ask("{ me { id } }")).me.id
    const filters: Record<string, unknown>[] = [
      {},
      { search: "placeholder" },
      { search: "pl" },
      { statuses: ["PENDING"] },
      { statuses: ["PENDING", "CONTACTED"], city: "Placeville" },
      { city: "Placeville" },
      { platforms: ["UBER"], receivedFrom: since },
      { receivedBefore: since },
      { email: "SAME@example.com" },
      { phone: "2135550100" },
      { ownerId: owner },
      { isUnassigned: true },
      { isUnassigned: false },
      { followUpBy: on },
      { isOverdue: true },
      { isOverdue: false, updatedSince: since },
    ]
    const orders = [undefined, { field: "RECEIVED" }, { field: "NAME" }, { field: "CITY", direction: "DESCENDING" }]
    const lists: Json[] = []
    for (const filter of filters)
      for (const orderBy of orders) {
        const { driverApplications } = await ask(LIST, { filter, orderBy })
        lists.push([filter, orderBy, driverApplications])
      }
    const others = await ask(OTHERS, { driver: String(ids.inbox), on })
    const csv = async (path: string) => (await app.rest("GET", path, undefined, { token })).body
    return {
      ...others,
      lists,
      drivers: await csv("/api/drivers/applications"),
      driversCsv: await csv("/api/drivers/applications.csv"),
      advertisers: await csv("/api/advertisers/submissions"),
      advertisersCsv: await csv("/api/advertisers/submissions.csv"),
      feed: await csv("/api/changes"),
    }
  }

  beforeAll(async () => {
    ids.inbox = await apply("Inga Placeholder")
    ids.trashed = await apply("Tina Placeholder", { city: "Platt" })
    ids.merged = await apply("Mona Placeholder", { city: "Plano" })
    ids.held = await apply("Quin Placeholder", { city: "Pomona", subject: "a trap" })
    ids.advertiser = await inquire("Inbox Placeholder")
    const trashed = await inquire("Trash Placeholder")
    await inquire("Held Placeholder", { subject: "a trap" })
    const owner = (await ask("{ me { id } }")).me.id
    const which = { ids: [String(ids.inbox), String(ids.trashed)] }
    await ask(
      `mutation ($ids: [ID!]!, $owner: ID!, $on: Date!) {
        assignLeads(leadType: DRIVER_APPLICATION, ids: $ids, ownerId: $owner) { __typename }
        setFollowUp(leadType: DRIVER_APPLICATION, ids: $ids, on: $on) { __typename } }`,
      { ...which, owner, on },
    )
    await remove("DRIVER_APPLICATION", ids.trashed)
    await ask("mutation ($input: MergeLeadsInput!) { mergeLeads(input: $input) { __typename } }", {
      input: { leadType: "DRIVER_APPLICATION", survivorId: String(ids.inbox), mergedId: String(ids.merged) },
    })
    await remove("ADVERTISER_SUBMISSION", trashed)
    while ((await indexPending()) > 0);
    await assignPositions()
  })

  test("is listed and counted in its own place only, in full pages", async () => {
    const places = await ask(`{ dashboardSummary { quarantined }
      quarantinedSubmissions(first: 2) { nodes { title } pageInfo { hasNextPage } }
      trash(first: 2) { nodes { title } pageInfo { hasNextPage } } }`)
    const pageInfo = { hasNextPage: false }
    const pageOf = (...titles: string[]) => ({ nodes: titles.map((title) => ({ title })), pageInfo })
    expect(places).toEqual({
      dashboardSummary: { quarantined: 2 },
      quarantinedSubmissions: pageOf("Held Placeholder", "Quin Placeholder"),
      trash: pageOf("Trash Placeholder", "Tina Placeholder"),
    })
  })

  test("cannot be found or changed by its id", async () => {
    for (const id of [ids.trashed, ids.held].map(String)) {
      const query = `query ($id: ID!, $nodeId: ID!) { driverApplication(id: $id) { id } node(id: $nodeId) { nodeId }
        replyStart(leadType: DRIVER_APPLICATION, leadId: $id) { __typename } }`
      const nothing = { driverApplication: null, node: null, replyStart: null }
      expect(await ask(query, { id, nodeId: nodeIdOf("DriverApplication", id) })).toEqual(nothing)
      const changes = [
        "setDriverApplicationStatus(id: $id, status: APPROVED) { __typename }",
        'addLeadNote(leadType: DRIVER_APPLICATION, leadId: $id, text: "x") { __typename }',
        'correctLead(leadType: DRIVER_APPLICATION, leadId: $id, values: { city: "Reno" }) { __typename }',
        "endStatusLink(leadType: DRIVER_APPLICATION, leadId: $id) { __typename }",
        "deleteLead(leadType: DRIVER_APPLICATION, leadId: $id) { __typename }",
      ]
      for (const change of changes)
        await expect(ask(`mutation ($id: ID!) { ${change} }`, { id })).rejects.toMatchObject({ code: "NOT_FOUND" })
      const many = `mutation ($id: ID!, $on: Date!) {
        setDriverApplicationStatuses(changes: [{ id: $id, status: APPROVED }]) { notFoundIds }
        assignLeads(leadType: DRIVER_APPLICATION, ids: [$id]) { notFoundIds }
        setFollowUp(leadType: DRIVER_APPLICATION, ids: [$id], on: $on) { notFoundIds } }`
      const answers = Object.values(await ask(many, { id, on })) as Json[]
      expect(answers).toEqual(Array(3).fill({ notFoundIds: [id] }))
      const { status } = await app.rest("PUT", `/api/admin/drivers/${id}/status`, { status: "approved" }, { token })
      expect(status).toBe(404)
    }
  })

  test("changes no list, count, export or feed", async () => {
    for (const kind of leadKinds) expect(await recountLeads(kind)).toBe(0)
    const seen = await everything()
    const found = seen.lists.map(([_filter, _order, { nodes }]: Json) => nodes)
    expect(found.flat().every(({ id }: Json) => id === String(ids.inbox))).toBe(true)
    expect(found.filter(({ length }: Json) => length === 1).length).toBeGreaterThan(40)
    expect(seen.driverApplication.possibleRepeats).toMatchObject([{ id: String(ids.advertiser) }])
    for (const { model, letter } of leadKinds) {
      expect(await model.unscoped().count()).toBe(letter === "d" ? 4 : 3)
      await model.unscoped().destroy({ where: { place: ["QUARANTINE", "TRASH", "MERGED"] } })
    }
    await LeadPlacement.destroy({ where: {} })
    expect(await everything()).toEqual(seen)
    const told = seen.feed.changes.filter(({ lead }: Json) => lead !== null).map(({ lead_id }: Json) => lead_id)
    expect([...new Set(told)]).toEqual([ids.inbox])
  })
})
