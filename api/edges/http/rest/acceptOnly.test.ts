import { request } from "node:http"
import { describe, expect, test } from "@jest/globals"
import { routesOf } from "../../../testing/operations/routes.ts"
import { keepLog } from "../../../testing/process/log.ts"
import { until } from "../../../testing/process/until.ts"
import { createSiteStub } from "../../../testing/product/siteStub.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"

const app = await setUpTestApp({ site: createSiteStub() })
const token = await app.login()
const routes: { method: string; path: string }[] = routesOf(app.express.router)
  .filter((route) => route.includes(" /api/"))
  .map((route) => {
    const [method = "", path = ""] = route.split(" /api")
    return { method, path }
  })

const addressOf = ({ path }: { path: string }) => `/api${path.replace(/:\w+/g, "1")}`

const ask = (method: string, path: string, body?: unknown) => app.rest(method, path, body, { token })

const namesOf = (errors: { field: string }[]) => errors.map(({ field }) => field)

describe("every REST call", () => {
  test("refuses an unknown query parameter, names it, and lists the accepted ones", async () => {
    for (const route of routes) {
      const answer = await ask(route.method, `${addressOf(route)}?nonsense=1`, route.method === "GET" ? undefined : {})
      expect({ ...route, status: answer.status, errors: answer.body.errors }).toEqual({
        ...route,
        status: 400,
        errors: [{ field: "nonsense", message: "nonsense is not a query parameter of this call." }],
      })
      expect(answer.body.message).toMatch(/^Unknown query parameter: nonsense\. (Accepted are: |This call takes no )/)
    }
  })

  test("that takes JSON refuses unknown fields, deep nesting, and control characters anywhere", async () => {
    const takingJson = routes.filter(({ method, path }) => method === "PUT" || /apply|contact|login/.test(path))
    expect(takingJson).toHaveLength(15)
    const message = "nonsense may be nested up to 32 levels deep."
    const unknown = /^Unknown field: nonsense, vehicleYear\. Accepted are: \w/
    const cases: [body: unknown, message: unknown, names: string[]][] = [
      [{ nonsense: 1, vehicleYear: 2 }, expect.stringMatching(unknown), ["nonsense", "vehicleYear"]],
      [`{"nonsense":${"[".repeat(5_000)}${"]".repeat(5_000)}}`, message, ["nonsense"]],
      [{ a: [{ b: "x\u0000" }], c: "\ud83d", "d\u0007": "" }, expect.any(String), ["a.0.b", "c", "d\ufffd"]],
    ]
    for (const route of takingJson) {
      for (const [given, said, names] of cases) {
        const { status, body } = await ask(route.method, addressOf(route), given)
        expect([route, status, body.message, namesOf(body.errors)]).toEqual([route, 400, said, names])
      }
    }
  })
})

describe("the query string of a request", () => {
  test.each([
    ["city=%00", "city", "city must not contain control characters."],
    ["search=a%C2%85b", "search", "search must not contain control characters."],
    ["city=a&city=b", "city", "city may be given once."],
  ])("is refused if it is ?%s", async (query, field, message) => {
    const { status, body } = await ask("GET", `/api/drivers/applications?${query}`)
    expect({ status, body }).toEqual({ status: 400, body: { success: false, message, errors: [{ field, message }] } })
  })

  test("may contain any script, emoji, tabs and line breaks", async () => {
    const search = encodeURIComponent("Ōhana 李 👩‍🚀 \u2028 %00 \\u0000 <x>\t\n")
    expect((await ask("GET", `/api/drivers/applications?search=${search}`)).status).toBe(200)
  })
})

test.each(["/api/admin/drivers/%00/status", "/api/nothing/a%1Fb", "/media/%7F.png", "/api/cms/media/%C2%9F"])(
  "the address %s with a control character is refused",
  async (path) => {
    const response = await fetch(app.url + path)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain("path must not contain control characters.")
  },
)

