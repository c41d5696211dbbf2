import { expect, test } from "@jest/globals"
import { daysAfter } from "../../../contract/accounts/apiKeys.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { createAccount } from "../../../testing/accounts/accounts.ts"
import { makeApiKey } from "../../../testing/accounts/apiKeys.ts"
import { startWithoutMail } from "../../../testing/mail/outbox.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { warnOfEndingKeys } from "./warnOfEndingKeys.ts"

const app = await setUpTestApp()
await startWithoutMail()

test("each owner gets one mail about a key that ends within a week, whatever runs how often", async () => {
  const owner = await createAccount(app, { email: "owner@example.com" })
  await createAccount(app, { role: "MANAGER", email: "manager@example.com" })
  const now = new Date()
  const { secret } = await makeApiKey(["leads:read"], { name: "Ends soon", expiresAt: daysAfter(now, 6) })
  await makeApiKey(["leads:read"], { name: "Ends later", expiresAt: daysAfter(now, 8) })
  await makeApiKey(["leads:read"], { name: "Has ended", expiresAt: daysAfter(now, -1) })
  await makeApiKey(["leads:read"], { name: "Revoked", expiresAt: daysAfter(now, 6), revokedAt: now })
  await Promise.all([warnOfEndingKeys(), warnOfEndingKeys()])
  await warnOfEndingKeys()
  const mails = await EmailLog.findAll({ where: { logType: "api_key_expiring" } })
  expect(mails.map(({ recipient, subject, userId }) => ({ recipient, subject, userId }))).toEqual([
    { recipient: "owner@example.com", subject: "The API key Ends soon expires soon", userId: owner.user.id },
  ])
  expect(mails[0]?.body).toContain(`flk_…${secret.slice(-4)}`)
  expect(mails[0]?.body).toContain("/adminpage/settings/keys")
})
