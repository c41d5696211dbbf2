import { openDatabase } from "../../main/models.ts"
import { config } from "../../platform/config/config.ts"
import { closeDatabase } from "../../platform/database/connection/database.ts"
import { startConfiguredMailDelivery } from "../../rooms/mail/delivery/mailDelivery.ts"

// A process that only delivers mail, so that a test can end it at any moment: see mailProcess.ts.

// While it listens, the channel to the test keeps the process running, as listening on a port does for the server.
process.on("disconnect", () => process.exit())
openDatabase(config.database)
const delivery = startConfiguredMailDelivery()
process.send?.("delivering")
process.on("SIGTERM", async () => {
  await delivery?.stop(1_000)
  await closeDatabase()
  process.exit()
})
