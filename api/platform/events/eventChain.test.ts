import { beforeEach, describe, expect, test } from "@jest/globals"
import { literal } from "sequelize"
import { setUpTestDatabase } from "../../testing/database/testDatabase.ts"
import { until } from "../../testing/process/until.ts"
import { config } from "../config/config.ts"
import { database, inTransaction } from "../database/connection/database.ts"
import { withMigrator } from "../database/versions/migrator.ts"
import { onEventsPositioned, startSequencer } from "../jobs/sequencer.ts"
import { EventChain, RecordedEvent } from "./event.model.ts"
import { assignPositions, beginChain, hashAfter, removeUpTo } from "./eventChain.ts"
import { findMissingEventTriggers, protectEvents } from "./eventProtection.ts"
import { recordEvents } from "./recordEvents.ts"
import { verifyEvents } from "./verifyEvents.ts"

const origin = { actorType: "system" as const, actorId: null, requestId: "a:b" }

const record = (count: number) =>
  inTransaction((transaction) => {
    const events = Array.from({ length: count }, (_, index) => ({
      type: "webhook.created" as const,
      subjectId: index,
      origin,
      facts: { host: "PRAGMA ' \\ é" },
    }))
    return recordEvents(events, transaction)
  })

const giveAll = async () => {
  while ((await assignPositions()).assigned > 0);
}

