import { Op, type WhereOptions } from "sequelize"
import { openStatuses } from "../../../contract/leads/leadStatus.ts"
import { DAY_MS } from "../../../contract/text/durations.ts"
import { readPage } from "../../../platform/database/reading/keyset.ts"
import type { NamedLead } from "../../accounts/mails/accountEmails.ts"
import { countWork } from "../counters/leadCounts.ts"
import { readReplyPromise } from "../lead/replyPromise.ts"
import { leadKinds } from "../leadKinds.ts"
import { namedLead } from "../mails/leadMail.ts"
import { planLeads } from "./leadPlan.ts"

const NAMED_MAX = 10

export interface SummaryPart {
  label: string
  count: number
  leads: readonly NamedLead[]
}

/** For each kind, its most urgent part first. Each part names up to ten leads. */
export const readTeamWork = async (now: Date): Promise<SummaryPart[]> => {
  const parts: SummaryPart[] = []
  for (const kind of leadKinds) {
    const promise = await readReplyPromise(kind.promiseField)
    const part = async (label: string, where: WhereOptions, order: string) => {
      const rows = await kind.model.findAll({ where, order: [[order, "ASC"]], limit: NAMED_MAX })
      parts.push({ label, count: await kind.model.count({ where }), leads: rows.map((lead) => namedLead(kind, lead)) })
    }
    const late = await readPage(kind.model, { first: NAMED_MAX }, await planLeads(kind, { isOverdue: true }, promise))
    const { overdue } = await countWork(kind, promise)
    parts.push({ label: "overdue", count: overdue, leads: late.nodes.map((lead) => namedLead(kind, lead)) })
    await part("waiting for an answer", { waitingSince: { [Op.ne]: null }, status: [...openStatuses] }, "waitingSince")
    await part("new", { createdAt: { [Op.gte]: new Date(now.getTime() - DAY_MS) } }, "createdAt")
  }
  return parts
}

/** A lead with several reasons is named once, with all of them. Null if nothing waits, so that no mail is sent. */
export const summaryOf = (parts: readonly SummaryPart[]) => {
  const counts = new Map<string, number>()
  const leads = new Map<string, NamedLead & { detail: string }>()
  for (const { label, count, leads: some } of parts) {
    if (count > 0) counts.set(label, (counts.get(label) ?? 0) + count)
    for (const lead of some) {
      const before = leads.get(lead.path)?.detail
      leads.set(lead.path, { ...lead, detail: before ? `${before}, ${label}` : label })
    }
  }
  return counts.size === 0 ? null : { counts: [...counts], leads: [...leads.values()] }
}
