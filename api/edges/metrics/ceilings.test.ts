import { afterAll, beforeEach, expect, test } from "@jest/globals"
import { countPoints, deleteExpiredCounters } from "../../platform/counters/counter.ts"
import { database } from "../../platform/database/connection/database.ts"
import { ceilings, senderCeilings } from "../../platform/throttling/ceilings.ts"
import { throttleChallenge } from "../../platform/throttling/throttle.ts"
import { addSentFile } from "../../rooms/conversation/files/sentFiles.service.ts"
import { LeadMessage } from "../../rooms/leads/related/leadMessage.model.ts"
import { correctApplication } from "../../rooms/leads/status/correctApplication.ts"
import { unreadableMessage } from "../../rooms/mail/incoming/parseMessage.ts"
import { beginReading } from "../../rooms/mail/mailbox/mailboxState.ts"
import { takeMessage } from "../../rooms/mail/mailbox/takeMessage.ts"
import { pendingPageCounts } from "../../rooms/statistics/visits/visit.routes.ts"
import { writeVisits } from "../../rooms/visits/countVisits.ts"
import { VisitCount, VisitorMark } from "../../rooms/visits/visit.model.ts"
import { setUpPrivacyApp } from "../../testing/erasure/privacyApp.ts"
import { visitor } from "../../testing/factories/viewers.ts"
import { startWithoutMessages } from "../../testing/mail/mailbox.ts"
import { startTestMetrics } from "../../testing/process/metrics.ts"
import { newAddress } from "../../testing/testApp.ts"

const app = await setUpPrivacyApp()
const metrics = await startTestMetrics()
const usual = { ...ceilings }
const usualOfSenders = { ...senderCeilings }
afterAll(() => {
  Object.assign(ceilings, usual)
  metrics.stop()
})
beforeEach(async () => {
  Object.assign(ceilings, usual)
  Object.assign(senderCeilings, usualOfSenders)
  await database().query("DELETE FROM rate_limits")
  await startWithoutMessages()
  await app.startAnew()
})

const linkOf = async () => String((await app.sendDriver()).headers.get("location")).slice("/status/".length)
const add = (link: string, viewer = visitor()) =>
  addSentFile(viewer, link, async () => ({
    filename: "card.pdf",
    bytes: Buffer.from(`%PDF-1.7\n${link.padEnd(2_000)}%%EOF`),
    requestId: null,
  }))
const isRefused = (work: Promise<unknown>) =>
  work.then(
    (answer) => (answer as { status?: number } | undefined)?.status === 429,
    ({ code }) => code === "RATE_LIMITED",
  )

test.each<[keyof typeof ceilings, number, (link: string) => Promise<unknown>]>([
  ["leads", 1, () => app.sendDriver()],
  ["corrections", 1, (link) => correctApplication(visitor(), link, { city: "Austin" })],
  ["privacy_requests", 1, () => app.submit({ email: `${newAddress()}@example.org` })],
  ["passkey_challenges", 1, () => throttleChallenge(visitor())],
  ["file_kilobytes", 3, (link) => add(link)],
])("the %s of all senders together have a daily ceiling", async (what, max, send) => {
  const links = [await linkOf(), await linkOf()]
  await database().query("DELETE FROM rate_limits")
  ceilings[what] = max
  expect(await isRefused(send(links[0] ?? ""))).toBe(false)
  const samples = await metrics.samples("farelight_stored_today")
  expect(samples.find(({ labels }) => labels.what === what)?.value).toBe(max)
  expect(await isRefused(send(links[1] ?? ""))).toBe(true)
})

test("files have a ceiling in bytes for a sender", async () => {
  senderCeilings.file_kilobytes = 3
  const sender = visitor()
  expect(await isRefused(add(await linkOf(), sender))).toBe(false)
  expect(await isRefused(add(await linkOf(), sender))).toBe(true)
  expect(await isRefused(add(await linkOf()))).toBe(false)
})

test("new visitors have a daily ceiling, and known ones still count", async () => {
  ceilings.visitors = 1
  const known = newAddress()
  const headers = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" }
  for (const written of [[known], [newAddress()], [newAddress(), known]]) {
    for (const from of written) await app.rest("POST", "/visits", { page: "/drivers" }, { from, headers })
    await pendingPageCounts()
    await writeVisits()
  }
  expect(await VisitorMark.count()).toBe(1)
  expect(await VisitCount.sum("total", { where: { step: "view" } })).toBe(2)
})

const place = { mailbox: "m".repeat(64), address: "leads@example.com", uidValidity: 1 }
const take = (uid: number, fromAddress: string, text: string) =>
  takeMessage({ raw: Buffer.from(""), fingerprint: `${uid}`.padStart(64, "0") }, { ...place, uid }, async () => ({
    ...unreadableMessage(""),
    fromAddress,
    text,
    html: text,
    problem: null,
  }))

test("mails have a ceiling in bytes for a sender, above which an excerpt is stored", async () => {
  await beginReading(place.mailbox, { uidValidity: 1, uidNext: 1 })
  senderCeilings.mail_kilobytes = 10
  // Bytes not stored for one message leave room for others.
  ceilings.mail_kilobytes = 21
  await take(1, "ana@example.org", "a".repeat(4_500))
  await take(2, "ana@example.org", "b".repeat(4_500))
  await take(3, "bo@example.org", "c".repeat(4_500))
  const messages = await LeadMessage.findAll({ order: ["id"] })
  expect(messages.map(({ text }) => text.length)).toEqual([4_500, 2_000, 4_500])
  expect(messages[1]).toMatchObject({ html: null, problem: expect.stringContaining("only in the mailbox") })
})

test.each(["mails", "mail_kilobytes"] as const)("%s above the common ceiling wait in the mailbox", async (what) => {
  await beginReading(place.mailbox, { uidValidity: 1, uidNext: 1 })
  ceilings[what] = what === "mails" ? 1 : 2
  await take(1, "ana@example.org", "a".repeat(900))
  const second = () => take(2, "bo@example.org", "b".repeat(900))
  await expect(second()).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" })
  expect(await LeadMessage.count()).toBe(1)
  Object.assign(ceilings, usual)
  await second()
  expect(await LeadMessage.count()).toBe(2)
})

test("counters beyond the limit are deleted, earliest end first", async () => {
  for (const [key, windowSeconds] of [
    ["soon", 60],
    ["later", 600],
    ["last", 6_000],
  ] as const)
    await countPoints({ name: "thing", limit: 1, windowSeconds }, key)
  await deleteExpiredCounters(2)
  const [rows] = await database().query("SELECT id FROM rate_limits WHERE id LIKE 'thing%' ORDER BY id")
  expect(rows).toEqual([{ id: "thing:last" }, { id: "thing:later" }])
})
