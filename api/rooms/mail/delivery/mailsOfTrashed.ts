import type { Transaction } from "sequelize"
import { emailLogStatuses } from "../../../contract/mail/emailLog.ts"
import { cancelledState } from "../../../platform/outbox/emailLifecycle.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import type { LeadKind } from "../../leads/lead/leadKind.ts"
import { leadPlaces } from "../../leads/lead/leadPlace.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { leadKeyOf } from "../../leads/mails/emailTemplates.ts"
import { LeadPlacement } from "../../leads/places/leadPlacement.model.ts"
import { requeueMails } from "./requeueMails.ts"

// Mails about a trashed lead are held back, and sent if it is restored.

const canceledWithLead = () => ({ ...cancelledState(), canceledWithLead: true })

const whereAbout = (kind: LeadKind, leadId: number | number[]) => ({ logType: Object.values(kind.emailTypes), leadId })

/** Cancels queued mails. A mail that is being sent is canceled before its next attempt (`withoutTrashed`). */
export const cancelMails = (kind: LeadKind, leadIds: number[], transaction: Transaction) =>
  EmailLog.update(canceledWithLead(), {
    where: { ...whereAbout(kind, leadIds), status: emailLogStatuses.QUEUED },
    transaction,
  })

export const requeueHeldMails = async (kind: LeadKind, leadId: number, transaction: Transaction) => {
  const where = { ...whereAbout(kind, leadId), canceledWithLead: true }
  const logs = await EmailLog.findAll({ where, order: ["id"], transaction, lock: true })
  await requeueMails(
    logs.filter(({ status }) => status === emailLogStatuses.CANCELLED),
    transaction,
  )
  await EmailLog.update({ canceledWithLead: null }, { where: { id: logs.map(({ id }) => id) }, transaction })
}

/** A lead may be trashed while its mail is being sent, so due mails are checked again. Returns the mails to send. */
export const withoutTrashed = async (logs: readonly EmailLog[], transaction: Transaction): Promise<EmailLog[]> => {
  const keyed = logs.map((log) => ({ log, key: leadKeyOf(leadKinds, log) }))
  const leadId = keyed.flatMap(({ key }) => key?.leadId ?? [])
  if (leadId.length === 0) return [...logs]
  const where = { leadType: leadKinds.map(({ type }) => type), leadId, place: leadPlaces.TRASH }
  const trashed = await LeadPlacement.findAll({ attributes: ["leadType", "leadId"], where, transaction })
  const isTrashed = ({ key }: (typeof keyed)[number]) =>
    trashed.some((one) => one.leadType === key?.leadType && one.leadId === key.leadId)
  const id = keyed.filter(isTrashed).map(({ log }) => log.id)
  if (id.length > 0) await EmailLog.update(canceledWithLead(), { where: { id }, transaction })
  return logs.filter((log) => !id.includes(log.id))
}
