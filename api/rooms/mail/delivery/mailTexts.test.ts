import { afterEach, beforeEach, expect, jest, test } from "@jest/globals"
import { clock } from "../../../platform/database/clock/clock.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { logger } from "../../../platform/log/logger.ts"
import {
  configureMail,
  lastMail,
  later,
  receiveAllDue,
  smtpSettings,
  startWithoutMail,
} from "../../../testing/mail/outbox.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { driverApplicationKind } from "../../leads/drivers/driverApplication.kind.ts"
import { DriverApplication } from "../../leads/drivers/driverApplication.model.ts"
import { beginAttempt } from "./outbox.ts"

const app = await setUpTestApp()
const token = await app.login()
afterEach(() => {
  jest.restoreAllMocks()
})
beforeEach(startWithoutMail)

const apply = () => app.sendDriver({ name: "Ana" })

/** The last mail in the log. Expects GraphQL and REST to return the same text. */
const shown = async () => {
  const query = "{ emailLogs(first: 1) { nodes { status subject body html formData } } }"
  const [node] = (await app.ask(query)).emailLogs.nodes
  const all = (await app.rest("GET", "/api/admin/email-logs", undefined, { token })).body
  const page = (await app.rest("GET", "/api/admin/email-logs?limit=1", undefined, { token })).body
  for (const row of [all[0], page[0]]) expect(row).toMatchObject({ body: node.body, form_data: node.formData })
  return node
}

const [operatorsMail] = driverApplicationKind.emails
if (!operatorsMail) throw new Error("there is no mail to the operator")

/** Simulates a new version with another text. */
const changeTemplate = () => jest.spyOn(operatorsMail, "write").mockReturnValue({ message: "New words" })

const deliver = async () => (await receiveAllDue({ at: later() })).map(({ mail }) => mail.text)

const resendLast = async () => {
  const { id } = (await lastMail()).log
  await app.ask("mutation ($id: ID!) { resendEmail(id: $id) { emailLog { id } } }", { id })
}

test("a waiting mail shows its current rendering, and a sent one its stored text", async () => {
  await apply()
  expect((await lastMail()).log.body).toBe("")
  const waiting = await shown()
  expect(waiting).toMatchObject({ status: "QUEUED", formData: { name: "Ana" } })
  expect(waiting.body).toContain("Ana wants to drive with us and was promised an answer within 48 hours.")
  expect(waiting.html).toContain("<h1")
  const first = await deliver()
  expect((await lastMail()).log).toMatchObject({ body: waiting.body, html: waiting.html, formData: waiting.formData })
  changeTemplate()
  expect(await shown()).toEqual({ ...waiting, status: "SENT" })
  await resendLast()
  expect(await deliver()).toEqual(first)
})

test("a vehicle unknown to its sender is described plainly in mails", async () => {
  await app.sendDriver({ vehicle_make: "Unknown", vehicle_model: "unknown" })
  expect((await shown()).body).toMatch(/Vehicle: +\d{4}\n/)
  await app.sendDriver({ vehicle_year: "Unknown", vehicle_make: "Unknown", vehicle_model: "unknown" })
  expect((await shown()).body).toMatch(/Vehicle: +Not given\n/)
})

test("a logged mail shows its current rendering, which a resend uses", async () => {
  configureMail(null)
  await apply()
  expect((await lastMail()).log.dueAt).toBeNull()
  changeTemplate()
  expect(await shown()).toMatchObject({ status: "LOGGED", body: expect.stringContaining("New words") })
  configureMail(smtpSettings(1))
  await resendLast()
  expect(await deliver()).toEqual([expect.stringContaining("New words")])
})

test("a claimed mail is written from content read before, as a read would wait for the claim's transaction", async () => {
  await apply()
  const { log } = await lastMail()
  const sections = [{ page: "mails", sectionId: "driver_application", content: { body: "Look at {name}." } }]
  await inTransaction((transaction) => beginAttempt(log, clock.date(), transaction, sections))
  expect(log.body).toContain("Look at Ana.")
})

test("a mail keeps the promise given to its sender", async () => {
  const { cmsBlocks } = (await app.graphql('{ cmsBlocks(page: "global") { id sectionId content } }')).data
  const block = cmsBlocks.find(({ sectionId }: { sectionId: string }) => sectionId === "promises")
  const promise = async (driver_reply: string) => {
    const content = { ...block.content, driver_reply }
    expect((await app.rest("PUT", `/api/cms/blocks/${block.id}`, { content }, { token })).status).toBe(200)
  }
  await apply()
  await promise("5 days")
  expect((await shown()).body).toContain("within 48 hours")
  expect(await deliver()).toEqual([expect.stringContaining("within 48 hours")])
  await apply()
  await promise("48 hours")
  expect((await shown()).body).toContain("within 5 days")
})

test("a mail about a deleted lead is listed without text, and fails with an explanation", async () => {
  await apply()
  await DriverApplication.destroy({ where: {} })
  expect(await shown()).toMatchObject({ body: "", formData: {} })
  expect(await deliver()).toEqual([])
  const { log, attempts } = await lastMail()
  expect(log).toMatchObject({ status: "failed", dueAt: null })
  expect(attempts).toMatchObject([{ outcome: "refused", explanation: expect.stringContaining("is gone") }])
})

test("a broken template neither hides the log nor delays other mails", async () => {
  const error = jest.spyOn(logger, "error").mockImplementation(() => undefined)
  await apply()
  const write = jest.spyOn(operatorsMail, "write").mockImplementation(() => {
    throw new Error("a fault of ours")
  })
  expect(await shown()).toMatchObject({ body: "", status: "QUEUED" })
  expect(await deliver()).toEqual([])
  expect(error).toHaveBeenCalled()
  write.mockRestore()
  await apply()
  expect(await deliver()).toHaveLength(1)
})
