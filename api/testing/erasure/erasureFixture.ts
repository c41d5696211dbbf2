import { Op } from "sequelize"
import { webhookDeliveryStatuses } from "../../contract/activity/webhooks.ts"
import { RecordedEvent } from "../../platform/events/event.model.ts"
import { assignPositions } from "../../platform/events/eventChain.ts"
import { EmailAttempt, EmailLog } from "../../platform/outbox/emailLog.model.ts"
import { User } from "../../rooms/accounts/users/user.model.ts"
import { fanOutUpTo } from "../../rooms/activity/webhooks/sending/fanOut.ts"
import { WebhookAttempt, WebhookDelivery } from "../../rooms/activity/webhooks/webhook.model.ts"
import { LeadImportOutcomeRow } from "../../rooms/automation/imports/leadImport.model.ts"
import { LeadRuleRun } from "../../rooms/automation/rules/leadRule.model.ts"
import { LeadFile, LeadFilePreview, LeadFileRequest } from "../../rooms/leads/related/leadFile.model.ts"
import { LeadAddress, ReplyDraft } from "../../rooms/leads/related/leadMessage.model.ts"
import { hashOfAddress } from "../../rooms/mail/bounces/suppressionList.ts"
import { UndeliverableAddress } from "../../rooms/mail/bounces/undeliverable.model.ts"
import { PrivacyRequest } from "../../rooms/mail/privacy/privacyRequest.model.ts"
import { fingerprint } from "../database/everyByte.ts"
import { addColleague } from "../factories/team.ts"
import { addWebhook } from "../factories/webhooks.ts"
import { advertiserForm, driverForm } from "../forms.ts"
import { fileWith, jpegWith, storeIncoming } from "../mail/incoming.ts"
import { type ErasureApp, packAll } from "./erasureApp.ts"

export const TRACES = ["quixwort", "zeb.q@", "zeb.q%40", "5550143", "555-0143", "555 0143", "halberdine"]

const PREVIEW = Buffer.from("RIFF Quixwort WEBP")

/** Includes texts of others about the person, which an erasure must find too. */
const fillMessages = async (driver: number, other: number, authorId: number) => {
  const [own, others] = [driver, other].map((leadId) => ({ leadType: "driver_application", leadId }))
  if (!own || !others) throw new Error("There are two leads")
  const his = { fromName: "Zebulon Quixwort", fromAddress: "zeb.q@example.org" }
  const ofHim = {
    text: "I am Quixwort of Halberdine.",
    html: "<p>I am Quixwort.</p>",
    quotedText: "To zeb.q@example.org",
  }
  const came = await storeIncoming(own, { ...his, ...ofHim }, { "quixwort.pdf": fileWith("Quixwort ".repeat(2_000)) })
  const log = await EmailLog.findOne({ where: { leadId: driver }, rejectOnEmpty: true })
  await storeIncoming(own, { direction: "OUTGOING", emailLogId: log.id, fromAddress: null, fromName: null, text: "" })
  const photo = { "photo.jpg": jpegWith("Quixwort ".repeat(2_000)) }
  const waits = await storeIncoming(null, { ...his, subject: "Halberdine" }, photo)
  const strayed = await storeIncoming(others, { ...his, text: "A slip of Quixwort's." }, photo)
  for (const { id } of await LeadFile.findAll({ where: { messageId: [came.id, waits.id, strayed.id] } }))
    await LeadFilePreview.create({ fileId: id, data: PREVIEW })
  await LeadFileRequest.create({ ...own, what: "Quixwort's card", requestedById: authorId, requestedAt: new Date() })
  await LeadAddress.create({ ...own, token: "z".repeat(26), createdAt: new Date() })
  await ReplyDraft.create({ ...own, authorId, subject: "Re: ", body: "Hi Zebulon Quixwort" })
  await UndeliverableAddress.create({
    addressHash: hashOfAddress(his.fromAddress),
    reason: "There is no such mailbox.",
    bouncedAt: new Date(),
  })
  const html = '<a href="mailto:zeb.q%40example.org">him</a>'
  await storeIncoming(others, { text: "Ask zeb.q@example.org.", quotedText: "Call (415) 555-0143.", html })
  await storeIncoming(null, { fromAddress: "nora@example.com", text: "Not for you, but for zeb.q@example.org", html })
  await ReplyDraft.create({ ...others, authorId, subject: "Re: ", body: "As zeb.q@example.org says" })
  const what = "the card of zeb.q@example.org"
  await LeadFileRequest.create({ ...others, what, requestedById: authorId, requestedAt: new Date() })
}

/** An import that names the person and changed two leads, one of them his, and a rule that ran on his lead. */
const fillImports = async ({ url, token }: ErasureApp, leadId: number, other: number) => {
  const headers = { "content-type": "text/csv", authorization: `Bearer ${token}` }
  const path = `${url}/api/imports?lead_type=driver_application&file_name=sheet.csv`
  const { ok } = await fetch(path, { method: "POST", headers, body: "Name\nZebulon Quixwort, zeb.q@example.org\n" })
  if (!ok) throw new Error("The file is kept")
  const row = { importId: 1, outcome: "UPDATED", faults: null } as const
  const [city, email] = [{ city: "Halberdine" }, { email: "zeb.q@example.org" }]
  await LeadImportOutcomeRow.create({ ...row, line: 2, leadId, before: { values: city, noteId: null } })
  await LeadImportOutcomeRow.create({ ...row, line: 3, leadId: other, before: { values: email, noteId: null } })
  await LeadRuleRun.create({ ruleId: 1, leadType: "driver_application", leadId, occasion: "a", ranAt: new Date() })
}

