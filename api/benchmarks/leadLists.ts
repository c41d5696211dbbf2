import { Console } from "node:console"
import { config } from "../config.ts"
import { closeDatabase, database, openDatabase } from "../database/database.ts"
import { prepareDatabase } from "../database/prepare.ts"
import { leadKinds } from "../leadKinds.ts"
import { AdminUser } from "../modules/auth/admin.model.ts"
import type { Viewer } from "../modules/auth/viewer.ts"
import { driverApplicationKind } from "../modules/drivers/driverApplication.kind.ts"
import { DriverApplication } from "../modules/drivers/driverApplication.model.ts"
import { type LeadListRequest, type LeadPage, listLeads } from "../modules/leads/lead.service.ts"
import { storeSampleLeads } from "../modules/leads/sampleLeads.ts"

// Benchmark: the list of driver applications with 1,000 rows and, in the same run, with 100,000: median and 99th
// percentile in milliseconds, and the ratio of the medians. It needs an empty database:
//   DATABASE_URL=sqlite:/tmp/bench/lists.sqlite npx tsx api/benchmarks/leadLists.ts
//   DATABASE_URL=mysql://root@127.0.0.1:3306/bench npx tsx api/benchmarks/leadLists.ts

const SMALL = 1_000
const LARGE = 100_000
const ROUNDS = 200
const PAGE_SIZE = 25

const cases: Record<string, LeadListRequest> = {
  "newest first": {},
  "by name": { orderBy: { field: "name" } },
  "by status": { orderBy: { field: "status" } },
  "status pending": { filter: { statuses: ["pending"] } },
  "city and platform": { filter: { city: "Fresno", platforms: ["Lyft"] } },
  overdue: { filter: { isOverdue: true } },
  "search a name": { filter: { search: "lindqvist" } },
  "search two words": { filter: { search: "zoe sacr" } },
  "search an address": { filter: { search: "ana.77" } },
}

openDatabase(config.database)
await prepareDatabase()
const admin = await AdminUser.findOne()
const viewer: Viewer = { address: "127.0.0.1", isLocal: true, session: null, admin }
if ((await DriverApplication.count()) > 0) throw new Error("This database has leads already: give an empty one.")

/** The cursor after which page 1,000 begins, or the last page if there are fewer. */
const deepCursor = async (request: LeadListRequest) => {
  let after: string | null = null
  for (let page = 1; page < 250; page += 1) {
    const { pageInfo }: LeadPage = await listLeads(driverApplicationKind, viewer, {
      ...request,
      first: 100,
      after,
    })
    if (!pageInfo.hasNextPage) break
    after = pageInfo.endCursor
  }
  return after
}

const percentile = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

const measure = async (request: LeadListRequest) => {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now()
    await listLeads(driverApplicationKind, viewer, { ...request, first: PAGE_SIZE })
    times.push(performance.now() - start)
  }
  times.sort((one, other) => one - other)
  return { median: percentile(times, 0.5), p99: percentile(times, 0.99) }
}

const measureAll = async () => {
  const results = new Map<string, { median: number; p99: number }>()
  for (const [name, request] of Object.entries(cases)) {
    results.set(`${name}, page 1`, await measure(request))
    results.set(`${name}, page 1,000`, await measure({ ...request, after: await deepCursor(request) }))
    const { countAll } = await listLeads(driverApplicationKind, viewer, request)
    const start = performance.now()
    await countAll()
    const took = performance.now() - start
    results.set(`${name}, count`, { median: took, p99: took })
  }
  return results
}

const now = Date.now()
await storeSampleLeads(leadKinds, SMALL, now)
if (database().getDialect() === "mysql") await database().query("ANALYZE TABLE driver_applications, search_terms")
const small = await measureAll()
await storeSampleLeads(leadKinds, LARGE - SMALL, now)
await database().query(
  database().getDialect() === "mysql" ? "ANALYZE TABLE driver_applications, search_terms" : "ANALYZE",
)
const large = await measureAll()

const round = (value: number) => Number(value.toFixed(2))
new Console(process.stdout).table(
  Object.fromEntries(
    [...large].map(([name, { median, p99 }]) => {
      const before = small.get(name)?.median ?? 0
      return [
        name,
        {
          "1,000: median": round(before),
          "100,000: median": round(median),
          p99: round(p99),
          ratio: round(median / before),
        },
      ]
    }),
  ),
)
await closeDatabase()
