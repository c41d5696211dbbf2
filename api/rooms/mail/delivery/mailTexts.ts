import type { Transaction } from "sequelize"
import type { StoredSection } from "../../../contract/content/pageContent.ts"
import { statusPath, withoutStatusTokens } from "../../../contract/leads/statusLink.ts"
import { logger } from "../../../platform/log/logger.ts"
import { absoluteUrl } from "../../../platform/outbox/absoluteUrl.ts"
import type { EmailLogRow } from "../../../platform/outbox/emailLog.model.ts"
import { UNSTORED_TOKEN } from "../../../platform/text/unstoredToken.ts"
import { teamTimeZone } from "../../accounts/settings/timeZone.ts"
import { publishedContent } from "../../content/cms/cms.service.ts"
import type { Lead } from "../../leads/lead/lead.model.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { leadKeyOf, type MailFacts, writeLeadEmail } from "../../leads/mails/emailTemplates.ts"

// A mail's text is stored when it is first sent, so that later templates never alter sent mails. Until then, the log
// shows the current text, which is what would be sent.

export type MailText = Pick<EmailLogRow, "body" | "html" | "formData">

export const isWritten = ({ body, textsErasedAt }: EmailLogRow) => body !== "" || Boolean(textsErasedAt)

const findLeads = async (logs: readonly EmailLogRow[], transaction?: Transaction) => {
  const keys = logs.map((log) => (isWritten(log) ? null : leadKeyOf(leadKinds, log)))
  const found = new Map<string, Lead>()
  for (const { type, model } of leadKinds) {
    const id = keys.flatMap((key) => (key?.leadType === type ? [key.leadId] : []))
    const leads = id.length > 0 ? await model.findAll({ where: { id }, transaction }) : []
    for (const lead of leads) found.set(`${type}:${lead.id}`, lead)
  }
  return keys.map((key) => (key && found.get(`${key.leadType}:${key.leadId}`)) ?? null)
}

// A broken template must neither hide the mail log nor block other mails.
const write = (log: EmailLogRow, lead: Lead, facts: Pick<MailFacts, "timeZone" | "sections">): MailText | null => {
  try {
    return writeLeadEmail(leadKinds, log.logType, lead, {
      promise: log.promise ?? "",
      urlOf: absoluteUrl,
      statusPath: statusPath(UNSTORED_TOKEN),
      ...facts,
    })
  } catch (error) {
    logger.error({ err: error, emailLogId: log.id }, "a mail could not be written")
    return null
  }
}

interface Within {
  transaction: Transaction
  /** Read before the transaction, which holds SQLite's only connection. */
  sections: readonly StoredSection[]
}

/** Texts that are not stored yet are written from current templates; empty if the lead is deleted. */
export const textsOf = async (logs: readonly EmailLogRow[], within?: Within): Promise<MailText[]> => {
  const leads = await findLeads(logs, within?.transaction)
  const { sections } = within ?? (await publishedContent())
  const facts = { sections, timeZone: await teamTimeZone(within?.transaction) }
  return logs.map((log, index) => {
    const lead = leads[index]
    const { body, html, formData } = (lead && write(log, lead, facts)) ?? log
    const withoutTokens = (text: string) => withoutStatusTokens(text, UNSTORED_TOKEN)
    // Earlier versions stored mails with their status link, which must not be shown.
    return { body: withoutTokens(body), html: html && withoutTokens(html), formData }
  })
}
