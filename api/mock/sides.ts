import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { getResponse } from "msw"
import { createMockApi } from "../../web/mock/createMockApi.ts"
import { buildMessage } from "../../web/mock/data/builders.ts"
import { MOCK_TOKEN } from "../../web/mock/data/store.ts"
import { advance } from "../../web/mock/imports/importEngine.ts"
import { MOCK_CODE } from "../../web/mock/resolvers/account.ts"
import { newPrivacyRequest } from "../../web/mock/resolvers/privacyRequests.ts"
import type { Role } from "../contract/accounts/roles.ts"
import { emailLogStatuses } from "../contract/mail/emailLog.ts"
import type { PrivacyRequestKind } from "../contract/person/privacyRequests.ts"
import { projectRoot } from "../platform/config/projectRoot.ts"
import { clock } from "../platform/database/locks/clock.ts"
import { EmailLog } from "../platform/outbox/emailLog.model.ts"
import { UserSession } from "../rooms/accounts/users/user.model.ts"
import { workOffImports } from "../rooms/leads/imports/importWorker.ts"
import { LeadMessage } from "../rooms/leads/messages/leadMessage.model.ts"
import { comparedEmail } from "../rooms/person/erasure/person.ts"
import { PrivacyRequest } from "../rooms/person/privacyRequests/privacyRequest.model.ts"
import { codeOf } from "../testing/accounts/accounts.ts"
import { createAuthenticator } from "../testing/accounts/authenticator.ts"
import { configureMail, smtpSettings } from "../testing/mail/outbox.ts"
import { changeSettings } from "../testing/settings.ts"
import { type Json, newAddress, startTestApp } from "../testing/testApp.ts"

const PASSWORD = "a password for tests"
const failed = { status: emailLogStatuses.FAILED, dueAt: null, waitingSince: null }
const web = join(projectRoot, "web")
const { id: _id, ...message } = buildMessage({ quotedText: "> Hello", html: "<p>Yes</p>" })

const waiting = { leadType: null, leadId: null, matchedBy: null } as const

interface Asked {
  kind: PrivacyRequestKind
  email: string
  receivedAt: Date
}

/** What a case may arrange on either side beside what it asks. */
export interface Side {
  send: (request: Request) => Promise<Response>
  url: string
  tokenOf: (role: Role) => Promise<string>
  /** The code that an authenticator app shows with a secret; each counts once. */
  code: (secret: string, offByMs?: number) => Promise<string>
  /** What a device answers that is to make a passkey. */
  passkey: (options: Json) => Json
  /** Lets the last proof of who the viewer is grow old, or be fresh again. */
  proof: (isFresh: boolean) => Promise<void>
  setMail: (isOn: boolean) => undefined
  /** Lets every mail have failed for good. */
  failMails: () => Promise<unknown>
  /** Stores a message from the sender of a driver application, which is answered with its id. */
  addMessage: (leadId: number) => Promise<number>
  /** Stores a confirmed privacy request, which is answered with its id. */
  addPrivacyRequest: (values: Asked) => Promise<number>
  /** Stores a message that found no lead. */
  addUnmatched: (values: { fromName: string }) => Promise<unknown>
  /** Does what waits of imports, which no test leaves to chance. */
  workOffImports: () => Promise<unknown>
  stop: () => Promise<void>
}

/** The real app on a database of its own. */
export const startApi = async (): Promise<Side> => {
  const app = await startTestApp()
  const device = createAuthenticator(app.url.replace("127.0.0.1", "localhost"))
  const owner = await app.login()
  return {
    send: (request) => fetch(request),
    // A passkey needs a host that has a name.
    url: app.url.replace("127.0.0.1", "localhost"),
    tokenOf: async (role) => (role === "OWNER" ? owner : app.loginAs(role)),
    code: codeOf,
    passkey: device.create,
    proof: async (isFresh) => {
      await UserSession.update({ verifiedAt: isFresh ? clock.date() : new Date(0) }, { where: {} })
    },
    setMail: (isOn) => {
      if (isOn) configureMail(smtpSettings(1))
      else changeSettings("email", { smtp: null })
    },
    failMails: () => EmailLog.update(failed, { where: {} }),
    addMessage: async (leadId) => (await LeadMessage.create({ ...message, leadId })).id,
    addPrivacyRequest: async (values) => {
      const request = newPrivacyRequest({ id: 0, name: null, ...values })
      const row = { ...request, id: undefined, emailKey: comparedEmail(values.email) }
      return (await PrivacyRequest.create(row)).id
    },
    addUnmatched: (values) => LeadMessage.create({ ...buildMessage(waiting), ...values, id: undefined }),
    workOffImports,
    stop: app.stop,
  }
}

