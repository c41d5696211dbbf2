import { expect, test } from "@jest/globals"
import type { GraphQLEnumType } from "graphql"
import { HOUR_MS } from "../../contract/text/durations.ts"
import { assignPositions } from "../../platform/events/eventChain.ts"
import { leadPlaces } from "../../rooms/leads/lead/leadPlace.ts"
import { LeadPlacement } from "../../rooms/leads/places/leadPlacement.model.ts"
import { addAdvertisers, addDrivers } from "../../testing/factories/leads.ts"
import { addMails, addMessages } from "../../testing/factories/mail.ts"
import { buildPicture, setPictures } from "../../testing/factories/media.ts"
import { addPrivacyRequests } from "../../testing/factories/privacyRequests.ts"
import { addDelivery, addWebhook } from "../../testing/factories/webhooks.ts"
import { type Json, setUpTestApp } from "../../testing/testApp.ts"
import { servedSchema as schema } from "./schema.ts"

const app = await setUpTestApp()

const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS)

// Stored in no column's order, with duplicates.
const values = [3, 900, 1, 40, 40, 7, 2_000, 900, 12].map((hours, index) => ({
  createdAt: hoursAgo(hours),
  updatedAt: hoursAgo((hours * 7) % 31),
  email: `${"hcadbgefa"[index]}@example.com`,
  status: (["pending", "contacted", "approved", "rejected"] as const)[(index * 3) % 4],
}))
const named = (index: number) => `Name ${"dagbfcheb"[index]}`

await addDrivers(
  ...values.map((common, index) => ({
    ...common,
    name: named(index),
    city: ["Fresno", "Oakland", "Chula Vista"][index % 3],
    platform: (["Uber", "Both", "Lyft"] as const)[(index * 2) % 3],
  })),
)
await addAdvertisers(
  ...values.map((common, index) => ({ ...common, companyName: named(index), contactName: named(8 - index) })),
)
await setPictures(
  ...values.map(({ createdAt }, index) =>
    buildPicture({ id: index + 1, createdAt, filename: `${named(index)}.png`, size: 1 + ((index * 5_000) % 9_999) }),
  ),
)
const webhook = await addWebhook()
// Logs only grow, so their rows are stored in the order of events.
for (const hours of [5, 4, 3, 2, 1]) {
  const createdAt = hoursAgo(hours)
  await addMails({ createdAt })
  await addMessages(null, { createdAt })
  await addDelivery(webhook, { createdAt })
  const query = { lead_type: "driver_application", file_name: "leads.csv" }
  await fetch(`${app.url}/api/imports?${new URLSearchParams(query)}`, {
    method: "POST",
    headers: { "content-type": "text/csv", authorization: `Bearer ${await app.as("OWNER")}` },
    body: "Name\nAna\n",
  })
  for (const place of [leadPlaces.QUARANTINE, leadPlaces.TRASH]) {
    const [lead] = await addDrivers({ createdAt, place })
    const placed = { leadType: "driver_application", leadId: lead?.id ?? 0, place }
    await LeadPlacement.create({ ...placed, reasons: null, score: null, movedById: null, movedAt: createdAt })
  }
}
await addPrivacyRequests(...[7, 300, 9, 80, 80].map((hours) => ({ receivedAt: hoursAgo(hours) })))

while ((await assignPositions()).assigned > 0);

/** The sort columns of each sortable list, by order field. */
const shown: Record<string, Record<string, string>> = {
  driverApplications: {
    RECEIVED: "createdAt",
    NAME: "name",
    EMAIL: "email",
    CITY: "city",
    PLATFORM: "platform",
    STATUS: "status",
    UPDATED_AT: "updatedAt",
  },
  advertiserSubmissions: {
    RECEIVED: "createdAt",
    COMPANY: "companyName",
    CONTACT: "contactName",
    EMAIL: "email",
    STATUS: "status",
    UPDATED_AT: "updatedAt",
  },
  mediaFiles: { UPLOADED: "createdAt", FILENAME: "filename", SIZE: "size" },
}

