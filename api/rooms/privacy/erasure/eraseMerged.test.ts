import { beforeEach, describe, expect, test } from "@jest/globals"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { runningOverwrite, secureDelete } from "../../../platform/database/writing/secureDelete.ts"
import { findEverywhere } from "../../../testing/database/everyByte.ts"
import {
  countsOf,
  ERASE,
  ERASE_LEAD,
  PREVIEW,
  packAll,
  prepareMail,
  setUpErasureApp,
} from "../../../testing/erasure/erasureApp.ts"
import { fileWith, storeIncoming } from "../../../testing/mail/incoming.ts"
import { newAddress } from "../../../testing/testApp.ts"
import { recountLeads } from "../../leads/counters/leadRecount.ts"
import { driverApplicationKind } from "../../leads/drivers/driverApplication.kind.ts"
import { DriverApplication } from "../../leads/drivers/driverApplication.model.ts"
import { readLinkKey, tokenFor } from "../../leads/lead/linkKey.ts"
import { LeadMerge } from "../../leads/merged/leadMerge.model.ts"
import { LeadPlacement } from "../../leads/places/leadPlacement.model.ts"
import { findStatus } from "../../leads/status/status.service.ts"
import { readSubmissions } from "../personExport/readSubmissions.ts"
import { applyRetention, findDue } from "../retention/retention.ts"
import { eraseDue, sourcesOf } from "../retention/sources.ts"
import { emptyTrash } from "../trash/trash.service.ts"
import { findPersonCopies } from "./personCopies.ts"

const app = await setUpErasureApp(20)
beforeEach(prepareMail)

const DAYS_31 = 31 * 24 * 60 * 60_000
// Numbers in all spellings, long enough that no random id holds one by chance.
const spellings = (end: string) => ["555 ", "555-", "555"].map((start) => start + end)
const TRACES = ["quillfeather", "brambleby", "qf@", "bb@", ...spellings("0171"), ...spellings("0172")]
const MERGE = "mutation ($input: MergeLeadsInput!) { mergeLeads(input: $input) { merge { id } } }"

/** Two leads of one person after a merge; the survivor took the other's address. */
const mergedPair = async () => {
  const survivor = await app.apply({ name: "Quinta Quillfeather", email: "qf@example.org", phone: "+1 415 555 0171" })
  const merged = await app.apply({ name: "Quinta Brambleby", email: "bb@example.org", phone: "+1 415 555 0172" })
  for (const leadId of [survivor, merged]) {
    await app.note("DRIVER_APPLICATION", leadId, "Quillfeather or Brambleby.")
    const key = { leadType: "driver_application", leadId }
    await storeIncoming(key, { text: "Brambleby" }, { "brambleby.pdf": fileWith(`Brambleby ${leadId % 2}`) })
  }
  await packAll()
  const input = { leadType: "DRIVER_APPLICATION", survivorId: String(survivor), mergedId: String(merged) }
  await app.ask(MERGE, { input: { ...input, takenFields: ["email", "phone"] } })
  await packAll()
  return { survivor, merged }
}
const expectGone = async () => {
  await runningOverwrite()
  await packAll()
  expect(await findEverywhere(TRACES)).toEqual([])
  expect(await LeadMerge.count()).toBe(0)
  expect(await recountLeads(driverApplicationKind)).toBe(0)
}
const found = async (id: number) =>
  (await app.ask("query ($id: ID!) { driverApplication(id: $id) { id } }", { id: String(id) })).driverApplication

describe("a lead that was merged into another", () => {
  test("is erased with the other one, by either id", async () => {
    const { merged } = await mergedPair()
    const report = (await app.ask(ERASE_LEAD, { type: "DRIVER_APPLICATION", id: String(merged) })).eraseLead
    expect(report.leads).toHaveLength(2)
    expect(countsOf(report)).toMatchObject({ LEAD: 2, NOTE: 2, MESSAGE: 2 })
    await expectGone()
  })

  test.each([
    ["the address that it took", { email: "bb@example.org" }],
    ["the address that it had before", { email: "qf@example.org" }],
    ["the number that it had before", { phone: "(415) 555-0171" }],
  ])("is erased and exported with the other one, by %s", async (_what, person) => {
    await mergedPair()
    const { leads } = await findPersonCopies({ email: null, phone: null, ...person })
    const places = (await readSubmissions(leads)).map(({ place }) => place)
    expect(places.sort()).toEqual(["list", "merged"])
    const preview = countsOf((await app.ask(PREVIEW, person)).subjectErasurePreview)
    expect(countsOf((await app.ask(ERASE, person)).eraseSubject)).toEqual(preview)
    await expectGone()
  })

  test("is trashed, restored, and erased with the other one", async () => {
    const { survivor, merged } = await mergedPair()
    const change = (name: string, id: number) =>
      app.ask(`mutation ($id: ID!) { ${name}(leadType: DRIVER_APPLICATION, leadId: $id) { __typename } }`, {
        id: String(id),
      })
    await change("deleteLead", merged)
    expect(await found(merged)).toBeNull()
    await change("restoreLead", survivor)
    expect(await found(merged)).toEqual({ id: String(survivor) })
    await change("deleteLead", survivor)
    await LeadPlacement.update({ movedAt: new Date(Date.now() - DAYS_31) }, { where: { leadId: survivor } })
    expect(await emptyTrash()).toBe(1)
    await expectGone()
  })

  test("is erased by retention with the other one, and not counted separately", async () => {
    const { survivor, merged } = await mergedPair()
    const past = new Date(Date.now() - 3 * DAYS_31)
    const where = { id: [survivor, merged] }
    await DriverApplication.unscoped().update({ createdAt: past, updatedAt: past }, { where, silent: true })
    await recountLeads(driverApplicationKind)
    const now = Date.now()
    const periods = { rejectedDays: 0, leadsDays: 62, mailDays: 0, filesDays: 0 }
    const [drivers] = sourcesOf(periods, now, "UTC").LEADS
    if (!drivers) throw new Error("Drivers have no rule")
    const due: number[] = []
    for await (const rows of findDue(drivers, now)) due.push(...rows.map(({ id }) => id))
    expect(due.filter((id) => [survivor, merged].includes(id))).toEqual([survivor])
    const origin = { actorType: "system" as const, actorId: null, requestId: null }
    expect(await eraseDue(drivers, survivor, { reason: "retention", origin, cities: [] }, now)).toBe(true)
    await secureDelete()
    await expectGone()
  })

  test("has its link revoked with the other one's", async () => {
    const { survivor, merged } = await mergedPair()
    const visitor = { address: newAddress(), isLocal: false, session: null, user: null }
    const link = tokenFor(driverApplicationKind, { id: merged }, await readLinkKey())
    expect(await findStatus(visitor, link)).not.toBeNull()
    await app.ask("mutation ($id: ID!) { endStatusLink(leadType: DRIVER_APPLICATION, leadId: $id) { __typename } }", {
      id: String(survivor),
    })
    expect(await findStatus(visitor, link)).toBeNull()
  })

  test("loses its undo data once the merge cannot be undone", async () => {
    const { merged } = await mergedPair()
    await LeadMerge.update({ mergedAt: new Date(Date.now() - DAYS_31) }, { where: {} })
    await applyRetention()
    const where = { mergedId: merged }
    const merge = await inTransaction((transaction) => LeadMerge.findOne({ where, transaction }))
    expect(merge).toMatchObject({ kept: null, undoneAt: null })
  })
})
