import { expect, test } from "@jest/globals"
import { Sequelize } from "sequelize"
import { startRelay } from "../../../testing/database/relay.ts"
import { createScratchDatabase } from "../../../testing/database/scratchDatabase.ts"
import { readDatabaseUrl } from "../../config/databaseUrl.ts"
import { projectRoot } from "../../processes/projectRoot.ts"
import { engineOptions } from "../connection/dialect.ts"
import { withExclusiveLock } from "./exclusiveLock.ts"
import { LostLeaseError } from "./lease.ts"

const limits = { renewEveryMs: 50, takeOverAfterMs: 300 }

test("a holder without contact for the waiting time has lost the lock", async () => {
  const scratch = await createScratchDatabase(process.env.TEST_MYSQL_URL)
  const relay = await startRelay(new URL(scratch.url))
  const url = Object.assign(new URL(scratch.url), { port: String(relay.port) }).href
  const settings = readDatabaseUrl(url, projectRoot)
  const sequelize = new Sequelize({ ...engineOptions(settings), logging: false })
  const locked = withExclusiveLock(
    sequelize,
    settings,
    () => {
      relay.silence()
      return new Promise(() => undefined)
    },
    limits,
  )
  await expect(locked).rejects.toThrow(LostLeaseError)
  await relay.cut()
  await sequelize.close().catch(() => undefined)
  await scratch.drop()
})
