import { expect, test } from "@jest/globals"
import { writtenSchema } from "../graphql/schema.ts"
import { deprecationsOf, lastDayOf } from "./deprecation.ts"
import { checkContract, nextVersion } from "./releasedContract.ts"

test("the contract of the last release holds", async () => {
  const { refusals } = await checkContract({
    version: await nextVersion(),
    today: new Date().toISOString().slice(0, 10),
  })
  expect(refusals).toEqual([])
})

test("all that is deprecated says until when it stays", () => {
  const deprecations = deprecationsOf(writtenSchema)
  expect([...deprecations].filter(([, reason]) => !lastDayOf(reason))).toEqual([])
  expect(deprecations.get("LoginPayload.admin")).toBe("Ask for `user`. Goes away after 2027-06-01.")
})
