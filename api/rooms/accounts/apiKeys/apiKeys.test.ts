import { randomBytes } from "node:crypto"
import { afterAll, beforeEach, describe, expect, test } from "@jest/globals"
import { type ApiKeyScope, apiKeyScopes, daysAfter } from "../../../contract/accounts/apiKeys.ts"
import { DAY_MS } from "../../../contract/text/durations.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { database } from "../../../platform/database/connection/database.ts"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { createAccount, type TestAccount } from "../../../testing/accounts/accounts.ts"
import { makeApiKey } from "../../../testing/accounts/apiKeys.ts"
import { startWithoutMail } from "../../../testing/mail/outbox.ts"
import { keepLog } from "../../../testing/process/log.ts"
import { until } from "../../../testing/process/until.ts"
import { type Json, newAddress, startTestApp } from "../../../testing/testApp.ts"
import { User } from "../users/user.model.ts"
import { ApiKey } from "./apiKey.model.ts"
import { pendingKeyUses } from "./findApiKey.ts"
import { warnOfEndingKeys } from "./warnOfEndingKeys.ts"

const log = keepLog()
let owner: TestAccount

const app = await startTestApp()
afterAll(async () => {
  await pendingKeyUses()
  await app.stop()
})
beforeEach(async () => {
  log.clear()
  await ApiKey.destroy({ where: {} })
  owner = await createAccount(app)
})

const CREATE = `mutation ($input: CreateApiKeyInput!) {
  createApiKey(input: $input) { secret apiKey { id name hint scopes expiresAt lastUsedAt createdBy { name } } }
}`
const create = (input: object, account = owner) => account.ask(CREATE, { input })

const made = async (name: string, scopes: string[]): Promise<{ id: string; secret: string }> => {
  const { data } = await create({ name, scopes })
  return { id: data.createApiKey.apiKey.id, secret: data.createApiKey.secret }
}

const revoke = (id: string) =>
  owner.ask("mutation ($id: ID!) { revokeApiKey(id: $id) { apiKey { revokedAt } } }", { id })

const list = async (): Promise<Json[]> =>
  (await owner.ask("{ apiKeys { id name isInUse isCreatorActive lastUsedAt revokedAt } }")).data.apiKeys

const LEADS = "{ driverApplications(first: 1) { totalCount } }"

const eventsOf = (subjectId: string | number) =>
  RecordedEvent.findAll({ where: { subjectType: "api_key", subjectId: String(subjectId) }, order: ["id"] })

describe("creating an API key", () => {
  test("returns the secret once, and stores a hash and the last four characters", async () => {
    const { data } = await create({ name: "Nightly sync", scopes: ["LEADS_WRITE", "EVENTS_READ", "EVENTS_READ"] })
    const { secret, apiKey } = data.createApiKey
    expect(secret).toMatch(/^flk_\w{49}$/)
    expect(apiKey).toMatchObject({
      name: "Nightly sync",
      hint: secret.slice(-4),
      // A write scope includes reading, because a write answers with the row.
      scopes: ["LEADS_READ", "LEADS_WRITE", "EVENTS_READ"],
    })
    const days = (Date.parse(apiKey.expiresAt) - Date.now()) / DAY_MS
    expect([days > 89.9, days <= 90]).toEqual([true, true])
    const [rows] = await database().query("SELECT * FROM api_keys")
    expect(JSON.stringify(rows)).not.toContain(secret.slice(4, -4))
    const [event] = await eventsOf(apiKey.id)
    expect([event?.type, event?.actorId]).toEqual(["api_key.created", owner.user.id])
    expect(log.text() + JSON.stringify(await RecordedEvent.findAll())).not.toContain(secret.slice(4))
    expect(log.text()).toContain("api_key.created")
  })

  test("needs a scope and an unused name; names of ended keys can be reused", async () => {
    const { errors } = await create({ name: "one", scopes: [] })
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "scopes" }] })
    const { id } = await made("Zapier", ["LEADS_READ"])
    expect((await create({ name: "zapier", scopes: ["MAIL_READ"] })).errors?.[0]?.extensions.code).toBe("CONFLICT")
    await revoke(id)
    expect((await create({ name: "zapier", scopes: ["MAIL_READ"] })).errors).toBeUndefined()
    expect((await list()).map(({ isInUse }) => isInUse)).toEqual([true, false])
  })

  test("is refused beyond a hundred active keys, which are all listed", async () => {
    const key = { name: "Key", scopes: [apiKeyScopes.LEADS_READ], createdById: owner.user.id, hint: "abcd" }
    const keysOf = (count: number, expiresAt: Date, revokedAt: Date | null) => {
      const secretHash = () => randomBytes(32).toString("hex")
      const values = { ...key, expiresAt, revokedAt }
      return ApiKey.bulkCreate(Array.from({ length: count }, () => ({ ...values, secretHash: secretHash() })))
    }
    const [now, tomorrow] = [new Date(), new Date(Date.now() + DAY_MS)]
    await keysOf(99, tomorrow, null)
    const { id } = await made("The hundredth", ["LEADS_READ"])
    expect((await create({ name: "One more", scopes: ["LEADS_READ"] })).errors?.[0]).toMatchObject({
      message: "There are 100 keys in use. Revoke one first.",
      extensions: { code: "CONFLICT" },
    })
    await keysOf(150, new Date(Date.now() - DAY_MS), null)
    await keysOf(151, tomorrow, now)
    const listed = await list()
    expect(listed.map(({ isInUse }) => isInUse)).toEqual([...Array(100).fill(true), ...Array(200).fill(false)])
    expect(listed[0].id).toBe(id)
  })
})

