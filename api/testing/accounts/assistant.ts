import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client"
import type { ApiKeyScope } from "../../contract/accounts/apiKeys.ts"
import { type Json, newAddress, type TestApp } from "../testApp.ts"
import { makeApiKey } from "./apiKeys.ts"

/** Connects the SDK's MCP client with an API key. `legacy` uses the handshake from before 2026. */
export const connectAssistant = async (app: TestApp, secret: string, mode: "legacy" | "auto" = "auto") => {
  const client = new Client({ name: "a test", version: "1" }, { versionNegotiation: { mode } })
  const headers = { authorization: `Bearer ${secret}`, "x-forwarded-for": newAddress() }
  await client.connect(new StreamableHTTPClientTransport(new URL("/mcp", app.url), { requestInit: { headers } }))
  const call = async (name: string, values: Record<string, unknown> = {}, signal?: AbortSignal) => {
    const answer = await client.callTool({ name, arguments: values }, { signal })
    const [content] = answer.content
    const text = content?.type === "text" ? content.text : ""
    if (!answer.isError) return { isError: false, text, data: answer.structuredContent as Json }
    // 1.x clients validate structured content against the tool's output schema, and report only the mismatch.
    if (answer.structuredContent !== undefined) throw new Error("A refusal has structured content")
    const end = text.lastIndexOf("\n{")
    return { isError: true, text: text.slice(0, end), data: JSON.parse(text.slice(end)) as Json }
  }
  return { client, call, secret }
}

export const assistantWith = async (app: TestApp, scopes: readonly ApiKeyScope[], mode?: "legacy" | "auto") =>
  connectAssistant(app, (await makeApiKey(scopes)).secret, mode)
