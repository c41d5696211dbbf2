import { openDatabase } from "../../main/models.ts"
import { config } from "../../platform/config/config.ts"
import { readChain } from "../../platform/events/eventChain.ts"
import { startSequencer } from "../../platform/jobs/sequencer.ts"

// Holds the database open as a serving process does.

process.on("disconnect", () => process.exit())
openDatabase(config.database)
startSequencer()
await readChain()
process.send?.("ready")
