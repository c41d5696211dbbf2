// Slow: thousands of rows are imported and undone by processes that are killed on the way. `IMPORT_ROWS=100000` is the
// whole of it.

import { setTimeout as delay } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { afterEach, expect, test } from "@jest/globals"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { SearchPending, SearchPosting } from "../../../platform/search/search.model.ts"
import { indexPending } from "../../../platform/search/searchIndexer.ts"
import { createAccount } from "../../../testing/accounts/accounts.ts"
import { leadsHash } from "../../../testing/database/leadTables.ts"
import { endTestProcesses, startTestProcess } from "../../../testing/process/testProcess.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { LeadNote } from "../../leads/beside/leadWork.model.ts"
import { recountLeads } from "../../leads/counters/leadRecount.ts"
import { DriverApplication } from "../../leads/drivers/driverApplication.model.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { LeadImport, LeadImportOutcomeRow } from "./leadImport.model.ts"

const ROWS = Number(process.env.IMPORT_ROWS ?? 3_000)
const KILLS = 3
const FAULTY_EVERY = 50
const PROGRAM = fileURLToPath(new URL("../../../testing/process/importProcessProgram.ts", import.meta.url))

const app = await setUpTestApp()
const kim = await createAccount(app, { role: "MANAGER" })
afterEach(() => endTestProcesses())

const sheet = () => {
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const email = index % FAULTY_EVERY === 7 ? "none" : `p${index}@sheet.example`
    return `P ${index};${email};602-555-${String(index % 10_000).padStart(4, "0")};Phoenix;Uber;2020;Kia;Niro;n${index};${index};2024-03-05`
  })
  return `Name;Email;Phone;City;Platform;Year;Make;Model;ID;Note;Received\n${rows.join("\n")}\n`
}

const ask = (path: string, method: string, body: string | object, type = "application/json") =>
  app.rest(method, path, body, { token: kim.token, headers: { "content-type": type } })

const workUntil = async (id: number, state: string, kills: number) => {
  for (let killed = 0; ; killed += 1) {
    const begun = (await LeadImport.findByPk(id))?.doneCount ?? 0
    const child = await startTestProcess(PROGRAM, {})
    for (;;) {
      const now = await LeadImport.findByPk(id)
      if (now?.state === state) {
        await child.end("SIGTERM")
        return killed
      }
      if (killed < kills && (now?.doneCount ?? 0) >= begun + ROWS / (kills + 2)) break
      await delay(5)
    }
    await child.end("SIGKILL")
  }
}

test("an import with killed processes runs each row once, and its undo leaves nothing", async () => {
  for (let index = 0; index < 5; index += 1) await app.apply({ email: `old${index}@example.com` })
  while ((await indexPending()) > 0);
  const before = await leadsHash()
  const postings = await SearchPosting.findAll({ where: { kind: "driver_application" }, raw: true })

  const uploaded = await ask("/api/imports?lead_type=driver_application&file_name=x.csv", "POST", sheet(), "text/csv")
  const { id, columns } = uploaded.body
  const named = columns.map(({ index, field }: { index: number; field: string }) => ({ index, field }))
  await ask(`/api/imports/${id}`, "PUT", { columns: named })
  await workUntil(id, "CHECKED", 0)
  await ask(`/api/imports/${id}/start`, "POST", {})
  // Fewer, where this process was held up while the other came to its end.
  expect(await workUntil(id, "DONE", KILLS)).toBeGreaterThan(0)

  const faulty = Math.ceil((ROWS - 7) / FAULTY_EVERY)
  const done = await LeadImport.findByPk(id)
  expect(done?.get()).toMatchObject({
    rowCount: ROWS,
    doneCount: ROWS,
    createdCount: ROWS - faulty,
    faultyCount: faulty,
  })
  const leads = await DriverApplication.findAll({ attributes: ["id", "externalId"], where: { source: "import" } })
  expect(new Set(leads.map(({ externalId }) => externalId)).size).toBe(ROWS - faulty)
  expect(leads).toHaveLength(ROWS - faulty)
  expect(await LeadNote.count()).toBe(ROWS - faulty)
  expect(await LeadImportOutcomeRow.count({ where: { importId: id } })).toBe(ROWS)
  const created = { type: "driver_application.created" }
  expect(await RecordedEvent.count({ where: created })).toBe(ROWS - faulty + 5)
  for (const kind of leadKinds) expect(await recountLeads(kind)).toBe(0)

  while ((await indexPending()) > 0);
  await ask(`/api/imports/${id}/undo`, "POST", {})
  expect(await workUntil(id, "UNDONE", KILLS)).toBeGreaterThan(0)
  expect(await leadsHash()).toBe(before)
  expect(await SearchPending.count({ where: { kind: "driver_application" } })).toBe(0)
  const left = await SearchPosting.findAll({ where: { kind: "driver_application" }, raw: true })
  expect(left.filter(({ gram }) => gram !== "")).toEqual(postings.filter(({ gram }) => gram !== ""))
  expect(await RecordedEvent.count({ where: { type: "lead.erased" } })).toBe(ROWS - faulty)
}, 1_800_000)
