import { expect, test } from "@jest/globals"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { THERE_MS } from "./leadOpenings.service.ts"
import { LeadOpening } from "./leadWork.model.ts"

const app = await setUpTestApp()

const open = async (token: string, leadId: number, leadType = "DRIVER_APPLICATION") =>
  (
    await app.graphql(
      "mutation ($leadType: LeadType!, $id: ID!) { keepLeadOpen(leadType: $leadType, leadId: $id) { others { name } } }",
      { leadType, id: String(leadId) },
      { token },
    )
  ).data.keepLeadOpen.others.map(({ name }: { name: string }) => name)

test("whoever has a lead open learns who else has, until they are gone", async () => {
  const apply = async () => await app.apply()
  const [one, other] = [await apply(), await apply()]
  const [viewer, manager] = [await app.loginAs("VIEWER"), await app.loginAs("MANAGER")]
  expect(await open(viewer, one)).toEqual([])
  expect(await open(manager, one)).toEqual(["VIEWER"])
  expect(await open(viewer, one)).toEqual(["MANAGER"])
  expect(await open(manager, other)).toEqual([])
  // In two tabs a person has two leads open.
  expect(await open(viewer, one)).toEqual(["MANAGER"])

  await LeadOpening.update({ seenAt: new Date(Date.now() - THERE_MS - 1_000) }, { where: { leadId: one } })
  expect(await open(viewer, one)).toEqual([])
  await open(manager, other)
  expect(await LeadOpening.count()).toBe(2)
})

test("a lead of another kind with the same id is another lead", async () => {
  const driver = await app.apply()
  let advertiser = 0
  while (advertiser < driver) advertiser = await app.inquire()
  expect(advertiser).toBe(driver)
  const [viewer, manager] = [await app.loginAs("VIEWER"), await app.loginAs("MANAGER")]
  await open(viewer, driver)
  expect(await open(manager, advertiser, "ADVERTISER_SUBMISSION")).toEqual([])
})
