import { randomUUID } from "node:crypto"
import { afterEach, describe, expect, test } from "@jest/globals"
import { type ApiKeyScope, apiKeyScopes } from "../../contract/accounts/apiKeys.ts"
import { permits, type Role, roles } from "../../contract/accounts/roles.ts"
import type { Access, Needs } from "../../contract/api/needs.ts"
import { MINUTE_MS } from "../../contract/text/durations.ts"
import { daysLater } from "../../contract/text/zonedTime.ts"
import { clock } from "../../platform/database/clock/clock.ts"
import { database } from "../../platform/database/connection/database.ts"
import { newKeySecret } from "../../rooms/accounts/apiKeys/keySecret.ts"
import { Totp } from "../../rooms/accounts/proofs/factor.model.ts"
import { findSession, IDLE_LIMIT_MS, openSession } from "../../rooms/accounts/signIn/session.ts"
import { type User, UserSession } from "../../rooms/accounts/users/user.model.ts"
import { endWaiting } from "../../rooms/activity/changes/changeWaiters.ts"
import { PrivacyRequest } from "../../rooms/mail/privacy/privacyRequest.model.ts"
import { makeApiKey } from "../../testing/accounts/apiKeys.ts"
import { addUser } from "../../testing/accounts/team.ts"
import {
  type Answer,
  callOperation,
  callRoute,
  fieldOf,
  mutations,
  queries,
} from "../../testing/operations/everyOperation.ts"
import { routesOf } from "../../testing/operations/routes.ts"
import { createSiteStub } from "../../testing/product/siteStub.ts"
import { newAddress, setUpTestApp } from "../../testing/testApp.ts"
import { restCalls } from "../openapi/restCalls.ts"
import { mutationAccess, queryAccess, routeAccess } from "./access.ts"

// Every operation is requested by every kind of viewer, and compared with its declaration.

const app = await setUpTestApp({ site: createSiteStub() })
// Prevents long polls from waiting for a change.
endWaiting()

const operations = [
  ...Object.keys(queries).map((name) => ["query", name, queryAccess[name] ?? "anyone"] as const),
  ...Object.keys(mutations).map((name) => ["mutation", name, mutationAccess[name] ?? "anyone"] as const),
]
const routes = Object.entries(routeAccess)

// An owner with a second factor may have made it mandatory for everybody.
afterEach(() => database().query("DELETE FROM team_settings"))

const isOpen = (access: Access): access is "anyone" => access === "anyone"
const guardedRoutes = routes.flatMap(([route, access]) => (isOpen(access) ? [] : [[route, access] as const]))

const newestSession = () => UserSession.findOne({ order: [["id", "DESC"]], rejectOnEmpty: true })

const sessions = new Map<string, { token: string; session: UserSession }>()

/** Session token whose identity proof has this age. Replaced if a previous request ended the session. */
const tokenOf = async (user: User, { minutesAgo = 0, isByFactor = false } = {}) => {
  const who = [user.id, minutesAgo, isByFactor].join()
  let kept = sessions.get(who)
  if (!kept || !(await findSession(kept.token, false))) {
    const visitor = { address: newAddress(), isLocal: false, session: null, user: null }
    kept = { ...(await openSession(user, visitor, { isByFactor })), session: await newestSession() }
    sessions.set(who, kept)
  }
  await kept.session.update({ verifiedAt: new Date(clock.now() - minutesAgo * MINUTE_MS) })
  return kept.token
}

const users = new Map<Role, User>()
for (const role of roles) users.set(role, await addUser(`${role.toLowerCase()}@example.com`, { role }))
const owner = users.get("OWNER") as User
const withFactor = await addUser("factor@example.com", { role: "OWNER" })

const scopes = Object.values(apiKeyScopes)
const secrets = new Map<string, string>()
const keyWith = async (held: readonly ApiKeyScope[]) => {
  const secret = secrets.get(held.join()) ?? (await makeApiKey(held)).secret
  secrets.set(held.join(), secret)
  return secret
}

const inThePast = new Date(Date.now() - 10_000)
const idle = await app.login()
await (await newestSession()).update({ lastSeenAt: new Date(Date.now() - IDLE_LIMIT_MS) })
const old = await app.login()
await (await newestSession()).update({ expiresAt: inThePast })
const loggedOut = await app.login()
await app.graphql("mutation { logout }", {}, { token: loggedOut })
const refusedTokens: Record<string, string | undefined> = {
  "no token": undefined,
  "a garbage token": "garbage",
  "a token idle for too long": idle,
  "a token that is too old": old,
  "a token that was logged out": loggedOut,
  "an API key that is not complete": "flk_garbage",
  "an API key that is not known": newKeySecret(),
  "an API key that has expired": (await makeApiKey(scopes, { expiresAt: inThePast })).secret,
  "an API key that was revoked": (await makeApiKey(scopes, { revokedAt: new Date() })).secret,
}