/** The mocked API, with the same password. */
export const startMock = (): Side & { api: ReturnType<typeof createMockApi> } => {
  const api = createMockApi({ typeDefs: readFileSync(join(projectRoot, "schema.graphql"), "utf8") })
  api.store.user.password = PASSWORD
  api.store.isMailConfigured = false
  const noMailbox = { isConfigured: false, address: null, host: null, folder: null, readAt: null }
  Object.assign(api.store.mailbox, noMailbox)
  return {
    api,
    send: async (request) => (await getResponse(api.handlers, request)) ?? new Response(null, { status: 404 }),
    url: "http://localhost",
    tokenOf: async (role) => {
      api.store.user.role = role
      return MOCK_TOKEN
    },
    code: async (secret) => (secret === "wrong" ? "000000" : MOCK_CODE),
    passkey: () => ({ id: "a-passkey" }),
    proof: async (isFresh) => {
      api.store.account.verifiedUntil = new Date(isFresh ? clock.now() + 60_000 : 0)
    },
    setMail: (isOn) => {
      api.store.isMailConfigured = isOn
    },
    failMails: async () => api.store.emailLogs.map((log) => Object.assign(log, failed)),
    addMessage: async (leadId) => {
      const { leadMessages } = api.store
      return leadMessages.push({ ...message, leadId, id: leadMessages.length + 1 })
    },
    addPrivacyRequest: async (values) => {
      const { privacyRequests } = api.store
      return privacyRequests.push(newPrivacyRequest({ id: privacyRequests.length + 1, name: null, ...values }))
    },
    addUnmatched: async (values) => {
      const { leadMessages } = api.store
      return leadMessages.push(buildMessage({ ...waiting, ...values, id: leadMessages.length + 1 }))
    },
    workOffImports: async () => api.store.leadImports.map((row) => advance(api.store, row)),
    stop: async () => {},
  }
}

const texts = readdirSync(web, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".graphql") && !/(^|\/)(node_modules|dist)\//.test(path))
  .map((path) => readFileSync(join(web, path), "utf8"))
  .join("\n")

/** Each operation and fragment of the web client's documents, by its name. */
const parts = new Map(
  [...texts.matchAll(/^(query|mutation|fragment) (\w+)[\s\S]*?^}/gm)].map(([text, kind = "", name = ""]) => [
    name,
    { kind, text },
  ]),
)

export const operations = [...parts].filter(([, { kind }]) => kind !== "fragment").map(([name]) => name)

const documentOf = (name: string) => {
  const used = new Set([name])
  for (const each of used)
    for (const [, fragment = ""] of (parts.get(each)?.text ?? "").matchAll(/\.\.\.(\w+)/g)) used.add(fragment)
  return [...used].map((each) => parts.get(each)?.text).join("\n")
}

/** Asks an operation as the web client does: a file among the variables makes it a multipart request. */
export const ask = async (side: Side, operation: string, variables: Record<string, unknown>, role: Role | null) => {
  const headers = new Headers({ "x-forwarded-for": newAddress(), "apollo-require-preflight": "true" })
  if (role) headers.set("authorization", `Bearer ${await side.tokenOf(role)}`)
  const { file, ...others } = variables
  const values = file instanceof File ? { ...others, file: null } : variables
  const body = JSON.stringify({ query: documentOf(operation), operationName: operation, variables: values })
  const form = new FormData()
  if (file instanceof File) {
    form.append("operations", body)
    form.append("map", JSON.stringify({ 0: ["variables.file"] }))
    form.append("0", file, file.name)
  } else headers.set("content-type", "application/json")
  const init = { method: "POST", headers, body: file instanceof File ? form : body }
  const response = await side.send(new Request(`${side.url}/graphql`, init))
  return (await response.json()) as { data?: Json; errors?: Json[] }
}

/** Sends a public form as the site does. */
export const sendForm = async (side: Side, path: string, values: object): Promise<Json> => {
  const headers = { "content-type": "application/json", "x-forwarded-for": newAddress() }
  const body = JSON.stringify(values)
  return (await side.send(new Request(`${side.url}/api/${path}`, { method: "POST", headers, body }))).json()
}

/** Uploads a file of leads as the dashboard does; answers the import's id. */
export const uploadImport = async (side: Side, leadType: string, text: string): Promise<string> => {
  const headers = { authorization: `Bearer ${await side.tokenOf("OWNER")}`, "content-type": "text/csv" }
  const search = new URLSearchParams({ lead_type: leadType, file_name: "leads.csv" })
  const request = new Request(`${side.url}/api/imports?${search}`, { method: "POST", headers, body: text })
  return String((await (await side.send(request)).json()).id)
}

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
// In the mocked API, addresses begin with the page's own.
const API_ORIGIN = "http://127.0.0.1:4000"
const isId = (key: string) => /^(id|cursor|endCursor|messageId|(?!section).*(Id|Ids))$/.test(key)

/** An answer without what differs from run to run: ids, moments, and the values of these keys. */
const withoutChance = (value: Json, varies: readonly string[], key = ""): Json => {
  if (varies.includes(key)) return "each side's own"
  if (value === null) return null
  if (Array.isArray(value)) return value.map((each) => withoutChance(each, varies, key))
  if (typeof value === "object")
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutChance(each, varies, name)]))
  if (typeof value !== "string") return value
  return isId(key) ? "an id" : MOMENT.test(value) ? "a moment" : value.replaceAll(API_ORIGIN, "")
}

/** What both sides must answer alike: the data, and of errors what a caller may read. */
export const comparable = ({ data, errors }: { data?: Json; errors?: Json[] }, varies: readonly string[] = []) => ({
  data: withoutChance(data ?? null, varies),
  errors: (errors ?? []).map(({ message, extensions: { code, fields, reason } }) => ({
    code,
    message,
    fields: fields ?? [],
    reason: reason ?? null,
  })),
})
