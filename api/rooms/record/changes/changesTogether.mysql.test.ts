import { afterAll, expect, test } from "@jest/globals"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { readChain } from "../../../platform/events/eventChain.ts"
import { startGivingPositions } from "../../../platform/events/positionGiver.ts"
import { startChangeProcess } from "../../../testing/changes/changeProcess.ts"
import { until } from "../../../testing/process/until.ts"
import { startTestApp } from "../../../testing/testApp.ts"
import { User } from "../../accounts/users/user.model.ts"

const WRITERS = 8
const LEADS_EACH = 25
const KILLS = 4

interface Seen {
  position: number
  lead_id: number
}

const processes: ReturnType<typeof startChangeProcess>[] = []

const app = await startTestApp()
const giver: ReturnType<typeof startGivingPositions> = startGivingPositions()
afterAll(async () => {
  await Promise.all(processes.map((each) => each.kill()))
  await giver.stop()
  await app.stop()
})

test("a reader that is killed and resumed sees each change by eight writing processes once, and misses none", async () => {
  const start = (await readChain())?.headPosition ?? 0
  const token = await app.loginAs("MANAGER")
  const account = await User.findOne({ rejectOnEmpty: true })
  const expected = new Map<number, number>()
  const failures: string[] = []
  let done = 0
  for (let number = 1; number <= WRITERS; number += 1) {
    const writer = startChangeProcess("leadWriterProgram.ts", [number, LEADS_EACH, account.id], (message) => {
      if (message === "done") done += 1
      else if (typeof message === "object" && message !== null && "leadId" in message)
        expected.set(Number(message.leadId), Number((message as { changes?: unknown }).changes))
      else if (typeof message === "object") failures.push(JSON.stringify(message))
    })
    processes.push(writer)
    await writer.started
  }

  // What a partner keeps: the changes, and with them where to go on.
  const seen: Seen[] = []
  let position = start
  const read = () => {
    let isKilled = false
    const reader = startChangeProcess("changeReaderProgram.ts", [app.url, token, position], (message) => {
      const { changes, position: next } = message as { changes: Seen[]; position: number }
      if (isKilled) return
      seen.push(...changes)
      position = next
    })
    processes.push(reader)
    return {
      kill: () => {
        isKilled = true
        return reader.kill()
      },
    }
  }
  for (const writer of processes.slice(0, WRITERS)) writer.go()
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const reader = read()
    await until(() => seen.length > kill * 60)
    await reader.kill()
  }
  read()
  await until(() => done === WRITERS)
  expect(failures).toEqual([])
  const total = [...expected.values()].reduce((sum, count) => sum + count, 0)
  await until(() => seen.length >= total)

  const recorded = await RecordedEvent.count({ where: { subjectType: "driver_application" } })
  const positions = seen.map((change) => change.position)
  expect(expected.size).toBe(WRITERS * LEADS_EACH)
  expect([positions.length, new Set(positions).size, recorded]).toEqual([total, total, total])
  expect(positions).toEqual(positions.toSorted((one, other) => one - other))
  const counts = new Map<number, number>()
  for (const { lead_id } of seen) counts.set(lead_id, (counts.get(lead_id) ?? 0) + 1)
  expect(counts).toEqual(expected)
})
