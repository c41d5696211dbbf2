import { openDatabase } from "../../main/models.ts"
import { config } from "../../platform/config/config.ts"
import { closeDatabase } from "../../platform/database/connection/database.ts"
import { startWebhookDelivery } from "../../rooms/activity/webhooks/sending/webhookDelivery.ts"

// Delivers webhook messages in its own process, because Node.js reads certificate authorities at startup.

// A disconnect listener keeps the channel to the test open, and so this process running, as it has no port.
process.on("disconnect", () => process.exit())
openDatabase(config.database)
const delivery = startWebhookDelivery({ pollIntervalMs: 100 })
process.send?.("delivering")
process.on("SIGTERM", async () => {
  await delivery.stop(1_000)
  await closeDatabase()
  process.exit()
})
