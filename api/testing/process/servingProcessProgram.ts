import { openDatabase } from "../../main/models.ts"
import { config } from "../../platform/config/config.ts"
import { readChain } from "../../platform/events/eventChain.ts"
import { startSequencer } from "../../platform/jobs/sequencer.ts"

// Uses the database like a serving process.

process.on("disconnect", () => process.exit())
openDatabase(config.database)
startSequencer()
await readChain()
process.send?.("ready")
