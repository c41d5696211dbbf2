import { afterEach, expect, test } from "@jest/globals"
import { database } from "../../../platform/database/connection/database.ts"
import { leadsHash } from "../../../testing/database/leadTables.ts"
import { fileWith, storeIncoming } from "../../../testing/mail/incoming.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { User } from "../../accounts/users/user.model.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { LeadMerge } from "../../leads/merged/leadMerge.model.ts"
import { mergeLeads, undoLeadMerge } from "./leadMerge.service.ts"

const app = await setUpTestApp()
// All writes pass its log, which may refuse them.
const { options } = database() as unknown as { options: { logging: ((statement: string) => void) | false } }
afterEach(() => {
  options.logging = false
})

const addLead = async (name: string) => {
  const id = await app.apply({ name, email: `${name}@example.com` })
  await app.ask(`mutation { addLeadNote(leadType: DRIVER_APPLICATION, leadId: ${id}, text: "Hi") { __typename } }`)
  const key = { leadType: "driver_application", leadId: id }
  await storeIncoming(key, { text: `${name} writes` }, { [`${name}.pdf`]: fileWith(name) })
  return String(id)
}

/** Breaks the work off before its first write, then before its second, until it ends; returns its writes. */
const breakUntilDone = async (work: () => Promise<unknown>) => {
  const before = await leadsHash()
  for (let nth = 1; ; nth += 1) {
    let writes = 0
    options.logging = (statement) => {
      if (!/^(Executing \(.*?\): )?(INSERT|UPDATE|DELETE|COMMIT)/i.test(statement)) return
      writes += 1
      if (writes === nth) throw new Error("broken off")
    }
    const outcome = await work().catch(String)
    options.logging = false
    if (writes < nth) return writes
    expect([outcome, await leadsHash()]).toEqual(["Error: broken off", before])
  }
}

test("a merge that breaks off before any of its writes changes nothing, nor does its undo", async () => {
  const [survivorId, mergedId] = [await addLead("ana"), await addLead("bob")]
  const viewer = { address: "", isLocal: false, session: null, user: await User.findByPk(1) }
  const before = await leadsHash()
  const input = { leadType: "driver_application", survivorId, mergedId }
  expect(await breakUntilDone(() => mergeLeads(leadKinds, viewer, input))).toBeGreaterThan(8)
  expect(await leadsHash()).not.toBe(before)
  const { id } = await LeadMerge.findOne({ where: { undoneAt: null }, rejectOnEmpty: true })
  expect(await breakUntilDone(() => undoLeadMerge(leadKinds, viewer, String(id)))).toBeGreaterThan(8)
  expect(await leadsHash()).toBe(before)
})
