import type { LeadDescription } from "../../leads/lead/leadKind.ts"
import type { LeadKindCount, LeadKindSummary } from "./leadSummary.service.ts"

/** Fields for a single kind; deprecated in favor of `kinds`. */
export const namedCounters = (kind: LeadDescription) => {
  const { many } = kind.graphql
  const ofKind = <Entry extends { leadType: string }>(entries: readonly Entry[]) =>
    entries.find(({ leadType }) => leadType === kind.type)
  const suffix = many[0]?.toUpperCase() + many.slice(1)
  const count = { [many]: ({ kinds }: { kinds: LeadKindCount[] }) => ofKind(kinds)?.count }
  return {
    DashboardSummary: {
      [many]: ({ kinds }: { kinds: LeadKindSummary[] }) => ofKind(kinds)?.total,
      [`pending${suffix}`]: ({ kinds }: { kinds: LeadKindSummary[] }) => ofKind(kinds)?.pending,
      [`overdue${suffix}`]: ({ kinds }: { kinds: LeadKindSummary[] }) => ofKind(kinds)?.overdue,
    },
    LeadsPerDay: count,
    LeadsPerStatus: count,
  }
}
