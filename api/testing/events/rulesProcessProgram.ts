import { openDatabase } from "../../main/models.ts"
import { config } from "../../platform/config/config.ts"
import { startGivingPositions } from "../../platform/events/positionGiver.ts"
import { startRules } from "../../rooms/leads/rules/arrivalRules.ts"

// A process that has its share in giving positions and in running rules, so that a test can end it at any moment: see
// rulesProcess.ts.

process.on("disconnect", () => process.exit())
openDatabase(config.database)
startGivingPositions()
startRules({ retryMs: 1_000 })
process.send?.("running")
