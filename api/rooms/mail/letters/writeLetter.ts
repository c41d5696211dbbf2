import { randomUUID } from "node:crypto"
import { Op, type Transaction } from "sequelize"
import { fillPlaceholders } from "../../../contract/content/contentTexts.ts"
import type { LeftOutReason, LetterCounts } from "../../../contract/mail/letters.ts"
import { UNSUBSCRIBE_PATH } from "../../../contract/site/sitePaths.ts"
import { type Locale, localized } from "../../../contract/text/locale.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import type { Origin } from "../../../platform/events/recordEvents.ts"
import { absoluteUrl } from "../../../platform/outbox/absoluteUrl.ts"
import { messageIdOf } from "../../../platform/outbox/createEmailLog.ts"
import { UNSTORED_TOKEN } from "../../../platform/text/unstoredToken.ts"
import type { Lead } from "../../leads/lead/lead.model.ts"
import type { LeadKind, LeadRow } from "../../leads/lead/leadKind.ts"
import type { MailedKind } from "../../leads/mails/emailTemplates.ts"
import { changeLeads } from "../../leads/work/changeLeads.ts"
import { findSuppressedHashes, findUnsubscribed, hashOfAddress } from "../bounces/suppressionList.ts"
import type { LetterText } from "../replies/reply.rules.ts"
import { sendLetter } from "../replies/reply.service.ts"
import { draftReply, type ReplyText } from "../replies/replyTemplates.ts"

interface OpenedCity {
  mark: string
  name: string
}

export interface WrittenLetter {
  /** Unset for the deprecated mails to a wait list. */
  id?: number
  texts: readonly LetterText[]
  isMarketing: boolean
  city: OpenedCity | null
  fromName: string
  replyTo: string
}

export const zeroLetterCounts = (): LetterCounts => ({
  ...{ sent: 0, withoutAddress: 0, undeliverable: 0, unsubscribed: 0, repeated: 0 },
})

const unsubscribeWords: Record<Locale, string> = {
  en: "Unsubscribe from these letters",
  es: "Cancelar la suscripción a estas cartas",
}

/** In the lead's language, if the letter has it. Marketing must offer to unsubscribe. */
export const letterTo = (kind: MailedKind, lead: LeadRow, { texts, isMarketing, city }: WrittenLetter): ReplyText => {
  const locale = lead.locale as Locale
  const text = texts.find((one) => one.locale === locale) ?? (texts[0] as LetterText)
  const { subject, body } = fillPlaceholders(text, { ...kind.replyValues(lead), ...(city && { city: city.name }) })
  const link = isMarketing && absoluteUrl(localized(`${UNSUBSCRIBE_PATH}/${UNSTORED_TOKEN}`, locale))
  return { subject, body: link ? `${body}\n\n-- \n${unsubscribeWords[locale]}: ${link}` : body }
}

/** `seen` has hashes of earlier leads' addresses. */
export const screenRecipients = async <One extends { email: string }>(
  leads: readonly One[],
  { isMarketing, seen }: { isMarketing: boolean; seen: Set<string> },
  transaction?: Transaction,
): Promise<{ lead: One; leftOut: LeftOutReason | null }[]> => {
  const emails = leads.map(({ email }) => email)
  const held = await findSuppressedHashes(emails, transaction)
  const unsubscribed = isMarketing ? await findUnsubscribed(emails, transaction) : null
  const judge = ({ email }: One): LeftOutReason | null => {
    if (!email) return "withoutAddress"
    const hash = hashOfAddress(email)
    if (held.has(hash)) return "undeliverable"
    if (unsubscribed?.has(hash)) return "unsubscribed"
    if (seen.has(hash)) return "repeated"
    seen.add(hash)
    return null
  }
  return leads.map((lead) => ({ lead, leftOut: judge(lead) }))
}

/** Another lead with the same address may have got the letter about the city after this lead arrived. */
const wasTold = async ({ model }: LeadKind, { email, createdAt }: Lead, mark: string, transaction: Transaction) => {
  const where = { waitListCity: mark, email, waitListToldAt: { [Op.gte]: createdAt } }
  return (await model.count({ where, transaction })) > 0
}

/** The leads must be locked. On a wait list, leads with a repeated address count as notified too. */
export const writeLetter = async (
  kind: MailedKind,
  leads: readonly Lead[],
  letter: WrittenLetter,
  origin: Origin,
  transaction: Transaction,
): Promise<LetterCounts> => {
  const { id: letterId, city, isMarketing, fromName, replyTo } = letter
  const counts = zeroLetterCounts()
  for (const { lead, leftOut } of await screenRecipients(leads, { isMarketing, seen: new Set() }, transaction)) {
    const isRepeat = leftOut === null && city !== null && (await wasTold(kind, lead, city.mark, transaction))
    const reason = isRepeat ? "repeated" : leftOut
    counts[reason ?? "sent"] += 1
    const values = city ? { waitListToldAt: clock.wallTime() } : {}
    if (reason === "repeated") await changeLeads(kind, [{ lead, values }], transaction)
    if (reason) continue
    const draft = draftReply(kind, lead, letterTo(kind, lead.get(), letter), replyTo)
    const particulars = { messageId: messageIdOf(randomUUID()), fromName, thread: null }
    await sendLetter(origin, { kind, lead, draft, particulars, values, letterId }, transaction)
  }
  return counts
}
