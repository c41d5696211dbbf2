import { expect, test } from "@jest/globals"
import { setUpTestDatabase } from "../../../testing/database/testDatabase.ts"
import { readLinkKey } from "./linkKey.ts"

await setUpTestDatabase({ isPrepared: true })

test("all processes sign senders' links with one key, even if several create it at once", async () => {
  const keys = await Promise.all([readLinkKey(), readLinkKey(), readLinkKey()])
  expect(keys[0]).toMatch(/^[\da-f]{64}$/)
  expect(new Set([...keys, await readLinkKey()]).size).toBe(1)
})
