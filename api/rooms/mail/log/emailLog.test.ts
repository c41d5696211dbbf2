import { beforeEach, describe, expect, test } from "@jest/globals"
import type { EmailLogStatus } from "../../../contract/mail/emailLog.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import {
  configureMail,
  lastMail,
  later,
  receiveAllDue,
  smtpSettings,
  startWithoutMail,
} from "../../../testing/mail/outbox.ts"
import { type Json, setUpTestApp, type Values } from "../../../testing/testApp.ts"

const app = await setUpTestApp()
beforeEach(startWithoutMail)

const LIST = `query ($filter: EmailLogFilter, $first: Int, $after: String) {
  emailLogs(filter: $filter, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor }
    nodes { id type status subject recipient replyTo body html formData messageId nextAttemptAt sentAt
      lead { type id name email } attempts { outcome explanation answer startedAt } }
  }
}`
const list = async (variables: Values = {}) => (await app.ask(LIST, variables)).emailLogs
const subjects = async (filter: Values) => (await list({ filter })).nodes.map(({ subject }: Json) => subject)

const setStatus = (status: EmailLogStatus) =>
  EmailLog.update({ status, dueAt: status === "queued" ? new Date() : null }, { where: {} })

const resend = async (id: unknown) =>
  (await app.ask("mutation ($id: ID!) { resendEmail(id: $id) { emailLog { status messageId sentAt } } }", { id }))
    .resendEmail.emailLog
const cancel = async (id: unknown) =>
  (await app.ask("mutation ($id: ID!) { cancelEmail(id: $id) { emailLog { status nextAttemptAt } } }", { id }))
    .cancelEmail.emailLog

describe("the mail log", () => {
  test("shows recipients, texts, submitted values and attempts of each mail", async () => {
    const driver = String(await app.apply({ name: "Ana Álvarez", email: "ana@example.com" }))
    const advertiser = String(await app.inquire({ company_name: "Blue Bottle" }))
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
        html: expect.stringMatching(/^<!doctype html>/),
        messageId: expect.stringMatching(/^<.+@example\.com>$/),
        nextAttemptAt: expect.stringMatching(/Z$/),
        sentAt: null,
        lead: { type: "DRIVER_APPLICATION", id: driver, name: "Ana Álvarez" },
        attempts: [],
      },
    ])
    // An early version wrote plain text only.
    await EmailLog.update({ html: null, body: "1 < 2\nnext" }, { where: {} })
    expect((await list()).nodes[0].html).toContain("1 &lt; 2<br>next")
  })

  test("is filtered by status, type and text", async () => {
    await app.apply({ name: "Ana 100%" })
    await setStatus("sent")
    await app.apply({ name: "Zoë" })
    await app.inquire({ company_name: "100 Percent_Coffee" })
    expect(await subjects({ statuses: ["SENT"] })).toEqual(["New driver application: Ana 100%"])
    expect(await subjects({ statuses: [] })).toEqual([])
    expect(await subjects({ types: ["ADVERTISER_INQUIRY"] })).toEqual(["New advertiser inquiry: 100 Percent_Coffee"])
    expect(await subjects({ search: "ANA 100%" })).toEqual(["New driver application: Ana 100%"])
    expect(await subjects({ search: "ZOE" })).toEqual(["New driver application: Zoë"])
    expect(await subjects({ search: "leads@exa" })).toHaveLength(3)
    expect(await subjects({ search: "application", statuses: ["QUEUED"] })).toEqual(["New driver application: Zoë"])
  })

  test("is filtered by the moment of writing, whose end is exclusive", async () => {
    await app.apply({ name: "Ana" })
    const at = "2026-03-01T00:00:00.000Z"
    await EmailLog.update({ createdAt: new Date(at) }, { where: {}, silent: true })
    expect(await subjects({ createdFrom: at, createdBefore: "2026-04-01T00:00:00.000Z" })).toHaveLength(1)
    expect(await subjects({ createdBefore: at })).toEqual([])
    expect(await subjects({ createdFrom: "2026-03-01T00:00:00.001Z" })).toEqual([])
  })

  test("is paged after filtering", async () => {
    for (const name of ["one", "two", "three"]) await app.apply({ name })
    await app.inquire()
    const variables = { filter: { types: ["DRIVER_APPLICATION"] }, first: 2 }
    const first = await list(variables)
    const second = await list({ ...variables, after: first.pageInfo.endCursor })
    const found = [...first.nodes, ...second.nodes].map(({ subject }: Json) => subject.split(" ").at(-1))
    expect(found).toEqual(["three", "two", "one"])
    expect(second).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: false } })
  })
})

test.each<EmailLogStatus>(["logged", "queued", "sent", "failed", "cancelled"])(
  "a %s mail is sent again on request, to the operator's current address",
  async (status) => {
    await app.apply()
    await EmailLog.update({ recipient: "gone@example.com" }, { where: {} })
    await setStatus(status)
    const { id, messageId } = (await lastMail()).log
    expect(await resend(id)).toEqual({ status: "QUEUED", messageId, sentAt: null })
    expect(await subjects({ search: "leads@example" })).toHaveLength(1)
    expect(await receiveAllDue()).toMatchObject([{ to: ["leads@example.com"], mail: { messageId } }])
  },
)

test("sending a mail again is refused during delivery, without a mail server, and for an unknown mail", async () => {
  await app.apply()
  const { id } = (await lastMail()).log
  await setStatus("sending")
  await expect(resend(id)).rejects.toMatchObject({ code: "CONFLICT", message: "This mail is being sent right now." })
  await expect(resend("999999")).rejects.toMatchObject({ code: "NOT_FOUND", message: expect.stringContaining("mail") })
  await setStatus("logged")
  configureMail(null)
  const message = expect.stringContaining("Set SMTP_URL")
  await expect(resend(id)).rejects.toMatchObject({ code: "CONFLICT", message })
  configureMail(smtpSettings(1))
})

test("a canceled mail is not sent", async () => {
  await app.apply()
  expect(await cancel((await lastMail()).log.id)).toEqual({ status: "CANCELLED", nextAttemptAt: null })
  expect(await receiveAllDue({ at: later() })).toEqual([])
})

test.each<EmailLogStatus>(["sending", "sent"])("a mail that is %s cannot be canceled", async (status) => {
  await app.apply()
  await setStatus(status)
  const message = `This mail is not waiting and did not fail: it is ${status}.`
  await expect(cancel((await lastMail()).log.id)).rejects.toMatchObject({ code: "CONFLICT", message })
})

test("the preview of each type of mail is complete and loads nothing external", async () => {
  const { __type } = await app.ask('{ __type(name: "EmailLogType") { enumValues { name } } }')
  const seen = new Set<string>()
  for (const { name: type } of __type.enumValues) {
    const query = "query ($type: EmailLogType!) { emailPreview(type: $type) { subject body html } }"
    const { subject, body, html } = (await app.ask(query, { type })).emailPreview
    expect([type, subject, body]).toEqual([type, expect.stringMatching(/\w/), expect.stringMatching(/\w/)])
    expect([type, html]).toEqual([type, expect.stringMatching(/^<!doctype html>[\s\S]*<\/html>\s*$/)])
    expect([type, html]).not.toEqual([type, expect.stringMatching(/<script|src=|url\(|<link|@import/)])
    seen.add(html)
  }
  expect(seen.size).toBe(__type.enumValues.length)
  const spanish = "{ emailPreview(type: DRIVER_RECEIPT, locale: ES) { subject } }"
  expect((await app.ask(spanish)).emailPreview.subject).toBe("Recibimos su solicitud")
})