test.each(["/%E0%A4%A", "/api/%FF", "/media/100%"])("the malformed address %s is refused", async (path) => {
  const response = await fetch(app.url + path)
  expect(response.status).toBe(400)
  expect(response.headers.get("content-type")).toMatch(path.startsWith("/api/") ? /^application\/json/ : /^text\/plain/)
  expect(await response.text()).toContain("The path is not valid percent-encoded UTF-8.")
})

test("bytes that are not UTF-8 are refused in a query of the API, and not in a link to the site", async () => {
  const response = await fetch(`${app.url}/api/drivers/applications?search=%FF`)
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining("query is not valid")])
  expect((await fetch(`${app.url}/?ref=100%`)).status).toBe(200)
})

test.each(["/", "/api/", "/status/"])("a long path below %s is refused; a long query is accepted", async (start) => {
  const path = start + "/".repeat(2_049 - start.length)
  expect((await fetch(app.url + path)).status).toBe(414)
  expect((await fetch(`${app.url}${path.slice(0, -1)}?${"q".repeat(12_000)}`)).status).not.toBe(414)
})

test("an absolute URL as request target is refused, and not logged", async () => {
  const log = keepLog()
  const { hostname, port } = new URL(app.url)
  const status = await new Promise((resolve, reject) => {
    const path = "http://user:hunter2@elsewhere.example/drivers"
    request({ hostname, port, path, headers: { host: "localhost" } }, (answer) => resolve(answer.statusCode))
      .once("error", reject)
      .end()
  })
  expect(status).toBe(400)
  await until(() => log.text().includes('"msg":"request"'))
  expect(log.text()).not.toContain("hunter2")
})

test("an address may contain any letters", async () => {
  expect((await ask("GET", "/api/%E6%9D%8E/%F0%9F%9A%97")).status).toBe(404)
})

test.each([
  ["PUT", "/api/drivers/apply", "POST"],
  ["DELETE", "/drivers", "GET, HEAD, POST"],
  ["DELETE", "/about", "GET, HEAD"],
  ["POST", "/media/x.png", "GET, HEAD"],
])("%s %s is refused with the methods that it takes", async (method, path, allow) => {
  const response = await fetch(app.url + path, { method })
  expect([response.status, response.headers.get("allow")]).toEqual([405, allow])
})

const bytes = (text: string) => Buffer.from(text, "latin1")
test.each([
  ["/api/drivers/apply", "application/json", bytes('{"name":"Ana \xff\xfe"}')],
  ["/graphql", "application/json", bytes('{"query":"{ me { id } } # \xff"}')],
  ["/drivers", "application/x-www-form-urlencoded", bytes("name=Ana%20%FF")],
])("a body of %s as %s that is not UTF-8 is refused", async (path, type, body) => {
  const response = await fetch(app.url + path, { method: "POST", headers: { "content-type": type }, body })
  expect([response.status, await response.text()]).toEqual([
    400,
    expect.stringContaining("The body is not valid UTF-8."),
  ])
})

test.each(["12345678901234567890", "-9007199254740992", "1e400"])("the number %s is refused", async (number) => {
  const { status, body } = await app.rest("POST", "/api/drivers/apply", `{"name":${number}}`)
  expect([status, body.message]).toEqual([400, "name is a number beyond 2^53, which would be stored as another one."])
})

test("a body that is a list gets an error with the expected type", async () => {
  const { status, body } = await app.rest("POST", "/api/drivers/apply", "[]")
  expect({ status, message: body.message }).toEqual({ status: 400, message: "The body must be a JSON object." })
})

test("an error lists only the first unknown names, shortened", async () => {
  const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`${index}${"x".repeat(20)}`, 1]))
  const { body } = await app.rest("POST", "/api/drivers/apply", many)
  expect(body.errors).toHaveLength(20)
  const { body: long } = await app.rest("POST", "/api/drivers/apply", { ["x".repeat(10_000)]: 1 })
  expect(long.errors[0].field).toBe(`${"x".repeat(100)}…`)
})
