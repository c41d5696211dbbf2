import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { describe, expect, test } from "@jest/globals"
import { parse, validate } from "graphql"
import { errorCodes, errorId, reasonMeanings, restReason } from "../../contract/api/errorCodes.ts"
import { type ErrorCode, type Reason, statusOfCode } from "../../contract/api/errors.ts"
import { projectRoot } from "../../platform/processes/projectRoot.ts"
import { createSiteStub } from "../../testing/product/siteStub.ts"
import { setUpTestApp } from "../../testing/testApp.ts"
import { servedSchema } from "../graphql/schema.ts"
import { withErrorTables } from "./errorTables.ts"
import { firstRequests } from "./viewers.ts"

const get = (path: string) => fetch(app.url + path, { headers: { accept: "text/html" } })

const app = await setUpTestApp({ site: createSiteStub() })
const html = await (await get("/docs")).text()

const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? "")

describe("the guide at /docs", () => {
  test("is one page without scripts, with one h1", async () => {
    const response = await get("/docs")
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"])
    expect(html).not.toContain("<script")
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(html).toMatch(/<title>Integrating with Farelight · /)
  })

  test("has exactly one target for each link within the page", () => {
    const links = [...html.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id ?? "")
    expect(links.length).toBeGreaterThan(15)
    expect(links.filter((id) => !ids.includes(id))).toEqual([])
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test("explains every error code and reason under its own anchor, in the guide's current words", async () => {
    const guide = await readFile(join(projectRoot, "docs", "api.md"), "utf8")
    expect(withErrorTables(guide)).toBe(guide)
    const row = (name: string, second: string) =>
      `<td><a id="${errorId(name)}"></a><code>${name}</code></td>\n<td>${second}</td>`
    for (const code of Object.keys(errorCodes))
      expect(html).toContain(row(code, String(statusOfCode[code as ErrorCode] ?? "")))
    for (const reason of Object.keys(reasonMeanings) as Reason[])
      expect(html).toContain(row(reason, `<code>${restReason(reason)}</code>`))
  })

  test("lists changes since the last release, and removals with their dates", () => {
    const section = html.slice(html.indexOf('<h2 id="contract-changes">'))
    expect(section).toContain("GraphQL: added (")
    expect(section).toMatch(/<code>LoginPayload.admin<\/code> [^<]+ Goes away after 2027-06-01\./)
  })

  test("is linked in error responses", async () => {
    const { headers } = await app.rest("GET", "/api/drivers/applications")
    const [, id = "none"] = /^<\/docs#(.+)>; rel="help"$/.exec(headers.get("link") ?? "") ?? []
    expect([id, ids.includes(id)]).toEqual(["error-unauthenticated", true])
  })

  test("expands the first of several languages, and omits what only GitHub can draw", () => {
    expect(html).toMatch(/<details open><summary>curl<\/summary>[\s\S]*?<\/details>\n<details><summary>TypeScript/)
    expect(html).not.toContain("stateDiagram")
    expect(html).not.toMatch(/href="(?!https?:|#|\/)/)
  })
})

describe("the REST reference and the GraphQL explorer", () => {
  test("are pages that run only their own inline script and files of this server", async () => {
    for (const [path, title] of [
      ["/docs/rest", "REST reference"],
      ["/graphql", "GraphQL explorer"],
    ] as const) {
      const answer = await get(path)
      const page = await answer.text()
      expect(page).toContain(`<title>${title} | Farelight</title>`)
      const policy = answer.headers.get("content-security-policy") ?? ""
      expect(policy).toMatch(/default-src 'self';.*;script-src 'self' 'sha256-[^']+'$/)
      expect(policy).not.toMatch(/unsafe-eval|https?:/)
      expect(page).not.toMatch(/(src|href)="https?:/)
      const base = path === "/graphql" ? "/viewers/graphql/" : ""
      const files = [...page.matchAll(/(?:src|stylesheet" href)="([^"]+)"/g)].map(([, file = ""]) => base + file)
      expect(files.length).toBeGreaterThan(1)
      for (const file of files) expect([file, (await get(file)).status]).toEqual([file, 200])
      expect(html).toContain(`<a href="${path}">`)
    }
  })

  test("are served without the index pages of their packages", async () => {
    const site = await (await get("/viewers/anything")).text()
    for (const path of ["/viewers/graphql/index.html", "/viewers/rest/index.html"])
      expect(await (await get(path)).text()).toBe(site)
  })

  test("open with requests that are valid", () => {
    expect(firstRequests.flatMap(({ initialQuery }) => validate(servedSchema, parse(initialQuery)))).toEqual([])
  })
})
