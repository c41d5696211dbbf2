/**
 * Runs in its own environment: the shared one has already read the settings.
 * @jest-environment node
 */
import { once } from "node:events"
import {
  createServer,
  request as forward,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
} from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, expect, test } from "@jest/globals"
import express, { type Request } from "express"

// Settings of a trial by `npm start`, set here because the first import reads them.
delete process.env.ADMIN_PASSWORD
process.env.TRUST_PROXY = "0"
// Keeps this file's database, with its account, apart from the template that test files share.
delete process.env.TEST_TEMPLATE

const { startTestApp } = await import("../../../testing/testApp.ts")
const { viewerOf } = await import("../../../edges/http/authenticate.ts")
const { currentLoginHintKey } = await import("../users/adminAccount.ts")

let changeHeaders: (headers: IncomingHttpHeaders) => OutgoingHttpHeaders

const addressOf = (server: Server) => `127.0.0.1:${(server.address() as AddressInfo).port}`

const app = await startTestApp()
const key = (await currentLoginHintKey()) ?? ""
const proxy = createServer((request, response) => {
  const { hostname, port } = new URL(app.url)
  const headers = changeHeaders(request.headers)
  const upstream = forward({ hostname, port, method: request.method, path: request.url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  request.pipe(upstream)
})
proxy.listen(0, "127.0.0.1")
await once(proxy, "listening")
afterAll(async () => {
  proxy.close()
  await app.stop()
})

// Uses node:http because `fetch` sets Host and Origin itself.
const ask = async (url: string, variables: { key?: string }, headers: Record<string, string> = {}) => {
  const request = forward(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
  })
  request.end(JSON.stringify({ query: "query ($key: String) { loginHint(key: $key) { password } }", variables }))
  const [response] = (await once(request, "response")) as [IncomingMessage]
  const body = Buffer.concat(await response.toArray()).toString()
  if (response.statusCode !== 200) throw new Error(`The server answered ${response.statusCode}: ${body}`)
  return JSON.parse(body).data.loginHint
}

test("a local browser with the printed link sees the password hint; other browsers do not", async () => {
  expect(await ask(app.url, { key })).toEqual({ password: expect.stringMatching(/^[\w-]{22}$/) })
  expect(await ask(app.url, { key }, { origin: app.url })).not.toBeNull()
  expect(await ask(app.url, {})).toBeNull()
  expect(await ask(app.url, { key: "guessed" })).toBeNull()
})

test.each([
  ["via", "1.1 proxy"],
  ["forwarded", "for=203.0.113.9"],
  ["x-forwarded-for", "203.0.113.9"],
  ["x-forwarded-host", "farelight.example"],
  ["x-forwarded-proto", "https"],
  ["x-real-ip", "203.0.113.9"],
  ["host", "farelight.example"],
  ["origin", "http://farelight.example"],
  ["origin", "http://127.0.0.1.farelight.example"],
  ["origin", "null"],
])("a request whose %s says %p never sees the password hint, even with the key", async (name, value) => {
  expect(await ask(app.url, { key }, { [name]: value })).toBeNull()
})

test.each([
  ["127.0.0.1", true],
  ["::1", true],
  ["::ffff:127.0.0.1", true],
  ["192.168.1.20", false],
  ["::ffff:192.168.1.20", false],
  ["2001:db8::1", false],
  [undefined, false],
])("a connection from %s is on this machine: %p", (remoteAddress, isLocal) => {
  const asked = { socket: { remoteAddress }, headers: { host: "127.0.0.1:4000" } }
  const request: Request = Object.assign(Object.create(express().request), asked)
  expect(viewerOf(request).isLocal).toBe(isLocal)
})

test("the password hint is hidden from remote browsers behind a proxy, and if a proxy names itself", async () => {
  const local = { host: "localhost", origin: "http://127.0.0.1:4000" }
  const browser = { host: "farelight.example", origin: "http://farelight.example", "sec-fetch-site": "same-origin" }
  const url = `http://${addressOf(proxy)}`
  // nginx without any proxy_set_header sends the upstream's name as Host, and nothing about the client.
  changeHeaders = (headers) => ({ ...headers, host: new URL(app.url).host, connection: "close" })
  for (const headers of [browser, {}, local] as Record<string, string>[])
    for (const asked of [{}, { key: "" }, { key: "guessed" }]) expect(await ask(url, asked, headers)).toBeNull()
  expect(await ask(url, { key })).not.toBeNull()
  // The browser's address shows that it is remote.
  expect(await ask(url, { key }, browser)).toBeNull()
  changeHeaders = (headers) => ({ ...headers, host: new URL(app.url).host, via: "1.1 proxy" })
  expect(await ask(url, { key })).toBeNull()
})
