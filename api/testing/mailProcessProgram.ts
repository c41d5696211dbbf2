import { config } from "../config.ts"
import { closeDatabase, openDatabase } from "../database/database.ts"
import { startConfiguredMailDelivery } from "../modules/email/configuredMailDelivery.ts"

// A process that does nothing but deliver mail, so that a test can end it as it likes: see mailProcess.ts.

openDatabase(config.database)
const delivery = startConfiguredMailDelivery()
process.stdout.write("delivering\n")
// What keeps the server running is its listening; here nothing else would.
const keepsRunning = setInterval(() => undefined, 60_000)
process.on("SIGTERM", async () => {
  clearInterval(keepsRunning)
  await delivery?.stop(1_000)
  await closeDatabase()
})
