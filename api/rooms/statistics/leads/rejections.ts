import { type LeadStatus, leadStatuses } from "../../../contract/leads/leadStatus.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { groupLeads, type TimeRange } from "./groupedLeads.ts"
import type { LeadKindCount } from "./leadSummary.service.ts"

const ROWS_MAX = 50

interface Rejections {
  reason: string | null
  kinds: LeadKindCount[]
}

const sizeOf = ({ reason, kinds }: Rejections) =>
  reason === null ? 0 : kinds.reduce((sum, { count }) => sum + count, 0)

export const readRejections = async (span: TimeRange): Promise<Rejections[]> => {
  const rows = new Map<string | null, Rejections>()
  const grouped = { reason: "status_reason", status: "status" }
  for (const [index, kind] of leadKinds.entries())
    await groupLeads<{ reason: string | null; status: LeadStatus }>(
      kind,
      span,
      grouped,
      ({ reason, status, leads }) => {
        if (status !== leadStatuses.REJECTED) return
        const row = rows.get(reason) ?? { reason, kinds: leadKinds.map(({ type }) => ({ leadType: type, count: 0 })) }
        rows.set(reason, row)
        const count = row.kinds[index]
        if (count) count.count += leads
      },
    )
  return [...rows.values()].sort((one, other) => sizeOf(other) - sizeOf(one)).slice(0, ROWS_MAX)
}
