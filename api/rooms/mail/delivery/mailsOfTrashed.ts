import type { Transaction } from "sequelize"
import { emailLogStatuses } from "../../../contract/mail/emailLog.ts"
import { cancelled } from "../../../platform/outbox/emailLifecycle.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import type { LeadKind } from "../../leads/lead/leadKind.ts"
import { leadPlaces } from "../../leads/lead/leadPlace.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { leadKeyOf } from "../../leads/mails/emailTemplates.ts"
import { LeadPlacement } from "../../leads/places/leadPlacement.model.ts"
import { queueAgain } from "./queueAgain.ts"

// A mail about a lead does not go out while that is in the trash, nor is it lost if it is restored.

const canceledWithLead = () => ({ ...cancelled(), canceledWithLead: true })

const whereAbout = (kind: LeadKind, leadId: number) => ({ logType: Object.values(kind.emailTypes), leadId })

/** Cancels what waits to be sent about a lead that is deleted. What is being sent is told at its next attempt. */
export const cancelMails = (kind: LeadKind, leadId: number, transaction: Transaction) =>
  EmailLog.update(canceledWithLead(), {
    where: { ...whereAbout(kind, leadId), status: emailLogStatuses.QUEUED },
    transaction,
  })

export const queueCanceled = async (kind: LeadKind, leadId: number, transaction: Transaction) => {
  const where = { ...whereAbout(kind, leadId), canceledWithLead: true }
  const logs = await EmailLog.findAll({ where, order: ["id"], transaction, lock: true })
  await queueAgain(
    logs.filter(({ status }) => status === emailLogStatuses.CANCELLED),
    transaction,
  )
  await EmailLog.update({ canceledWithLead: null }, { where: { id: logs.map(({ id }) => id) }, transaction })
}

/** Cancels those of some mails whose lead is in the trash: they were being sent as it was deleted. Returns the others. */
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
