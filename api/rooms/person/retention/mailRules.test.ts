import { describe, expect, test } from "@jest/globals"
import { DAY_MS } from "../../../contract/text/durations.ts"
import { eraseTraces } from "../../../platform/database/writing/eraseTraces.ts"
import { EmailAttempt, EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { findEverywhere } from "../../../testing/database/everyByte.ts"
import { configureMail, smtpSettings } from "../../../testing/mail/outbox.ts"
import { backdate, daysAgo, NOW, SECOND, useRetention } from "../../../testing/retention.ts"
import { runRetention } from "./runRetention.ts"

const { apply, ask, run, switchIt } = useRetention()

describe("mails", () => {
  const mail = async (days: number, values: object = {}) => {
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
    await backdate("email_logs", log.id, {
      created_at: daysAgo(days),
      sent_at: daysAgo(days),
      ...(values as object),
    } as never)
    return log.id
  }

  test("lose their texts first, then their lines, whether or not the lead is there", async () => {
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
    expect((await EmailLog.findByPk(kept))?.body).toContain("Mia")
    await EmailLog.destroy({ where: { id: kept } })
    await EmailAttempt.destroy({ where: { emailLogId: kept } })
    await eraseTraces()
    expect(await findEverywhere(["mia mailed", "mailed.example"])).toEqual([])
    expect(await runRetention({ now: NOW + 365 * DAY_MS })).toBe(true)
    expect(await EmailLog.count({ where: { id: old } })).toBe(2)
    expect(await runRetention({ now: NOW + 365 * DAY_MS + 1_000 })).toBe(true)
    expect(await EmailLog.count({ where: { id: old } })).toBe(0)
    expect(await EmailAttempt.count({ where: { emailLogId: old } })).toBe(0)
  })

  test("that wait, were sent again lately, or wait for their lead to be restored keep their texts", async () => {
    const ids = [
      await mail(500, { due_at: daysAgo(0) }),
      await mail(500, { sent_at: daysAgo(3) }),
      await mail(500, { canceled_with_lead: "1", sent_at: null }),
    ]
    await switchIt(true)
    expect(await run()).toMatchObject({ MAIL_TEXTS: 0 })
    expect(await EmailLog.count({ where: { id: ids, textsErasedAt: null } })).toBe(3)
  })

  test("without texts are not sent again", async () => {
    const id = await mail(500)
    await switchIt(true)
    await run()
    configureMail(smtpSettings(1))
    const resend = ask("mutation ($id: ID!) { resendEmail(id: $id) { emailLog { id } } }", { id: String(id) })
    await expect(resend).rejects.toMatchObject({ code: "CONFLICT" })
    configureMail(null)
  })
})
