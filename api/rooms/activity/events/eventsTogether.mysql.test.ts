import { fileURLToPath } from "node:url"
import { afterAll, beforeAll, expect, test } from "@jest/globals"
import { config } from "../../../platform/config/config.ts"
import { database } from "../../../platform/database/connection/database.ts"
import { select } from "../../../platform/database/connection/statements.ts"
import { withMigrator } from "../../../platform/database/versions/migrator.ts"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { beginChain, readChain } from "../../../platform/events/eventChain.ts"
import { protectEvents } from "../../../platform/events/eventProtection.ts"
import { verifyEvents } from "../../../platform/events/verifyEvents.ts"
import { dropTestDatabase, openTestDatabase } from "../../../testing/database/testDatabase.ts"
import { endTestProcesses, startTestProcess } from "../../../testing/process/testProcess.ts"
import { until } from "../../../testing/process/until.ts"

const PROCESSES = 8
const GROUPS = 100

const program = fileURLToPath(new URL("../../../testing/events/eventProcessProgram.ts", import.meta.url))

/** A process that records so many groups of events once it is told to. */
const startRecording = async (name: string) => {
  const { child, closed, end } = await startTestProcess(program, {}, [name, GROUPS])
  const stored: string[] = []
  const failures: string[] = []
  const told = new Promise<void>((resolve) => {
    child.on("message", (message: "done" | { stored?: string[]; failed?: string }) => {
      if (message === "done") return resolve()
      stored.push(...(message.stored ?? []))
      if (message.failed) failures.push(message.failed)
    })
  })
  return { child, end, stored, failures, done: Promise.race([told, closed]) }
}
const children: Awaited<ReturnType<typeof startRecording>>[] = []

beforeAll(async () => {
  await openTestDatabase()
  await withMigrator(database(), config.database, (migrator) => migrator.up())
  await beginChain()
  await protectEvents()
})
afterAll(async () => {
  await endTestProcesses()
  await dropTestDatabase()
})

const giver = async () => {
  const sql = "SELECT holder FROM leases WHERE name = 'positions'"
  const [lease] = await select<{ holder: string }>(database(), sql)
  return children.find(({ child }) => lease?.holder.startsWith(`${child.pid}-`))
}
const head = async () => (await readChain())?.headPosition ?? 0

test("events of eight processes stay complete and in order when the sequencer is killed", async () => {
  const starting = Array.from({ length: PROCESSES }, (_, index) => startRecording(`p${index}`))
  children.push(...(await Promise.all(starting)))
  for (const { child } of children) child.send("go")
  await until(async () => (await head()) > 200)
  const killed = await giver()
  await killed?.end()
  expect(killed).toBeDefined()
  await Promise.all(children.map(({ done }) => done))
  expect(children.flatMap(({ failures }) => failures)).toEqual([])
  const total = await RecordedEvent.count()
  await until(async () => (await head()) === total)
  expect(await giver()).not.toBe(killed)

  const events = await RecordedEvent.findAll({ order: ["position"] })
  expect(events.map(({ position }) => position)).toEqual(Array.from({ length: total }, (_, index) => index + 1))
  const subjects = events.map(({ subjectId }) => String(subjectId))
  expect(new Set(subjects).size).toBe(total)
  const told = children.flatMap(({ stored }) => stored)
  expect(told.length).toBeGreaterThan((PROCESSES - 1) * GROUPS)
  expect(new Set(subjects)).toEqual(new Set([...subjects, ...told]))
  // Events of one process keep their order.
  for (const { stored } of children) {
    const places = stored.map((id) => subjects.indexOf(id))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  }
  expect(await verifyEvents()).toMatchObject({ intact: total, waiting: 0, faults: [] })

  for (const name of ["events_refuse_update", "events_refuse_delete"]) await database().query(`DROP TRIGGER ${name}`)
  await RecordedEvent.update({ subjectId: "somebody else's" }, { where: { position: 100 } })
  await protectEvents()
  expect((await verifyEvents()).faults).toEqual([expect.stringContaining("position 100 was changed")])
})
