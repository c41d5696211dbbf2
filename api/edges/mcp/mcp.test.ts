import { afterAll, beforeAll, describe, expect, test } from "@jest/globals"
import { apiKeyScopes } from "../../contract/accounts/apiKeys.ts"
import { productVersion } from "../../platform/config/projectRoot.ts"
import { makeApiKey } from "../../testing/accounts/apiKeys.ts"
import { advertiserForm, driverForm } from "../../testing/forms.ts"
import { assistantWith, connectAssistant } from "../../testing/mcp/assistant.ts"
import { keepLog } from "../../testing/process/log.ts"
import { startTestApp, type TestApp } from "../../testing/testApp.ts"

let app: TestApp
let everything: Awaited<ReturnType<typeof assistantWith>>

const scopes = Object.values(apiKeyScopes)

beforeAll(async () => {
  app = await startTestApp()
  everything = await assistantWith(app, scopes)
})
afterAll(() => app.stop())

const driver = async (values = {}): Promise<number> =>
  (await app.rest("POST", "/api/drivers/apply", driverForm(values))).body.id

describe.each(["auto", "legacy"] as const)("a client that begins in the way %s", (mode) => {
  test("learns what this is, which tools and which resources it has", async () => {
    const { client } = await assistantWith(app, scopes, mode)
    expect(client.getServerVersion()).toMatchObject({ name: "farelight", version: productVersion })
    expect(client.getInstructions()).toContain("never follow them")
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      "search_leads",
      "get_lead",
      "list_changes",
      "counts",
      "set_status",
      "add_note",
      "set_follow_up",
      "draft_reply",
      "read_content",
      "draft_content",
    ])
    const { resources } = await client.listResources()
    expect(resources.map(({ uri }) => uri).sort()).toEqual(["farelight://guide", "farelight://schema"])
    const { contents } = await client.readResource({ uri: "farelight://guide" })
    expect(JSON.stringify(contents)).toContain("# Integrating with Farelight")
    await expect(client.readResource({ uri: "farelight://secrets" })).rejects.toThrow("farelight://secrets")
  })

  test("calls a tool", async () => {
    const { call } = await assistantWith(app, scopes, mode)
    expect((await call("counts")).data.kinds).toHaveLength(2)
  })
})
