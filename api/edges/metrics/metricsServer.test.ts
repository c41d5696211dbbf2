import { randomBytes } from "node:crypto"
import { afterAll, describe, expect, test } from "@jest/globals"
import { emailLogStatuses } from "../../contract/mail/emailLog.ts"
import { database } from "../../platform/database/connection/database.ts"
import { protectEvents } from "../../platform/events/eventProtection.ts"
import { queuedState } from "../../platform/outbox/emailLifecycle.ts"
import { EmailLog } from "../../platform/outbox/emailLog.model.ts"
import { Webhook, WebhookDelivery } from "../../rooms/activity/webhooks/webhook.model.ts"
import { leadKinds } from "../../rooms/leads/leadKinds.ts"
import { addDrivers } from "../../testing/factories/leads.ts"
import { addMails } from "../../testing/factories/mail.ts"
import { addDelivery, addWebhook } from "../../testing/factories/webhooks.ts"
import { startTestMetrics } from "../../testing/process/metrics.ts"
import { until } from "../../testing/process/until.ts"
import { createSiteStub } from "../../testing/product/siteStub.ts"
import { startTestApp } from "../../testing/testApp.ts"
import { routeAccess } from "../access/access.ts"

const REQUESTS = "farelight_http_request_duration_seconds_count"

const app = await startTestApp({ site: createSiteStub() })
const metrics = await startTestMetrics()
afterAll(async () => {
  metrics.stop()
  await app.stop()
})

const valueOfMetric = async (name: string, labels: Record<string, string> = {}) => {
  const samples = await metrics.samples(name)
  const wanted = Object.entries(labels)
  return samples.find((sample) => wanted.every(([label, value]) => sample.labels[label] === value))?.value ?? 0
}

test("only /metrics is served", async () => {
  const { status, headers } = await fetch(`${metrics.url}/metrics?name=x`)
  expect([status, headers.get("content-type")]).toEqual([200, "text/plain; version=0.0.4; charset=utf-8"])
  expect((await fetch(`${metrics.url}/`)).status).toBe(404)
  expect((await fetch(`${metrics.url}/metrics`, { method: "POST" })).status).toBe(404)
})

describe("counters of requests", () => {
  test("have the pattern of the route", async () => {
    const labels = { method: "GET", route: "/api/cms/media/:id", status: "4xx" }
    const before = await valueOfMetric(REQUESTS, labels)
    await fetch(`${app.url}/api/cms/media/77`)
    await until(async () => (await valueOfMetric(REQUESTS, labels)) === before + 1)
  })

  test("have the fields that a valid document selects, with the result", async () => {
    await app.graphql("query Ana { one: cmsBlocks { id } loginHint { username } }")
    await app.graphql('mutation { login(username: "ana", password: "hunter2") { token } }')
    await app.graphql("{ secretOfAna }")
    const name = "farelight_graphql_field_duration_seconds_count"
    await until(async () => (await valueOfMetric(name, { field: "login", result: "errors" })) === 1)
    const samples = await metrics.samples(name)
    expect(samples.map(({ labels, value }) => [labels.field, labels.result, value]).sort()).toEqual([
      ["cmsBlocks", "ok", 1],
      ["login", "errors", 1],
      ["loginHint", "ok", 1],
    ])
    expect(await valueOfMetric("farelight_security_events_total", { event: "user.sign_in_failed" })).toBe(1)
    expect(await valueOfMetric("farelight_errors_total", { code: "UNAUTHENTICATED" })).toBe(1)
  })

  test("include the batch in which a submission is stored", async () => {
    const before = await valueOfMetric("farelight_batch_size_sum")
    await app.apply()
    expect(await valueOfMetric("farelight_batch_size_sum")).toBeGreaterThan(before)
  })
})

test("overdue leads are counted by kind", async () => {
  const overdue = async () =>
    (await metrics.samples("farelight_leads_overdue")).map(({ labels, value }) => [labels.kind, value])
  const before = await overdue()
  expect(before.map(([kind]) => kind)).toEqual(leadKinds.map(({ type }) => type))
  await addDrivers({ createdAt: new Date("2026-01-02") }, { createdAt: new Date() })
  const expected = before.map(([kind, count]) => [kind, Number(count) + Number(kind === "driver_application")])
  expect(await overdue()).toEqual(expected)
})

