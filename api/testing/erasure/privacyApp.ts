import { database } from "../../platform/database/connection/database.ts"
import { PrivacyRequest, PrivacyRequestLink } from "../../rooms/person/privacyRequests/privacyRequest.model.ts"
import { createAccount } from "../accounts/accounts.ts"
import { driverForm } from "../forms.ts"
import { startMailServer } from "../mail/mailServer.ts"
import { configureMail, deliverAllDue, senderTo, smtpSettings, startWithoutMail } from "../mail/outbox.ts"
import { type Json, startTestApp } from "../testApp.ts"

const FIELDS = `id kind status email phone name details dueAt extendedAt answeredAt outcome answerMessage exportExpiresAt
  answeredBy { name } leads { leadType leadId name matches isTrashed isQuarantined }`
const LIST = `query ($status: PrivacyRequestStatus) { privacyRequests(status: $status) { nodes { ${FIELDS} } } }`
const ANSWER = `mutation ($id: ID!, $outcome: PrivacyRequestOutcome!, $message: String) {
  answerPrivacyRequest(id: $id, outcome: $outcome, message: $message) {
    privacyRequest { ${FIELDS} } erasureReport { copies { kind count } } } }`

/** The API with a mail server, through which people ask for what privacy laws promise. */
export const startPrivacyApp = async () => {
  const app = await startTestApp()
  const token = await app.login()
  await createAccount(app, { role: "MANAGER", email: "manager@example.com" })
  await createAccount(app, { role: "EDITOR", email: "editor@example.com" })
  const { received, ...server } = await startMailServer()

  const ask = async (query: string, variables: Record<string, unknown> = {}, as = token) => {
    const { data, errors } = await app.graphql(query, variables, { token: as })
    if (errors) throw Object.assign(new Error(JSON.stringify(errors)), errors[0]?.extensions)
    return data
  }

  const submit = (values: object) =>
    app.rest("POST", "/api/privacy-requests", { kind: "KNOW", email: "ana@example.org", ...values })

  const deliver = () => deliverAllDue(senderTo(server.port))

  /** The last mail that arrived at an address, and the token of its link. */
  const mailTo = (address: string) => {
    const mail = received.findLast(({ to }) => to.includes(address))?.mail
    return { mail, token: /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "" }
  }

  const confirm = (linkToken: string) => app.rest("POST", "/api/privacy-requests/confirm", { token: linkToken })

  /** The id of a request that was confirmed by the mailed link. */
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
    (await ask(LIST, { status }, as)).privacyRequests.nodes

  const answer = async (id: string, outcome: string, message: string | null = null) =>
    (await ask(ANSWER, { id, outcome, message })).answerPrivacyRequest

  const apply = async (values: Record<string, unknown> = {}) =>
    (await app.rest("POST", "/api/drivers/apply", driverForm(values))).body.id as number

  /** Begins a day without requests and mails. */
  const startAnew = async () => {
    await PrivacyRequest.destroy({ where: {} })
    await PrivacyRequestLink.destroy({ where: {} })
    await database().query("DELETE FROM rate_limits")
    await startWithoutMail()
    configureMail(smtpSettings(server.port))
    received.length = 0
  }

  const stop = async () => {
    await server.stop()
    await app.stop()
  }

  return {
    ...app,
    token,
    received,
    ask,
    submit,
    deliver,
    mailTo,
    confirm,
    confirmed,
    list,
    answer,
    apply,
    startAnew,
    stop,
  }
}

export type PrivacyApp = Awaited<ReturnType<typeof startPrivacyApp>>
