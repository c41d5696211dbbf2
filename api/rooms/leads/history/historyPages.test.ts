import { expect, jest, test } from "@jest/globals"
import { leadEventTypes } from "../../../contract/activity/eventTypes.ts"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { type Json, setUpTestApp } from "../../../testing/testApp.ts"

const MOVES = 3_000

const app = await setUpTestApp()
const token = await app.loginAs("OWNER")
const id = await app.apply()
const other = await app.apply()
const moves = Array.from({ length: MOVES }, (_, index) => ({
  type: leadEventTypes("driver_application").statusChanged,
  subjectType: "driver_application",
  subjectId: String(index % 2 === 0 ? id : other),
  actorType: "system" as const,
  occurredAt: new Date(Date.UTC(2030, 0, 1, 0, 0, index)),
  facts: JSON.stringify({ from: "pending", to: "approved" }),
}))
await RecordedEvent.bulkCreate(moves)

const read = async (page: string, lead = id): Promise<Json[]> => {
  const query = `{ driverApplication(id: "${lead}") { history${page} { id isArrival occurredAt } } }`
  return (await app.ask(query, {}, token)).driverApplication.history
}

test("a history of thousands of entries is paged from the newest to the arrival, each entry once", async () => {
  const reading = jest.spyOn(RecordedEvent, "findAll")
  const pages = [await read("(last: 400)")]
  while ((pages.at(-1) ?? []).length > 400) {
    const least = Math.min(...(pages.at(-1) ?? []).flatMap((entry) => (entry.isArrival ? [] : Number(entry.id))))
    pages.push(await read(`(last: 400, before: "${least}")`))
  }
  const rows = await Promise.all(reading.mock.results.map(async ({ value }) => [await value].flat().length))
  reading.mockRestore()
  expect(Math.max(...rows)).toBe(400)
  expect(pages.map(({ length }) => length)).toEqual([401, 401, 401, 301])
  for (const page of pages) expect(page[0]?.isArrival).toBe(true)
  const entries = pages.toReversed().flatMap((page) => page.slice(1))
  expect(entries.map(({ occurredAt }) => Date.parse(occurredAt))).toEqual(
    Array.from({ length: MOVES / 2 }, (_, index) => Date.UTC(2030, 0, 1, 0, 0, 2 * index)),
  )
})

test("a page of a lead's history has at most 500 entries, and begins with the arrival", async () => {
  expect(await read("")).toHaveLength(501)
  const [arrival] = await read("(last: 1)", other)
  expect(await read(`(last: 500, before: "${arrival.id}")`, other)).toEqual([arrival])
  for (const last of [0, 501]) {
    const { errors } = await app.graphql(
      `{ driverApplication(id: "${id}") { history(last: ${last}) { id } } }`,
      {},
      { token },
    )
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" })
  }
})