const positions = async () => {
  const events = await RecordedEvent.findAll({ order: ["id"] })
  return events.map(({ position }) => position)
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

await setUpTestDatabase()
await withMigrator(database(), config.database, (migrator) => migrator.up())
beforeEach(async () => {
  // Without the chain, events can be deleted.
  await EventChain.destroy({ where: {} })
  await RecordedEvent.destroy({ where: {} })
  await beginChain()
  await protectEvents()
})

const dropTriggers = async () => {
  for (const name of ["events_refuse_update", "events_refuse_delete"]) await database().query(`DROP TRIGGER ${name}`)
}

test("the hash of an event covers the previous event's hash and all values of the event, as JSON", () => {
  const event = {
    ...{ position: 7, id: 12, type: "lead.noted", subjectType: "driver_application", subjectId: "3" },
    ...{ actorType: "user" as const, actorId: 5, occurredAt: new Date("2026-11-21T09:30:00.123Z"), requestId: "a:b" },
    facts: '{"noteId":9,"text":"é"}',
  }
  // sha256sum of 64 zeros and of the array of these values in this order.
  expect(hashAfter("0".repeat(64), event)).toBe("8d28cc969e572d4cf365268ecddeaba7d5d614309a6b0d36186996f3990987e6")
})

test("committed events get their positions in order and without gaps, many at a time", async () => {
  await record(3)
  await expect(
    inTransaction(async (transaction) => {
      await recordEvents([{ type: "media.uploaded", origin }], transaction)
      throw new Error("undone")
    }),
  ).rejects.toThrow("undone")
  await record(600)
  expect(await assignPositions()).toEqual({ assigned: 250, head: 250 })
  await giveAll()
  expect(await positions()).toEqual(upTo(603))
  expect(await verifyEvents()).toMatchObject({ intact: 603, waiting: 0, headPosition: 603, faults: [] })
  await record(1)
  expect(await verifyEvents()).toMatchObject({ intact: 603, waiting: 1, faults: [] })
})

test("a process with an outdated chain assigns no positions", async () => {
  await record(2)
  const stale = await EventChain.findByPk(1)
  await giveAll()
  await record(2)
  const find = EventChain.findByPk
  EventChain.findByPk = (async () => stale) as never
  await expect(assignPositions()).rejects.toThrow("another process")
  EventChain.findByPk = find
  expect(await positions()).toEqual([1, 2, null, null])
  await giveAll()
  expect((await verifyEvents()).faults).toEqual([])
})

test("listeners get the last position, and another process continues after this one stops", async () => {
  await record(2)
  const heads: number[] = []
  const unsubscribe = onEventsPositioned((head) => heads.push(head))
  const one = startSequencer()
  const other = startSequencer()
  await until(() => heads.at(-1) === 2)
  await one.stop()
  await record(3)
  await until(() => heads.at(-1) === 5)
  await other.stop()
  unsubscribe()
  expect(await positions()).toEqual(upTo(5))
})

describe("recorded events", () => {
  beforeEach(async () => {
    await record(2)
    await assignPositions()
    await record(1)
  })

  const message = expect.stringMatching(/rows of events are never (changed|deleted)/)
  const refused = (sql: string) => expect(database().query(sql)).rejects.toMatchObject({ parent: { message } })

  test.each([
    ["a change", "UPDATE events SET facts = '{}'"],
    ["a change of case alone", "UPDATE events SET type = 'Block.saved' WHERE position = 1"],
    ["another position", "UPDATE events SET position = position + 10 WHERE position = 2"],
    ["a removed position", "UPDATE events SET position = NULL, hash = NULL WHERE position = 2"],
    ["a position without a hash", "UPDATE events SET position = 9 WHERE position IS NULL"],
    [
      "a change together with a position",
      "UPDATE events SET position = 9, hash = 'x', actor_id = 1 WHERE position IS NULL",
    ],
    ["to delete one that has a position", "DELETE FROM events WHERE position = 1"],
    ["to delete one that has none", "DELETE FROM events WHERE position IS NULL"],
  ])("the database refuses %s", (_what, sql) => refused(sql))
})

/** Stores an event at a position that the chain has not given. */
const insertAt = async (position: number) => {
  await record(1)
  await RecordedEvent.update({ position, hash: "0".repeat(64) }, { where: { position: null } })
}

describe("a change of events that bypasses the triggers", () => {
  beforeEach(async () => {
    await record(9)
    await giveAll()
    await dropTriggers()
  })

  const at = (position: number | number[]) => ({ where: { position } })
  const tampered: [string, () => Promise<unknown>, string][] = [
    ["another hash", () => RecordedEvent.update({ hash: "0".repeat(64) }, at(4)), "position 4 was changed"],
    ["another fact", () => RecordedEvent.update({ facts: '{"version":3}' }, at(4)), "position 4 was changed"],
    ["another actor", () => RecordedEvent.update({ actorId: 7 }, at(4)), "position 4 was changed"],
    ["a removal", () => RecordedEvent.destroy(at(4)), "position 4 was removed"],
    ["a cut tail", () => RecordedEvent.destroy(at([8, 9])), "the tail is cut: 8 to 9 were removed"],
    [
      "a removal with others moved up",
      () => RecordedEvent.destroy(at(4)).then(() => RecordedEvent.update({ position: 4 }, at(9))),
      "position 4 was changed",
    ],
    ["an insertion at the end", () => insertAt(10), "position 10 was inserted behind the end"],
    ["an insertion at the beginning", () => insertAt(0), "1 events were inserted before the base"],
    [
      "another end of the chain",
      () => EventChain.update({ headPosition: 8 }, { where: {} }),
      "position 8 is not the one that the chain ends with",
    ],
  ]

  test.each(tampered)("is found by the check: %s", async (_what, tamper, fault) => {
    await tamper()
    const { faults } = await verifyEvents()
    expect(faults[0]).toContain("triggers are missing")
    expect(faults.slice(1).join("; ")).toContain(fault)
  })

  test("missing triggers are reported, and recreated by the next start", async () => {
    expect(await findMissingEventTriggers()).toHaveLength(2)
    await protectEvents()
    expect((await verifyEvents()).faults).toEqual([])
  })
})

test("events before a position can be removed, and the chain continues after it", async () => {
  await record(600)
  await giveAll()
  await removeUpTo(301)
  expect(await positions()).toEqual(upTo(600).slice(301))
  expect(await verifyEvents()).toMatchObject({ intact: 299, basePosition: 301, headPosition: 600, faults: [] })
  await removeUpTo(10_000)
  await record(1)
  await giveAll()
  expect(await positions()).toEqual([601])
  expect(await verifyEvents()).toMatchObject({ intact: 1, basePosition: 600, faults: [] })
  await EventChain.update({ basePosition: literal("base_position - 1") }, { where: {} })
  expect((await verifyEvents()).faults).toEqual(["position 600 was removed"])
})
