import { expect, test } from "@jest/globals"
import { addUser, tokenOf } from "../../../testing/accounts/team.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { LeadNote } from "../../leads/related/leadWork.model.ts"
import { User } from "./user.model.ts"

const app = await setUpTestApp()

test("recorded actions show the actor's current name, also after deactivation", async () => {
  const ben = await addUser("ben@example.com", { role: "MANAGER", name: "Ben" })
  const token = await tokenOf(ben)
  const leadId = await app.apply()
  const add = `mutation ($id: ID!) {
    addLeadNote(leadType: DRIVER_APPLICATION, leadId: $id, text: "Called.") { note { writtenBy } }
  }`
  expect((await app.ask(add, { id: leadId }, token)).addLeadNote.note.writtenBy).toBe("Ben")
  const [block] = (await app.ask('{ cmsBlocks(page: "home") { id content } }', {}, token)).cmsBlocks
  const save = "mutation ($id: ID!, $content: JSON!) { updateCmsBlock(id: $id, content: $content) { cmsBlock { id } } }"
  await app.ask(save, block, token)

  await ben.update({ name: "Ben Bridge", state: "DEACTIVATED" })
  const shown = async () => {
    const query = `query ($lead: ID!, $block: ID!) {
      driverApplication(id: $lead) { notes { writtenBy } }
      cmsBlock(id: $block) { versions { nodes { savedBy } } }
    }`
    const { driverApplication, cmsBlock } = await app.ask(query, { lead: leadId, block: block.id })
    return { notes: driverApplication.notes, versions: cmsBlock.versions.nodes }
  }
  const versions = [{ savedBy: "Ben Bridge" }, { savedBy: null }]
  expect(await shown()).toEqual({ notes: [{ writtenBy: "Ben Bridge" }], versions })
  expect((await LeadNote.findOne())?.writtenBy).toBe("ben@example.com")

  await User.destroy({ where: { id: ben.id } })
  expect((await shown()).notes).toEqual([{ writtenBy: "ben@example.com" }])
})
