import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals"
import { errorCodes, errorId, reasonMeanings, restReason } from "../../contract/api/errorCodes.ts"
import { type ErrorCode, type Reason, statusOfCode } from "../../contract/api/errors.ts"
import { projectRoot } from "../../platform/config/projectRoot.ts"
import { createSiteStub } from "../../testing/product/siteStub.ts"
import { startTestApp, type TestApp } from "../../testing/testApp.ts"
import { mutationAccess, queryAccess } from "../access/access.ts"
import { writtenSchema } from "../graphql/schema.ts"
import { openApiDocument } from "../http/openapi/openApiDocument.ts"
import { withErrorTables } from "./errorTables.ts"

let app: TestApp
let html: string

beforeAll(async () => {
  app = await startTestApp({ site: createSiteStub() })
  html = await (await fetch(`${app.url}/docs`)).text()
})
afterAll(() => app.stop())

const idsOf = () => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? "")

describe("the reference", () => {
  test("is one page without scripts, with one first heading", async () => {
    const response = await fetch(`${app.url}/docs`)
    expect(response.status).toBe(200)
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8")
    expect(html).not.toContain("<script")
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(html).toMatch(/<title>Integrating with Farelight · /)
  })

  test("has an id once for each link within it", () => {
    const ids = idsOf()
    const links = [...html.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id ?? "")
    expect(links.length).toBeGreaterThan(200)
    expect(links.filter((id) => !ids.includes(id))).toEqual([])
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test("names every query, mutation and type with who may use it", () => {
    const named = [
      ...Object.keys(queryAccess).map((name) => `query-${name}`),
      ...Object.keys(mutationAccess).map((name) => `mutation-${name}`),
    ]
    expect(named.filter((id) => !idsOf().includes(id))).toEqual([])
    expect(html).toContain(
      '<h4 id="query-changes"><code>changes</code> <span class="docs-badge docs-scope"><code>leads:read</code></span></h4>',
    )
    const article = (id: string) => html.slice(html.indexOf(`id="${id}"`)).split("</article>")[0] ?? ""
    expect(article("mutation-replyToLead")).toMatch(/<code>mail:write<\/code><\/span> .*<code>leads:write<\/code>/)
    expect(article("mutation-replyToLead")).not.toContain("Needs ")
    expect(article("mutation-eraseLead")).toContain("and a fresh proof of who the viewer is.")
    expect(article("mutation-login")).toContain('<span class="docs-badge">anyone</span>')
    const types = Object.keys(writtenSchema.getTypeMap()).filter((name) => /^[A-Z]/.test(name))
    const builtIn = ["Query", "Mutation", "String", "Int", "Boolean", "ID", "Float"]
    expect(types.filter((name) => !builtIn.includes(name) && !idsOf().includes(`type-${name}`))).toEqual([])
  })

  test("names every REST call with its parameters and answers", () => {
    const operations = Object.values(openApiDocument().paths).flatMap((item) => Object.values(item))
    expect(operations.length).toBeGreaterThan(20)
    for (const { operationId, parameters = [], responses } of operations) {
      const article = html.slice(html.indexOf(`id="${operationId}"`)).split("</article>")[0] ?? ""
      for (const { name } of parameters) expect(article).toContain(`<code>${name}`)
      for (const status of Object.keys(responses)) expect(article).toContain(`<code>${status}</code>`)
    }
  })

  test("explains every error code and reason at an address of its own, in the guide's words of today", async () => {
    const guide = await readFile(join(projectRoot, "docs", "api.md"), "utf8")
    expect(withErrorTables(guide)).toBe(guide)
    const row = (name: string, second: string) =>
      `<td><a id="${errorId(name)}"></a><code>${name}</code></td>\n<td>${second}</td>`
    for (const code of Object.keys(errorCodes))
      expect(html).toContain(row(code, String(statusOfCode[code as ErrorCode] ?? "")))
    for (const reason of Object.keys(reasonMeanings) as Reason[])
      expect(html).toContain(row(reason, `<code>${restReason(reason)}</code>`))
  })

  test("tells what has changed since the last release, and what goes when", () => {
    const section = html.slice(html.indexOf('<h2 id="contract-changes">')).split("</section>")[0] ?? ""
    expect(section).toContain("GraphQL: added (")
    expect(section).toContain(
      '<code>LoginPayload.admin</code> goes away after <time datetime="2027-06-01">2027-06-01</time>',
    )
  })

  test("is where a refusal leads to", async () => {
    const { headers } = await app.rest("GET", "/api/drivers/applications")
    const [, id = "none"] = /^<\/docs#(.+)>; rel="help"$/.exec(headers.get("link") ?? "") ?? []
    expect([id, idsOf().includes(id)]).toEqual(["error-unauthenticated", true])
  })

  test("shows examples in three languages, and nothing that only GitHub draws", () => {
    for (const language of ["sh", "ts", "python"])
      expect(html.split(`<figure data-lang="${language}">`).length).toBeGreaterThan(5)
    expect(html).not.toContain("stateDiagram")
    expect(html).not.toMatch(/href="(?!https?:|#|\/)/)
    expect(html).toContain("examples (<code>docs/examples</code> in the repository) to copy")
    expect(html).toContain('<a href="/graphql">GraphQL explorer</a>')
  })
})
