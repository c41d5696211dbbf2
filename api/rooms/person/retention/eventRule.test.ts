import { expect, test } from "@jest/globals"
import { DAY_MS } from "../../../contract/text/durations.ts"
import { database } from "../../../platform/database/connection/database.ts"
import { givePositions, removeUpTo } from "../../../platform/events/eventChain.ts"
import { recordEvents } from "../../../platform/events/recordEvents.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { findOldEvents } from "./eventRule.ts"

await setUpTestApp()

const giveAll = async () => {
  let head = 0
  for (let given = 1; given > 0; ) ({ given, head } = await givePositions())
  return head
}

test("counting many old events leaves others their turn", async () => {
  await removeUpTo(await giveAll())
  const now = Date.now()
  const origin = { actorType: "system" as const, actorId: null, requestId: null }
  const event = {
    type: "media.uploaded" as const,
    subjectType: "probe",
    origin,
    occurredAt: new Date(now - 500 * DAY_MS),
  }
  for (let batch = 0; batch < 5; batch += 1)
    await database().transaction((transaction) => recordEvents(Array(500).fill(event), transaction))
  await giveAll()
  let turns = 0
  setImmediate(() => {
    turns += 1
  })
  expect((await findOldEvents(365, now)).count).toBe(2_500)
  expect(turns).toBe(1)
})
