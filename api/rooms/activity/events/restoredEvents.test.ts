import { join } from "node:path"
import { expect, test } from "@jest/globals"
import { config } from "../../../platform/config/config.ts"
import { restoreBackup } from "../../../platform/database/backup/restoreBackup.ts"
import { writeBackup } from "../../../platform/database/backup/writeBackup.ts"
import { database } from "../../../platform/database/connection/database.ts"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { assignPositions } from "../../../platform/events/eventChain.ts"
import { verifyEvents } from "../../../platform/events/verifyEvents.ts"
import { scratchFolder } from "../../../testing/process/scratchFolder.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"

const file = join(scratchFolder(), "events.backup.gz")
const beforeReplacing = async () => undefined

const app = await setUpTestApp()

const apply = async (count: number) => {
  for (let lead = 0; lead < count; lead += 1) await app.apply()
}

test("a restore replaces protected events, and continues their chain", async () => {
  await apply(3)
  await assignPositions()
  await apply(1)
  await writeBackup(database(), config.database, file)
  await apply(2)
  await assignPositions()
  await restoreBackup(database(), config.database, file, { isForced: true, beforeReplacing })
  const events = await RecordedEvent.findAll({ order: ["id"] })
  expect(events.map(({ subjectId }) => subjectId)).toEqual(["1", "2", "3", "4"])
  expect(await verifyEvents()).toMatchObject({ intact: 3, waiting: 1, faults: [] })
  await expect(RecordedEvent.destroy({ where: { subjectId: "1" } })).rejects.toThrow()
  await assignPositions()
  expect(await verifyEvents()).toMatchObject({ intact: 4, waiting: 0, faults: [] })
})
