import { once } from "node:events"
import { type IncomingMessage, request as send } from "node:http"
import { connect } from "node:net"
import { text } from "node:stream/consumers"
import { describe, expect, test } from "@jest/globals"
import express, { type Express } from "express"
import { serve } from "../../../testing/process/serve.ts"
import { errorHandler } from "../errorHandler.ts"
import { ownOrigin } from "../ownOrigin.ts"
import { requestId } from "../requestLog.ts"
import { allowedHosts } from "./requestAddress.ts"

let app: Express
const { port } = new URL(await serve((request, response) => app(request, response)))

/** Sends a request to an app that answers with the origin that its pages would use. */
const ask = async (
  headers: Record<string, string>,
  { allowed = null, proxies = 0, path = "/" }: { allowed?: string[] | null; proxies?: number; path?: string } = {},
) => {
  app = express().set("trust proxy", proxies).use(requestId, allowedHosts(allowed))
  app.use((request, response) => void response.send(ownOrigin(request)))
  app.use(errorHandler)
  const asked = send({ port, host: "127.0.0.1", path, headers, agent: false }).end()
  const [answer] = (await once(asked, "response")) as [IncomingMessage]
  return { status: answer.statusCode, text: await text(answer) }
}

describe("a server without a list of allowed hosts", () => {
  test.each(["1.2.3.999", "xn--a", "evil:65536", "a b", "a/b", "me@here", "[::1", "[1:2]", "a..b"])(
    "refuses %j, which is not a host name",
    async (host) => {
      const answer = await ask({ host })
      expect(answer).toMatchObject({ status: 400, text: `"${host}" is not a host name.\n` })
      const json = await ask({ host }, { path: "/api/cms/blocks" })
      expect(json.status).toBe(400)
      expect(JSON.parse(json.text)).toEqual({ success: false, message: `"${host}" is not a host name.`, errors: [] })
    },
  )

  test.each([
    ["localhost:4000", "http://localhost:4000"],
    ["[2001:DB8::1]", "http://[2001:db8::1]"],
    ["WWW.Example.com", "http://www.example.com"],
    ["www.example.com.:8080", "http://www.example.com:8080"],
    ["my_app:80", "http://my_app:80"],
  ])("accepts any host: %s", async (host, origin) => {
    expect(await ask({ host })).toMatchObject({ status: 200, text: origin })
  })
})

describe("a server with a list of allowed hosts", () => {
  const allowed = ["www.example.com", "[::1]"]

  test.each(["www.example.com", "WWW.EXAMPLE.COM:8080", "www.example.com.", "[::1]:4000", "[0:0::1]"])(
    "accepts the listed host %s",
    async (host) => expect((await ask({ host }, { allowed })).status).toBe(200),
  )

  test.each(["evil.example", "example.com", "a.www.example.com", "www.example.com.evil.example", "127.0.0.1"])(
    "refuses the host %j with advice",
    async (host) => {
      const { status, text } = await ask({ host }, { allowed })
      expect(status).toBe(400)
      expect(text).toMatch(/^This server does not answer for .+: neither PUBLIC_URL nor ALLOWED_HOSTS names it\.\n$/)
    },
  )

  test.each(["GET / HTTP/1.0", "GET / HTTP/1.1\r\nHost:\r\nConnection: close"])(
    "refuses the request %j, which has no host",
    async (head) => {
      await ask({ host: "www.example.com" }, { allowed })
      const socket = connect(Number(port), "127.0.0.1").end(`${head}\r\n\r\n`)
      const answered = await text(socket)
      expect(answered).toMatch(/^HTTP\/1\.1 400 /)
      expect(answered).toContain("This server does not answer for a request without a host: neither PUBLIC_URL")
    },
  )

  test("a forwarded host counts only with trusted proxies, and must be listed too", async () => {
    const host = "www.example.com"
    const forwarded = { host, "x-forwarded-host": "evil.example" }
    expect(await ask(forwarded, { allowed })).toMatchObject({ status: 200, text: "http://www.example.com" })
    expect((await ask(forwarded, { allowed, proxies: 1 })).status).toBe(400)
    const inside = { host: "app:4000", "x-forwarded-host": host, "x-forwarded-proto": "https" }
    expect(await ask(inside, { allowed, proxies: 1 })).toMatchObject({ status: 200, text: "https://www.example.com" })
  })
})

test("an invalid forwarded protocol is ignored in links", async () => {
  const headers = { host: "a.example", "x-forwarded-proto": "java script" }
  expect(await ask(headers, { proxies: 1 })).toMatchObject({ status: 200, text: "http://a.example" })
})
