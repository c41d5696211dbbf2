import type { Server } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll } from "@jest/globals"
import type { Role } from "../contract/accounts/roles.ts"
import { type AppParts, createApp } from "../main/app.ts"
import { prepareDatabase } from "../main/prepare.ts"
import { openSession } from "../rooms/accounts/signIn/session.ts"
import { User, usernameKey } from "../rooms/accounts/users/user.model.ts"
import { allowWaiting } from "../rooms/activity/changes/changeWaiters.ts"
import { decoder } from "../rooms/content/pictures/decoding/decoder.ts"
import { pendingRenditions } from "../rooms/content/pictures/renditions.ts"
import { waitForPreviews } from "../rooms/conversation/files/leadPreviews.ts"
import { messageParser } from "../rooms/mail/incoming/parseMessage.ts"
import { keepTemplate } from "./database/templateDatabase.ts"
import { dropTestDatabase, openTestDatabase, resetTestDatabase } from "./database/testDatabase.ts"
import { advertiserForm, driverForm } from "./forms.ts"

/** A request's credentials: token, client address and cookies; and other headers. */
export interface Asking {
  token?: string
  from?: string
  cookie?: string
  headers?: Record<string, string>
}

/** Tests inspect answers without types. */
export type Json = ReturnType<typeof JSON.parse>

export type Values = Record<string, unknown>

interface GraphqlAnswer {
  data: Json
  errors?: { message: string; extensions: Values }[]
}

// The product counts by address in memory as well, which the files of a worker share.
const worker = globalThis as { addresses?: number }

/** A client address that no other test of this worker uses. */
export const newAddress = () => {
  const address = (worker.addresses ?? 0) + 1
  worker.addresses = address
  return `10.${Math.floor(address / 62_500)}.${Math.floor(address / 250) % 250}.${(address % 250) + 1}`
}

const headersOf = ({ token, from = newAddress(), cookie, headers }: Asking) => ({
  "content-type": "application/json",
  "x-forwarded-for": from,
  ...(token && { authorization: `Bearer ${token}` }),
  ...(cookie && { cookie }),
  ...headers,
})

/** The API, and the site if given, on a free port, with its own migrated and seeded database. */
export const startTestApp = async (parts: AppParts = {}) => {
  await openTestDatabase({ isFilled: true })
  await prepareDatabase()
  await keepTemplate()
  // A file before this one may have ended all streams; the worker's files share the module.
  allowWaiting()
  const app = await createApp(parts)
  const server = await new Promise<Server>((resolve) => {
    const listening = app.listen(0, "127.0.0.1", () => resolve(listening))
  })
  // On a busy machine the server can close an idle connection at the moment the test reuses it.
  server.keepAliveTimeout = 0
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const rest = async (method: string, path: string, body?: unknown, asking: Asking = {}) => {
    const response = await fetch(url + path, {
      method,
      headers: headersOf(asking),
      body: body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body),
    })
    const text = await response.text()
    const isJson = response.headers.get("content-type")?.includes("json")
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
  }

  const graphql = async (query: string, variables: Values = {}, asking: Asking = {}) => {
    const response = await fetch(`${url}/graphql`, {
      method: "POST",
      headers: { ...headersOf(asking), accept: "application/graphql-response+json" },
      body: JSON.stringify({ query, variables }),
    })
    const answer: GraphqlAnswer = JSON.parse(await response.text())
    return { status: response.status, headers: response.headers, ...answer }
  }

  const login = async (): Promise<string> => {
    const credentials = { username: "admin", password: "a password for tests" }
    const { body } = await rest("POST", "/api/admin/login", credentials)
    return body.token
  }

  const startSession = async (user: User) =>
    (await openSession(user, { address: newAddress(), isLocal: false, session: null, user: null })).token

  const loginAs = async (role: Role): Promise<string> => {
    const username = `a test's ${role}`
    const [user] = await User.findOrCreate({
      where: { username },
      defaults: { username, usernameKey: usernameKey(username), name: role, role, state: "ACTIVE", passwordHash: "" },
    })
    return startSession(user)
  }

  const tokens = new Map<Role, Promise<string>>()

  /** One session per role for the whole file; the owner is the configured account. */
  const as = (role: Role): Promise<string> => {
    const startAs = async () =>
      role === "OWNER"
        ? startSession(await User.findOne({ where: { username: "admin" }, rejectOnEmpty: true }))
        : loginAs(role)
    const token = tokens.get(role) ?? startAs()
    tokens.set(role, token)
    return token
  }

  /** Sends a query as the owner, or another user. Returns the data, or throws the first error with its code. */
  const ask = async (query: string, variables: Values = {}, asking?: string | Asking): Promise<Json> => {
    const asker = typeof asking === "string" ? { token: asking } : (asking ?? { token: await as("OWNER") })
    const { data, errors } = await graphql(query, variables, asker)
    const [error] = errors ?? []
    if (!error) return data
    const cause = `${JSON.stringify(errors)} to ${query} with ${JSON.stringify(variables)}`
    throw Object.assign(new Error(error.message, { cause }), error.extensions)
  }

  const idOf = ({ status, body }: Awaited<ReturnType<typeof rest>>): number => {
    if (status !== 201) throw new Error(`The form was answered by ${status}: ${JSON.stringify(body)}`)
    return body.id
  }

  const sendDriver = (values: object = {}, asking: Asking = {}) =>
    rest("POST", "/api/drivers/apply", driverForm(values), asking)

  const sendAdvertiser = (values: object = {}, asking: Asking = {}) =>
    rest("POST", "/api/advertisers/contact", advertiserForm(values), asking)

  const apply = async (values: object = {}, asking: Asking = {}) => idOf(await sendDriver(values, asking))

  const inquire = async (values: object = {}, asking: Asking = {}) => idOf(await sendAdvertiser(values, asking))

  const stop = async () => {
    await Promise.all([pendingRenditions(), waitForPreviews()])
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    decoder.end()
    messageParser.end()
    await dropTestDatabase()
  }

  const reset = async () => {
    await Promise.all([pendingRenditions(), waitForPreviews()])
    await resetTestDatabase()
    tokens.clear()
  }

  const submissions = { sendDriver, sendAdvertiser, apply, inquire }
  return { url, express: app, rest, graphql, ask, ...submissions, as, login, loginAs, reset, stop }
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>

/** Starts the app for a test file: `const app = await setUpTestApp()`. It stops after the file's tests. */
export const setUpTestApp = async (parts: AppParts = {}) => {
  const app = await startTestApp(parts)
  afterAll(() => app.stop())
  return app
}
