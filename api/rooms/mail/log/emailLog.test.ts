import { afterEach, beforeEach, describe, expect, test } from "@jest/globals"
import type { EmailLogStatus } from "../../../contract/mail/emailLog.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { startMailServer, stopMailServers } from "../../../testing/mail/mailServer.ts"
import {
  configureMail,
  deliverAllDue,
  lastMail,
  later,
  senderTo,
  smtpSettings,
  startWithoutMail,
} from "../../../testing/mail/outbox.ts"
import { type Json, setUpTestApp, type Values } from "../../../testing/testApp.ts"

const app = await setUpTestApp()
const token = await app.login()
afterEach(stopMailServers)
beforeEach(startWithoutMail)

const ask = (query: string, variables: Record<string, unknown> = {}) => app.graphql(query, variables, { token })
const apply = async (values: Values = {}) => String(await app.apply(values))
const inquire = async (values: Values = {}) => String(await app.inquire(values))

const LIST = `query ($filter: EmailLogFilter, $first: Int, $after: String) {
  emailLogs(filter: $filter, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor }
    nodes { id type status subject recipient replyTo body html formData messageId nextAttemptAt sentAt
      lead { type id name email } attempts { outcome explanation answer startedAt } }
  }
}`
const list = async (variables: Record<string, unknown> = {}) => (await app.ask(LIST, variables)).emailLogs
const subjects = async (filter: Record<string, unknown>) =>
  (await list({ filter })).nodes.map(({ subject }: Json) => subject)

const setStatus = (status: EmailLogStatus) =>
  EmailLog.update({ status, dueAt: status === "queued" ? new Date() : null }, { where: {} })

const RESEND = "mutation ($id: ID!) { resendEmail(id: $id) { emailLog { status messageId sentAt } } }"
const CANCEL = "mutation ($id: ID!) { cancelEmail(id: $id) { emailLog { status nextAttemptAt } } }"

describe("the mail log", () => {
  test("shows everything about each mail", async () => {
    const driver = await apply({ name: "Ana Álvarez", email: "ana@example.com" })
    const advertiser = await inquire({ company_name: "Blue Bottle" })
    const { nodes, totalCount } = await list()
    expect(totalCount).toBe(2)
    expect(nodes).toMatchObject([
      {
        type: "ADVERTISER_INQUIRY",
        lead: { type: "ADVERTISER_SUBMISSION", id: advertiser, name: "Blue Bottle", email: "ben@example.com" },
      },
      {
        type: "DRIVER_APPLICATION",
        status: "QUEUED",
        subject: "New driver application: Ana Álvarez",
        recipient: "Leads <leads@example.com>",
        replyTo: "ana@example.com",
        formData: { name: "Ana Álvarez", vehicle_year: "2021" },
        messageId: expect.stringMatching(/^<.+@example\.com>$/),
        nextAttemptAt: expect.stringMatching(/Z$/),
        sentAt: null,
        lead: { type: "DRIVER_APPLICATION", id: driver, name: "Ana Álvarez" },
        attempts: [],
      },
    ])
    expect(nodes[1].html).toMatch(/^<!doctype html>/)
  })

  test("only records mails, and plans no attempt, while no mail server is configured", async () => {
    configureMail(null)
    await apply()
    expect((await list()).nodes).toMatchObject([{ status: "LOGGED", nextAttemptAt: null }])
  })

  test("shows mails of an early version that wrote plain text only", async () => {
    await apply()
    await EmailLog.update({ html: null, body: "1 < 2\nnext" }, { where: {} })
    expect((await list()).nodes[0].html).toContain("1 &lt; 2<br>next")
  })

  test("is filtered by status, type and text", async () => {
    await apply({ name: "Ana 100%" })
    await setStatus("sent")
    await apply({ name: "Zoë" })
    await inquire({ company_name: "100 Percent_Coffee" })
    expect(await subjects({ statuses: ["SENT"] })).toEqual(["New driver application: Ana 100%"])
    expect(await subjects({ statuses: [] })).toEqual([])
    expect(await subjects({ types: ["ADVERTISER_INQUIRY"] })).toEqual(["New advertiser inquiry: 100 Percent_Coffee"])
    expect(await subjects({ search: "ANA 100%" })).toEqual(["New driver application: Ana 100%"])
    expect(await subjects({ search: "ZOE" })).toEqual(["New driver application: Zoë"])
    expect(await subjects({ search: "perc" })).toEqual(["New advertiser inquiry: 100 Percent_Coffee"])
    expect(await subjects({ search: "leads@exa" })).toHaveLength(3)
    expect(await subjects({ search: "application", statuses: ["QUEUED"] })).toEqual(["New driver application: Zoë"])
  })

  test("is paged after filtering", async () => {
    for (const name of ["one", "two", "three"]) await apply({ name })
    await inquire()
    const variables = { filter: { types: ["DRIVER_APPLICATION"] }, first: 2 }
    const first = await list(variables)
    const second = await list({ ...variables, after: first.pageInfo.endCursor })
    const found = [...first.nodes, ...second.nodes].map(({ subject }: Json) => subject.split(" ").at(-1))
    expect(found).toEqual(["three", "two", "one"])
    expect(second.pageInfo.hasNextPage).toBe(false)
    expect(second.totalCount).toBe(3)
  })

  test("has the same statuses over REST", async () => {
    await apply()
    await setStatus("cancelled")
    const { body } = await app.rest("GET", "/api/admin/email-logs", undefined, { token })
    expect(body[0]).toMatchObject({ status: "cancelled", log_type: "driver_application" })
    expect(Object.keys(body[0])).toEqual([
      "id",
      "log_type",
      "status",
      "subject",
      "recipient",
      "body",
      "form_data",
      "timestamp",
    ])
  })
})

