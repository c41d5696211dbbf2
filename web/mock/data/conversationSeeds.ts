import { ATTACHMENTS_MAX } from "@farelight/api/contract/mail/messages.ts"
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@farelight/api/contract/text/durations.ts"
import { plainTextAsHtml } from "@farelight/api/platform/outbox/mailContent.ts"
import type { LeadKey } from "@farelight/api/rooms/leads/lead/leadKind.ts"
import { addOutgoing, leadOf, receiveMessage, touchLead } from "../resolvers/conversations/messages.ts"
import { recordAbout } from "../resolvers/leadEvents.ts"
import { kindOf } from "../resolvers/leads.ts"
import { writeEmail } from "../resolvers/mail/mail.ts"
import { buildFile, buildMessage } from "./builders.ts"
import { type LeadFileRow, nextId, type Store } from "./store.ts"
import { before } from "./teamSeeds.ts"

const drawing = (ground: string, words: string) =>
  new Blob(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600" viewBox="0 0 90 60"><path fill="${ground}" d="M0 0h90v60H0z"/><path fill="#fff" d="M8 10h74v40H8z"/><text x="12" y="24" font-size="6" font-family="sans-serif">${words}</text><path stroke="#94a3b8" d="M12 31h52M12 37h60M12 43h34"/></svg>`,
    ],
    { type: "image/svg+xml" },
  )

const addFile = (store: Store, key: LeadKey, values: Partial<LeadFileRow>, preview?: Blob) => {
  const id = nextId(store.leadFiles)
  const file = buildFile({ ...key, ...values, id })
  store.leadFiles.push(file)
  store.fileBytes.set(id, new Blob(["The file's bytes"], { type: file.contentType }))
  if (preview) store.filePreviews.set(id, preview)
  const { addedBy, createdAt, addedById } = file
  const by = addedById === null ? { id: null, name: "A visitor" } : store.user
  if (addedBy !== "MESSAGE") recordAbout(store, key, "lead.file_added", { fileId: id, addedBy }, createdAt, by)
  return file
}

const attached = ({ id, name, contentType, size }: LeadFileRow) => ({
  name,
  contentType,
  size,
  fileId: id,
  leftOut: null,
})

const answer = (store: Store, key: LeadKey, createdAt: Date, body: string, values: object = {}) => {
  const { email } = leadOf(store, key)
  const logType = kindOf(key.leadType).reply.emailType
  const texts = {
    subject: "Your next steps with Farelight",
    body,
    html: plainTextAsHtml(body),
    formData: {},
    replyTo: null,
  }
  const log = writeEmail(store, { ...texts, logType, recipient: email, fromName: store.user.name }, key.leadId)
  Object.assign(log, { createdAt, sentAt: createdAt }, values)
  recordAbout(store, key, "lead.replied", { emailLogId: log.id }, createdAt)
  addOutgoing(store, key, log)
  return log
}

const LETTER = `Hi,

thank you, that was quick. I drive about 30 hours a week, mostly to and from the airport.

Do you need my insurance card before the fitting? The photo is attached, and the registration, too.

Best,
Sam`

const QUOTED = `On Tuesday, admin wrote:
> Hi Sam,
>
> thanks for applying. Could you tell us how many hours you drive in a week?`

const HTML = `<div style="font-family:Georgia,serif"><p>Hi,</p><p>thank you, that was <b>quick</b>. I drive about 30 hours a week, mostly to and from the airport.</p><p>Do you need my insurance card before the fitting?</p><p style="color:#666">Best,<br>Sam</p></div>`

