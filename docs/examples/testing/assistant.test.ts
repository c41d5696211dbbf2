import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, test } from "@jest/globals"
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client"
import { submitDriverLead } from "../../../api/testing/leadsClient.ts"
import { examples, runProgram } from "./program.ts"
import { setUpStage } from "./stage.ts"

const stage = setUpStage()

const run = (FARELIGHT_KEY: string) =>
  runProgram("assistant", ["node", "--import", "tsx", "assistant.ts"], { FARELIGHT_URL: stage.url, FARELIGHT_KEY })

test("the assistant lists its tools, finds waiting leads, and keeps one unsent draft each", async () => {
  const ids = await Promise.all(["Ana Lee", "Ben Ode"].map((name) => submitDriverLead(stage.url, { name })))
  const key = await stage.makeKey("LEADS_READ", "LEADS_WRITE")
  await run(key)
  const { code, output } = await run(key)
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringMatching(/^This key may: .*draft_reply/) })
  expect(output).toContain("2 drivers wait for an answer.")
  for (const id of ids) {
    const query = "query ($id: ID!) { driverApplication(id: $id) { name replyDrafts { body } } }"
    type Found = { driverApplication: { name: string; replyDrafts: { body: string }[] } }
    const { name, replyDrafts } = (await stage.ask<Found>(query, { id })).driverApplication
    expect(replyDrafts).toEqual([{ body: expect.stringContaining(`Hello ${name},`) }])
  }
  const { emailLogs } = await stage.ask<{ emailLogs: { nodes: object[] } }>(
    "{ emailLogs(first: 50) { nodes { subject } } }",
  )
  expect(emailLogs.nodes).not.toContainEqual({ subject: "Your application" })
})

test("the assistant with a read-only key sees no writing tool, and may call none", async () => {
  const { code, output } = await run(await stage.makeKey("LEADS_READ"))
  expect(output).toMatch(/^This key may: search_leads, get_lead, list_changes, counts\n/)
  expect(code).toBe(1)
})

test("the assistant's configuration has the address and header that the server accepts", async () => {
  const { farelight } = JSON.parse(await readFile(join(examples, "assistant/mcp.json"), "utf8")).mcpServers
  const { type, url, headers } = farelight
  expect(type).toBe("http")
  const key = await stage.makeKey("CONTENT_READ")
  const client = new Client({ name: "a host", version: "1" })
  const authorization = headers.Authorization.replace(`\${FARELIGHT_KEY}`, key)
  const address = new URL(new URL(url).pathname, stage.url)
  await client.connect(new StreamableHTTPClientTransport(address, { requestInit: { headers: { authorization } } }))
  expect((await client.listTools()).tools).not.toEqual([])
  await client.close()
})
