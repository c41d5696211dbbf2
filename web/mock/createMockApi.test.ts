import { messages } from "@farelight/api/contract/api/messages.ts"
import { originalAddress } from "@farelight/api/contract/site/media.ts"
import { describe, expect, test } from "@jest/globals"
import type { GraphQLObjectType } from "graphql"
import { api, typeDefs } from "../testing/mockApi.ts"
import { buildDriverApplication, buildMediaFile } from "./data/builders.ts"
import { addSeeds } from "./data/seeds.ts"
import { MOCK_TOKEN } from "./data/store.ts"
import { resolvers } from "./resolvers/resolvers.ts"
import { createSchema } from "./schema.ts"

const signedIn = { authorization: `Bearer ${MOCK_TOKEN}` }

const ask = async (query: string, headers: Record<string, string> = signedIn) => {
  const response = await fetch("http://localhost/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ query, operationName: "DashboardLayout" }),
  })
  return response.json()
}

const fieldsOf = (type: GraphQLObjectType | null | undefined) => Object.keys(type?.getFields() ?? {}).sort()

describe("the mocked API", () => {
  test("has a resolver for each operation of the schema", () => {
    const schema = createSchema(typeDefs)
    const resolved = (type: "Query" | "Mutation") => resolvers.flatMap((part) => Object.keys(part[type] ?? {})).sort()
    expect(resolved("Query")).toEqual(fieldsOf(schema.getQueryType()))
    expect(resolved("Mutation")).toEqual(fieldsOf(schema.getMutationType()))
  })

  test("refuses visitors the fields for admins", async () => {
    const { errors, data } = await ask("{ me { username } }", {})
    expect(data).toBeNull()
    expect(errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }])
    expect(await ask('{ cmsBlocks(page: "home") { sectionId } }', {})).not.toHaveProperty("errors")
  })

  test("accepts its own password only", async () => {
    const { username, password } = api.store.user
    const login = (tried: string) =>
      ask(`mutation { login(username: "${username}", password: "${tried}") { token } }`, {})
    expect((await login("anything")).errors).toMatchObject([{ message: messages.loginRejected }])
    const { token } = (await login(password)).data.login
    expect(await ask("{ me { username } }", { authorization: `Bearer ${token}` })).toEqual({
      data: { me: { username } },
    })
  })

  test("reveals the credentials to those who have the key, if there is one", async () => {
    const { username, password } = api.store.user
    const hint = async (key: string) => (await ask(`{ loginHint(key: "${key}") { username password } }`, {})).data
    expect(await hint("")).toEqual({ loginHint: null })
    api.store.loginHintKey = "printed-key"
    expect(await hint("another-key")).toEqual({ loginHint: null })
    expect(await hint("printed-key")).toEqual({ loginHint: { username, password } })
  })

  test("records a status change and who made it, and refuses one that expects another status", async () => {
    api.store.driverApplications = [buildDriverApplication()]
    const change = `mutation { setDriverApplicationStatus(id: "1", status: APPROVED, expectedStatus: PENDING) {
      driverApplication { status answerDueAt statusChanges { from to changedBy } }
    } }`
    expect((await ask(change)).data.setDriverApplicationStatus.driverApplication).toEqual({
      status: "APPROVED",
      answerDueAt: null,
      statusChanges: [{ from: "PENDING", to: "APPROVED", changedBy: "admin" }],
    })
    const late = change.replace("APPROVED", "REJECTED")
    expect((await ask(late)).errors).toMatchObject([{ extensions: { code: "CONFLICT" } }])
  })

  test("lists all of its seeds", async () => {
    addSeeds(api.store)
    const { data, errors } = await ask(`{
      driverApplications(first: 100) { totalCount nodes { id emails { id } possibleRepeats { id } } }
      emailLogs(first: 100) { nodes { status attempts { outcome } lead { name } } }
      mediaFiles(orderBy: { field: SIZE }) { nodes { filename uses { field block { page } } } }
      mailState { waitingCount failedCount problem { answer } }
    }`)
    expect(errors).toBeUndefined()
    expect(data.driverApplications.totalCount).toBe(64)
    const statuses = data.emailLogs.nodes.map(({ status }: { status: string }) => status)
    expect(new Set(statuses)).toEqual(new Set(["SENT", "SENDING", "QUEUED", "FAILED", "CANCELLED"]))
    expect(data.mediaFiles.nodes.at(-1)).toEqual({
      filename: "skyline.png",
      uses: [{ field: "picture", block: { page: "home" } }],
    })
  })

  test("exports the product's own columns", async () => {
    api.store.driverApplications = [buildDriverApplication(), buildDriverApplication({ id: 2, name: "=1+1" })]
    const response = await fetch("http://localhost/api/drivers/applications.csv?ids=2", { headers: signedIn })
    expect(await response.text()).toMatch(/^"id","name",.*\r\n"2","'=1\+1",.*\r\n$/)
    expect((await fetch("http://localhost/api/drivers/applications.csv")).status).toBe(401)
  })

  test("serves a picture as it was uploaded to admins only", async () => {
    const file = buildMediaFile()
    api.store.mediaFiles = [file]
    api.store.pictures.set(file.contentHash, new Blob(["all of it"]))
    const original = (id: number, headers = {}) => fetch(`http://localhost${originalAddress(id)}`, { headers })
    const answered = await original(file.id, signedIn)
    expect(answered.headers.get("content-type")).toBe(file.contentType)
    expect(await answered.text()).toBe("all of it")
    expect((await original(file.id)).status).toBe(401)
    expect((await original(file.id + 1, signedIn)).status).toBe(404)
  })
})

describe("the states of the mocked API", () => {
  const me = () => ask("{ me { username } }")

  test("offline breaks the connection", async () => {
    api.state = "offline"
    await expect(me()).rejects.toThrow()
  })

  test("failing answers every operation with an error", async () => {
    api.state = "failing"
    expect(await me()).toMatchObject({ errors: [{ extensions: { code: "INTERNAL_SERVER_ERROR" } }] })
    expect((await fetch("http://localhost/api/admin/events.csv")).status).toBe(500)
  })

  test("unauthorised refuses a token that was good", async () => {
    api.state = "unauthorised"
    expect(await me()).toMatchObject({ errors: [{ extensions: { code: "UNAUTHENTICATED" } }] })
  })

  test("slow takes seconds", async () => {
    api.state = "slow"
    const start = performance.now()
    expect(await me()).toHaveProperty("data.me")
    expect(performance.now() - start).toBeGreaterThan(3_000)
  })
})