export const storeErasureFixture = async (app: ErasureApp) => {
  const { rest, ask, apply, note, token } = app
  const own = { name: "Zebulon Quixwort", email: "zeb.q@example.org", phone: "(415) 555-0143", city: "Halberdine" }
  const driver = await apply(own)
  const link = (await rest("POST", "/api/drivers/apply", driverForm({ ...own, city: "Reno" }))).headers.get("location")
  const second = Number(/d(\d+)-/.exec(link ?? "")?.[1])
  const advertiser = (
    await rest("POST", "/api/advertisers/contact", {
      ...advertiserForm({
        company_name: "Quixwort Halberdine Ltd",
        contact_name: "Z. Quixwort",
        email: "ZEB.Q@example.org",
      }),
      cities: "Austin | Call me, Zebulon Quixwort.",
    })
  ).body.id as number
  const held = await apply({ ...own, email: "other@example.net", subject: "a trap" })
  const other = await apply({ name: "Nora Unharmed", email: "nora@example.com", phone: "+1 702 555 0188" })
  await packAll()
  const owner = await User.findOne({ where: { username: "admin" }, rejectOnEmpty: true })
  const colleague = await addColleague({ name: "Kim" })
  const { addLeadNote } = await note("DRIVER_APPLICATION", driver, "Zebulon Quixwort calls back.", [
    String(colleague.id),
  ])
  await packAll()
  await ask("mutation ($id: ID!, $text: String!) { editLeadNote(id: $id, text: $text) { note { id } } }", {
    id: addLeadNote.note.id,
    text: "Halberdine.",
  })
  await note("DRIVER_APPLICATION", other, "Cousin of zeb.q@example.org, call +1 (415) 555-0143 first.")
  await ask(`mutation ($input: SaveLeadViewInput!) { saveLeadView(input: $input) { leadView { id } } }`, {
    input: { name: "His", leadType: "DRIVER_APPLICATION", query: "search=zeb.q%40example.org", isShared: false },
  })
  await addWebhook({ events: ["lead.created", "lead.updated"] })
  await assignPositions()
  await fanOutUpTo(Number.MAX_SAFE_INTEGER)
  const events = await RecordedEvent.findAll({
    where: {
      [Op.or]: [
        { subjectType: "driver_application", subjectId: [String(driver), String(second)] },
        { subjectType: "advertiser_submission", subjectId: String(advertiser) },
      ],
    },
  })
  const ofZebulon = { eventId: events.map(({ id }) => id) }
  await WebhookDelivery.update(
    { body: '{"name":"Zebulon Quixwort"}', status: webhookDeliveryStatuses.DELIVERED },
    { where: ofZebulon },
  )
  const delivery = await WebhookDelivery.findOne({ where: ofZebulon, rejectOnEmpty: true })
  await delivery.update({ status: webhookDeliveryStatuses.SENDING, claimToken: crypto.randomUUID() })
  await WebhookAttempt.create({ deliveryId: delivery.id, startedAt: new Date(), answer: "hello zeb.q@example.org" })
  const [mail] = await EmailLog.findAll({ where: { recipient: "zeb.q@example.org" } })
  await mail?.update({ body: "Dear Zebulon Quixwort", html: "<p>Zebulon Quixwort</p>", status: "sent" })
  await EmailAttempt.create({
    emailLogId: mail?.id ?? 0,
    startedAt: new Date(),
    outcome: "refused",
    explanation: "no",
    answer: "no zeb.q@example.org here",
  })
  await fillMessages(driver, other, owner.id)
  await fillImports(app, driver, other)
  await rest("POST", `/api/admin/drivers/${driver}/merge`, { merged_id: second }, { token })
  // Only one of the two privacy requests is confirmed.
  const { city: _city, ...asked } = { ...own, details: "My city is Halberdine." }
  for (const kind of ["CORRECT", "OPT_OUT"] as const) await rest("POST", "/api/privacy-requests", { kind, ...asked })
  const confirmed = { status: "OPEN" as const, confirmedAt: new Date() }
  await PrivacyRequest.update(confirmed, { where: { kind: "CORRECT", emailKey: own.email } })
  await rest("GET", "/api/drivers/applications.csv", undefined, { token })
  await packAll()
  return { driver, second, held, advertiser, other }
}

export const others = ({ driver, second, held, advertiser, other }: Awaited<ReturnType<typeof storeErasureFixture>>) =>
  Promise.all([
    fingerprint(
      `SELECT * FROM driver_applications WHERE id NOT IN (${driver}, ${second}, ${held}, ${other}) ORDER BY id`,
    ),
    fingerprint(`SELECT * FROM advertiser_submissions WHERE id <> ${advertiser} ORDER BY id`),
    fingerprint(
      `SELECT * FROM email_logs WHERE lead_id NOT IN (${driver}, ${second}, ${advertiser}) AND log_type NOT LIKE 'privacy%' ORDER BY id`,
    ),
    fingerprint(`SELECT id, name, email, phone, city, status, created_at FROM driver_applications WHERE id = ${other}`),
  ])
