import { afterAll, expect, test } from "@jest/globals"
import type { ApiKeyScope } from "../../../contract/accounts/apiKeys.ts"
import { makeApiKey } from "../../../testing/accounts/apiKeys.ts"
import { newAddress, startTestApp } from "../../../testing/testApp.ts"
import { usesNoted } from "./findApiKey.ts"

const app = await startTestApp()
afterAll(async () => {
  await usesNoted()
  await app.stop()
})

/** Sends more applications than a visitor's address may, and counts the answers by their status. */
const submitMany = async (token?: string) => {
  const from = newAddress()
  const emails = Array.from({ length: 62 }, (_, index) => `driver${index}@example.com`)
  const answers = await Promise.all(emails.map((email) => app.sendDriver({ email }, { from, token })))
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

const secretWith = async (...scopes: ApiKeyScope[]) => (await makeApiKey(scopes)).secret

test("a visitor, and a key that may not change leads, are held to 60 submissions; others to their own limits", async () => {
  expect(await submitMany()).toEqual({ 201: 60, 429: 2 })
  expect(await submitMany(await secretWith("leads:read"))).toEqual({ 201: 60, 429: 2 })
  expect(await submitMany(await secretWith("leads:write"))).toEqual({ 201: 62 })
})

test("a submission with a key that does not count is refused", async () => {
  const { status, headers } = await app.sendDriver({}, { token: "flk_wrong" })
  expect(status).toBe(401)
  expect(headers.get("www-authenticate")).toMatch(/^Bearer/)
  const ofTests = await app.sendDriver({}, { token: `flk_test_${"a".repeat(49)}` })
  expect([ofTests.status, JSON.stringify(ofTests.body)]).toEqual([401, expect.stringContaining("no test keys")])
})
