import { readdirSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, jest, test } from "@jest/globals"
import { GraphQLScalarType } from "graphql"
import { apiKeyScopes } from "../../contract/accounts/apiKeys.ts"
import type { Permission } from "../../contract/accounts/roles.ts"
import { ForbiddenError, UnauthenticatedError } from "../../contract/api/errors.ts"
import { database } from "../../platform/database/connection/database.ts"
import { projectRoot } from "../../platform/processes/projectRoot.ts"
import type { Viewer } from "../../platform/viewer/viewer.ts"
import { driverApplicationKind } from "../../rooms/leads/drivers/driverApplication.kind.ts"
import { setUpTestDatabase } from "../../testing/database/testDatabase.ts"
import { createContext } from "../graphql/context.ts"
import { resolvers } from "../graphql/resolvers.ts"
import { servedSchema } from "../graphql/schema.ts"
import { accessTableOf } from "./access.ts"

// Services, and field resolvers that read other rows, refuse the same viewers as the edges.

/** Fields outside Query and Mutation that read other rows. Their resolvers check the viewer. */
const fieldAccess = Object.fromEntries(
  Object.keys(servedSchema.getTypeMap())
    .filter((type) => type !== "Query" && type !== "Mutation")
    .flatMap((type) =>
      Object.entries(accessTableOf(type)).map(([field, access]) => [`${type}.${field}`, access] as const),
    ),
)

const visitor: Viewer = { address: "10.0.0.1", isLocal: false, session: null, user: null }

await setUpTestDatabase({ isPrepared: true })

type Anything = (...values: unknown[]) => unknown

type Refusal = typeof UnauthenticatedError | typeof ForbiddenError

const isRefused = async (call: () => unknown, Refused: Refusal = UnauthenticatedError) => {
  try {
    await call()
    return false
  } catch (error) {
    return error instanceof Refused
  }
}

describe("a visitor who has obtained a row", () => {
  // Stands in for a row of any type: has every column that a field reads from its own row.
  const row = {
    id: 1,
    email: "ana@example.com",
    phone: "555",
    logType: "driver_application",
    leadId: 1,
    fileId: 1,
    status: "pending",
    body: "",
    savedBy: "admin",
    scheduledBy: "admin",
    writtenBy: "admin",
    uploadedBy: "admin",
    createdAt: new Date(),
    contentHash: "0".repeat(64),
    ownerId: 1,
    userId: 1,
    mentions: [1],
    contentType: "image/png",
    countAll: async () => ({ count: 0, isExact: true }),
  }

  const isObjectType = (type: string, resolver: object) =>
    type !== "Query" && type !== "Mutation" && !(resolver instanceof GraphQLScalarType)

  /** The resolvers of all fields of object types, by name; enums have values instead. */
  const fields = resolvers
    .flatMap((module) => Object.entries<object>(module))
    .filter(([type, resolver]) => isObjectType(type, resolver))
    .flatMap(([type, resolver]) =>
      Object.entries<unknown>({ ...resolver }).map(([field, resolve]) => ({ name: `${type}.${field}`, resolve })),
    )
    .flatMap(({ name, resolve }) => (typeof resolve === "function" ? [{ name, resolve: resolve as Anything }] : []))

  const nothing = () => {}
  const callbacks = { rememberDevice: nothing, replaceToken: nothing, addToRequestLog: nothing }
  const contextOf = (viewer: Viewer) => createContext({ viewer, requestId: "", ...callbacks })

  test("is refused by exactly the fields with @needs, and no field queries the database", async () => {
    const context = contextOf(visitor)
    const asked = jest.spyOn(database(), "query")
    const refused: string[] = []
    for (const { name, resolve } of fields) if (await isRefused(() => resolve(row, {}, context, {}))) refused.push(name)
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
    expect(refused.sort()).toEqual(Object.keys(fieldAccess).sort())
  })

  test("is refused by each field whose scope the visitor's API key lacks, and by no other field", async () => {
    const scopes = Object.values(apiKeyScopes)
    for (const { name, resolve } of fields) {
      const access = fieldAccess[name]
      const needed: readonly Permission[] = access && access !== "anyone" ? access.permissions : []
      const ask = (allowed: typeof scopes) => {
        const context = contextOf({ ...visitor, apiKey: { id: 1, name: "a test's", scopes: allowed, createdById: 1 } })
        return isRefused(() => resolve(row, {}, context, {}), ForbiddenError)
      }
      const others = scopes.filter((scope) => !needed.includes(scope))
      expect([name, await ask(others)]).toEqual([name, needed.length > 0])
      const own = scopes.filter((scope) => needed.includes(scope))
      if (own.length > 0) expect([name, await ask(own)]).toEqual([name, false])
    }
  })
})

describe("a visitor who calls the services directly", () => {
  // Services open to anyone, or without effect until a later step checks the viewer.
  const OPEN =
    `acceptInvitation addSentFile beginPasskeyLogin changeSubscription checkProof confirmPrivacyRequest correctApplication countVisit
    createContentLoaders createEmailLoaders createEventLoaders createLeadLoaders createMediaLoaders
    createNameLoaders createSiteBackend createSuppressionLoaders createWebhookLoaders downloadPrivacyExport findApiKey findCmsBlock findLoginHint findStatus findSubscription findWaitingExport
    finishPasskeyLogin listCmsBlocks loaderOf login proofChallenge requestCall requestPasswordReset resetPassword submitLead
    submitPrivacyRequest`.split(/\s+/)

  const api = join(projectRoot, "api")

  // Child programs run on import and have no viewer.
  const sources = readdirSync(api, { recursive: true, encoding: "utf8" }).filter(
    (file) => /^(rooms|edges\/site)\/.*\.ts$/.test(file) && !/\.test\.|Program\.ts$/.test(file),
  )

  /** The names of a function's parameters; of a destructured one, its text. */
  const parametersOf = (call: Anything) => {
    const text = String(call)
    const names: string[] = [""]
    let depth = 0
    for (const character of text.slice(text.indexOf("(") + 1)) {
      if ("({[".includes(character)) depth += 1
      if (")}]".includes(character)) depth -= 1
      if (depth < 0) break
      if (character === "," && depth === 0) names.push("")
      else names[names.length - 1] += character
    }
    return names.map((name) => name.trim())
  }

  const arguments_: Record<string, unknown> = {
    viewer: visitor,
    kind: driverApplicationKind,
    id: "1",
    receive: async () => ({ filename: "x", bytes: Buffer.alloc(0) }),
    of: { leadType: "driver_application", leadId: 1 },
  }

  test("is refused by every service that takes a viewer, except public ones", async () => {
    const functions = new Map<string, Anything>()
    for (const file of sources) {
      const exported: Record<string, unknown> = await import(join(api, file))
      for (const [name, value] of Object.entries(exported))
        if (typeof value === "function" && parametersOf(value as Anything).includes("viewer"))
          functions.set(name, value as Anything)
    }
    expect(functions.size).toBeGreaterThan(30)
    const answered: string[] = []
    for (const [name, call] of functions) {
      const given = parametersOf(call).map((parameter) => arguments_[parameter] ?? {})
      if (!(await isRefused(() => call(...given)))) answered.push(name)
    }
    expect(answered.sort()).toEqual(OPEN)
  })
})
