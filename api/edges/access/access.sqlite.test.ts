import { describe, expect, test } from "@jest/globals"
import { type ApiKeyScope, apiKeyScopes } from "../../contract/accounts/apiKeys.ts"
import { type Permission, permits, type Role, roles } from "../../contract/accounts/roles.ts"
import type { Access } from "../../contract/api/needs.ts"
import { newKeySecret } from "../../rooms/accounts/apiKeys/keySecret.ts"
import { IDLE_LIMIT_MS } from "../../rooms/accounts/signIn/session.ts"
import { UserSession } from "../../rooms/accounts/users/user.model.ts"
import { endWaiting } from "../../rooms/record/changes/changeWaiters.ts"
import { makeApiKey } from "../../testing/accounts/apiKeys.ts"
import {
  callOperation,
  callRoute,
  codesOf,
  fieldOf,
  mutations,
  type OperationKind,
  queries,
} from "../../testing/operations/everyOperation.ts"
import { routesOf } from "../../testing/operations/routes.ts"
import { createSiteStub } from "../../testing/product/siteStub.ts"
import { setUpTestApp } from "../../testing/testApp.ts"
import { mutationAccess, queryAccess, routeAccess } from "./access.ts"

/** The names in a table that anyone may call. */
const openNames = (table: Record<string, Access>) => Object.keys(table).filter((name) => table[name] === "anyone")

/** The names in a table that need permissions, each with them. */
const guardedNames = (table: Record<string, Access>) =>
  Object.entries(table).flatMap(([name, access]) => (access === "anyone" ? [] : [[name, access.permissions] as const]))

const isForPeople = (access: Access | undefined) => access !== "anyone" && access?.isForPeople

const permitsAll = (role: Role, needed: readonly Permission[]) =>
  needed.every((permission) => permits(role, permission))

const refusedTokens: Record<string, string | undefined> = {}

const scopes = Object.values(apiKeyScopes)

const isScope = (permission: Permission): permission is ApiKeyScope =>
  (scopes as readonly Permission[]).includes(permission)

/** Keys that lack one of permissions each, all scopes if no key may have it, and one with nothing else if a key may have them. */
const keysFor = async (permissions: readonly Permission[]) => {
  const lacking = permissions.map(async (permission) => {
    const { secret } = await makeApiKey(scopes.filter((scope) => scope !== permission))
    return { secret, permission }
  })
  return {
    lacking: await Promise.all(lacking),
    having: permissions.every(isScope) ? (await makeApiKey(permissions)).secret : null,
  }
}

const lacks = (permission: Permission) => `This API key lacks the scope ${permission}.`

const newestSession = () => UserSession.findOne({ order: [["id", "DESC"]], rejectOnEmpty: true })

const app = await setUpTestApp({ site: createSiteStub() })
// So that no answer lasts until a change comes.
endWaiting()
refusedTokens["no token"] = undefined
refusedTokens["a garbage token"] = "garbage"
refusedTokens["a token idle for too long"] = await app.login()
await (await newestSession()).update({ lastSeenAt: new Date(Date.now() - IDLE_LIMIT_MS) })
refusedTokens["a token that is too old"] = await app.login()
await (await newestSession()).update({ expiresAt: new Date(Date.now() - 10_000) })
const loggedOut = await app.login()
await app.graphql("mutation { logout }", {}, { token: loggedOut })
refusedTokens["a token that was logged out"] = loggedOut
refusedTokens["an API key that is not complete"] = "flk_garbage"
refusedTokens["an API key that is not known"] = newKeySecret()
refusedTokens["an API key that has expired"] = (
  await makeApiKey(scopes, { expiresAt: new Date(Date.now() - 10_000) })
).secret
refusedTokens["an API key that was revoked"] = (await makeApiKey(scopes, { revokedAt: new Date() })).secret

const eachToken = (check: (token: string | undefined, who: string) => Promise<void>) =>
  Promise.all(Object.entries(refusedTokens).map(([who, token]) => check(token, who)))