describe("a request with an API key", () => {
  test("is answered over GraphQL and REST, and its line in the log names the key by id", async () => {
    const { id, secret } = await made("Sync", ["LEADS_READ"])
    const answers = [
      await app.graphql(LEADS, {}, { token: secret }),
      await app.rest("GET", "/api/drivers/applications", undefined, { token: secret }),
      await app.rest("GET", "/api/drivers/applications.csv", undefined, { token: secret }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers[0]).not.toHaveProperty("errors")
    const line = await log.requestLine(answers[1]?.headers.get("x-request-id") ?? null)
    expect(line.viewer).toBe(`api_key ${id}`)
    expect(log.text()).not.toContain(secret.slice(4))
  })

  test("is counted, and reports the remaining requests", async () => {
    const { apiKey, secret } = await makeApiKey(["leads:read"])
    const { headers } = await app.graphql(LEADS, {}, { token: secret })
    const limits = ["ratelimit-limit", "ratelimit-remaining", "ratelimit-reset"].map((name) => headers.get(name))
    expect(limits).toEqual(["600", "599", "60"])
    // Simulates requests to other processes; this process checks the shared counter every tenth request.
    await database().query(`UPDATE rate_limits SET points = 600 WHERE id = 'api-key:${apiKey.id}'`)
    for (let request = 0; request < 10; request += 1) await app.graphql(LEADS, {}, { token: secret })
    const get = () => app.rest("GET", "/api/drivers/applications", undefined, { token: secret })
    for (const answer of [await app.graphql(LEADS, {}, { token: secret }), await get()]) {
      expect([answer.status, answer.headers.get("ratelimit-remaining")]).toEqual([429, "0"])
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0)
    }
  })

  test("records the key's use, once a minute", async () => {
    const { apiKey, secret } = await makeApiKey(["leads:read"])
    const { apiKey: unused } = await makeApiKey(["leads:read"])
    const use = async () => {
      await app.graphql(LEADS, {}, { token: secret })
      await pendingKeyUses()
    }
    await use()
    const first = (await apiKey.reload()).lastUsedAt
    expect(first).not.toBeNull()
    await use()
    expect((await apiKey.reload()).lastUsedAt).toEqual(first)
    await apiKey.update({ lastUsedAt: new Date(Date.now() - 61_000) })
    await use()
    expect((await apiKey.reload()).lastUsedAt?.getTime()).toBeGreaterThanOrEqual(first?.getTime() ?? 0)
    expect((await unused.reload()).lastUsedAt).toBeNull()
  })

  test("gets 401 once the key is revoked, and the activity records the revocation", async () => {
    const { id, secret } = await made("Sync", ["LEADS_READ"])
    expect((await app.graphql(LEADS, {}, { token: secret })).status).toBe(200)
    await revoke(id)
    const graphql = await app.graphql(LEADS, {}, { token: secret })
    const rest = await app.rest("GET", "/api/drivers/applications", undefined, { token: secret })
    expect([graphql.status, graphql.errors?.[0]?.extensions.code]).toEqual([401, "UNAUTHENTICATED"])
    expect([rest.status, rest.body.message]).toEqual([401, expect.stringContaining("was revoked")])
    expect(rest.headers.get("www-authenticate")).toBe('Bearer error="invalid_token"')
    await until(async () => (await eventsOf(id)).length > 2)
    const types = (await eventsOf(id)).map(({ type }) => type).slice(0, 3)
    expect(types).toEqual(["api_key.created", "api_key.revoked", "api_key.refused"])
    const { data } = await owner.ask("{ events(first: 20) { nodes { summary actorName } } }")
    const told = data.events.nodes.map(({ actorName, summary }: Json) => `${actorName}: ${summary}`)
    expect(told).toContain("API key Sync: Was refused, as it was revoked")
    expect(told).toContain(`${owner.user.name}: Revoked the API key Sync`)
    expect(told).toContain(`${owner.user.name}: Made the API key Sync for leads:read`)
  })

  test("is refused once the key has expired; a flood from one address does not affect another", async () => {
    const { secret } = await makeApiKey(["leads:read"], { expiresAt: new Date(Date.now() - 10_000) })
    const from = newAddress()
    const ask = (token: string) => app.rest("GET", "/api/drivers/applications", undefined, { token, from })
    const { status, body } = await ask(secret)
    expect([status, body.message]).toEqual([401, expect.stringContaining("has expired")])
    expect((await ask("flk_wrong")).status).toBe(401)
    await database().query("UPDATE rate_limits SET points = 60 WHERE id LIKE 'api-key-wrong:%'")
    expect((await ask("flk_wrong")).status).toBe(429)
    const { secret: good } = await makeApiKey(["leads:read"])
    expect((await ask(good)).status).toBe(200)
    const elsewhere = await app.rest("GET", "/api/drivers/applications", undefined, { token: "flk_wrong" })
    expect(elsewhere.status).toBe(401)
  })

  test("still works after the key's creator is deactivated, which the list of keys shows", async () => {
    const maker = await createAccount(app)
    const { data } = await create({ name: "Sync", scopes: ["LEADS_READ"] }, maker)
    await User.update({ state: "DEACTIVATED" }, { where: { id: maker.user.id } })
    expect((await app.graphql(LEADS, {}, { token: data.createApiKey.secret })).errors).toBeUndefined()
    expect(await list()).toMatchObject([{ name: "Sync", isCreatorActive: false, isInUse: true }])
  })
})

