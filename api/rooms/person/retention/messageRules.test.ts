import { beforeEach, expect, test } from "@jest/globals"
import { DAY_MS } from "../../../contract/text/durations.ts"
import { eraseTraces } from "../../../platform/database/writing/eraseTraces.ts"
import { packPending } from "../../../platform/search/searchPacker.ts"
import { findEverywhere } from "../../../testing/database/everyByte.ts"
import { fileWith, storeIncoming } from "../../../testing/mail/incoming.ts"
import { backdate, daysAgo, NOW, SECOND, useRetention } from "../../../testing/retention.ts"
import { DriverApplication } from "../../leads/drivers/driverApplication.model.ts"
import { LeadFile, LeadFileBytes } from "../../leads/files/leadFile.model.ts"
import type { LeadKey } from "../../leads/lead/leadKind.ts"
import { LeadMessage } from "../../leads/messages/leadMessage.model.ts"

const { apply, driver, run, switchIt } = useRetention()

beforeEach(async () => {
  await LeadFileBytes.destroy({ where: {} })
  await LeadFile.destroy({ where: {} })
  await LeadMessage.destroy({ where: {} })
})

const MIA = {
  fromName: "Mia Mailed",
  fromAddress: "mia@mailed.example",
  subject: "Mia Mailed",
  text: "Mia Mailed writes.",
  quotedText: "Mia Mailed",
  html: "<p>Mia Mailed</p>",
  problem: "mia.txt was too large.",
}
const message = (days: number, lead: LeadKey | null, name: string) =>
  storeIncoming(
    lead,
    { ...MIA, createdAt: new Date(NOW - days * DAY_MS) },
    { [name]: fileWith("Passport of Mia Mailed") },
  )

test("messages of a lead lose what they say and keep their line and files, and those of nobody go", async () => {
  const lead = { leadType: "driver_application", leadId: await apply() }
  const old = await message(365 + SECOND, lead, "passport.pdf")
  await message(365 + SECOND, null, "mia mailed.pdf")
  while ((await packPending()) > 0);
  const before = await DriverApplication.findByPk(lead.leadId, { rejectOnEmpty: true })
  await switchIt(true)
  expect(await run()).toMatchObject({ MAIL_TEXTS: 2, MAIL_LINES: 0 })
  const [left, ...others] = await LeadMessage.findAll({ raw: true })
  expect([left?.id, left?.leadId, left?.text, left?.fromAddress, others]).toEqual([old.id, lead.leadId, "", null, []])
  expect((await LeadFile.findAll()).map(({ name }) => name)).toEqual(["passport.pdf"])
  const after = await DriverApplication.findByPk(lead.leadId, { rejectOnEmpty: true })
  // Nobody has done anything with it: no list says so, and no period begins anew.
  expect([after.updatedAt, after.messageCount, after.fileCount]).toEqual([before.updatedAt, 1, 1])
  expect(await run()).toMatchObject({ MAIL_TEXTS: 0 })
  await LeadFileBytes.destroy({ where: {} })
  await eraseTraces()
  expect(await findEverywhere(["mia mailed", "mailed.example", "mia.txt"])).toEqual([])
})

test("messages whose time is not over stay as they are", async () => {
  await message(365 - SECOND, { leadType: "driver_application", leadId: await apply() }, "a.pdf")
  await message(365 - SECOND, null, "b.pdf")
  await switchIt(true)
  expect(await run()).toMatchObject({ MAIL_TEXTS: 0 })
  expect(await LeadMessage.count({ where: { text: MIA.text } })).toBe(2)
})

test("a lead whose sender has written lately, and waits, stays", async () => {
  const [waits, gone] = [await driver(2_000), await driver(2_000)]
  await backdate("driver_applications", waits, { waiting_since: daysAgo(3) })
  await backdate("driver_applications", gone, { waiting_since: daysAgo(1_999) })
  await switchIt(true)
  expect(await run()).toMatchObject({ LEADS: 1 })
  expect((await DriverApplication.findAll()).map(({ id }) => id)).toEqual([waits])
})
