import { beforeAll, describe, expect, test } from "@jest/globals"
import { replyPromise } from "../../../contract/content/promises/replyPromise.ts"
import type { LeadFilter } from "../../../contract/leads/leadFilters.ts"
import { leadStatuses } from "../../../contract/leads/leadStatus.ts"
import { DAY_MS } from "../../../contract/text/durations.ts"
import { readAll, readPage } from "../../../platform/database/reading/keyset.ts"
import { setUpTestDatabase } from "../../../testing/database/testDatabase.ts"
import { seededRandom } from "../../../testing/process/seededRandom.ts"
import { driverApplicationKind } from "../drivers/driverApplication.kind.ts"
import { storeSampleLeads } from "../intake/sampleLeads.ts"
import type { Lead } from "../lead/lead.model.ts"
import { leadKinds } from "../leadKinds.ts"
import { type LeadOrder, whereLeads } from "./leadListing.ts"
import { planLeads } from "./leadPlan.ts"

const LEADS = 400
const NOW = Date.now()
const kind = driverApplicationKind
const promise = replyPromise("driver_reply", undefined)

await setUpTestDatabase({ isPrepared: true })
beforeAll(async () => {
  await storeSampleLeads(leadKinds, LEADS / 2, NOW)
  // The second half is stored later but received earlier, like an import.
  await storeSampleLeads(leadKinds, LEADS / 2, NOW - 90 * DAY_MS)
  for (const [index, lead] of (await kind.model.findAll()).entries()) {
    if (index % 5 === 0) await lead.update({ waitingSince: daysAgo(index % 10) }, { silent: true })
    if (index % 3 === 0) await lead.update({ isPromised: false }, { silent: true })
  }
})

const daysAgo = (days: number) => new Date(NOW - days * DAY_MS)

const parts: Record<string, LeadFilter[]> = {
  search: [{}, { search: "lindqvist" }, { search: "example com" }, { search: "ana 9" }, { search: "zzz" }],
  status: [{}, { statuses: [leadStatuses.PENDING] }, { statuses: [leadStatuses.CONTACTED, leadStatuses.APPROVED] }],
  own: [{}, { platforms: ["Lyft"] }, { platforms: ["Uber", "Both"], city: "Fresno" }, { city: "fresno" }],
  time: [
    {},
    { receivedFrom: daysAgo(200), receivedBefore: daysAgo(90) },
    { receivedFrom: daysAgo(10) },
    { receivedBefore: daysAgo(400) },
    { isOverdue: true },
    { isOverdue: false },
  ],
}

const orders: (LeadOrder | null)[] = [
  null,
  { field: "createdAt" },
  { field: "name", direction: "DESCENDING" },
  { field: "city" },
  { field: "status", direction: "DESCENDING" },
]

const plainIds = async (filter: LeadFilter, order: LeadOrder | null) => {
  const { field, direction: asked } = order ?? { field: "createdAt", direction: "DESCENDING" }
  const direction = asked === "DESCENDING" ? "DESC" : "ASC"
  const where = whereLeads(kind, filter, promise)
  const leads = await kind.model.findAll({
    where,
    order: [
      [field, direction],
      ["id", direction],
    ],
  })
  return leads.map(({ id }) => id)
}

const pagedIds = async (filter: LeadFilter, order: LeadOrder | null, first: number) => {
  const ids: number[] = []
  let after: string | null = null
  do {
    const listing = await planLeads(kind, filter, promise, order)
    const page: Awaited<ReturnType<typeof readPage<Lead>>> = await readPage<Lead>(kind.model, { first, after }, listing)
    ids.push(...page.nodes.map(({ id }: { id: number }) => id))
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
  } while (after)
  return ids
}

const filters = Object.values(parts).reduce<LeadFilter[]>(
  (all, part) => all.flatMap((filter) => part.map((more) => ({ ...filter, ...more }))),
  [{}],
)

/** This many items, each drawn independently. */
const someOf = <Item>(items: readonly Item[], count: number, random: () => number) =>
  Array.from({ length: count }, () => items[Math.floor(random() * items.length)] as Item)

describe("a planned list of leads", () => {
  test.each(orders)("has the rows of a plain query, page by page, by %j and each filter", async (order) => {
    // Each run tests a different sample of the combinations.
    const { seed, random } = seededRandom()
    for (const filter of someOf(filters, 22, random)) {
      const first = 1 + Math.floor(random() * 100)
      const ids = await pagedIds(filter, order, first)
      expect({ seed, filter, first, ids }).toEqual({ seed, filter, first, ids: await plainIds(filter, order) })
    }
  })

  test("has the rows of a plain query if read as a whole, and counts them exactly", async () => {
    const { seed, random } = seededRandom()
    for (const filter of someOf(filters, 27, random)) {
      const listing = await planLeads(kind, filter, promise)
      const ids: number[] = []
      for await (const lead of readAll<Lead>(kind.model, listing)) ids.push((lead as { id: number }).id)
      const [plain, told] = [await plainIds(filter, null), { count: ids.length, isExact: true }]
      const total = await listing.count?.()
      expect({ seed, filter, ids, total }).toEqual({ seed, filter, ids: plain, total: told })
    }
  })

  test("has the rows of a plain query for chosen ids, of which some do not exist", async () => {
    const ids = Array.from({ length: 500 }, (_, index) => index * 2 + 1)
    expect(await pagedIds({ ids }, { field: "name" }, 50)).toEqual(await plainIds({ ids }, { field: "name" }))
  })
})
