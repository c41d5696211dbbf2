import { randomUUID } from "node:crypto"
import { describe, expect, test } from "@jest/globals"
import { daysLater } from "../../contract/person/privacyRequests.ts"
import { MINUTE_MS } from "../../contract/text/durations.ts"
import { clock } from "../../platform/database/locks/clock.ts"
import { UserSession } from "../../rooms/accounts/users/user.model.ts"
import { PrivacyRequest } from "../../rooms/person/privacyRequests/privacyRequest.model.ts"
import { endWaiting } from "../../rooms/record/changes/changeWaiters.ts"
import {
  type Answer,
  callOperation,
  callRoute,
  fieldOf,
  mutations,
  queries,
} from "../../testing/operations/everyOperation.ts"
import { createSiteStub } from "../../testing/product/siteStub.ts"
import { setUpTestApp } from "../../testing/testApp.ts"
import { mutationAccess, queryAccess, routeAccess } from "./access.ts"
import { restCalls } from "./restCalls.ts"

// Everything is asked by an owner, who may do all of it.

/** Lead 1 is not there: nothing is erased. */
const ERASING = "?erase=true&reason=requested"

const proofs = Object.fromEntries(
  [queryAccess, mutationAccess, routeAccess].flatMap((table) =>
    Object.entries(table).map(([name, access]) => [name, access === "anyone" ? undefined : access.freshProof]),
  ),
)

const operations = [
  ...Object.keys(queries).map((name) => ["query", name] as const),
  ...Object.keys(mutations).map((name) => ["mutation", name] as const),
]
const routes = Object.entries(routeAccess).flatMap(([route, access]) => (access === "anyone" ? [] : [route]))

const app = await setUpTestApp({ site: createSiteStub() })
// So that no answer lasts until a change comes.
endWaiting()

/** The token of an owner who proved so many minutes ago who they are. */
const ownerWhoProved = async (minutesAgo: number) => {
  const token = await app.loginAs("OWNER")
  const session = await UserSession.findOne({ order: [["id", "DESC"]], rejectOnEmpty: true })
  await session.update({ verifiedAt: new Date(clock.now() - minutesAgo * MINUTE_MS) })
  return token
}

const takingJson = restCalls.flatMap(({ method, path, body }) => (body ? [`${method.toUpperCase()} /api${path}`] : []))

const isRefused = ({ text }: Answer) => /"STEP_UP_REQUIRED"|"step_up_required":true/.test(text)

/** Whether it is refused after fourteen minutes, and after fifteen. */
const refusals = async (ask: (token: string) => Promise<Answer>) => {
  const answers = [await ask(await ownerWhoProved(14)), await ask(await ownerWhoProved(15))]
  expect(answers.map(({ text }) => text).join()).not.toMatch(/GRAPHQL_VALIDATION_FAILED|Sign in to do this/)
  return answers.map(isRefused)
}

describe("after fifteen minutes is refused, of what somebody asks, what says so alone", () => {
  test.each(operations)("over GraphQL: %s %s", async (kind, name) => {
    const isAlways = proofs[name] === "always"
    expect(await refusals((token) => callOperation(app, kind, name, token))).toEqual([false, isAlways])
    const { description } = fieldOf(kind, name)
    expect(description?.includes(", and a fresh proof of who the viewer is.")).toBe(isAlways)
    expect(description?.includes(", and a fresh proof of who the viewer is if ")).toBe(!isAlways && !!proofs[name])
  })

  test.each(routes)("over REST: %s", async (route) => {
    const isAlways = proofs[route] === "always"
    const search = proofs[route] && !isAlways ? "?search=x" : ""
    // Another body is refused before the service asks for the proof.
    const json = takingJson.includes(route) ? "{}" : undefined
    expect(await refusals((token) => callRoute(app, route, token, search, json))).toEqual([false, isAlways])
  })
})

describe("after fifteen minutes is refused for some of what may be asked:", () => {
  const sometimes: Record<string, (token: string) => Promise<Answer>> = {
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
    "DELETE /api/admin/advertisers/:id": (token) => callRoute(app, "DELETE /api/admin/advertisers/:id", token, ERASING),
    "DELETE /api/admin/drivers/:id": (token) => callRoute(app, "DELETE /api/admin/drivers/:id", token, ERASING),
    "GET /api/advertisers/submissions.csv": (token) => callRoute(app, "GET /api/advertisers/submissions.csv", token),
    "GET /api/drivers/applications.csv": (token) => callRoute(app, "GET /api/drivers/applications.csv", token),
  }

  test("each that says so is tried", () => {
    const named = Object.keys(proofs).filter((name) => proofs[name] && proofs[name] !== "always")
    expect(Object.keys(sometimes).sort()).toEqual(named.sort())
  })

  test.each(Object.entries(sometimes))("%s", async (_name, ask) => {
    expect(await refusals(ask)).toEqual([false, true])
  })
})
