import { openDatabase } from "../../main/models.ts"
import { config } from "../../platform/config/config.ts"
import { startImports } from "../../rooms/automation/imports/importWorker.ts"
import { eraseMessagesAbout } from "../../rooms/privacy/erasure/leadCopies.ts"

// A process that has its share in the work on imports.

process.on("disconnect", () => process.exit())
openDatabase(config.database)
startImports(eraseMessagesAbout, { pollMs: 50 })
process.send?.("ready")