test("changes by an API key carry its name, and a key cannot schedule content", async () => {
  const id = await app.apply()
  const { secret } = await made("Zapier", ["LEADS_READ", "LEADS_WRITE", "CONTENT_READ", "CONTENT_WRITE"])
  const ask = (document: string, variables = {}) => app.ask(document, variables, secret)
  await ask(
    `mutation ($id: ID!) {
      setDriverApplicationStatus(id: $id, status: CONTACTED, expectedStatus: PENDING) { __typename }
      addLeadNote(leadType: DRIVER_APPLICATION, leadId: $id, text: "From the CRM") { __typename }
    }`,
    { id },
  )
  const QUERY = `query ($id: ID!) { driverApplication(id: $id) {
    history { actorName summary } statusChanges { changedBy } notes { writtenBy viewerCanEdit }
  } }`
  expect((await ask(QUERY, { id })).driverApplication).toEqual({
    history: [
      { actorName: "A visitor", summary: "sent it" },
      { actorName: "API key Zapier", summary: "changed Pending to Contacted" },
      { actorName: "API key Zapier", summary: "wrote a note" },
    ],
    statusChanges: [{ changedBy: "API key Zapier" }],
    notes: [{ writtenBy: "API key Zapier", viewerCanEdit: true }],
  })
  const [block] = (await ask(`{ cmsBlocks(page: "home") { id version content } }`)).cmsBlocks
  const { updateCmsBlock } = await ask(
    `mutation ($id: ID!, $content: JSON!, $version: Int!) {
      updateCmsBlock(id: $id, content: $content, expectedVersion: $version) {
        cmsBlock { versions(first: 1) { nodes { savedBy } } }
      }
    }`,
    { ...block, content: { ...block.content, title: "From a program" } },
  )
  expect(updateCmsBlock.cmsBlock.versions.nodes).toEqual([{ savedBy: "API key Zapier" }])
  const publish = `mutation ($id: ID!, $publishAt: DateTime) {
    publishCmsBlock(id: $id, expectedVersion: 1, publishAt: $publishAt) { __typename }
  }`
  const later = { id: block.id, publishAt: new Date(clock.now() + DAY_MS).toISOString() }
  await expect(ask(publish, later)).rejects.toMatchObject({ code: "FORBIDDEN" })
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

const secretWith = async (scope: ApiKeyScope) => (await makeApiKey([scope])).secret

test("visitors and read-only keys are limited to 60 submissions; other keys have their own limits", async () => {
  expect(await submitMany()).toEqual({ 201: 60, 429: 2 })
  expect(await submitMany(await secretWith("leads:read"))).toEqual({ 201: 60, 429: 2 })
  expect(await submitMany(await secretWith("leads:write"))).toEqual({ 201: 62 })
})

test("a submission with an invalid API key is refused", async () => {
  const { status, headers } = await app.sendDriver({}, { token: "flk_wrong" })
  expect(status).toBe(401)
  expect(headers.get("www-authenticate")).toMatch(/^Bearer/)
  const ofTests = await app.sendDriver({}, { token: `flk_test_${"a".repeat(49)}` })
  expect([ofTests.status, JSON.stringify(ofTests.body)]).toEqual([401, expect.stringContaining("no test keys")])
})

test("each owner gets one mail about a key that expires within a week", async () => {
  await startWithoutMail()
  const { user } = await createAccount(app, { email: "owner@example.com" })
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
    { recipient: "owner@example.com", subject: "The API key Ends soon expires soon", userId: user.id },
  ])
  expect(mails[0]?.body).toContain(`flk_…${secret.slice(-4)}`)
  expect(mails[0]?.body).toContain("/adminpage/settings/keys")
  // As if recorded while the clock was a year ahead.
  await ApiKey.update({ warnedAt: daysAfter(now, 365) }, { where: { name: "Ends soon" } })
  await warnOfEndingKeys()
  expect(await EmailLog.count({ where: { logType: "api_key_expiring" } })).toBe(2)
})