/** Classifies a response. Invalid input counts as answered: a wrong code is not a missing session. */
const outcomeOf = ({ status, headers, text }: Answer) => {
  if (status >= 500 || text.includes("GRAPHQL_VALIDATION_FAILED")) return text
  if (!headers.get("cache-control")?.includes("no-store")) return "may be cached"
  if (/"STEP_UP_REQUIRED"|"step_up_required":true/.test(text)) return "needs a fresh proof"
  if (text.includes('"FACTOR_PROOF_REQUIRED"')) return "needs a proof by factor"
  const toKey = /This API key lacks the scope [\w:]+\.|No API key may do this/.exec(text)?.[0]
  if (status === 403 || text.includes('"code":"FORBIDDEN"')) return toKey ?? "forbidden"
  const isUnknown = /"message":"(Sign in to do this|This API key (is|has|was) )/.test(text)
  return status === 401 || isUnknown ? "unknown" : "answered"
}

type Ask = (token?: string) => Promise<Answer>
type Outcomes = Record<string, string>

const outcomesOf = async (asked: Record<string, Promise<Answer>>) => {
  const found = Object.entries(asked).map(async ([who, answer]) => [who, outcomeOf(await answer)] as const)
  return Object.fromEntries(await Promise.all(found))
}

/** Each sender's outcome, and the expected one; a difference names the sender. */
const askAsEverybody = async (ask: Ask, { permissions, isForPeople }: Needs) => {
  const found: Outcomes = await outcomesOf(
    Object.fromEntries(Object.entries(refusedTokens).map(([who, token]) => [who, ask(token)])),
  )
  const expected: Outcomes = Object.fromEntries(Object.keys(found).map((who) => [who, "unknown"]))
  const add = async (who: string, token: string, outcome: string) => {
    found[who] = outcomeOf(await ask(token))
    expected[who] = outcome
  }
  for (const [role, user] of users)
    await add(role, await tokenOf(user), permissions.every((one) => permits(role, one)) ? "answered" : "forbidden")
  const held = scopes.filter((scope) => permissions.includes(scope))
  const isForKeys = !isForPeople && held.length === permissions.length
  // Every role has both permissions of a reply or neither, so only API keys show that both are required.
  for (const permission of permissions) {
    const others = await keyWith(scopes.filter((scope) => scope !== permission))
    const isScope = held.some((scope) => scope === permission)
    const refusal = isScope && !isForPeople ? `This API key lacks the scope ${permission}.` : "No API key may do this"
    await add(`a key without ${permission}`, others, refusal)
  }
  await add("a key with nothing else", await keyWith(held), isForKeys ? "answered" : "No API key may do this")
  return { found, expected }
}

/** An owner's outcomes fourteen and fifteen minutes after a proof. */
const askLate = async (ask: Ask) => {
  const answers = []
  for (const minutesAgo of [14, 15]) answers.push(outcomeOf(await ask(await tokenOf(owner, { minutesAgo }))))
  return answers
}

const lateOutcomes = (proof: Needs["freshProof"]) => [
  "answered",
  proof === "always" ? "needs a fresh proof" : "answered",
]

describe("access over GraphQL", () => {
  test("every field of Query and Mutation declares its permission", () => {
    expect(Object.keys({ ...queryAccess, ...mutationAccess }).sort()).toEqual(
      Object.keys({ ...queries, ...mutations }).sort(),
    )
  })

  test.each(operations)("%s %s permits exactly the declared viewers", async (kind, name, access) => {
    const ask: Ask = (token) => callOperation(app, kind, name, token)
    const described = fieldOf(kind, name).description?.replace(/\s+/g, " ") ?? ""
    if (isOpen(access)) {
      expect(described).not.toContain("Needs `")
      expect((await outcomesOf({ visitor: ask() })).visitor).toBe("answered")
      return
    }
    const { permissions, freshProof, factorProof } = access
    const { found, expected } = await askAsEverybody(ask, access)
    expect(found).toEqual(expected)
    expect(await askLate(ask)).toEqual(lateOutcomes(freshProof))

    // An earlier operation may have removed the authenticator app.
    await Totp.upsert({ userId: withFactor.id, secret: "JBSWY3DPEHPK3PXP", confirmedAt: new Date(), lastStep: 0 })
    const byFactor = ask(await tokenOf(withFactor, { isByFactor: true }))
    expect(outcomeOf(await byFactor)).toBe("answered")
    await Totp.upsert({ userId: withFactor.id, secret: "JBSWY3DPEHPK3PXP", confirmedAt: new Date(), lastStep: 0 })
    const byPassword = outcomeOf(await ask(await tokenOf(withFactor)))
    expect(byPassword).toBe(factorProof ? "needs a proof by factor" : "answered")

    const named = permissions.map((permission) => `\`${permission}\``).join(", and ")
    expect(described).toMatch(new RegExp(`^Needs ${named}[.,]`))
    expect([
      described.includes(", and a fresh proof of identity."),
      described.includes(", and a fresh proof of identity if "),
      described.includes("An account with a second factor needs a fresh proof with that factor."),
    ]).toEqual([freshProof === "always", !!freshProof && freshProof !== "always", factorProof === "always"])
  })

  test("an upload without permission is refused before it is read", async () => {
    const { status, text } = await callOperation(app, "mutation", "uploadMedia", undefined)
    expect(status).toBe(401)
    expect(JSON.parse(text)).not.toHaveProperty("data")
  })
})

