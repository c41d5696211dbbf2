import { setTimeout as delay } from "node:timers/promises"
import * as z from "zod"

// Follows the feed from a position like a partner's program; reports each answer and the next position.

process.on("disconnect", () => process.exit())
const [url = "", token = "", start = "0"] = process.argv.slice(2)

const answer = z.object({
  changes: z.array(z.object({ position: z.number(), lead_id: z.number(), type: z.string(), lead: z.object({}) })),
  next_position: z.number(),
})

let position = Number(start)
for (;;) {
  const response = await fetch(`${url}/api/changes?after=${position}&limit=20&wait=25`, {
    headers: { authorization: `Bearer ${token}` },
  })
  if (response.status >= 500) {
    await delay(200)
    continue
  }
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  const { changes, next_position } = answer.parse(await response.json())
  position = next_position
  process.send?.({ changes, position })
}
