import { afterEach, expect, jest, test } from "@jest/globals"
import { codeOf, createAccount, enrol } from "../../../testing/accounts/accounts.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"

const app = await setUpTestApp()
afterEach(() => {
  jest.useRealTimers()
})

// On MySQL the time is the database server's.
test("a code counts after the machine's clock was put right", async () => {
  const account = await createAccount(app)
  const { secret } = await enrol(account)
  const doNotFake = [
    "nextTick",
    "setImmediate",
    "clearImmediate",
    "setInterval",
    "setTimeout",
    "clearTimeout",
    "performance",
  ] as const
  jest.useFakeTimers({
    now: Date.now() + 3_600_000,
    doNotFake: [...doNotFake, "queueMicrotask", "hrtime", "clearInterval"],
  })
  expect((await account.signIn(await codeOf(secret))).status).toBe(200)
  jest.useRealTimers()
  expect((await account.signIn(await codeOf(secret))).status).toBe(200)
})