describe("sending a mail again", () => {
  test.each<EmailLogStatus>(["logged", "queued", "sent", "failed", "cancelled"])(
    "works when it is %s",
    async (status) => {
      await apply()
      await setStatus(status)
      const { log } = await lastMail()
      const data = await app.ask(RESEND, { id: log.id })
      expect(data.resendEmail.emailLog).toEqual({ status: "QUEUED", messageId: log.messageId, sentAt: null })
      const server = await startMailServer()
      await deliverAllDue(senderTo(server.port))
      await server.stop()
      expect(server.received.map(({ mail }) => mail.messageId)).toEqual([log.messageId])
    },
  )

  test("uses the operator's current address", async () => {
    configureMail(null)
    await apply()
    await EmailLog.update({ recipient: "gone@example.com" }, { where: {} })
    configureMail(smtpSettings(1))
    await ask(RESEND, { id: (await lastMail()).log.id })
    expect((await lastMail()).log.recipient).toBe("Leads <leads@example.com>")
    expect(await subjects({ search: "leads" })).toHaveLength(1)
  })

  test("is refused while the mail is being sent, without a mail server, and for an unknown mail", async () => {
    await apply()
    const { id } = (await lastMail()).log
    await setStatus("sending")
    const refusalOf = async (which: unknown) => {
      const error = (await ask(RESEND, { id: which })).errors?.[0]
      return [error?.extensions.code, error?.message]
    }
    expect(await refusalOf(id)).toEqual(["CONFLICT", "This mail is being sent right now."])
    expect(await refusalOf("999999")).toEqual(["NOT_FOUND", expect.stringContaining("mail")])
    await setStatus("logged")
    configureMail(null)
    expect(await refusalOf(id)).toEqual(["CONFLICT", expect.stringContaining("Set SMTP_URL")])
  })
})

describe("cancelling a mail", () => {
  test("prevents a waiting one from being sent", async () => {
    await apply()
    const { id } = (await lastMail()).log
    const data = await app.ask(CANCEL, { id })
    expect(data.cancelEmail.emailLog).toEqual({ status: "CANCELLED", nextAttemptAt: null })
    const server = await startMailServer()
    await deliverAllDue(senderTo(server.port), { at: later() })
    await server.stop()
    expect(server.received).toHaveLength(0)
  })

  test.each<EmailLogStatus>(["logged", "sending", "sent", "cancelled"])("is refused when it is %s", async (status) => {
    await apply()
    await setStatus(status)
    const { errors } = await ask(CANCEL, { id: (await lastMail()).log.id })
    expect(errors?.[0]?.extensions.code).toBe("CONFLICT")
    expect(errors?.[0]?.message).toBe(`This mail is not waiting and did not fail: it is ${status}.`)
  })
})

test.each([
  "DRIVER_APPLICATION",
  "ADVERTISER_INQUIRY",
  "DRIVER_RECEIPT",
  "ADVERTISER_RECEIPT",
  "DRIVER_REPLY",
  "ADVERTISER_REPLY",
  "ACCOUNT_INVITATION",
  "ACCOUNT_PASSWORD_RESET",
  "ACCOUNT_SIGN_IN",
  "TEST",
])("the preview of %s is a complete mail that loads nothing from elsewhere", async (type) => {
  const query = "query ($type: EmailLogType!) { emailPreview(type: $type) { subject body html } }"
  const { emailPreview } = await app.ask(query, { type })
  expect(emailPreview.subject).toMatch(/\w/)
  expect(emailPreview.body).toMatch(/\w/)
  expect(emailPreview.html).toMatch(/^<!doctype html>[\s\S]*<\/html>\s*$/)
  expect(emailPreview.html).not.toMatch(/<script|src=|url\(|<link|@import/)
})

test.each([
  "{ emailLogs { totalCount } }",
  "{ mailState { failedCount } }",
  "{ emailPreview(type: TEST) { body } }",
  'mutation { resendEmail(id: "1") { emailLog { id } } }',
  'mutation { cancelEmail(id: "1") { emailLog { id } } }',
  'mutation { resendEmails(ids: ["1"]) { notFoundIds } }',
  "mutation { resendFailedEmails { count } }",
  "mutation { sendTestEmail { answer } }",
])("%s is for admins", async (query) => {
  const { errors } = await app.graphql(query)
  expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED")
})