const addLivelyLead = (store: Store, key: LeadKey) => {
  const { email } = leadOf(store, key)
  const from = { ...key, fromName: "Sam O'Neil", fromAddress: email }
  answer(store, key, before(9 * HOUR_MS), "Hi Sam,\n\ncould you tell us how many hours you drive in a week?", {
    deliveredAt: before(9 * HOUR_MS - MINUTE_MS),
  })
  const away = "I am away until Monday and will answer then.\n\nSam"
  const at = before(9 * HOUR_MS - 2 * MINUTE_MS)
  const automatic = { kind: "AUTOMATIC", subject: "Automatic reply: Your next steps", text: away } as const
  receiveMessage(store, buildMessage({ ...from, ...automatic, id: nextId(store.leadMessages), createdAt: at }))
  const id = nextId(store.leadMessages)
  const createdAt = before(3 * HOUR_MS)
  const card = addFile(
    store,
    key,
    { name: "insurance-card.jpg", size: 1_482_310, addedBy: "MESSAGE", messageId: id, createdAt },
    drawing("#0f766e", "Insurance card"),
  )
  const paper = addFile(
    store,
    key,
    {
      name: "registration.pdf",
      contentType: "application/pdf",
      size: 214_000,
      addedBy: "MESSAGE",
      messageId: id,
      createdAt,
    },
    drawing("#1d4ed8", "Vehicle registration"),
  )
  const video = { name: "car-all-around.mov", contentType: "video/quicktime", size: 48_200_000, fileId: null }
  const attachments = [attached(card), attached(paper), { ...video, leftOut: "TOO_LARGE" as const }]
  const texts = { subject: "Re: Your next steps with Farelight", text: LETTER, quotedText: QUOTED, html: HTML }
  receiveMessage(store, buildMessage({ ...from, ...texts, attachments, id, createdAt }))
  addFile(store, key, {
    name: "license.heic",
    contentType: "image/heic",
    size: 2_100_000,
    createdAt: before(2 * HOUR_MS),
  })
  addFile(
    store,
    key,
    { name: "quote for the wrap.png", addedBy: "COLLEAGUE", addedById: 1, createdAt: before(HOUR_MS) },
    drawing("#b45309", "Quote"),
  )
  store.fileRequests.push({
    id: nextId(store.fileRequests),
    ...key,
    what: "your driver's license",
    requestedById: 1,
    requestedAt: before(8 * HOUR_MS),
    answeredAt: null,
    canceledAt: null,
  })
  store.replyDrafts.push({
    id: nextId(store.replyDrafts),
    ...key,
    authorId: 3,
    subject: "Re: Your next steps with Farelight",
    body: "Hi Sam,\n\nthanks for the photo. The fitting takes about 40 minutes, and",
    createdAt: before(6 * MINUTE_MS),
    updatedAt: before(5 * MINUTE_MS),
  })
  touchLead(store, key)
}

const addReturnedMail = (store: Store, key: LeadKey) => {
  const { email } = leadOf(store, key)
  const reason = "The recipient's mail server does not know this address."
  const bouncedAt = before(20 * HOUR_MS)
  const bounce = { bouncedAt, bounceKind: "HARD", bounceReason: reason }
  const log = answer(
    store,
    key,
    before(21 * HOUR_MS),
    "Thank you for your application. Are you free on Friday?",
    bounce,
  )
  const facts = { emailLogId: log.id, kind: "HARD" }
  recordAbout(store, key, "lead.message_bounced", facts, bouncedAt, { id: null, name: "Farelight" })
  store.mailProblems.set(email, { reason, since: bouncedAt })
}

const addLongLead = (store: Store, key: LeadKey) => {
  const from = {
    ...key,
    fromName: null,
    fromAddress: "a.very.long.mailbox.name.that.somebody.once.chose@subdomain.of.a.company.example",
  }
  const id = nextId(store.leadMessages)
  const attachments = Array.from({ length: ATTACHMENTS_MAX }, (_, index) => {
    const name = `${"scan of page ".repeat(index % 3 === 0 ? 18 : 1)}${index + 1}.pdf`
    const size = 80_000 * (index + 1)
    const facts = { name, contentType: "application/pdf", size, addedBy: "MESSAGE", messageId: id } as const
    return attached(addFile(store, key, facts, drawing("#475569", `Page ${index + 1}`)))
  })
  const text = Array.from(
    { length: 200 },
    (_, line) => `${line + 1}. ${"Could you tell us more about it, please? ".repeat(3)}`,
  )
  const problem = "The text names a charset that does not exist, so some letters may be wrong."
  const long = {
    matchedBy: "ADDRESS",
    subject: "Re: ".repeat(60),
    text: text.join("\n\n"),
    attachments,
    problem,
  } as const
  receiveMessage(store, buildMessage({ ...from, ...long, id, createdAt: before(4 * DAY_MS) }))
}

/** Gives some leads of a store messages, files, requests and drafts, and one an address that mail comes back from. */
export const addConversations = (store: Store) => {
  addLivelyLead(store, { leadType: "driver_application", leadId: 59 })
  addReturnedMail(store, { leadType: "driver_application", leadId: 57 })
  addLongLead(store, { leadType: "advertiser_submission", leadId: 12 })
  store.leadMessages.push(
    buildMessage({
      id: nextId(store.leadMessages),
      leadType: null,
      leadId: null,
      matchedBy: null,
      fromName: "Jo Reyes",
      fromAddress: "jo@example.net",
      subject: "Ads on my car",
      text: "Hello, I saw one of your cars. How do I take part?",
      createdAt: before(5 * HOUR_MS),
    }),
  )
}
