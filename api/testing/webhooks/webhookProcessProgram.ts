import { openDatabase } from "../../main/models.ts"
import { config } from "../../platform/config/config.ts"
import { closeDatabase } from "../../platform/database/connection/database.ts"
import { resolver } from "../../rooms/activity/webhooks/address/publicAddress.ts"
import { startWebhookDelivery } from "../../rooms/activity/webhooks/sending/webhookDelivery.ts"

// A process that only delivers messages to webhooks, so that a test can end it at any moment: see webhookProcess.ts.

// While it listens, the channel to the test keeps the process running, as listening on a port does for the server.
process.on("disconnect", () => process.exit())
if (process.env.HOLD_NAMES) Object.assign(resolver, { lookup: () => undefined })
openDatabase(config.database)
const delivery = startWebhookDelivery({ pollIntervalMs: 100 })
process.send?.("delivering")
process.on("SIGTERM", async () => {
  await delivery.stop(1_000)
  await closeDatabase()
  process.exit()
})