test("readiness is exported from the first scrape, and equals the last probe", async () => {
  expect(await metrics.samples("farelight_ready")).toEqual([expect.objectContaining({ value: 1 })])
  await fetch(`${app.url}/readyz`)
  expect(await valueOfMetric("farelight_ready")).toBe(1)
})

test("labels stay few and contain no client input", async () => {
  const secret = "hunter2"
  const askAtRandom = async () => {
    for (let asked = 0; asked < 60; asked += 1) {
      const word = `${secret}${randomBytes(6).toString("hex")}`
      const paths = ["/", "/api/", "/api/cms/media/", "/media/", "/DRIVERS/", "/graphql/", "/adminpage/", "/x?a="]
      const method = ["GET", "POST", "PUT", "DELETE", "PROPFIND", "PURGE", "PATCH"][asked % 7]
      const headers = { "x-request-id": word, "user-agent": word, "x-forwarded-for": `10.9.8.${asked}` }
      await fetch(app.url + paths[asked % paths.length] + word, { method, headers })
    }
    await app.apply({ name: secret, email: `${secret}@example.com` })
    await app.graphql(`query ${secret}${randomBytes(6).toString("hex")} { cmsBlocks { id } }`)
  }
  await askAtRandom()
  const labelled = new Set(Object.keys(routeAccess).map((route) => route.split(" ")[1]))
  const series = await metrics.samples(REQUESTS)
  for (const { labels } of series) {
    expect([...labelled, "/graphql", "file", "none"]).toContain(labels.route)
    expect(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "other"]).toContain(labels.method)
    expect(labels.status).toMatch(/^[2-5]xx$|^broken_off$/)
  }
  await askAtRandom()
  await askAtRandom()
  expect(await metrics.samples(REQUESTS)).toHaveLength(series.length)
  const text = await metrics.text()
  for (const private_ of [secret, "example.com", "10.9.8.", "127.0.0.1"]) expect(text).not.toContain(private_)
})

const HOUR_MS = 3_600_000

test("waiting and disabled webhooks are exported, and whether the activity is protected", async () => {
  const on = await addWebhook()
  await addWebhook({ isEnabled: false, disabledReason: "gone" })
  await addWebhook({ isEnabled: false })
  const dueAt = new Date()
  await addDelivery(on, { messageId: "msg_1", dueAt, waitingSince: new Date(Date.now() - HOUR_MS) })
  await addDelivery(on, { messageId: "msg_2", status: "delivered", waitingSince: null })
  await addDelivery(on, { messageId: "msg_3", dueAt })
  expect(await valueOfMetric("farelight_webhooks_waiting")).toBe(2)
  expect(Math.round((await valueOfMetric("farelight_webhooks_oldest_seconds")) / 600)).toBe(6)
  expect(await valueOfMetric("farelight_webhooks_switched_off")).toBe(1)
  await WebhookDelivery.destroy({ where: {} })
  await Webhook.destroy({ where: {} })

  expect(await metrics.samples("farelight_audit_triggers_missing")).toEqual([expect.objectContaining({ value: 0 })])
  await database().query("DROP TRIGGER events_refuse_update")
  expect(await valueOfMetric("farelight_audit_triggers_missing")).toBe(1)
  await protectEvents()
})

test("the outbox and its age are read at each scrape", async () => {
  await EmailLog.destroy({ where: {} })
  const waits = queuedState(new Date(Date.now() - HOUR_MS))
  await addMails(
    { ...waits, dueAt: new Date(Date.now() + HOUR_MS) },
    { ...waits, dueAt: new Date(Date.now() - 60_000) },
    { status: emailLogStatuses.FAILED, dueAt: null, waitingSince: null },
  )
  expect(await valueOfMetric("farelight_database_up")).toBe(1)
  expect(await valueOfMetric("farelight_outbox_waiting")).toBe(2)
  expect(await valueOfMetric("farelight_outbox_failed")).toBe(1)
  expect(Math.round((await valueOfMetric("farelight_outbox_oldest_seconds")) / 600)).toBe(6)
  expect(Math.round((await valueOfMetric("farelight_outbox_overdue_seconds")) / 60)).toBe(1)
})