const ordered: Record<string, [column: string, isAscending: boolean, given?: string]> = {
  driverApplications: ["createdAt", false],
  advertiserSubmissions: ["createdAt", false],
  mediaFiles: ["createdAt", false],
  leadImports: ["createdAt", false],
  unmatchedMessages: ["createdAt", true],
  quarantinedSubmissions: ["receivedAt", false],
  emailLogs: ["createdAt", false],
  // Events are in order of position; a released lead's event has its submission time.
  changes: ["position", true],
  events: ["position", false],
  webhookDeliveries: ["createdAt", false, `, webhookId: ${webhook.id}`],
  privacyRequests: ["dueAt", true, ", status: OPEN"],
  trash: ["deletedAt", false],
}

const queries = Object.entries(schema.getQueryType()?.getFields() ?? {})
const isList = ([, { args }]: (typeof queries)[number]) => args.some(({ name }) => name === "after")
const lists = queries.filter(isList).map(([name]) => name)

const namesOfOrders = (list: string) => {
  const type = `${{ mediaFiles: "MediaFile", driverApplications: "DriverApplication" }[list] ?? "AdvertiserSubmission"}`
  return (schema.getType(`${type}OrderField`) as GraphQLEnumType).getValues().map(({ name }) => name)
}

test("every sorted list is tested, in each of its orders", () => {
  expect(lists.sort()).toEqual(Object.keys(ordered).sort())
  const sortable = queries.filter(([, { args }]) => args.some(({ name }) => name === "orderBy")).map(([name]) => name)
  expect(sortable.sort()).toEqual(Object.keys(shown).sort())
  for (const list of sortable) expect(namesOfOrders(list).sort()).toEqual(Object.keys(shown[list] ?? {}).sort())
})

const readAll = async (list: string, column: string, given: string, first: number) => {
  const rows: { id: string; value: string | number }[] = []
  const totals: Json[] = []
  let after: string | null = null
  do {
    const query: string = `query ($after: String) { list: ${list}(first: ${first}, after: $after${given}) {
      edges { cursor node { value: ${column} } } pageInfo { hasNextPage endCursor } totalCount totalCountIsExact } }`
    const { edges, pageInfo, ...counts }: Json = (await app.ask(query, { after })).list
    totals.push(counts)
    const shownIn = ({ value }: Json) => (column === "position" ? Number(value) : value)
    rows.push(...edges.map(({ cursor, node }: Json) => ({ id: cursor, value: shownIn(node) })))
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null
  } while (after)
  for (const total of totals)
    expect([list, total]).toEqual([list, { totalCount: rows.length, totalCountIsExact: true }])
  return rows
}

const check = async (list: string, column: string, given: string, isAscending: boolean) => {
  const whole = await readAll(list, column, given, 100)
  const values = whole.map(({ value }) => value)
  expect(values.length).toBeGreaterThanOrEqual(5)
  const sorted = values.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0))
  expect([list, given, values]).toEqual([list, given, isAscending ? sorted : sorted.reverse()])
  expect(new Set(whole.map(({ id }) => id)).size).toBe(whole.length)
  expect(await readAll(list, column, given, 2)).toEqual(whole)
}

test.each(Object.entries(ordered))("the list %s is in order, and paging returns each row once", async (list, order) => {
  const [column, isAscending, given = ""] = order
  await check(list, column, given, isAscending)
})

const orders = Object.entries(shown).flatMap(([list, columns]) =>
  Object.entries(columns).map(([name, column]) => [list, name, column] as const),
)

test.each(orders)("the list %s by %s is sorted by %s, both ways, page by page", async (list, name, column) => {
  for (const direction of ["ASCENDING", "DESCENDING"])
    await check(list, column, `, orderBy: { field: ${name}, direction: ${direction} }`, direction === "ASCENDING")
})

test.each(["drivers/applications", "advertisers/submissions"])("REST and CSV show %s newest first", async (path) => {
  const token = await app.as("OWNER")
  const { body } = await app.rest("GET", `/api/${path}`, undefined, { token })
  const moments = body.map(({ created_at }: Json) => created_at)
  expect(moments).toEqual([...moments].sort().reverse())
  const csv = await (
    await fetch(`${app.url}/api/${path}.csv?statuses=pending,contacted,approved,rejected`, {
      headers: { authorization: `Bearer ${token}` },
    })
  ).text()
  const ids = csv.split("\r\n").flatMap((line) => /^"(\d+)"/.exec(line)?.[1] ?? [])
  expect(ids).toEqual(body.map(({ id }: Json) => String(id)))
})
