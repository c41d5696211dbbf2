import { expect, test } from "@jest/globals"
import { areaOf, kindOf, limitOf } from "./count.mjs"

test.each([
  ["schema.graphql", "generated"],
  ["web/graphql/generated.ts", "generated"],
  ["api/rooms/leads/list/list.test.ts", "test"],
  ["web/journeys/parts/stage.ts", "test"],
  ["api/tools/drills/drill.ts", "tool"],
  ["docs/examples/polling/poll.mjs", "docs"],
  [".ci/kubernetes.mjs", "ci"],
  ["web/rooms/leads/list/LeadList.tsx", "product"],
])("counts %s as %s", (path, kind) => {
  expect(kindOf(path)).toBe(kind)
})

test("groups rooms by name and everything else by the second folder", () => {
  expect(areaOf("api/rooms/leads/list/leadPlan.ts")).toBe("api/rooms/leads")
  expect(areaOf("web/site/pages/HomePage.tsx")).toBe("web/site")
  expect(areaOf("codegen.ts")).toBe(".")
})

test("raises a budget only for a reason", () => {
  expect(limitOf({ lines: 100, raises: [{ by: 20, why: "bulk delete" }] })).toBe(120)
  expect(() => limitOf({ lines: 100, raises: [{ by: 20, why: " " }] })).toThrow('gives no reason in "why"')
})
