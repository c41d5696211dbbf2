// Slow: each write of a merge and of its undo needs a process.

import { fileURLToPath } from "node:url"
import { afterEach, expect, test } from "@jest/globals"
import { leadsHash } from "../../../testing/database/leadTables.ts"
import { fileWith, storeIncoming } from "../../../testing/mail/incoming.ts"
import { endTestProcesses, spawnTestProcess } from "../../../testing/process/testProcess.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { LeadMerge } from "../../leads/merged/leadMerge.model.ts"

const PROGRAM = fileURLToPath(new URL("../../../testing/process/mergeProcessProgram.ts", import.meta.url))

const app = await setUpTestApp()
await app.login()
afterEach(() => endTestProcesses())

const addLead = async (name: string) => {
  const { body } = await app.sendDriver({ name, email: `${name}@example.com` })
  const key = { leadType: "driver_application", leadId: body.id as number }
  await app.ask(`mutation { addLeadNote(leadType: DRIVER_APPLICATION, leadId: ${body.id}, text: "Hi") { __typename } }`)
  await storeIncoming(key, { text: `${name} writes` }, { [`${name}.pdf`]: fileWith(name) })
  return body.id as number
}

/** Kills one process before its first write, the next before its second, until one ends by itself; returns its writes. */
const killUntilDone = async (...ids: number[]) => {
  const before = await leadsHash()
  for (let nth = 1; ; nth += 1) {
    const signal = await spawnTestProcess(PROGRAM, {}, [nth, ...ids]).closed
    if (signal === null) return nth - 1
    expect(await leadsHash()).toBe(before)
  }
}

test("a merge that is killed before any of its writes changes nothing, nor does its undo", async () => {
  const [survivor, merged] = [await addLead("ana"), await addLead("bob")]
  const before = await leadsHash()
  expect(await killUntilDone(survivor, merged)).toBeGreaterThan(8)
  expect(await leadsHash()).not.toBe(before)
  const { id } = await LeadMerge.findOne({ where: { survivorId: survivor, undoneAt: null }, rejectOnEmpty: true })
  expect(await killUntilDone(id)).toBeGreaterThan(8)
  expect(await leadsHash()).toBe(before)
}, 600_000)
