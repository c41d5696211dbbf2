import { expect, test } from "@jest/globals"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { LeadOpening } from "../related/leadWork.model.ts"
import { PRESENCE_MS } from "./leadPresence.service.ts"

const app = await setUpTestApp()

const open = async (token: string, leadId: number, leadType = "DRIVER_APPLICATION") =>
  (
    await app.ask(`mutation { keepLeadOpen(leadType: ${leadType}, leadId: ${leadId}) { others { name } } }`, {}, token)
  ).keepLeadOpen.others.map(({ name }: { name: string }) => name)

test("users with the same lead open see each other until they leave", async () => {
  const [one, other] = [await app.apply(), await app.apply()]
  const [viewer, manager] = [await app.loginAs("VIEWER"), await app.loginAs("MANAGER")]
  expect(await open(viewer, one)).toEqual([])
  expect(await open(manager, one)).toEqual(["VIEWER"])
  expect(await open(viewer, one)).toEqual(["MANAGER"])
  expect(await open(manager, other)).toEqual([])
  // One user in two tabs has two leads open.
  expect(await open(viewer, one)).toEqual(["MANAGER"])

  await LeadOpening.update({ seenAt: new Date(Date.now() - PRESENCE_MS - 1_000) }, { where: { leadId: one } })
  expect(await open(viewer, one)).toEqual([])
  await open(manager, other)
  expect(await LeadOpening.count()).toBe(2)
  // A lead of another kind with the same id is another lead.
  expect(await app.inquire()).toBe(one)
  expect(await open(manager, one, "ADVERTISER_SUBMISSION")).toEqual([])
})
