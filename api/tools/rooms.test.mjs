import { describe, expect, test } from "@jest/globals"
import { faultsOf } from "./rooms.mjs"

const importing = (target) => `import { anything } from "${target}"`

describe("the plan is broken by", () => {
  test.each([
    ["an import from above", "api/rooms/leads/a.ts", "../mail/b.ts", "leads is below mail"],
    ["a type from above", "api/platform/a.ts", "../rooms/leads/b.ts", "platform is below leads"],
    ["a resolver that calls a room above", "api/rooms/leads/a.resolvers.ts", "../mail/b.ts", "leads is below mail"],
    ["an import from above, when it is called", "web/rooms/leads/a.tsx", "../../dashboard/b.ts", "is below dashboard"],
    ["product code that needs test code", "api/main/a.ts", "../testing/b.ts", "nothing that is made for tests"],
    ["the dashboard with a page of the site", "web/dashboard/a.tsx", "../site/b.tsx", "site is an app of its own"],
    [
      "the web client with more than contracts",
      "web/components/a.ts",
      "@farelight/api/platform/b.ts",
      "contracts only",
    ],
  ])("%s", (_what, path, target, fault) => {
    expect(faultsOf({ [path]: importing(target) })).toEqual([expect.stringContaining(fault)])
    expect(faultsOf({ [path]: `export const load = () => import("${target}")` })).toHaveLength(1)
  })

  test("an import that the README does not name, and a name that no room imports", () => {
    const files = { "api/rooms/mail/a.ts": importing("../leads/b.ts") }
    expect(faultsOf(files, { "api/rooms/leads": ["b.ts"] })).toEqual([])
    expect(faultsOf(files, { "api/rooms/leads": ["c.ts"] })).toEqual([
      expect.stringContaining("does not name it for others"),
      expect.stringContaining("names c.ts, which no other room imports"),
    ])
  })

  test("a variable that a room above sets", () => {
    const hook = "let call = null\n\nexport const onLeaving = (work: Work) => {\n  call = work\n}\n"
    expect(faultsOf({ "api/rooms/accounts/a.ts": hook })).toEqual([
      "api/rooms/accounts/a.ts: onLeaving sets a variable; pass the function to its callers",
    ])
    expect(faultsOf({ "api/rooms/accounts/a.ts": hook.replace("call = work", "call = work()") })).toEqual([])
  })

  test("a file outside of all rooms", () => {
    expect(faultsOf({ "api/helpers/a.ts": "" })).toEqual(["api/helpers/a.ts belongs to no room"])
  })
})

describe("folders in a circle are refused by the arrow with the fewest imports", () => {
  const circle = (folder) => ({
    [`${folder}/list/a.ts`]: importing("../forms/b.ts"),
    [`${folder}/list/c.ts`]: importing("../forms/b.ts"),
    [`${folder}/forms/b.ts`]: `${importing("../files/d.ts")}\n${importing("../files/e.ts")}`,
    [`${folder}/files/lines/d.ts`]: 'import type { Row } from "../../list/a.ts"',
  })

  test.each(["web/components", "web/rooms/mail", "web/site/pages/home"])("in %s, types included", (folder) => {
    const last = `${folder}/files/lines/d.ts`
    expect(faultsOf(circle(folder))).toEqual([
      `${last} imports ${folder}/list/a.ts: the folders of ${folder} form a circle`,
    ])
    expect(faultsOf({ ...circle(folder), [last]: importing("../../forms.ts") })).toEqual([])
  })

  test("not of tests", () => {
    const { "web/components/files/lines/d.ts": back, ...others } = circle("web/components")
    expect(faultsOf({ ...others, "web/components/files/lines/d.test.ts": back })).toEqual([])
  })
})

test("imports downward, sideways and of contracts are in order", () => {
  expect(
    faultsOf({
      "api/rooms/mail/a.ts": `${importing("../leads/b.ts")}\n${importing("./c.ts")}\n${importing("zod")}`,
      "web/rooms/mail/a.ts": importing("@farelight/api/rooms/leads/drivers/rules.ts"),
      "api/rooms/leads/a.test.ts": importing("../../testing/b.ts"),
    }),
  ).toEqual([])
})
