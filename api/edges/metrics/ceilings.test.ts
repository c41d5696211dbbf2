import { afterAll, beforeEach, expect, test } from "@jest/globals"
import { database } from "../../platform/database/connection/database.ts"
import { ceilings, senderCeilings } from "../../platform/throttling/ceilings.ts"
import { count, deleteExpiredCounters } from "../../platform/throttling/counter.ts"
import { throttleChallenge } from "../../platform/throttling/throttle.ts"
import { DriverApplication } from "../../rooms/leads/drivers/driverApplication.model.ts"
import { LeadFile } from "../../rooms/leads/files/leadFile.model.ts"
import { addSentFile } from "../../rooms/leads/files/sentFiles.service.ts"
import { LeadMessage } from "../../rooms/leads/messages/leadMessage.model.ts"
import { correctApplication } from "../../rooms/leads/status/correctApplication.ts"
import { unread } from "../../rooms/mail/incoming/parseMessage.ts"
import { beginReading } from "../../rooms/mail/mailbox/mailboxState.ts"
import { takeMessage } from "../../rooms/mail/mailbox/takeMessage.ts"
import { PrivacyRequest } from "../../rooms/person/privacyRequests/privacyRequest.model.ts"
import { writeVisits } from "../../rooms/visits/countVisits.ts"
import { VisitorMark } from "../../rooms/visits/visit.model.ts"
import { pagesCounted } from "../../rooms/visits/visit.routes.ts"
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

const stored = async (what: keyof typeof ceilings) =>
  (await metrics.samples("farelight_stored_today")).find(({ labels }) => labels.what === what)?.value

const tooMany = { code: "RATE_LIMITED" }
const linkOf = async () => String((await app.sendDriver()).headers.get("location")).slice("/status/".length)
const file = (text: string) => async () => ({
  filename: "card.pdf",
  bytes: Buffer.from(`%PDF-1.7\n${text.padEnd(2_000)}%%EOF`),
  requestId: null,
})

test("leads of all senders have a ceiling", async () => {
  await DriverApplication.destroy({ where: {} })
  ceilings.leads = 2
  const statuses = []
  for (let sent = 0; sent < 3; sent += 1) statuses.push((await app.sendDriver()).status)
  expect(statuses).toEqual([201, 201, 429])
  expect(await DriverApplication.count()).toBe(2)
  expect(await stored("leads")).toBe(2)
})

test("corrections of all senders have a ceiling", async () => {
  const link = await linkOf()
  ceilings.corrections = 1
  await correctApplication(visitor(), link, { city: "Austin" })
  await expect(correctApplication(visitor(), link, { city: "Reno" })).rejects.toMatchObject(tooMany)
  expect(await stored("corrections")).toBe(2)
})

test("privacy requests of all senders have a ceiling", async () => {
  await PrivacyRequest.destroy({ where: {} })
  ceilings.privacy_requests = 1
  const sent = [await app.submit({ email: "ana@example.org" }), await app.submit({ email: "bo@example.org" })]
  expect(sent.map(({ status }) => status)).toEqual([202, 429])
  expect(await PrivacyRequest.count()).toBe(1)
})

test("challenges for passkeys have a ceiling", async () => {
  ceilings.passkey_challenges = 1
  await throttleChallenge(visitor())
  await expect(throttleChallenge(visitor())).rejects.toMatchObject(tooMany)
})

test("a day's new visitors have a ceiling, and those who are known still count", async () => {
  ceilings.visitors = 1
  const looking = async (address: string) => {
    await app.rest(
      "POST",
      "/visits",
      { page: "/drivers" },
      {
        from: address,
        headers: { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" },
      },
    )
    await pagesCounted()
    await writeVisits()
  }
  const known = newAddress()
  for (const address of [known, newAddress(), known]) await looking(address)
  expect(await VisitorMark.count()).toBe(1)
})

test("files have a ceiling in bytes for a sender and for all", async () => {
  const links = [await linkOf(), await linkOf(), await linkOf(), await linkOf()]
  const [sender, other] = [visitor(), visitor()]
  const add = (index: number, viewer = sender) => addSentFile(viewer, links[index] ?? "", file(`${index}`))
  Object.assign(senderCeilings, { file_kilobytes: 6 })
  await add(0)
  await add(1)
  await expect(add(2)).rejects.toMatchObject(tooMany)
  Object.assign(ceilings, { file_kilobytes: 10 })
  await add(2, other)
  await expect(add(3, visitor())).rejects.toMatchObject(tooMany)
  expect(await LeadFile.count()).toBe(3)
  expect(await stored("file_kilobytes")).toBe(9)
})

const place = { mailbox: "m".repeat(64), address: "leads@example.com", uidValidity: 1 }
const take = (uid: number, fromAddress: string, text: string) =>
  takeMessage(
    { raw: Buffer.from(""), fingerprint: `${uid}`.padStart(64, "0"), leftOut: null },
    { ...place, uid },
    async () => ({ ...unread(""), fromAddress, text, html: text, problem: null }),
  )

test("mails have a ceiling in bytes for a sender, above which an excerpt is stored", async () => {
  await beginReading(place.mailbox, { uidValidity: 1, uidNext: 1 })
  Object.assign(senderCeilings, { mail_kilobytes: 10 })
  await take(1, "ana@example.org", "a".repeat(4_500))
  await take(2, "Ana@example.org", "b".repeat(4_500))
  await take(3, "bo@example.org", "c".repeat(4_500))
  const messages = await LeadMessage.findAll({ order: ["id"] })
  expect(messages.map(({ text, html }) => [text.length, html?.length])).toEqual([
    [4_500, 4_500],
    [2_000, undefined],
    [4_500, 4_500],
  ])
  expect(messages[1]?.problem).toContain("only in the mailbox")
})

test.each(["mails", "mail_kilobytes"] as const)("%s above the ceiling of all wait in the mailbox", async (what) => {
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

test("of too many counters those that end first are deleted", async () => {
  for (const [key, windowSeconds] of [
    ["soon", 60],
    ["later", 600],
    ["last", 6_000],
  ] as const)
    await count({ name: "thing", limit: 1, windowSeconds }, key)
  await deleteExpiredCounters(2)
  const [rows] = await database().query("SELECT id FROM rate_limits WHERE id LIKE 'thing%' ORDER BY id")
  expect(rows).toEqual([{ id: "thing:last" }, { id: "thing:later" }])
})
