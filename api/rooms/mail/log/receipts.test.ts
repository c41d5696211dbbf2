import { beforeEach, expect, test } from "@jest/globals"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { UNSTORED_TOKEN } from "../../../platform/text/unstoredToken.ts"
import { configureMail, receiveAllDue, smtpSettings, startWithoutMail } from "../../../testing/mail/outbox.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"

const app = await setUpTestApp()
beforeEach(async () => {
  await startWithoutMail()
  configureMail(smtpSettings(1), { areReceiptsOn: true })
})

test("a receipt states the reply promise, and repeats no input", async () => {
  const text = "buy pills at pills.example"
  const id = await app.apply({ name: text, city: text, email: "ana@example.com" })
  await app.inquire({ company_name: text, cities: `Reno | ${text}`, email: "ben@example.com" })
  const receipts = (await receiveAllDue()).filter(({ to }) => !to.includes("leads@example.com"))
  expect(receipts).toMatchObject([{ to: ["ana@example.com"] }, { to: ["ben@example.com"] }])
  expect(receipts[0]?.mail.text).toContain("within 48 hours")
  expect(receipts[1]?.mail.text).toContain("within 24 hours")
  for (const { raw, mail } of receipts) {
    expect(`${mail.subject}${mail.text}${mail.html}${raw}`).not.toContain("pills")
    expect(mail.headers.get("auto-submitted")).toBe("auto-generated")
    expect(mail.replyTo?.value).toEqual([{ address: "leads@example.com", name: "" }])
  }
  const query = "query ($id: ID!) { driverApplication(id: $id) { emails { type status } } }"
  expect((await app.ask(query, { id })).driverApplication.emails).toEqual([
    { type: "DRIVER_APPLICATION", status: "SENT" },
    { type: "DRIVER_RECEIPT", status: "SENT" },
  ])
})

test("an address gets up to five receipts a day, in any spelling, independent of others", async () => {
  const before = await EmailLog.count({ where: { logType: "driver_receipt" } })
  const emails = ["victim@example.com", "Victim@example.com"]
  await Promise.all(Array.from({ length: 9 }, (_, index) => app.apply({ email: emails[index % 2] })))
  await app.apply({ email: "somebody.else@example.com" })
  expect((await EmailLog.count({ where: { logType: "driver_receipt" } })) - before).toBe(5 + 1)
})

test("a receipt has the sender's link, which the log hides", async () => {
  const { headers } = await app.sendDriver({ email: "cleo@example.com" })
  const link = String(headers.get("location"))
  const shown = async () => {
    const query = "{ emailLogs(first: 1, filter: { types: [DRIVER_RECEIPT] }) { nodes { body html } } }"
    return Object.values((await app.ask(query)).emailLogs.nodes[0]).join()
  }
  expect(await shown()).toContain(`/status/${UNSTORED_TOKEN}`)
  const sent = (await receiveAllDue()).find(({ to }) => to.includes("cleo@example.com"))
  for (const text of [sent?.mail.text, sent?.mail.html]) expect(text).toContain(link)
  expect(await shown()).toContain(`/status/${UNSTORED_TOKEN}`)
  const log = await EmailLog.findOne({ where: { logType: "driver_receipt" }, order: [["id", "DESC"]] })
  expect(`${log?.body}${log?.html}`).not.toContain(link)
  // An earlier version has stored it.
  await log?.update({ body: `See ${link}`, html: `<a href="https://x.example/es${link}">` })
  expect(await shown()).toBe(`See /status/${UNSTORED_TOKEN},<a href="https://x.example/es/status/${UNSTORED_TOKEN}">`)
})
