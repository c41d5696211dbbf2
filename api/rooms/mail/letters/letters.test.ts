import { afterAll, beforeEach, describe, expect, jest, test } from "@jest/globals"
import { DAY_MS } from "../../../contract/text/durations.ts"
import { config } from "../../../platform/config/config.ts"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { EmailAttempt, EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { addDrivers, type DriverValues } from "../../../testing/factories/leads.ts"
import { owner, visitor } from "../../../testing/factories/viewers.ts"
import { stopMailServers } from "../../../testing/mail/mailServer.ts"
import { configureMail, receiveAllDue, smtpSettings, startWithoutMail } from "../../../testing/mail/outbox.ts"
import { type Json, setUpTestApp } from "../../../testing/testApp.ts"
import { DriverApplication } from "../../leads/drivers/driverApplication.model.ts"
import { LeadMessage } from "../../leads/related/leadMessage.model.ts"
import { hashOfAddress } from "../bounces/suppressionList.ts"
import { UndeliverableAddress } from "../bounces/undeliverable.model.ts"
import { changeSubscription, findSubscription } from "../bounces/unsubscribe.service.ts"
import { UnsubscribedAddress } from "../bounces/unsubscribedAddress.model.ts"
import { Letter } from "./letter.model.ts"
import { startLetter } from "./letters.service.ts"
import { deleteOldLetters, writeNext, writeUnlessBusy } from "./letterWorker.ts"

const app = await setUpTestApp()
afterAll(stopMailServers)
beforeEach(async () => {
  await startWithoutMail()
  await DriverApplication.destroy({ where: {} })
  await Letter.destroy({ where: {} })
  await UndeliverableAddress.destroy({ where: {} })
  await UnsubscribedAddress.destroy({ where: {} })
  configureMail(smtpSettings(1))
})

const texts = [
  { locale: "en", subject: "News for {first_name}", body: "Hi {first_name}, your {vehicle} can earn more." },
  { locale: "es", subject: "Novedades", body: "Hola, {first_name}." },
]
const START = `mutation ($letterId: ID!, $input: LetterInput!) { startLetter(letterId: $letterId, input: $input) {
  letter { id state subject total position sent withoutAddress undeliverable unsubscribed repeated writtenBy } } }`
const PREVIEW = `query ($input: LetterInput!) { letterPreview(input: $input) {
  sent withoutAddress undeliverable unsubscribed repeated samples { lead { name } subject body } } }`
const inputOf = (input: Json = {}) => ({ driverApplications: {}, texts, ...input })
const start = async (input: Json = {}, letterId: string = crypto.randomUUID()): Promise<Json> =>
  (await app.ask(START, { letterId, input: inputOf(input) })).startLetter.letter
const preview = async (input: Json = {}): Promise<Json> =>
  (await app.ask(PREVIEW, { input: inputOf(input) })).letterPreview
const letter = async (): Promise<Json> =>
  (await app.ask("{ letters { id state position sent repeated unsubscribed undeliverable endedAt } }")).letters[0]

const addNumbered = (count: number, values: DriverValues = {}) =>
  addDrivers(...Array.from({ length: count }, (_, index) => ({ email: `d${index}@example.com`, ...values })))
const recipients = async () => (await EmailLog.findAll({ order: ["id"] })).map(({ recipient }) => recipient)
const writeAll = async () => {
  while ((await letter()).state === "SENDING") await writeNext()
}
const hold = (email: string) =>
  UndeliverableAddress.create({
    addressHash: hashOfAddress(email),
    reason: "No mailbox.",
    bouncedAt: new Date(),
  } as never)
const unsubscribe = (email: string) =>
  UnsubscribedAddress.create({ addressHash: hashOfAddress(email), unsubscribedAt: new Date() })

describe("a letter to several leads", () => {
  test("reaches each matching lead once, lists excluded leads with reasons, and is in each lead's feed", async () => {
    const leads = await addDrivers(
      ...[
        { email: "ana@example.com", name: "Ana Diaz" },
        { email: "ben@example.com", name: "Ben Ode", locale: "es" as const },
      ],
      ...[{ email: "ANA@example.com" }, { email: "" }, { email: "held@example.com" }, { email: "gone@example.com" }],
      { email: "reno@example.com", status: "rejected" as const },
    )
    await hold("held@example.com")
    await unsubscribe("gone@example.com")
    const filter = { driverApplications: { statuses: ["PENDING"] } }
    const counts = { sent: 2, withoutAddress: 1, undeliverable: 1, unsubscribed: 1, repeated: 1 }
    const { samples, ...counted } = await preview(filter)
    expect(counted).toEqual(counts)
    expect(samples.at(-1).body).toMatch(
      /\n\n-- \nCancelar la suscripción .*: http\S+\/es\/unsubscribe\/only-in-the-mail-itself$/,
    )
    expect(await preview({ ...filter, isMarketing: false })).toMatchObject({ sent: 3, unsubscribed: 0 })
    const ticked = { ...filter, ids: [leads[1]?.id, leads[6]?.id], texts: null }
    expect(await preview(ticked)).toMatchObject({ sent: 1, undeliverable: 0, samples: [] })
    const started = await start(filter)
    expect(started).toMatchObject({ ...counts, sent: 0, total: 2, state: "SENDING", subject: "News for {first_name}" })
    await writeAll()
    expect(await letter()).toMatchObject({ state: "DONE", position: 2, sent: 2, endedAt: expect.any(String) })
    expect((await recipients()).sort()).toEqual([expect.stringMatching(/^ana@/i), "ben@example.com"])
    expect(await LeadMessage.count({ where: { leadId: leads[1]?.id ?? 0, direction: "OUTGOING" } })).toBe(1)
    await app.ask(`mutation { stopLetter(id: ${started.id}) { letter { state } } }`)
    expect(await letter()).toMatchObject({ state: "DONE" })
    const [ben] = await DriverApplication.findAll({ where: { email: "ben@example.com" } })
    expect(ben).toMatchObject({ status: "pending", isPromised: true })
  })

  test("is sent once by concurrent processes, and after one of them died midway", async () => {
    await addNumbered(60)
    await start()
    const create = jest.spyOn(LeadMessage, "create")
    for (let calls = 0; calls < 12; calls += 1) create.mockImplementationOnce(LeadMessage.create.bind(LeadMessage))
    create.mockRejectedValueOnce(new Error("the process died"))
    await expect(writeNext()).rejects.toThrow("the process died")
    jest.restoreAllMocks()
    expect([(await letter()).position, (await recipients()).length]).toEqual([0, 0])
    await Promise.all([writeNext(), writeNext(), writeNext()])
    await writeAll()
    const written = await recipients()
    expect([written.length, new Set(written).size]).toEqual([60, 60])
    expect(await letter()).toMatchObject({ state: "DONE", sent: 60 })
  })

  test("stops after ten failures, lets other letters pass, continues on request, and is in the activity", async () => {
    await addNumbered(30)
    const { id } = await start()
    await writeNext()
    const create = jest.spyOn(LeadMessage, "create").mockRejectedValue(new RangeError("no room for d26@example.com"))
    for (let tries = 0; tries < 10; tries += 1) await expect(writeNext()).rejects.toThrow("no room")
    create.mockRestore()
    expect(await writeNext()).toBe(false)
    const READ = "{ letters { state position problem endedAt } }"
    const stopped = { state: "STOPPED", position: 25, problem: "RangeError", endedAt: expect.any(String) }
    expect((await app.ask(READ)).letters[0]).toEqual(stopped)
    const CONTINUE = `mutation { continueLetter(id: ${id}) { letter { state problem } } }`
    for (const _twice of [1, 2])
      expect((await app.ask(CONTINUE)).continueLetter.letter).toEqual({ state: "SENDING", problem: null })
    await writeAll()
    expect([await letter(), new Set(await recipients()).size]).toMatchObject([{ state: "DONE", sent: 30 }, 30])
    const events = await RecordedEvent.findAll({ where: { subjectType: "letter", subjectId: id }, order: ["id"] })
    expect(events.map(({ type, actorType, facts }) => `${type} ${actorType} ${facts}`)).toEqual([
      'letter.started user {"leadType":"driver_application","leads":30}',
      "letter.failed system {}",
      "letter.continued user {}",
    ])
  })

  test("waits while the outbox has many mails to send", async () => {
    await addNumbered(55)
    await start()
    for (const _batch of [1, 2, 3]) await writeUnlessBusy()
    expect((await letter()).position).toBe(50)
    await EmailLog.update({ status: "sent" }, { where: {}, limit: 1 })
    await writeUnlessBusy()
    expect((await letter()).position).toBe(55)
  })

  test("needs the site's address only for the link to unsubscribe", async () => {
    await addNumbered(1)
    const viewer = await owner()
    const begin = (isMarketing: boolean) =>
      startLetter(
        viewer,
        { letterId: crypto.randomUUID(), input: inputOf({ isMarketing }) },
        { ...config, publicUrl: null, host: "0.0.0.0" },
      )
    await expect(begin(true)).rejects.toThrow(/^Set PUBLIC_URL/)
    expect(await begin(false)).toMatchObject({ state: "SENDING" })
  })

  test("starts once for a repeated request, skips later leads, and can be stopped", async () => {
    await addNumbered(30)
    const id = crypto.randomUUID()
    const [one, other] = [await start({}, id), await start({}, id.toUpperCase())]
    expect(other.id).toBe(one.id)
    await addDrivers({ email: "later@example.com" })
    await writeNext()
    await app.ask(`mutation { stopLetter(id: ${one.id}) { letter { state } } }`)
    expect(await writeNext()).toBe(false)
    expect(await letter()).toMatchObject({ state: "STOPPED", position: 25, sent: 25 })
    await Letter.update({ endedAt: new Date(Date.now() - 29 * DAY_MS) }, { where: {} })
    await deleteOldLetters()
    expect(await Letter.count()).toBe(1)
    await Letter.update({ endedAt: new Date("2026-01-01") }, { where: {} })
    await deleteOldLetters()
    expect(await Letter.count()).toBe(0)
  })

  test("skips recipients who unsubscribe after its start, even once their mails are queued", async () => {
    await addNumbered(27)
    await start()
    await unsubscribe("d0@example.com")
    await unsubscribe("d26@example.com")
    await writeAll()
    expect(await letter()).toMatchObject({ sent: 25, unsubscribed: 2 })
    await unsubscribe("d5@example.com")
    const to = (await receiveAllDue()).flatMap((mail) => mail.to)
    expect([to.length, to.filter((one) => /^d(0|5|26)@/.test(one))]).toEqual([24, []])
    const [held] = await EmailLog.findAll({ where: { recipient: "d5@example.com" } })
    const attempt = await EmailAttempt.findOne({ where: { emailLogId: held?.id ?? 0 } })
    expect([held?.status, attempt?.explanation]).toEqual([
      "failed",
      expect.stringContaining("unsubscribed from letters"),
    ])
  })

  test.each([
    ["without recipients", {}, "CONFLICT"],
    ["without a text", { texts: null }, "BAD_USER_INPUT"],
    ["of two kinds", { advertiserSubmissions: {} }, "BAD_USER_INPUT"],
    ["of no kind", { driverApplications: null }, "BAD_USER_INPUT"],
    ["with unfilled braces", { texts: texts.map((one) => ({ ...one, body: "{nothing}" })) }, "BAD_USER_INPUT"],
    ["about a city that is not open", { waitListCity: "new-york-ny" }, "CONFLICT"],
  ])("is refused %s", async (_case, input, code) => {
    await expect(start(input)).rejects.toMatchObject({ code })
    expect(await Letter.count()).toBe(0)
  })

  test("about an opened city goes to the city's wait list, even to unsubscribed addresses", async () => {
    const waits = { waitListCity: "dallas-tx", isPromised: false }
    await addDrivers(
      ...[{ email: "ana@example.com", ...waits }, { email: "ana@example.com", ...waits }, { email: "ben@example.com" }],
    )
    await unsubscribe("ana@example.com")
    await start({ waitListCity: "dallas-tx", isMarketing: false })
    await writeAll()
    expect(await letter()).toMatchObject({ sent: 1, repeated: 1 })
    expect(await recipients()).toEqual(["ana@example.com"])
    const told = await DriverApplication.findAll({ where: waits })
    expect(told.map(({ waitListToldAt }) => waitListToldAt)).toEqual([expect.any(Date), expect.any(Date)])
    await expect(start({ waitListCity: "dallas-tx" })).rejects.toMatchObject({ code: "CONFLICT" })
  })
})

describe("the link to unsubscribe from letters", () => {
  const mailed = async () => {
    const [lead] = await addDrivers({ email: "ana@example.com" })
    await start()
    await writeAll()
    const [received] = await receiveAllDue()
    return { lead, received, raw: received?.raw ?? "", text: received?.mail.text ?? "" }
  }
  const UNSUBSCRIBED = "query ($id: ID!) { driverApplication(id: $id) { unsubscribedAt history { summary } } }"

  test("unsubscribes by one click, which the mail's headers offer, and subscribes again", async () => {
    const { lead, raw, text } = await mailed()
    const [, token = ""] = /\/unsubscribe\/([\w-]+)$/.exec(text.trim()) ?? []
    expect(raw.replace(/\r\n\s+/g, " ")).toMatch(new RegExp(`List-Unsubscribe: <http\\S+/unsubscribe/${token}>`))
    expect(raw).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click")
    expect((await EmailLog.findOne())?.body).not.toContain(token)
    expect(await findSubscription(visitor(), token)).toBe(true)
    for (const _twice of [1, 2]) await changeSubscription(visitor(), token, false)
    expect(await findSubscription(visitor(), token)).toBe(false)
    const { driverApplication } = await app.ask(UNSUBSCRIBED, { id: lead?.id })
    expect(driverApplication.unsubscribedAt).toEqual(expect.any(String))
    expect(driverApplication.history.filter(({ summary }: Json) => /nsubscribed/.test(summary))).toHaveLength(1)
    await expect(start()).rejects.toMatchObject({ code: "CONFLICT" })
    // A letter that is not marketing still goes to the unsubscribed address.
    await start({ isMarketing: false })
    await changeSubscription(visitor(), token, true)
    expect(await UnsubscribedAddress.count()).toBe(0)
    const wrong = `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`
    expect(await findSubscription(visitor(), wrong)).toBeNull()
    await expect(changeSubscription(visitor(), wrong, false)).rejects.toMatchObject({ code: "NOT_FOUND" })
  })

  test("is rate-limited", async () => {
    const viewer = visitor()
    const leave = () => changeSubscription(viewer, "example", false)
    for (let count = 0; count < 600; count += 1) await leave().catch(({ code }) => expect(code).toBe("NOT_FOUND"))
    await expect(leave()).rejects.toMatchObject({ code: "RATE_LIMITED" })
  })

  test("colleagues can unsubscribe and subscribe a lead in the dashboard", async () => {
    const [lead] = await addDrivers({ email: "ana@example.com" })
    const SET =
      "mutation ($id: ID!, $is: Boolean!) { setLetters(leadType: DRIVER_APPLICATION, leadId: $id, isSubscribed: $is) { lead { unsubscribedAt } } }"
    const set = async (is: boolean) => (await app.ask(SET, { id: lead?.id, is })).setLetters.lead.unsubscribedAt
    expect([await set(false), await set(true)]).toEqual([expect.any(String), null])
  })
})
