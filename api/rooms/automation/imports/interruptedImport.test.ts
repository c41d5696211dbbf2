import { expect, test } from "@jest/globals"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { SearchPosting } from "../../../platform/search/search.model.ts"
import { indexPending } from "../../../platform/search/searchIndexer.ts"
import { interruptedEverywhere } from "../../../testing/database/interruptedEverywhere.ts"
import { leadsHash } from "../../../testing/database/leadTables.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { recountLeads } from "../../leads/counters/leadRecount.ts"
import { DriverApplication } from "../../leads/drivers/driverApplication.model.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { LeadNote } from "../../leads/related/leadWork.model.ts"
import { eraseUntouched } from "../../privacy/erasure/leadCopies.ts"
import { runPendingImports } from "./importWorker.ts"
import { LeadImport, LeadImportOutcomeRow } from "./leadImport.model.ts"

const app = await setUpTestApp()
const token = await app.as("OWNER")

const rows = ["ana@sheet.example", "none", "bob@sheet.example"].map(
  (email, index) => `P ${index};${email};602-555-010${index};Phoenix;Uber;2020;Kia;Niro;n${index};${index};2024-03-05`,
)
const sheet = `Name;Email;Phone;City;Platform;Year;Make;Model;ID;Note;Received\n${rows.join("\n")}\n`

const ask = (path: string, method: string, body: string | object, type = "application/json") =>
  app.rest(method, `/api/imports${path}`, body, { token, headers: { "content-type": type } })

const workUntil = (state: string) =>
  interruptedEverywhere(
    () => runPendingImports(eraseUntouched),
    async () => (await LeadImport.findOne())?.state !== state,
  )

const postings = async () => {
  while ((await indexPending()) > 0);
  const all = await SearchPosting.findAll({ where: { kind: "driver_application" }, raw: true })
  return all.filter(({ gram }) => gram !== "")
}

test("an import interrupted before any of its writes runs each row once, and its undo leaves nothing", async () => {
  await app.apply({ email: "old@example.com" })
  const before = [await postings(), await leadsHash()]
  const { body } = await ask("?lead_type=driver_application&file_name=x.csv", "POST", sheet, "text/csv")
  const columns = body.columns.map(({ index, field }: { index: number; field: string }) => ({ index, field }))
  await ask(`/${body.id}`, "PUT", { columns })
  await workUntil("CHECKED")
  await ask(`/${body.id}/start`, "POST", {})
  await workUntil("DONE")
  expect(await LeadImport.findOne()).toMatchObject({ rowCount: 3, doneCount: 3, createdCount: 2, faultyCount: 1 })
  const leads = await DriverApplication.findAll({ where: { source: "import" }, order: ["id"] })
  expect(leads.map(({ externalId }) => externalId)).toEqual(["n0", "n2"])
  expect([await LeadNote.count(), await LeadImportOutcomeRow.count()]).toEqual([2, 3])
  const events = (type: string) => RecordedEvent.count({ where: { type } })
  expect(await events("driver_application.created")).toBe(3)
  for (const kind of leadKinds) expect(await recountLeads(kind)).toBe(0)

  await postings()
  await ask(`/${body.id}/undo`, "POST", {})
  await workUntil("UNDONE")
  expect([await postings(), await leadsHash()]).toEqual(before)
  expect(await events("lead.erased")).toBe(2)
})
