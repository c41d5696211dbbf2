import { Op, type Transaction } from "sequelize"
import { accountEmailTypes } from "../../../contract/mail/emailLog.ts"
import { MINUTE_MS } from "../../../contract/text/durations.ts"
import { config } from "../../../platform/config/config.ts"
import { CLOCK_TOLERANCE_MS, clock } from "../../../platform/database/clock/clock.ts"
import { bareAddress } from "../../../platform/outbox/bareAddress.ts"
import { operatorAddress } from "../../../platform/outbox/createEmailLog.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { BOUNCE_SUBJECT_START, type NamedLead } from "../../accounts/mails/accountEmails.ts"
import { queueAccountEmail } from "../../accounts/mails/queueAccountEmail.ts"
import { User } from "../../accounts/users/user.model.ts"
import { usersWithPermission } from "../../accounts/users/usersWithPermission.ts"
import type { Lead } from "../../leads/lead/lead.model.ts"
import { answerDueAt } from "../../leads/lead/lead.rules.ts"
import type { LeadKind } from "../../leads/lead/leadKind.ts"
import { leadPlaces } from "../../leads/lead/leadPlace.ts"
import { readReplyPromise } from "../../leads/lead/replyPromise.ts"
import { namedLead } from "../../leads/mails/leadMail.ts"
import type { LeadMessage } from "../../leads/related/leadMessage.model.ts"

// A sender may write several messages in a row; within this time, they cause one notification.
const QUIET_MS = 15 * MINUTE_MS

const readerOf = async ({ ownerId }: Lead, transaction: Transaction) => {
  const where = { ...usersWithPermission("leads:read"), id: ownerId ?? 0, email: { [Op.ne]: null } }
  const owner = ownerId === null ? null : await User.findOne({ where, transaction })
  if (owner) return { id: owner.id, email: owner.email }
  const email = bareAddress(operatorAddress())
  // The mailbox gets no mail about its own messages: the mail would come back to us, and its readers have the message.
  return email.toLowerCase() === config.mailbox?.address ? null : { id: null, email }
}

const wasToldJustNow = async (lead: { type: string; id: number }, transaction: Transaction) => {
  const where = {
    logType: accountEmailTypes.MESSAGE_RECEIVED,
    subject: { [Op.notLike]: `${BOUNCE_SUBJECT_START}%` },
    leadId: lead.id,
    formData: { [Op.like]: `%,${lead.type}:${lead.id},%` },
    createdAt: { [Op.gt]: new Date(clock.now() - QUIET_MS), [Op.lt]: new Date(clock.now() + CLOCK_TOLERANCE_MS) },
  }
  return (await EmailLog.findOne({ attributes: ["id"], where, transaction })) !== null
}

const notifyOwner = async (
  kind: LeadKind,
  mail: { lead: NamedLead; text?: string; isReturned?: boolean },
  lead: Lead,
  transaction: Transaction,
) => {
  const user = await readerOf(lead, transaction)
  if (!user) return
  const replyBy = answerDueAt(await readReplyPromise(kind.promiseField), lead)
  await queueAccountEmail({ type: "MESSAGE_RECEIVED", ...mail, replyBy, user }, transaction)
}

/** Starts the reply clock, as the sender did not get our mail. Notifies once until the team replies. */
export const onBounce = async (kind: LeadKind, lead: Lead, at: Date, transaction: Transaction) => {
  if (lead.mailReturnedAt) return
  lead.set({ mailReturnedAt: at, waitingSince: lead.waitingSince ?? at })
  if (lead.place !== leadPlaces.INBOX) return
  await notifyOwner(kind, { lead: namedLead(kind, lead.get()), isReturned: true }, lead, transaction)
}

/** Starts the reply clock. Ignores automatic mail; trashed leads cause no notification. */
export const onReplyReceived = async (
  {
    kind,
    lead,
    message,
  }: { kind: LeadKind; lead: Lead; message: Pick<LeadMessage, "kind" | "direction" | "createdAt" | "text"> },
  transaction: Transaction,
) => {
  if (message.kind !== "LETTER" || message.direction !== "INCOMING") return
  // The first message after our reply always notifies, however soon it comes.
  const isNews = !lead.waitingSince
  if (isNews) {
    lead.waitingSince = message.createdAt
    await lead.save({ transaction, silent: true })
  }
  const named = namedLead(kind, lead.get())
  if (lead.place !== leadPlaces.INBOX) return
  if (!isNews && (await wasToldJustNow(named, transaction))) return
  await notifyOwner(kind, { lead: named, text: message.text.trim() }, lead, transaction)
}
