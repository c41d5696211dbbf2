import { beforeEach, describe, expect, test } from "@jest/globals"
import { nodeIdOf } from "../../contract/api/nodeId.ts"
import { database } from "../../platform/database/connection/database.ts"
import { User } from "../../rooms/accounts/users/user.model.ts"
import { keepLog } from "../../testing/process/log.ts"
import { newAddress, setUpTestApp } from "../../testing/testApp.ts"

const PASSWORD = "a password for tests"

const log = keepLog()

const app = await setUpTestApp()
const userId = (await User.findOne({ rejectOnEmpty: true })).id
beforeEach(() => log.clear())

const lineOf = ({ headers }: { headers: Headers }) => log.requestLine(headers.get("x-request-id"))

const eventsOf = ({ headers }: { headers: Headers }) =>
  log.lines().filter(({ event, requestId }) => event && requestId === headers.get("x-request-id"))

const signIn = (username: string, password: string, from = newAddress()) =>
  app.rest("POST", "/api/admin/login", { username, password }, { from })

describe("the log line of a request", () => {
  test("has route, result, duration, viewer and address", async () => {
    const token = await app.login()
    const from = newAddress()
    const answer = await app.rest("PUT", "/api/cms/blocks/999999?note=hunter2", { content: {} }, { token, from })
    expect(await lineOf(answer)).toMatchObject({
      level: 30,
      requestId: answer.headers.get("x-request-id"),
      method: "PUT",
      route: "/api/cms/blocks/:id",
      status: 400,
      durationMs: expect.any(Number),
      viewer: String(userId),
      address: from,
    })
  })

  test.each([
    ["GET", "/api/cms/blocks", 200, "/api/cms/blocks"],
    ["GET", "/media/nothing.png", 404, "/media/:name"],
    ["GET", "/api/ana@example.com", 404, "none"],
  ])("for %s %s with the status %i has the route %s", async (method, path, status, route) => {
    const answer = await fetch(app.url + path, { method })
    expect(await lineOf(answer)).toMatchObject({ status, route, viewer: "visitor" })
  })

  test("names a GraphQL operation, its fields and the codes of its errors", async () => {
    const answer = await app.graphql('mutation Enter { login(username: "admin", password: "hunter2") { token } }')
    expect(answer.status).toBe(200)
    expect(await lineOf(answer)).toMatchObject({
      route: "/graphql",
      operation: "Enter",
      fields: ["login"],
      errorCodes: ["UNAUTHENTICATED"],
      viewer: "visitor",
    })
    const worked = await lineOf(await app.graphql("{ one: cmsBlocks { id } two: cmsBlocks { id } }"))
    expect(worked).toMatchObject({ fields: ["cmsBlocks"] })
    expect(worked).not.toHaveProperty("errorCodes")
    const invalid = await lineOf(await app.graphql("{ secretOfAna }"))
    expect(invalid).toMatchObject({ errorCodes: ["GRAPHQL_VALIDATION_FAILED"] })
    const document = `query { ...A ... on Query { hint: loginHint { username } } ... { ...A } }
      fragment A on Query { cmsBlocks { id } ...B }
      fragment B on Query { __typename }`
    const fields = ["cmsBlocks", "__typename", "loginHint"]
    expect(await lineOf(await app.graphql(document))).toMatchObject({ fields })
    const token = await app.login()
    expect(await lineOf(await app.graphql("{ me { id } }", {}, { token }))).toMatchObject({ viewer: String(userId) })
    const long = await lineOf(await app.graphql(`query ${"x".repeat(90)} { cmsBlocks { id } }`))
    expect(long.operation).toHaveLength(64)
  })
})

describe("the id of a request", () => {
  const answeredId = async (id: string) => {
    const answer = await fetch(`${app.url}/api/cms/blocks`, { headers: { "x-request-id": id } })
    await lineOf(answer)
    return answer.headers.get("x-request-id")
  }

  test("is the incoming id if valid, otherwise a new id", async () => {
    for (const id of ["1-67891233-abcdef012345678912345678", "Zm9v+/==", "x".repeat(128)])
      expect(await answeredId(id)).toBe(id)
    for (const id of ["", "ana@example.com", "one, two", '"}', "<b>", "x".repeat(129)])
      expect(await answeredId(id)).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  })
})

describe("the log of security events", () => {
  test("has a sign-in, a failed sign-in with its account if there is one, and a logout", async () => {
    const from = newAddress()
    const signedIn = { level: 30, event: "user.signed_in", address: from, userId, isKnownDevice: false }
    const answer = await signIn("ADMIN", PASSWORD, from)
    expect(eventsOf(answer)).toMatchObject([signedIn])
    const failed = { level: 40, event: "user.sign_in_failed", address: from, userId }
    expect(eventsOf(await signIn("admin", "hunter2", from))).toMatchObject([failed])
    const [unknown] = eventsOf(await signIn("hunter2", "hunter2"))
    expect(unknown).toMatchObject({ event: "user.sign_in_failed" })
    expect(unknown).not.toHaveProperty("userId")
    const { token } = answer.body
    const signedOut = { level: 30, event: "user.signed_out", userId }
    expect(eventsOf(await app.graphql("mutation { logout }", {}, { token }))).toMatchObject([signedOut])
  })

  test("has a throttled sign-in", async () => {
    await database().query("DELETE FROM rate_limits")
    for (let attempt = 0; attempt < 10; attempt += 1) await signIn("admin", "wrong")
    expect(eventsOf(await signIn("admin", PASSWORD))).toEqual([
      expect.objectContaining({ level: 40, event: "request.throttled", counter: "login-account", userId }),
    ])
    await database().query("DELETE FROM rate_limits")
  })

  test("has a refusal once per request, over REST and GraphQL", async () => {
    const refused = { level: 40, event: "access.refused" }
    const rest = await app.rest("GET", "/api/admin/email-logs")
    expect(eventsOf(rest)).toMatchObject([{ ...refused, isTokenInvalid: false }])
    const ids = Array.from({ length: 100 }, (_, index) => nodeIdOf("DriverApplication", index + 1))
    const query = `query ($ids: [ID!]!) { a: nodes(ids: $ids) { nodeId } b: nodes(ids: $ids) { nodeId } }`
    const graphql = await app.graphql(query, { ids }, { token: "hunter2" })
    expect(eventsOf(graphql)).toMatchObject([{ ...refused, isTokenInvalid: true }])
  })
})

test("no password, typed name, token, cookie, e-mail address or lead is ever logged", async () => {
  const secret = "hunter2-hunter2"
  const { body, headers } = await signIn("admin", PASSWORD)
  const cookie = headers.get("set-cookie")?.split(";")[0] ?? ""
  await signIn(secret, secret)
  await signIn("admin", secret)
  await app.graphql(`{ me { id } }`, {}, { token: secret, cookie: `login_device=${secret}` })
  await app.apply({ email: `${secret}@example.com`, name: secret })
  const search = `/api/drivers/applications.csv?search=${secret}&city=${secret}`
  await fetch(app.url + search, { headers: { authorization: `Bearer ${body.token}` } })
  const last = await app.graphql(
    `query ($s: String) { driverApplications(filter: { search: $s }) { nodes { email } } }`,
    { s: secret },
    { token: body.token, cookie },
  )
  await lineOf(last)
  expect(log.lines().length).toBeGreaterThan(10)
  for (const secretText of [secret, PASSWORD, body.token, cookie, cookie.split("=")[1] ?? "", "ana@", "Ana"])
    expect(log.text()).not.toContain(secretText)
})
