import { execFile } from "node:child_process"
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals"
import relayCompiler from "relay-compiler"
import { nodeIdOf } from "../../contract/api/nodeId.ts"
import { makeApiKey } from "../../testing/accounts/apiKeys.ts"
import { advertiserForm, driverForm } from "../../testing/forms.ts"
import { postMedia } from "../../testing/pictures/mediaClient.ts"
import { makePicture } from "../../testing/pictures/pictures.ts"
import { type Json, startTestApp, type TestApp } from "../../testing/testApp.ts"
import { schemaText } from "./schema.ts"

let app: TestApp
let token: string
let driver: string
let advertiser: string

beforeAll(async () => {
  app = await startTestApp()
  token = await app.login()
  driver = String((await app.rest("POST", "/api/drivers/apply", driverForm({ name: "Dana" }))).body.id)
  advertiser = String((await app.rest("POST", "/api/advertisers/contact", advertiserForm())).body.id)
  await postMedia(app, token, { bytes: await makePicture(), filename: "tablet.png" })
})
afterAll(() => app.stop())

const ask = async (
  query: string,
  variables: Record<string, unknown>,
  asker: string | undefined = token,
): Promise<Json> => app.graphql(query, variables, { token: asker })

describe("node", () => {
  const NODES = `query ($ids: [ID!]!) {
    nodes(ids: $ids) {
      __typename nodeId
      ... on Lead { id email } ... on CmsBlock { sectionId } ... on EmailLog { recipient } ... on MediaFile { filename }
    }
  }`

  test("reads each type again by the id that its entries have", async () => {
    const lists = await ask(
      `{
        driverApplications { nodes { nodeId } } advertiserSubmissions { nodes { nodeId } }
        emailLogs(first: 1) { nodes { nodeId recipient } } mediaFiles { nodes { nodeId filename } }
        cmsBlocks(page: "home") { nodeId sectionId }
      }`,
      {},
    )
    const { driverApplications, advertiserSubmissions, emailLogs, mediaFiles, cmsBlocks } = lists.data
    const entries = [driverApplications, advertiserSubmissions, emailLogs, mediaFiles].map(({ nodes }) => nodes[0])
    const ids = [...entries, cmsBlocks[0]].map(({ nodeId }) => nodeId)
    const { data } = await ask(NODES, { ids })
    expect(data.nodes).toEqual([
      { __typename: "DriverApplication", nodeId: ids[0], id: driver, email: expect.any(String) },
      { __typename: "AdvertiserSubmission", nodeId: ids[1], id: advertiser, email: expect.any(String) },
      { __typename: "EmailLog", ...emailLogs.nodes[0] },
      { __typename: "MediaFile", nodeId: ids[3], filename: "tablet.png" },
      { __typename: "CmsBlock", ...cmsBlocks[0] },
    ])
    expect(new Set(ids).size).toBe(5)
  })

  test("answers null for what there is not, or is no nodeId", async () => {
    const ids = ["DriverApplication", "EmailLog", "MediaFile", "CmsBlock"].map((type) => nodeIdOf(type, 999_999))
    const odd = [driver, "", "x", nodeIdOf("User", 1), nodeIdOf("Query", 1), `${nodeIdOf("CmsBlock", 1)}=`]
    const { data, errors } = await ask(NODES, { ids: [...ids, ...odd] })
    expect(errors).toBeUndefined()
    expect(data.nodes).toEqual([...ids, ...odd].map(() => null))
  })

  test("needs what the type's own query needs", async () => {
    const { secret } = await makeApiKey(["content:read"])
    const query = "query ($id: ID!) { node(id: $id) { nodeId } }"
    for (const type of ["DriverApplication", "AdvertiserSubmission", "EmailLog", "MediaFile"]) {
      const id = nodeIdOf(type, 1)
      const codes = [await app.graphql(query, { id }), await ask(query, { id }, secret)].map(
        ({ errors }) => errors?.[0]?.extensions.code,
      )
      expect([type, ...codes]).toEqual([type, "UNAUTHENTICATED", "FORBIDDEN"])
    }
    expect((await app.graphql(query, { id: nodeIdOf("CmsBlock", 1) })).errors).toBeUndefined()
  })

  test("is read up to 100 times at once", async () => {
    const { errors } = await ask(NODES, { ids: Array(101).fill("x") })
    expect(errors[0].extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "ids" }] })
  })
})

const component = `import { graphql } from "react-relay"

graphql\`
  query DriverListQuery { ...DriverList_page }
\`
graphql\`
  fragment DriverList_page on Query
  @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
  @refetchable(queryName: "DriverListPageQuery") {
    driverApplications(first: $count, after: $cursor) @connection(key: "DriverList_driverApplications") {
      edges { node { ...DriverList_driver } }
    }
  }
\`
graphql\`
  fragment DriverList_driver on DriverApplication @refetchable(queryName: "DriverListDriverQuery") { name status }
\`
`

describe("relay-compiler", () => {
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "farelight-relay-"))
    await mkdir(join(folder, "src"))
    await mkdir(join(folder, "artifacts"))
    await writeFile(join(folder, "src/DriverList.ts"), component)
    await writeFile(join(folder, "schema.graphql"), schemaText)
    const settings = {
      src: "src",
      schema: "schema.graphql",
      language: "typescript",
      artifactDirectory: "artifacts",
      schemaConfig: { nodeInterfaceIdField: "nodeId" },
    }
    await writeFile(join(folder, "relay.config.json"), JSON.stringify(settings))
  })
  afterAll(() => rm(folder, { recursive: true }))

  test("compiles a connection and fragments that are fetched again, and the server answers them", async () => {
    const { stdout } = await promisify(execFile)(relayCompiler, [], { cwd: folder })
    expect(stdout).not.toMatch(/warn|error/i)
    const textOf = async (name: string) => {
      const artifact = await readFile(join(folder, `artifacts/${name}.graphql.ts`), "utf8")
      return JSON.parse(/"text": (".*")/.exec(artifact)?.[1] ?? "null")
    }
    const page = await ask(await textOf("DriverListPageQuery"), { count: 1 })
    const [{ node }] = page.data.driverApplications.edges
    expect(node).toMatchObject({ __typename: "DriverApplication", name: "Dana", status: "PENDING" })
    const again = await ask(await textOf("DriverListDriverQuery"), { nodeId: node.nodeId })
    expect(again.data.node).toEqual(node)
    expect((await ask(await textOf("DriverListQuery"), {})).data).toEqual({
      driverApplications: expect.objectContaining({ edges: page.data.driverApplications.edges }),
    })
  })
})
