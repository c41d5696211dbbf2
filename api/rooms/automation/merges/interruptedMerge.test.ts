import { expect, test } from "@jest/globals"
import { interruptedEverywhere } from "../../../testing/database/interruptedEverywhere.ts"
import { leadsHash } from "../../../testing/database/leadTables.ts"
import { owner } from "../../../testing/factories/viewers.ts"
import { fileWith, storeIncoming } from "../../../testing/mail/incoming.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { LeadMerge } from "../../leads/merged/leadMerge.model.ts"
import { mergeLeads, undoLeadMerge } from "./leadMerge.service.ts"

const app = await setUpTestApp()

const addLead = async (name: string) => {
  const id = await app.apply({ name, email: `${name}@example.com` })
  await app.ask(`mutation { addLeadNote(leadType: DRIVER_APPLICATION, leadId: ${id}, text: "Hi") { __typename } }`)
  const key = { leadType: "driver_application", leadId: id }
  await storeIncoming(key, { text: `${name} writes` }, { [`${name}.pdf`]: fileWith(name) })
  return String(id)
}

test("a merge that is interrupted before any of its writes changes nothing, nor does its undo", async () => {
  const [survivorId, mergedId] = [await addLead("ana"), await addLead("bob")]
  const isMerged = async () => (await LeadMerge.count({ where: { undoneAt: null } })) > 0
  let interruptions = 0
  const staysAt = (hash: string) => async () => {
    interruptions += 1
    expect(await leadsHash()).toBe(hash)
  }
  const before = await leadsHash()
  const viewer = await owner()
  const merge = () => mergeLeads(viewer, { leadType: "driver_application", survivorId, mergedId })
  await interruptedEverywhere(merge, async () => !(await isMerged()), staysAt(before))
  const after = await leadsHash()
  expect(after).not.toBe(before)
  const { id } = await LeadMerge.findOne({ rejectOnEmpty: true })
  await interruptedEverywhere(() => undoLeadMerge(viewer, String(id)), isMerged, staysAt(after))
  expect(await leadsHash()).toBe(before)
  expect(interruptions).toBeGreaterThan(12)
})
