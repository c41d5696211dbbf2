import { openDatabase } from "../../main/models.ts"
import { config } from "../../platform/config/config.ts"
import { inTransaction } from "../../platform/database/connection/database.ts"
import { recordEvents } from "../../platform/events/recordEvents.ts"
import { startSequencer } from "../../platform/jobs/sequencer.ts"

// A process that records events and has its share in giving positions, so that a test can end it at any moment. It names
// each event that it was told is stored.

process.on("disconnect", () => process.exit())
openDatabase(config.database)
startSequencer()
process.send?.("ready")

const [name = "", count = "0"] = process.argv.slice(2)
const origin = { actorType: "system" as const, actorId: null, requestId: null }

const record = async (first: number) => {
  const ids = Array.from({ length: 1 + (first % 4) }, (_, index) => `${name}-${first}-${index}`)
  await inTransaction((transaction) => {
    const events = ids.map((subjectId) => ({ type: "media.uploaded" as const, subjectType: "test", subjectId, origin }))
    return recordEvents(events, transaction)
  })
  process.send?.({ stored: ids })
}

process.on("message", async () => {
  for (let next = 0; next < Number(count); next += 1)
    await record(next).catch((error: unknown) => process.send?.({ failed: String(error) }))
  process.send?.("done")
})
