import { DAY_MS, HOUR_MS } from "@farelight/api/contract/text/durations.ts"
import { buildMessage } from "./builders.ts"
import { type LeadMessageRow, nextId, type Store } from "./store.ts"
import { before } from "./teamSeeds.ts"

const html = `<p style="font-family:Georgia;color:#7c2d12">Hello,</p><p>we run <b>two bakeries in Tempe</b> and would like to know what a car costs.</p><table border="1"><tr><td>Shops</td><td>2</td></tr></table>`

const pdf = { contentType: "application/pdf", fileId: null, leftOut: null }

const waiting: readonly Partial<LeadMessageRow>[] = [
  {
    fromName: "Ana Flores",
    fromAddress: "ana.flores@example.com",
    subject: "My new number",
    text: "Hi, this is Ana. I have applied twice because I changed my number. Please take the newer one.\n\nThanks!",
    createdAt: before(3 * DAY_MS),
  },
  {
    fromName: "Nora Whitfield",
    fromAddress: "nora@whitfield-bakery.example",
    subject: "Advertising on your cars",
    text: "Hello,\n\nwe run two bakeries in Tempe and would like to know what a car costs.\n\nNora Whitfield",
    quotedText: "On Monday a colleague wrote:\n> Somebody handed me this card. Could you ask them?",
    html,
    attachments: [
      { ...pdf, name: "Logo, final (3).pdf", size: 482_113 },
      { ...pdf, name: "shop windows.tiff", contentType: "image/tiff", size: 14_800_000, leftOut: "TOO_LARGE" },
    ],
    createdAt: before(29 * HOUR_MS),
  },
  {
    kind: "AUTOMATIC",
    fromName: "Marcus Webb",
    fromAddress: "marcus@somewhere-else.example",
    subject: "Automatic reply: Your application",
    text: "I am away until January 4 and read no mail.",
    createdAt: before(20 * HOUR_MS),
  },
  {
    kind: "DELIVERY_REPORT",
    fromName: "Mail Delivery System",
    fromAddress: "mailer-daemon@relay.example",
    subject: "Undelivered Mail Returned to Sender",
    text: "The mail system could not deliver your message to one or more recipients.",
    problem: "The report names no mail that was sent from here.",
    createdAt: before(9 * HOUR_MS),
  },
  {
    fromName: null,
    fromAddress: "a.very.long.address.of.a.department.for.outdoor.media@subdomain.of.a.company.example",
    subject: "",
    text: `${"We would like to talk about a campaign in Phoenix, Tempe, Mesa and Scottsdale in the spring. ".repeat(30)}\n\nhttps://example.com/${"a-very-long-path/".repeat(12)}`,
    createdAt: before(2 * HOUR_MS),
  },
]

/** Messages that found no lead, and what reports say of some mails. */
export const addMailbox = (store: Store) => {
  for (const values of waiting)
    store.leadMessages.push(
      buildMessage({ leadType: null, leadId: null, matchedBy: null, ...values, id: nextId(store.leadMessages) }),
    )
  const [bounced, delivered] = store.emailLogs.filter(({ status }) => status === "sent").slice(-2)
  Object.assign(bounced ?? {}, {
    bouncedAt: before(HOUR_MS),
    bounceKind: "HARD",
    bounceReason: "There is no such mailbox at example.com.",
  })
  Object.assign(delivered ?? {}, { deliveredAt: before(HOUR_MS) })
}
