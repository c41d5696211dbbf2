import { expect, test } from "@jest/globals"
import { MoreDriverApplicationsDocument } from "../graphql/generated.ts"
import { buildConnection, buildDriverApplication } from "../testing/builders.ts"
import { createCache } from "./cache.ts"

const page = (ids: string[], behind: number) =>
  buildConnection(
    "DriverApplication",
    ids.map((id) => buildDriverApplication({ id })),
    behind,
  )

/** The list on screen after the given pages have arrived, each asked for with its cursor. */
const listAfter = (...arrivals: { after?: string; ids: string[]; behind: number }[]) => {
  const cache = createCache()
  const query = MoreDriverApplicationsDocument
  for (const { after = "", ids, behind } of arrivals) {
    cache.writeQuery({ query, variables: { after }, data: { driverApplications: page(ids, behind) } })
  }
  const list = cache.readQuery({ query, variables: { after: "" } })?.driverApplications
  return { ids: list?.edges.map((edge) => edge.node.id), ...list?.pageInfo }
}

test("a page asked for with a cursor goes behind that cursor", () => {
  expect(listAfter({ ids: ["9", "8"], behind: 2 }, { after: "cursor-8", ids: ["7", "6"], behind: 0 })).toMatchObject({
    ids: ["9", "8", "7", "6"],
    hasNextPage: false,
    endCursor: "cursor-6",
  })
})

test("a page that arrives twice is there once", () => {
  const second = { after: "cursor-8", ids: ["7", "6"], behind: 0 }
  expect(listAfter({ ids: ["9", "8"], behind: 2 }, second, second).ids).toEqual(["9", "8", "7", "6"])
})

test("a reloaded first page with a new lead keeps the pages behind it", () => {
  const pages = [
    { ids: ["9", "8"], behind: 2 },
    { after: "cursor-8", ids: ["7", "6"], behind: 1 },
  ]
  expect(listAfter(...pages, { ids: ["10", "9"], behind: 4 })).toMatchObject({
    ids: ["10", "9", "8", "7", "6"],
    hasNextPage: true,
    endCursor: "cursor-6",
  })
})

test("a reloaded first page that no longer touches the rest replaces it, so that nothing between is missed", () => {
  const pages = [
    { ids: ["9", "8"], behind: 2 },
    { after: "cursor-8", ids: ["7", "6"], behind: 0 },
  ]
  expect(listAfter(...pages, { ids: ["13", "12"], behind: 6 })).toMatchObject({
    ids: ["13", "12"],
    hasNextPage: true,
    endCursor: "cursor-12",
  })
})

test("an emptied list is empty", () => {
  expect(listAfter({ ids: ["9", "8"], behind: 0 }, { ids: [], behind: 0 }).ids).toEqual([])
})
