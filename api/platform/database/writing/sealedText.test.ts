import { randomBytes } from "node:crypto"
import { afterEach, expect, test } from "@jest/globals"
import { Totp } from "../../../rooms/accounts/proofs/factor.model.ts"
import { Webhook } from "../../../rooms/activity/webhooks/webhook.model.ts"
import { readLinkKey } from "../../../rooms/leads/lead/linkKey.ts"
import { codeOf, createAccount, enrol } from "../../../testing/accounts/accounts.ts"
import { changeSettings } from "../../../testing/settings.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { CREATE_WEBHOOK } from "../../../testing/webhooks/webhooks.ts"
import { database } from "../connection/database.ts"
import { select } from "../connection/statements.ts"
import { createMigrator } from "../versions/migrator.ts"
import { seal, sealSecrets, unseal } from "./sealedText.ts"

const first = randomBytes(32)
const second = randomBytes(32)
const useKeys = (...keys: Buffer[]) => changeSettings("secrets", { keys })

const stored = async () => {
  const texts: string[] = []
  for (const sql of [
    "SELECT secret AS text FROM user_totp",
    "SELECT secret AS text FROM webhooks",
    "SELECT previous_secret AS text FROM webhooks WHERE previous_secret IS NOT NULL",
    "SELECT value AS text FROM team_settings WHERE name IN ('status_links', 'proof_of_work') ORDER BY name",
  ]) {
    texts.push(...(await select<{ text: string }>(database(), sql)).map(({ text }) => text))
  }
  return texts
}

const kinds = async () => (await stored()).map((text) => (text.startsWith("sealed:") ? text.split(":")[1] : "open"))

/** Expects every secret to work: a code signs in, and the other secrets are readable. */
const expectUsable = async () => {
  await Totp.update({ lastStep: 0 }, { where: { userId: account.user.id } })
  expect((await account.signIn(await codeOf(secret))).status).toBe(200)
  expect((await Webhook.findOne({ rejectOnEmpty: true })).previousSecret).toBe(signing)
  expect((await app.rest("GET", "/api/altcha/challenge")).status).toBe(200)
}

const app = await setUpTestApp()
const owner = await app.login()
const account = await createAccount(app)
const secret = (await enrol(account)).secret
const input = { url: "http://127.0.0.1:9/hook", events: ["LEAD_CREATED"], format: "STANDARD" }
const made = await app.graphql(CREATE_WEBHOOK, { input }, { token: owner })
await readLinkKey()
const signing = made.data.createWebhook.secret
const { id } = made.data.createWebhook.webhook
await app.graphql(`mutation { rotateWebhookSecret(id: "${id}") { secret } }`, {}, { token: owner })
await app.graphql("mutation { requireProofOfWork(isRequired: true) { isProofOfWorkRequired } }", {}, { token: owner })
afterEach(() => useKeys())

test("a sealed text differs each time, opens only with its key, and cannot be changed unnoticed", () => {
  expect(seal("a secret")).toBe("a secret")
  useKeys(first)
  const sealed = seal("a secret")
  expect(sealed).not.toContain("a secret")
  expect(seal("a secret")).not.toBe(sealed)
  expect(unseal(sealed)).toBe("a secret")
  expect(unseal("never sealed")).toBe("never sealed")
  const other = sealed.at(-4) === "A" ? "B" : "A"
  expect(() => unseal(sealed.slice(0, -4) + other + sealed.slice(-3))).toThrow(/auth/)
  useKeys(second, first)
  expect(unseal(sealed)).toBe("a secret")
  useKeys(second)
  expect(() => unseal(sealed)).toThrow(/^SECRETS_KEY lacks the key [0-9a-f]{8}, under which/)
  useKeys()
  expect(() => unseal(sealed)).toThrow(/^SECRETS_KEY lacks the key/)
})

test("all secrets are sealed under the newest key, move to a new one, and stay usable", async () => {
  const before = await stored()
  expect(before).toHaveLength(5)
  expect(await kinds()).toEqual(["open", "open", "open", "open", "open"])
  await expectUsable()

  useKeys(first)
  await expectUsable()
  await sealSecrets(database())
  const [id] = await kinds()
  expect(await kinds()).toEqual(Array(5).fill(id))
  expect(id).not.toBe("open")
  await expectUsable()
  const sealed = await stored()
  await sealSecrets(database())
  expect(await stored()).toEqual(sealed)

  useKeys(second, first)
  await expectUsable()
  await sealSecrets(database())
  expect(await kinds()).not.toContain(id)
  useKeys(second)
  await expectUsable()
  expect((await stored()).map(unseal)).toEqual(before)

  useKeys(first)
  await expect(sealSecrets(database())).rejects.toThrow("SECRETS_KEY lacks the key")
  useKeys()
  await expect(sealSecrets(database())).rejects.toThrow("SECRETS_KEY lacks the key")
})

test("an authenticator secret created with a key is never stored in plain text", async () => {
  useKeys(second)
  const other = await createAccount(app)
  const { secret: text } = await enrol(other)
  expect(await stored()).not.toContain(text)
  await Totp.update({ lastStep: 0 }, { where: { userId: other.user.id } })
  expect((await other.signIn(await codeOf(text))).status).toBe(200)
})

test("a downgrade to a version without sealing decrypts all secrets", async () => {
  useKeys(second)
  await sealSecrets(database())
  const migrator = createMigrator(database())
  await migrator.down({ to: "20261130010000-widen-app-secrets" })
  expect(new Set(await kinds())).toEqual(new Set(["open"]))
  await migrator.up()
  await expectUsable()
})
