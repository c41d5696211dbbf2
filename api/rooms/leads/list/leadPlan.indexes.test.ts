import { expect, test } from "@jest/globals"
import { replyPromise } from "../../../contract/content/promises/replyPromise.ts"
import type { LeadFilter } from "../../../contract/leads/leadFilters.ts"
import { database } from "../../../platform/database/connection/database.ts"
import { readPage } from "../../../platform/database/reading/keyset.ts"
import type { Viewer } from "../../../platform/viewer/viewer.ts"
import { setUpTestDatabase } from "../../../testing/database/testDatabase.ts"
import { User } from "../../accounts/users/user.model.ts"
import { readVisitStatistics } from "../../statistics/visits/visitStatistics.service.ts"
import { countWork } from "../counters/leadCounts.ts"
import { driverApplicationKind } from "../drivers/driverApplication.kind.ts"
import { storeSampleLeads } from "../intake/sampleLeads.ts"
import { leadKinds } from "../leadKinds.ts"
import type { LeadOrder } from "./leadListing.ts"
import { planLeads } from "./leadPlan.ts"
import { findOverdue } from "./overdueLeads.ts"

const kind = driverApplicationKind
const promise = replyPromise("driver_reply", undefined)

await setUpTestDatabase({ isPrepared: true })
await storeSampleLeads(leadKinds, 300, Date.now())

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000)

const SORT = "SORT"

const indexesOf = async (sql: string) => {
  if (database().getDialect() === "sqlite") {
    const [steps] = await database().query(`EXPLAIN QUERY PLAN ${sql}`)
    return (steps as { detail: string }[]).flatMap(({ detail }) => {
      if (/^(SCAN|SEARCH)/.test(detail)) return / INDEX (\w+)/.exec(detail)?.[1] ?? "PRIMARY"
      return detail.includes("ORDER BY") ? SORT : []
    })
  }
  const [rows] = await database().query(`EXPLAIN FORMAT=TRADITIONAL ${sql}`)
  const steps = rows as { key: string | null; Extra: string | null }[]
  return steps.flatMap(({ key, Extra }) => (Extra?.includes("filesort") ? [key, SORT] : key))
}

const indexesUsedBy = async (read: () => Promise<unknown>) => {
  const statements: string[] = []
  const { options } = database() as unknown as { options: { logging: unknown } }
  options.logging = (line: string) => statements.push(line.replace(/^.*?: (?=SELECT)/, ""))
  await read()
  options.logging = false
  const reading = statements.filter((sql) =>
    /^SELECT[^;]* FROM `?(driver_applications|advertiser_submissions)/.test(sql),
  )
  return [...new Set((await Promise.all(reading.map(indexesOf))).flat())]
}

/** Indexes used by the statements for two pages of a list. */
const indexesUsed = async (filter: LeadFilter, order: LeadOrder | null) => {
  const listing = await planLeads(kind, filter, promise, order)
  return indexesUsedBy(async () => {
    const { pageInfo } = await readPage(kind.model, { first: 5 }, listing)
    await readPage(kind.model, { first: 5, after: pageInfo.endCursor }, listing)
  })
}

test.each<[string, LeadFilter, LeadOrder | null, string]>([
  ["nothing", {}, null, "driver_applications_by_creation"],
  ["one status", { statuses: ["pending"] }, null, "driver_applications_by_status_creation"],
  ["one city", { city: "Fresno" }, null, "driver_applications_by_city_creation"],
  ["the rarer of two", { city: "Fresno", statuses: ["pending"] }, null, "driver_applications_by_city_creation"],
  ["overdue, while no answer waits", { isOverdue: true }, null, "driver_applications_by_status_creation"],
  ["not overdue", { isOverdue: false }, null, "driver_applications_by_creation"],
  ["a span of time", { receivedFrom: daysAgo(10) }, null, "driver_applications_by_creation"],
  ["ids", { ids: Array.from({ length: 300 }, (_, index) => index) }, null, `driver_applications_by_place,${SORT}`],
  ["an address", { email: "Ana@Example.com" }, null, `driver_applications_by_email,${SORT}`],
  ["an owner", { ownerId: "1" }, null, "driver_applications_by_owner_id_creation"],
  ["no owner", { isUnassigned: true }, null, "driver_applications_by_owner_id_creation"],
  ["any owner", { isUnassigned: false }, null, `driver_applications_by_owner,${SORT}`],
  ["mail that came back", { isReturned: true }, null, `driver_applications_by_returned,${SORT}`],
  ["a reason", { statusReason: "No answer" }, null, `driver_applications_by_reason,${SORT}`],
  ["a day to follow up", { followUpBy: "2026-11-21" }, null, `driver_applications_by_follow_up,${SORT}`],
  [
    "changes",
    { updatedSince: daysAgo(10) },
    { field: "updatedAt", direction: "ASCENDING" },
    "driver_applications_by_update",
  ],
  ["an order", {}, { field: "name" }, "driver_applications_by_name"],
  ["few leads to sort", { city: "Fresno" }, { field: "name" }, `driver_applications_by_city,${SORT}`],
])("each engine uses the index for a list by %s", async (_case, filter, order, index) => {
  expect((await indexesUsed(filter, order)).join()).toBe(index)
})

test("each engine finds and counts waiting leads by their index", async () => {
  expect(await indexesUsedBy(() => countWork(kind, promise))).toContain("driver_applications_by_waiting")
  const waitingSince = daysAgo(30)
  await driverApplicationKind.model.update({ waitingSince }, { where: { status: "contacted" }, silent: true })
  const used = await indexesUsedBy(async () => {
    for await (const _ids of (await findOverdue(kind, promise))?.ids(null, false) ?? []);
  })
  expect(used).toEqual(expect.arrayContaining(["driver_applications_by_waiting", "driver_applications_by_status"]))
})

test("each engine reads the leads of a date range by their ids", async () => {
  const viewer: Viewer = { address: "10.0.0.1", isLocal: false, session: null, user: await User.findOne() }
  expect(await indexesUsedBy(() => readVisitStatistics(viewer, { days: 3 }))).toEqual(["PRIMARY", SORT])
})
