import type { AddressInfo } from "node:net"
import { createApp } from "./app.ts"
import { config } from "./config.ts"
import { closeDatabase, openDatabase } from "./database/database.ts"
import { prepareDatabase } from "./database/prepare.ts"
import { whenReachable } from "./database/whenReachable.ts"
import { startHousekeeping } from "./housekeeping.ts"
import { logger } from "./logger.ts"
import { currentLoginHintKey } from "./modules/auth/adminAccount.ts"
import { startConfiguredMailDelivery } from "./modules/email/mailDelivery.ts"
import { decoder } from "./modules/media/decoding/decoder.ts"
import { createSite } from "./modules/site/site.routes.ts"
import { startBanner } from "./startBanner.ts"

// The process: database → app → listen → drain.

const DRAIN_LIMIT_MS = 10_000
// What is let go of then is noted, which takes a moment.
const MAIL_DRAIN_LIMIT_MS = 7_000
const isDevelopment = process.argv.includes("--dev")

// What the process writes is for its own user alone.
process.umask(0o077)

const start = async () => {
  openDatabase(config.database)
  const admin = await whenReachable(prepareDatabase)
  const site = await createSite({ mode: isDevelopment ? "dev" : "built" })
  const app = await createApp({ site, isDevelopment })
  // During development the process in front of this one listens on the port that was asked for.
  const server = isDevelopment ? app.listen(0, "127.0.0.1") : app.listen(config.port, config.host)
  await new Promise<void>((resolve, reject) => server.once("listening", resolve).once("error", reject))

  startHousekeeping()
  const mailDelivery = startConfiguredMailDelivery()

  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), DRAIN_LIMIT_MS).unref()
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeIdleConnections()
    Promise.all([closed, mailDelivery?.stop(MAIL_DRAIN_LIMIT_MS)])
      .then(() => decoder.end())
      .then(closeDatabase)
      .then(() => process.exit(0))
  }
  process.on("SIGTERM", stop).on("SIGINT", stop).on("disconnect", stop)

  const { port } = server.address() as AddressInfo
  process.send?.({ kind: "listening", port })
  const loginHintKey = await currentLoginHintKey()
  process.stdout.write(startBanner(config, { ...admin, loginHintKey }, isDevelopment ? config.port : port))
}

start().catch((error: Error & { code?: string }) => {
  logger.debug({ err: error })
  const reason =
    error.code === "EADDRINUSE" ? `port ${config.port} on ${config.host} is in use: set PORT to another` : error.message
  console.error(`Farelight cannot start: ${reason}`)
  process.exit(1)
})
