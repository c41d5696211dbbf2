import { afterAll } from "@jest/globals"
import { database } from "../../platform/database/connection/database.ts"
import { PrivacyRequest, PrivacyRequestLink } from "../../rooms/mail/privacy/privacyRequest.model.ts"
import { createAccount } from "../accounts/accounts.ts"
import { startMailServer } from "../mail/mailServer.ts"
import { configureMail, deliverAllDue, senderTo, smtpSettings, startWithoutMail } from "../mail/outbox.ts"
import { type Json, setUpTestApp } from "../testApp.ts"

const FIELDS = `id kind status email phone name details dueAt extendedAt answeredAt outcome answerMessage exportExpiresAt
  answeredBy { name } leads { leadType leadId name matches isTrashed isQuarantined }`
const LIST = `query ($status: PrivacyRequestStatus) { privacyRequests(status: $status) { nodes { ${FIELDS} } } }`
const ANSWER = `mutation ($id: ID!, $outcome: PrivacyRequestOutcome!, $message: String) {
  answerPrivacyRequest(id: $id, outcome: $outcome, message: $message) {
    privacyRequest { ${FIELDS} } erasureReport { copies { kind count } } } }`
const PREVIEW = `query ($id: ID!, $outcome: PrivacyRequestOutcome, $message: String) {
  privacyMailPreview(id: $id, outcome: $outcome, message: $message) { subject body html } }`

export const setUpPrivacyApp = async () => {
  const app = await setUpTestApp()
  const token = await app.login()
  await createAccount(app, { role: "MANAGER", email: "manager@example.com" })
  await createAccount(app, { role: "EDITOR", email: "editor@example.com" })
  const { received, ...server } = await startMailServer()
  afterAll(() => server.stop())

  const submit = (values: object) =>
    app.rest("POST", "/api/privacy-requests", { kind: "KNOW", email: "ana@example.org", ...values })

  const deliver = () => deliverAllDue(senderTo(server.port))

  const mailTo = (address: string) => {
    const mail = received.findLast(({ to }) => to.includes(address))?.mail
    return { mail, token: /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "" }
  }

  const confirm = (linkToken: string) => app.rest("POST", "/api/privacy-requests/confirm", { token: linkToken })

  /** Returns the id of the request, confirmed by its mailed link. */
  const confirmed = async (values: Partial<Record<"kind" | "email" | "locale" | "phone" | "details", string>> = {}) => {
    await submit(values)
    await deliver()
    const { status } = await confirm(mailTo(values.email ?? "ana@example.org").token)
    if (status !== 200) throw new Error(`The confirmation was answered with ${status}`)
    await deliver()
    const request = await PrivacyRequest.findOne({ order: [["id", "DESC"]], rejectOnEmpty: true })
    return String(request.id)
  }

  const list = async (status: string | null = null, as = token): Promise<Json[]> =>
    (await app.ask(LIST, { status }, as)).privacyRequests.nodes

  const answer = async (id: string, outcome: string, message: string | null = null) =>
    (await app.ask(ANSWER, { id, outcome, message })).answerPrivacyRequest

  /** Previews the mail of an answer, or of an extension if there is no outcome. */
  const preview = async (id: string, message: string, outcome: string | null = null) =>
    (await app.ask(PREVIEW, { id, outcome, message })).privacyMailPreview

  /** Begins a day without requests and mails. */
  const startAnew = async () => {
    await PrivacyRequest.destroy({ where: {} })
    await PrivacyRequestLink.destroy({ where: {} })
    await database().query("DELETE FROM rate_limits")
    await startWithoutMail()
    configureMail(smtpSettings(server.port))
    received.length = 0
  }

  return {
    ...app,
    token,
    received,
    submit,
    deliver,
    mailTo,
    confirm,
    confirmed,
    list,
    answer,
    preview,
    startAnew,
  }
}
