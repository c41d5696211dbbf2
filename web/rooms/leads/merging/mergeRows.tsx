import type { ReactNode } from "react"
import type { DetailedLead, LeadFact, LeadKind, LeadTypes } from "../lead/leadKind.ts"
import { LeadStatusBadge } from "../status/LeadStatus.tsx"
import { describeFollowUp } from "../work/followUpDays.ts"

/** 0 is the older lead. */
export type MergeSide = 0 | 1

export interface MergeRow {
  term: string
  fields: readonly string[]
  values: readonly [older: ReactNode, newer: ReactNode]
  /** Both are equal, only one has a value, or both differ, so there is a choice. */
  state: "same" | "one" | "differ"
  side: MergeSide
}

interface Compared {
  term: string
  fields: readonly string[]
  /** Equal for equal values; empty if there is no value. */
  key: string
  shown: ReactNode
}

const enteredFact = ({ term, value, copied, text, fields }: LeadFact): Compared[] => {
  const key = copied ?? (typeof value === "string" ? value : "")
  return fields ? [{ term, fields, key, shown: text ?? key }] : []
}

const workFacts = ({ status, owner, followUpOn }: DetailedLead): Compared[] => [
  { term: "Status", fields: ["status"], key: status, shown: <LeadStatusBadge status={status} /> },
  { term: "Owner", fields: ["owner"], key: owner?.id ?? "", shown: owner?.name },
  {
    term: "Follow-up",
    fields: ["followUpOn"],
    key: followUpOn ?? "",
    shown: followUpOn && describeFollowUp(followUpOn),
  },
]

/** `preferred` returns the default side if both sides have different values. */
const rowsOf = (
  both: readonly [older: readonly Compared[], newer: readonly Compared[]],
  preferred: (keys: readonly [string, string]) => MergeSide,
): MergeRow[] =>
  [...new Set(both.flat().map(({ term }) => term))].flatMap((term) => {
    const [older, newer] = [0, 1].map((side) => both[side]?.find((fact) => fact.term === term))
    const keys = [older?.key ?? "", newer?.key ?? ""] as const
    const isEmpty = keys.map((key) => key === "")
    if (isEmpty[0] && isEmpty[1]) return []
    const [state, side] =
      keys[0] === keys[1]
        ? (["same", 0] as const)
        : isEmpty[0] || isEmpty[1]
          ? (["one", isEmpty[0] ? 1 : 0] as const)
          : (["differ", preferred(keys)] as const)
    return { term, fields: (older ?? newer)?.fields ?? [], values: [older?.shown, newer?.shown], state, side }
  })

export const comparisonRows = <Types extends LeadTypes>(
  { nameColumn, details, message }: LeadKind<Types>,
  [older, newer]: readonly [older: Types["lead"], newer: Types["lead"]],
): MergeRow[] => {
  const entered = (lead: Types["lead"]) =>
    [
      { term: nameColumn.header, value: lead.name, fields: [nameColumn.field] },
      ...Object.values(details(lead)).flat(),
      { term: "Message", value: message?.(lead), fields: ["message"] },
    ].flatMap(enteredFact)
  return [
    // The later entry is the default, as it is more likely to be current.
    ...rowsOf([entered(older), entered(newer)], () => 1),
    // The older value is the default, so that work that has begun is kept, unless that value is the status pending.
    ...rowsOf([workFacts(older), workFacts(newer)], ([status]) => (status === "PENDING" ? 1 : 0)),
  ]
}
