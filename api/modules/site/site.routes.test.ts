import type { Server } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, expect, test } from "@jest/globals"
import express, { Router } from "express"
import { errorHandler } from "../../http/errorHandler.ts"
import { requestId } from "../../http/requestId.ts"
import { pageContent } from "../cms/pageContent.ts"
import type { SiteBackend } from "./contract.ts"
import { createSiteRouter } from "./site.routes.ts"
import type { WebClient } from "./webClient.ts"

const backend: SiteBackend = {
  loadPage: async (page) => pageContent(page, []),
  submitDriverApplication: async () => ({ outcome: "sent", message: "Sent" }),
  submitAdvertiserInquiry: async () => ({ outcome: "sent", message: "Sent" }),
}

/** Answers with the request that it was given, or goes on as a stored form does. */
const client: WebClient = {
  serveFiles: Router(),
  renderPage: async (request) => {
    const { pathname, search } = new URL(request.url)
    if (search === "?go") return { status: 303, html: "", location: "/drivers?sent=1" }
    return {
      status: pathname === "/" ? 200 : 404,
      html: `${request.method} ${pathname}${search} ${await request.text()}`,
    }
  },
  renderDashboard: async (url) => `dashboard ${url}`,
}

let server: Server
let url: string

beforeAll(async () => {
  const app = express().use(
    requestId,
    createSiteRouter(client, () => backend),
    errorHandler,
  )
  server = await new Promise<Server>((resolve) => {
    const listening = app.listen(0, "127.0.0.1", () => resolve(listening))
  })
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.close()
})

const ask = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(url + path, { redirect: "manual", ...init })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

const post = (path: string, body: string, type = "application/x-www-form-urlencoded") =>
  ask(path, { method: "POST", body, headers: { "content-type": type } })

test("a page is answered with its status and is asked for anew each time, cheaply", async () => {
  const page = await ask("/?a=1&b=%2F")
  expect(page).toMatchObject({ status: 200, text: "GET /?a=1&b=%2F " })
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8")
  expect(page.headers.get("cache-control")).toBe("no-cache")
  // Left alone, Node's fetch would ask with "no-cache", which calls for the whole page.
  const revalidation = { "if-none-match": page.headers.get("etag") ?? "", "cache-control": "max-age=0" }
  const again = await ask("/?a=1&b=%2F", { headers: revalidation })
  expect(again.status).toBe(304)
  expect(await ask("/", { method: "HEAD" })).toMatchObject({ status: 200, text: "" })
  expect(await ask("/no/such/page")).toMatchObject({ status: 404, text: "GET /no/such/page " })
})

test("an address that looks like another host's stays a path", async () => {
  expect((await ask("//example.com/x")).text).toBe("GET //example.com/x ")
})

test("a form goes to its page, and no cache keeps the answer", async () => {
  const page = await post("/contact", "name=Ben&message=a%0Ab")
  expect(page.text).toBe("POST /contact name=Ben&message=a%0Ab")
  expect(page.headers.get("cache-control")).toBe("no-store")
})

test("a stored form sends the browser on", async () => {
  const answer = await post("/drivers?go", "name=Ana")
  expect(answer.status).toBe(303)
  expect(answer.headers.get("location")).toBe("/drivers?sent=1")
})

test("what is no form, too large, or for a page without one is refused", async () => {
  expect((await post("/drivers", "{}", "application/json")).status).toBe(415)
  expect((await post("/drivers", `name=${"x".repeat(300_000)}`)).status).toBe(413)
  expect((await post("/", "name=Ana")).status).toBe(404)
})

test("a page's content is there for the browser's own navigation", async () => {
  const { headers, text } = await ask("/content/contact.json")
  expect(JSON.parse(text)).toEqual(pageContent("contact", []))
  expect(headers.get("cache-control")).toBe("no-cache")
  expect((await ask("/content/global.json")).status).toBe(404)
})

test("every address of the dashboard answers with its one document", async () => {
  for (const path of ["/adminpage", "/adminpage/dashboard?tab=drivers"]) {
    expect(await ask(path)).toMatchObject({ status: 200, text: `dashboard ${path}` })
  }
})
