import { beforeEach, expect, test } from "@jest/globals"
import { globalContent } from "../../../contract/content/pages/global.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { UNSTORED_TOKEN } from "../../../platform/text/unstoredToken.ts"
import { configureMail, receiveAllDue, smtpSettings, startWithoutMail } from "../../../testing/mail/outbox.ts"
import { createSiteStub } from "../../../testing/product/siteStub.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { CmsBlock } from "../../content/cms/cmsBlock.model.ts"

const app = await setUpTestApp({ site: createSiteStub() })
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

test("texts of mails are editable with a preview, and refuse unknown placeholders", async () => {
  const token = await app.login()
  const sections = Object.fromEntries(
    (await CmsBlock.findAll({ where: { page: "mails" } })).map((block) => [
      `${block.sectionId} ${block.locale}`,
      block,
    ]),
  )
  const put = (name: string, content: object) =>
    app.rest("PUT", `/api/cms/blocks/${sections[name]?.id}`, { content }, { token })
  const { content } = sections["driver_receipt en"] ?? { content: {} }
  const { content: notice } = sections["driver_application en"] ?? { content: {} }
  // Anybody can enter an address, so a receipt repeats nothing of the form.
  const refused = await put("driver_receipt en", { ...content, body: "Hi {first_name}" })
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([400, expect.stringContaining("{first_name}")])
  expect((await put("driver_receipt en", { ...content, subject: "Welcome to {brand}" })).status).toBe(200)
  expect((await put("driver_application en", { ...notice, subject: "{first_name} of {city}" })).status).toBe(200)

  await app.apply({ name: "Ana Ruiz", city: "Reno", email: "ana@example.com" })
  const subjects = (await receiveAllDue()).map(({ mail }) => mail.subject)
  expect(subjects.sort()).toEqual(["Ana of Reno", `Welcome to ${globalContent.company.name}`])

  const draft = { page: "mails", sectionId: "driver_receipt", content: { ...content, body: "Hello again" } }
  const preview = (body: object) => app.rest("POST", "/adminpage/preview/mails", body, { token })
  expect((await preview({ blocks: [draft] })).body).toContain("Hello again")
  const spanish = { ...draft, locale: "es", content: { body: "Hola de nuevo" } }
  expect((await preview({ blocks: [spanish], locale: "es" })).body).toContain("Hola de nuevo")
  expect((await preview({ blocks: [] })).body).toContain("This is the test")
  const unchanged = (await app.ask("{ emailPreview(type: DRIVER_RECEIPT, locale: ES) { subject body } }")).emailPreview
  expect(unchanged.body).toContain("Gracias por su solicitud")
})

test("an address gets up to five receipts a day, counted in any spelling, apart from other addresses", async () => {
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
  // An earlier version stored mails like this.
  await log?.update({ body: `See ${link}`, html: `<a href="https://x.example/es${link}">` })
  expect(await shown()).toBe(`See /status/${UNSTORED_TOKEN},<a href="https://x.example/es/status/${UNSTORED_TOKEN}">`)
})
