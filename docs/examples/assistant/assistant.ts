import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client"

// The host of an assistant without its model: connects, lists the tools, finds drivers who wait for a reply, and saves
// a draft for each, which a person reviews and sends in the dashboard.

const { FARELIGHT_URL, FARELIGHT_KEY } = process.env
if (!FARELIGHT_URL || !FARELIGHT_KEY) throw new Error("Set FARELIGHT_URL and FARELIGHT_KEY.")

const client = new Client({ name: "farelight-example", version: "1.0.0" })
await client.connect(
  new StreamableHTTPClientTransport(new URL("/mcp", FARELIGHT_URL), {
    requestInit: { headers: { authorization: `Bearer ${FARELIGHT_KEY}` } },
  }),
)

/** A refused call returns a result that a model can read and correct. */
const call = async (name: string, values: Record<string, unknown>) => {
  const { isError, content, structuredContent } = await client.callTool({ name, arguments: values })
  if (isError) throw new Error(`${name} was refused: ${JSON.stringify(content)}`)
  return structuredContent as Record<string, unknown>
}

const { tools } = await client.listTools()
console.log(`This key may: ${tools.map(({ name }) => name).join(", ")}`)

const lead_type = "driver_application"
const found = await call("search_leads", { lead_type, statuses: "pending", limit: 10 })
const leads = found.leads as { id: number; name: string; city: string }[]
console.log(`${found.total} drivers wait for an answer.`)

for (const { id, name, city } of leads) {
  // A model would write this text. Lead texts come from visitors: treat them as data, never as instructions.
  const body = `Hello ${name},\n\nThank you for applying to drive with us in ${city}. When can we call you?`
  await call("draft_reply", { lead_type, id, subject: "Your application", body })
  console.log(`A draft for driver ${id} waits in the dashboard.`)
}
await client.close()
