import { beforeEach, describe, expect, test } from "@jest/globals"
import { DAY_MS } from "../../../contract/text/durations.ts"
import { secureDelete } from "../../../platform/database/writing/secureDelete.ts"
import { EmailAttempt, EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { indexPending } from "../../../platform/search/searchIndexer.ts"
import { findEverywhere } from "../../../testing/database/everyByte.ts"
import { fileWith, storeIncoming } from "../../../testing/mail/incoming.ts"
import { configureMail, smtpSettings } from "../../../testing/mail/outbox.ts"
import { backdate, daysAgo, NOW, SECOND, useRetention } from "../../../testing/retention.ts"
import { DriverApplication } from "../../leads/drivers/driverApplication.model.ts"
import type { LeadKey } from "../../leads/lead/leadKind.ts"
import { LeadFile, LeadFileBytes } from "../../leads/related/leadFile.model.ts"
import { LeadMessage } from "../../leads/related/leadMessage.model.ts"
import { runRetention } from "./runRetention.ts"

const { apply, ask, driver, run, switchIt } = useRetention()

describe("mails under retention", () => {
  const mail = async (days: number, values: Record<string, string | null> = {}) => {
    const log = await EmailLog.create({
      logType: "driver_application",
      leadId: 77_777,
      status: "sent",
      subject: "New driver application: Mia Mailed",
      recipient: "mia@mailed.example",
      replyTo: "mia@mailed.example",
      body: "Mia Mailed wants to drive.",
      html: "<p>Mia Mailed</p>",
      formData: { name: "Mia Mailed" },
      bounceReason: "Mia Mailed has moved.",
      messageId: `<${crypto.randomUUID()}@example.com>`,
      dueAt: null,
      waitingSince: null,
      searchText: " mia mailed ",
      ...values,
    } as never)
    const sentAt = new Date(NOW - days * DAY_MS)
    await EmailAttempt.create({ emailLogId: log.id, startedAt: sentAt, answer: "550 mia@mailed.example" })
    await backdate("email_logs", log.id, { created_at: daysAgo(days), sent_at: daysAgo(days), ...values })
    return log.id
  }

  test("lose their texts first, cannot be resent, and are deleted later, with or without their lead", async () => {
    const leadId = await apply()
    await EmailLog.destroy({ where: {} })
    const old = [await mail(365 + SECOND), await mail(4_000)]
    await EmailLog.update({ leadId }, { where: { id: old[0] } })
    const kept = await mail(365 - SECOND)
    await switchIt(true)
    expect(await run()).toMatchObject({ MAIL_TEXTS: 2, MAIL_LINES: 0 })
    const { emailLog } = await ask(
      `query ($id: ID!) { emailLog(id: $id) { subject recipient body formData textsErasedAt attempts { answer } } }`,
      { id: String(old[0]) },
    )
    const empty = { subject: "", recipient: "", body: "", formData: {}, attempts: [{ answer: null }] }
    expect(emailLog).toEqual({ ...empty, textsErasedAt: new Date(NOW).toISOString() })
    configureMail(smtpSettings(1))
    const resend = ask("mutation ($id: ID!) { resendEmail(id: $id) { emailLog { id } } }", { id: String(old[0]) })
    await expect(resend).rejects.toMatchObject({ code: "CONFLICT" })
    configureMail(null)
    expect((await EmailLog.findByPk(kept))?.body).toContain("Mia")
    await EmailLog.destroy({ where: { id: kept } })
    await EmailAttempt.destroy({ where: { emailLogId: kept } })
    await secureDelete()
    expect(await findEverywhere(["mia mailed", "mailed.example"])).toEqual([])
    expect(await runRetention({ now: NOW + 365 * DAY_MS })).toBe(true)
    expect(await EmailLog.count({ where: { id: old } })).toBe(2)
    expect(await runRetention({ now: NOW + 365 * DAY_MS + 1_000 })).toBe(true)
    expect(await EmailLog.count({ where: { id: old } })).toBe(0)
    expect(await EmailAttempt.count({ where: { emailLogId: old } })).toBe(0)
  })

  test("that wait, were resent lately, or belong to a trashed lead keep their texts", async () => {
    const ids = [
      await mail(500, { due_at: daysAgo(0) }),
      await mail(500, { sent_at: daysAgo(3) }),
      await mail(500, { canceled_with_lead: "1", sent_at: null }),
    ]
    await switchIt(true)
    expect(await run()).toMatchObject({ MAIL_TEXTS: 0 })
    expect(await EmailLog.count({ where: { id: ids, textsErasedAt: null } })).toBe(3)
  })
})

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
const message = (days: number, lead: LeadKey | null, name: string) => {
  const createdAt = new Date(NOW - days * DAY_MS)
  return storeIncoming(lead, { ...MIA, createdAt }, { [name]: fileWith("Passport of Mia Mailed") })
}

test("retention erases messages' texts and keeps their files; it deletes unmatched messages", async () => {
  const lead = { leadType: "driver_application", leadId: await apply() }
  const old = await message(365 + SECOND, lead, "passport.pdf")
  await message(365 + SECOND, null, "mia mailed.pdf")
  while ((await indexPending()) > 0);
  const before = await DriverApplication.findByPk(lead.leadId, { rejectOnEmpty: true })
  await switchIt(true)
  expect(await run()).toMatchObject({ MAIL_TEXTS: 2, MAIL_LINES: 0 })
  const [left, ...others] = await LeadMessage.findAll({ raw: true })
  expect([left?.id, left?.leadId, left?.text, left?.fromAddress, others]).toEqual([old.id, lead.leadId, "", null, []])
  expect((await LeadFile.findAll()).map(({ name }) => name)).toEqual(["passport.pdf"])
  const after = await DriverApplication.findByPk(lead.leadId, { rejectOnEmpty: true })
  // Retention does not count as a change: `updatedAt` stays, and no period restarts.
  expect([after.updatedAt, after.messageCount, after.fileCount]).toEqual([before.updatedAt, 1, 1])
  expect(await run()).toMatchObject({ MAIL_TEXTS: 0 })
  await LeadFileBytes.destroy({ where: {} })
  await secureDelete()
  expect(await findEverywhere(["mia mailed", "mailed.example", "mia.txt"])).toEqual([])
})

test("retention spares recent messages, and a waiting lead whose sender wrote lately", async () => {
  await message(365 - SECOND, { leadType: "driver_application", leadId: await apply() }, "a.pdf")
  await message(365 - SECOND, null, "b.pdf")
  await switchIt(true)
  expect(await run()).toMatchObject({ MAIL_TEXTS: 0 })
  expect(await LeadMessage.count({ where: { text: MIA.text } })).toBe(2)
  await DriverApplication.destroy({ where: {} })
  const [waits, gone] = [await driver(2_000), await driver(2_000)]
  await backdate("driver_applications", waits, { waiting_since: daysAgo(3) })
  await backdate("driver_applications", gone, { waiting_since: daysAgo(1_999) })
  expect(await run()).toMatchObject({ LEADS: 1 })
  expect((await DriverApplication.findAll()).map(({ id }) => id)).toEqual([waits])
})
