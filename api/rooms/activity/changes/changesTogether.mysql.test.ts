import { once } from "node:events"
import { fileURLToPath } from "node:url"
import { afterAll, expect, test } from "@jest/globals"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { readChain } from "../../../platform/events/eventChain.ts"
import { verifyEvents } from "../../../platform/events/verifyEvents.ts"
import { startSequencer } from "../../../platform/jobs/sequencer.ts"
import { endTestProcesses, spawnTestProcess } from "../../../testing/process/testProcess.ts"
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

const start = (program: string, args: readonly (string | number)[], onMessage: (message: unknown) => void) => {
  const started = spawnTestProcess(
    fileURLToPath(new URL(`../../../testing/changes/${program}`, import.meta.url)),
    {},
    args,
  )
  started.child.on("message", onMessage)
  return started
}

const app = await startTestApp()
const giver: ReturnType<typeof startSequencer> = startSequencer()
afterAll(async () => {
  await endTestProcesses()
  await giver.stop()
  await app.stop()
})

test("a reader that is killed and resumed sees each change by eight processes exactly once", async () => {
  const first = (await readChain())?.headPosition ?? 0
  const token = await app.loginAs("MANAGER")
  const account = await User.findOne({ rejectOnEmpty: true })
  const expected = new Map<number, number>()
  const failures: string[] = []
  const writers: ReturnType<typeof start>[] = []
  let done = 0
  for (let number = 1; number <= WRITERS; number += 1) {
    const writer = start("leadWriterProgram.ts", [number, LEADS_EACH, account.id], (message) => {
      if (message === "done") done += 1
      else if (typeof message === "object" && message !== null && "leadId" in message)
        expected.set(Number(message.leadId), Number((message as { changes?: unknown }).changes))
      else if (typeof message === "object") failures.push(JSON.stringify(message))
    })
    writers.push(writer)
    await once(writer.child, "message")
  }

  // A partner stores the changes together with the next position.
  const seen: Seen[] = []
  let position = first
  const read = () => {
    let isKilled = false
    const reader = start("changeReaderProgram.ts", [app.url, token, position], (message) => {
      const { changes, position: next } = message as { changes: Seen[]; position: number }
      if (isKilled) return
      seen.push(...changes)
      position = next
    })
    return () => {
      isKilled = true
      return reader.end()
    }
  }
  for (const { child } of writers) child.send("go")
  for (let round = 1; round <= KILLS; round += 1) {
    const kill = read()
    await until(() => seen.length > round * 60)
    await kill()
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
  expect((await verifyEvents()).faults).toEqual([])
})