describe("over GraphQL", () => {
  test("every field of Query and Mutation says who may ask", () => {
    expect(Object.keys(queryAccess).sort()).toEqual(Object.keys(queries).sort())
    expect(Object.keys(mutationAccess).sort()).toEqual(Object.keys(mutations).sort())
  })

  const call = (kind: OperationKind, name: string, token: string | undefined) => callOperation(app, kind, name, token)

  const guarded = [
    ...guardedNames(queryAccess).map((named) => ["query", ...named] as const),
    ...guardedNames(mutationAccess).map((named) => ["mutation", ...named] as const),
  ]
  const open = [
    ...openNames(queryAccess).map((name) => ["query", name] as const),
    ...openNames(mutationAccess).map((name) => ["mutation", name] as const),
  ]

  test.each(guarded)("%s %s needs %s, and says so", async (kind, name, permissions) => {
    const named = permissions.map((permission) => `\`${permission}\``).join(", and ")
    expect(fieldOf(kind, name).description).toMatch(new RegExp(`^Needs ${named}[.,]`))
    await eachToken(async (token, who) => {
      const answer = await call(kind, name, token)
      expect([who, ...codesOf(answer)]).toEqual([who, "UNAUTHENTICATED"])
      expect(Object.values(JSON.parse(answer.text).data ?? {}).filter((value) => value !== null)).toEqual([])
      expect(answer.headers.get("cache-control")).toContain("no-store")
    })
    for (const role of roles) {
      const answer = await call(kind, name, await app.loginAs(role))
      const codes = codesOf(answer)
      expect([role, codes.includes("FORBIDDEN")]).toEqual([role, !permitsAll(role, permissions)])
      // What a role may do can still be refused for what was sent: a wrong code is no missing session.
      const isSessionRefused = answer.text.includes("Sign in to do this")
      expect([role, isSessionRefused, codes.includes("GRAPHQL_VALIDATION_FAILED")]).toEqual([role, false, false])
      expect(answer.headers.get("cache-control")).toContain("no-store")
    }
    const { lacking, having } = await keysFor(permissions)
    const isPersonal = isForPeople((kind === "query" ? queryAccess : mutationAccess)[name])
    // No role has the one permission of a reply without the other, so only this shows that both are asked for.
    for (const { secret, permission } of lacking) {
      const refused = await call(kind, name, secret)
      expect([permission, ...codesOf(refused)]).toContain("FORBIDDEN")
      if (isScope(permission) && !isPersonal) expect(refused.text).toContain(lacks(permission))
    }
    if (having === null) return
    const codes = codesOf(await call(kind, name, having))
    expect(["a key", ...codes]).not.toContain("UNAUTHENTICATED")
    expect(["a key", ...codes]).not.toContain("GRAPHQL_VALIDATION_FAILED")
    expect(["a key", codes.includes("FORBIDDEN")]).toEqual(["a key", isPersonal])
  })

  test.each(open)("%s %s is for anyone, and does not say that it needs anything", async (kind, name) => {
    expect(fieldOf(kind, name).description).not.toContain("Needs `")
    const answer = await call(kind, name, undefined)
    expect(JSON.parse(answer.text).errors?.[0]?.message ?? "").not.toMatch(/^Sign in to do this/)
    expect(codesOf(answer)).not.toContain("GRAPHQL_VALIDATION_FAILED")
  })

  test("an upload from anyone else is refused before it is read", async () => {
    const { status, text } = await call("mutation", "uploadMedia", undefined)
    expect(status).toBe(401)
    expect(JSON.parse(text)).not.toHaveProperty("data")
  })
})

describe("over REST and the site's own routes", () => {
  const ask = (route: string, token?: string) => callRoute(app, route, token)

  test("every route says who may call it, or is listed", () => {
    const routes = routesOf(app.express.router).filter((route) => !/ \/(graphql|mcp)$/.test(route))
    expect([...new Set(routes)].sort()).toEqual(Object.keys(routeAccess).sort())
  })

  // No route accepts this body: viewers without access are refused before it is read.
  test.each(guardedNames(routeAccess))("%s needs a session and %s", async (route, permissions) => {
    await eachToken(async (token, who) => {
      const { status, headers, text } = await ask(route, token)
      expect([who, status]).toEqual([who, 401])
      expect(JSON.parse(text)).toEqual({
        success: false,
        message: expect.stringMatching(/^Sign in|API key/),
        errors: [],
      })
      expect(headers.get("cache-control")).toContain("no-store")
    })
    for (const role of roles) {
      const { status, headers } = await ask(route, await app.loginAs(role))
      expect([role, status === 403]).toEqual([role, !permitsAll(role, permissions)])
      expect([role, status]).not.toEqual([role, 401])
      expect(status).toBeLessThan(500)
      expect(headers.get("cache-control")).toContain("no-store")
    }
    const { lacking, having } = await keysFor(permissions)
    for (const { secret, permission } of lacking) {
      const { status, text } = await ask(route, secret)
      const message = having ? lacks(permission) : expect.stringContaining("No API key")
      expect([status, JSON.parse(text).message]).toEqual([403, message])
    }
    if (having === null) return
    const { status, headers } = await ask(route, having)
    expect([401, 403]).not.toContain(status)
    expect(status).toBeLessThan(500)
    expect(headers.get("cache-control")).toContain("no-store")
  })

  test.each(openNames(routeAccess))("%s is for anyone", async (route) => {
    const { status } = await ask(route)
    expect(status).not.toBe(401)
    expect(status).toBeLessThan(500)
  })

  test("a login is never cached, whatever its result", async () => {
    const good = await app.rest("POST", "/api/admin/login", { username: "admin", password: "a password for tests" })
    const bad = await app.rest("POST", "/api/admin/login", { username: "admin", password: "wrong" })
    expect([good, bad].map(({ headers }) => headers.get("cache-control"))).toEqual(["no-store", "no-store"])
  })
})