describe("access over REST and the site's own routes", () => {
  test("the test covers exactly the mounted routes", () => {
    const mounted = routesOf(app.express.router).filter((route) => !/ \/(graphql|mcp)$/.test(route))
    expect([...new Set(mounted)].sort()).toEqual(routes.map(([route]) => route).sort())
  })

  const takingJson = restCalls.flatMap(({ method, path, body }) =>
    body ? [`${method.toUpperCase()} /api${path}`] : [],
  )

  test.each(guardedRoutes)("%s permits exactly the declared viewers", async (route, access) => {
    // No route accepts this body: viewers without access are refused before it is read.
    const { found, expected } = await askAsEverybody((token) => callRoute(app, route, token), access)
    expect(found).toEqual(expected)
    // An invalid body is refused before the service requires the proof.
    const search = access.freshProof && access.freshProof !== "always" ? "?search=x" : ""
    const json = takingJson.includes(route) ? "{}" : undefined
    const late = await askLate((token) => callRoute(app, route, token, search, json))
    expect(late).toEqual(lateOutcomes(access.freshProof))
  })

  test("every route that declares no permission is public", async () => {
    for (const [route, access] of routes) {
      if (!isOpen(access)) continue
      const { status } = await callRoute(app, route)
      expect([route, status === 401, status < 500]).toEqual([route, false, true])
    }
  })

  test("a refused login has the common error format, and no response to a login is cached", async () => {
    const { text, headers } = await callRoute(app, "GET /api/drivers/applications", "garbage")
    expect(headers.get("www-authenticate")).toBe('Bearer error="invalid_token"')
    expect((await callRoute(app, "GET /api/drivers/applications")).headers.get("www-authenticate")).toBe("Bearer")
    expect(JSON.parse(text)).toEqual({ success: false, message: expect.stringMatching(/^Sign in/), errors: [] })
    for (const password of ["a password for tests", "wrong"]) {
      const login = await app.rest("POST", "/api/admin/login", { username: "admin", password })
      expect(login.headers.get("cache-control")).toBe("no-store")
    }
  })
})

describe("an operation that needs a fresh proof only for some input", () => {
  const erasing = (route: string) => (token?: string) => callRoute(app, route, token, "?erase=true&reason=requested")
  const sometimes: Record<string, Ask> = {
    updateMe: (token) => {
      const input = { name: "an owner", email: `${randomUUID()}@example.com` }
      return callOperation(app, "mutation", "updateMe", token, { input })
    },
    answerPrivacyRequest: async (token) => {
      const [email, receivedAt] = ["zora@example.com", clock.wallTime()]
      const asked = { kind: "DELETE", status: "OPEN", locale: "en", email, emailKey: email, phone: null, sameKey: null }
      const times = { receivedAt, dueAt: daysLater(receivedAt, 45) }
      const { id } = await PrivacyRequest.create({ ...asked, ...times, name: null, details: null } as never)
      const given = { id: String(id), outcome: "FULFILLED" }
      return callOperation(app, "mutation", "answerPrivacyRequest", token, given)
    },
    // Lead 1 is not there: nothing is erased.
    "DELETE /api/admin/advertisers/:id": erasing("DELETE /api/admin/advertisers/:id"),
    "DELETE /api/admin/drivers/:id": erasing("DELETE /api/admin/drivers/:id"),
    "GET /api/advertisers/submissions.csv": (token) => callRoute(app, "GET /api/advertisers/submissions.csv", token),
    "GET /api/drivers/applications.csv": (token) => callRoute(app, "GET /api/drivers/applications.csv", token),
  }

  test("is in this test's list", () => {
    const declared = Object.entries({ ...queryAccess, ...mutationAccess, ...routeAccess })
    const named = declared.filter(([, access]) => !isOpen(access) && access.freshProof?.startsWith("if "))
    expect(Object.keys(sometimes).sort()).toEqual(named.map(([name]) => name).sort())
  })

  test.each(Object.entries(sometimes))("refuses such input after fifteen minutes: %s", async (_name, ask) => {
    expect(await askLate(ask)).toEqual(["answered", "needs a fresh proof"])
  })
})
