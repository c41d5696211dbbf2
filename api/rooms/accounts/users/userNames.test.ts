import { expect, test } from "@jest/globals"
import { addUser, askAs, tokenOf } from "../../../testing/accounts/team.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { LeadNote } from "../../leads/work/leadWork.model.ts"
import { User } from "./user.model.ts"

const app = await setUpTestApp()

test("what somebody did is shown with the name they have now, also when they have left", async () => {
  const ben = await addUser("ben@example.com", { role: "MANAGER", name: "Ben" })
  const ask = askAs(app, await tokenOf(ben))
  const leadId = await app.apply()
  const note = { leadType: "DRIVER_APPLICATION", leadId, text: "Called." }
  const add = `mutation ($leadType: LeadType!, $leadId: ID!, $text: String!) {
    addLeadNote(leadType: $leadType, leadId: $leadId, text: $text) { note { writtenBy } }
  }`
  expect((await ask(add, note)).data.addLeadNote.note.writtenBy).toBe("Ben")
  const { cmsBlocks } = (await ask('{ cmsBlocks(page: "home") { id content } }')).data
  const [block] = cmsBlocks
  const save = "mutation ($id: ID!, $content: JSON!) { updateCmsBlock(id: $id, content: $content) { cmsBlock { id } } }"
  expect((await ask(save, block)).error).toBeUndefined()

  await ben.update({ name: "Ben Bridge", state: "DEACTIVATED" })
  const shown = async () => {
    const query = `query ($lead: ID!, $block: ID!) {
      driverApplication(id: $lead) { notes { writtenBy } }
      cmsBlock(id: $block) { versions { nodes { savedBy } } }
    }`
    const { data } = await askAs(app, await app.login())(query, { lead: leadId, block: block.id })
    return { notes: data.driverApplication.notes, versions: data.cmsBlock.versions.nodes }
  }
  const { notes, versions } = await shown()
  expect(notes).toEqual([{ writtenBy: "Ben Bridge" }])
  expect(versions).toEqual([{ savedBy: "Ben Bridge" }, { savedBy: null }])
  expect((await LeadNote.findOne())?.writtenBy).toBe("ben@example.com")

  await User.destroy({ where: { id: ben.id } })
  expect((await shown()).notes).toEqual([{ writtenBy: "ben@example.com" }])
})
