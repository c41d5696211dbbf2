import { setTimeout as delay } from "node:timers/promises"
import type { Sequelize } from "sequelize"
import type { Config } from "../../config/config.schema.ts"
import { announce } from "../../processes/output.ts"
import { perDatabase } from "../connection/perDatabase.ts"
import { openLease } from "../locks/lease.ts"
import { isOpenElsewhere } from "../sqlite/openedFile.ts"
import { SqliteFile } from "../sqlite/sqliteFile.ts"

/** Longer than the lease of a killed process. */
const WAIT_MS = 15_000
const LOOK_EVERY_MS = 250

const IN_USE =
  "another process still uses this database, and fails when its tables change like this: end every process that serves it, then start this one again (docs/operations.md, Upgrading)"

// Since 0.2.0, one serving process always holds this lease.
const isLeaseInUse = async (sequelize: Sequelize) => {
  const lease = await openLease(sequelize, "positions")
  const endsAt = performance.now() + WAIT_MS
  for (let look = 1; !(await lease.isAbandoned()); look += 1) {
    if (performance.now() >= endsAt) return true
    if (look === 10)
      announce("info", { text: "Another process serves the database. Waiting up to 15 s for it to end ..." })
    await delay(LOOK_EVERY_MS)
  }
  return false
}

const seen = perDatabase(() => ({ isElsewhere: false }))

/** Call before the first read, as on SQLite an own open file hides others. The result throws while others run. */
export const watchOtherProcesses = (sequelize: Sequelize, settings: Config["database"]) => {
  const state = seen()
  if (settings.dialect === "sqlite" && !SqliteFile.isJoined(settings.file))
    state.isElsewhere = isOpenElsewhere(settings.file)
  return async () => {
    const isInUse = settings.dialect === "sqlite" ? state.isElsewhere : await isLeaseInUse(sequelize)
    if (isInUse) throw new Error(IN_USE)
  }
}
