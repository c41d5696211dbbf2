import { expect, test } from "@jest/globals"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { configureMail, smtpSettings } from "../../../testing/mail/outbox.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { recountLeads } from "../counters/leadRecount.ts"
import { driverApplicationKind } from "../drivers/driverApplication.kind.ts"
import { DriverApplication } from "../drivers/driverApplication.model.ts"
import { leadKinds } from "../leadKinds.ts"

const HOUR_MS = 60 * 60_000

const app = await setUpTestApp()
const token = await app.login()
configureMail(smtpSettings(1), { areReceiptsOn: true })

const saveDriverReply = async (text: string) => {
  const { cmsBlocks } = await app.ask('{ cmsBlocks(page: "global") { id sectionId } }')
  const { id } = cmsBlocks.find((block: { sectionId: string }) => block.sectionId === "promises")
  const content = { driver_reply: text, advertiser_reply: "24 hours" }
  return app.rest("PUT", `/api/cms/blocks/${id}`, { content }, { token })
}

const apply = async (hoursAgo: number) => {
  const { body } = await app.sendDriver()
  const createdAt = new Date(Date.now() - hoursAgo * HOUR_MS)
  await DriverApplication.update({ createdAt }, { where: { id: body.id }, silent: true })
  await recountLeads(driverApplicationKind)
  return { ...body, createdAt }
}

const overdueNow = async () => {
  const { dashboardSummary, driverApplications } = await app.ask(
    "{ dashboardSummary { overdueDriverApplications kinds { leadType overdue replyPromise } } driverApplications(filter: { isOverdue: true }) { totalCount } }",
  )
  const { overdue, replyPromise } = dashboardSummary.kinds.find(
    ({ leadType }: { leadType: string }) => leadType === "DRIVER_APPLICATION",
  )
  expect(dashboardSummary.overdueDriverApplications).toBe(overdue)
  expect(driverApplications.totalCount).toBe(overdue)
  return { overdue, replyPromise }
}

test("the reply promise drives messages, mails and the clock of waiting leads", async () => {
  await apply(50)
  expect(await overdueNow()).toEqual({ overdue: 1, replyPromise: "48 hours" })

  expect((await saveDriverReply("3 days")).status).toBe(200)
  expect(await overdueNow()).toEqual({ overdue: 0, replyPromise: "3 days" })
  const { id, message, createdAt } = await apply(1)
  expect(message).toBe("Application submitted successfully! We'll contact you within 3 days.")
  const { driverApplication } = await app.ask(`{ driverApplication(id: ${id}) { answerDueAt emails { type body } } }`)
  expect(driverApplication.answerDueAt).toBe(new Date(createdAt.getTime() + 72 * HOUR_MS).toISOString())
  expect(driverApplication.emails).toHaveLength(2)
  for (const { body } of driverApplication.emails) expect(body).toContain("within 3 days")
})

test("a promise without a number of hours or days is refused with an example", async () => {
  const { status, body } = await saveDriverReply("as soon as we can")
  expect(status).toBe(400)
  const message = "Give a number of hours or days, such as 48 hours or 2 days."
  expect(body.errors).toEqual([{ field: "content.driver_reply", message }])
})

test("a mail that is sent again goes to the recipient of its template", async () => {
  for (const { type, addressee } of leadKinds.flatMap((kind) => kind.emails)) {
    const { id: _id, ...values } = (await EmailLog.findOne({ rejectOnEmpty: true })).get()
    const log = await EmailLog.create({ ...values, logType: type, status: "failed", recipient: "old@example.com" })
    await app.ask(`mutation { resendEmail(id: ${log.id}) { emailLog { id } } }`)
    const expected = addressee === "sender" ? "old@example.com" : "Leads <leads@example.com>"
    expect({ type, recipient: (await log.reload()).recipient }).toEqual({ type, recipient: expected })
  }
})
