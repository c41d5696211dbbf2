import { METADATA_NAMES_MAX } from "@farelight/api/contract/leads/leadFacts.ts"
import type { ReactNode } from "react"
import type { DetailedLead, LeadFact, LeadKind, LeadTypes } from "../lead/leadKind.ts"
import { LeadStatusBadge } from "../status/LeadStatus.tsx"
import { describeFollowUp } from "../work/followUpDays.ts"

/** Both leads side by side: the older is the first. */
export type Side = 0 | 1

export interface MergeRow {
  term: string
  /** The fields of the GraphQL type that it is made of. */
  fields: readonly string[]
  values: readonly [older: ReactNode, newer: ReactNode]
  /** Whether both say the same, only one of them anything, or each its own: to choose among, or as the lead that stays has it. */
  state: "same" | "one" | "differ" | "fixed"
  /** Whose value counts unless somebody chooses. */
  side: Side
}

interface Compared {
  term: string
  fields: readonly string[]
  /** Equal for equal values; empty where there is none. */
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

/** The rows of what two leads say of the same things; `preferred` says whose value counts where each has its own. */
const rowsOf = (
  both: readonly [older: readonly Compared[], newer: readonly Compared[]],
  preferred: (keys: readonly [string, string]) => Side,
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

/** What two leads of a kind say of the same things, in the order in which a lead shows them. */
export const mergeRows = <Types extends LeadTypes>(
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
    // What was entered later is more likely still true.
    ...rowsOf([entered(older), entered(newer)], () => 1),
    // The work that was begun is not to begin anew.
    ...rowsOf([workFacts(older), workFacts(newer)], ([status]) => (status === "PENDING" ? 1 : 0)),
  ]
}

export const EXTERNAL_ID = "External id"

const programFacts = ({ externalId, metadata }: DetailedLead): Compared[] =>
  [{ name: EXTERNAL_ID, value: externalId ?? "" }, ...metadata].map(({ name, value }) => ({
    term: name,
    fields: [],
    key: value,
    shown: value,
  }))

/** External ids and metadata of merged leads: the survivor keeps its own and gets what it lacks. */
export const programRows = (leads: readonly [DetailedLead, DetailedLead], survivor: Side): MergeRow[] => {
  const [stays, goes] = survivor === 0 ? leads : [leads[1], leads[0]]
  const own = new Set(stays.metadata.map(({ name }) => name))
  const lacked = goes.metadata.filter(({ name }) => !own.has(name))
  const left = new Set(lacked.slice(Math.max(0, METADATA_NAMES_MAX - own.size)).map(({ name }) => name))
  return rowsOf([programFacts(leads[0]), programFacts(leads[1])], () => survivor).map((row) => {
    // An empty value of its own counts as well.
    const isKept = row.state === "differ" || (row.state === "one" && own.has(row.term) && row.side !== survivor)
    return isKept || left.has(row.term) ? { ...row, state: "fixed", side: survivor } : row
  })
}

export const takenFields = (rows: readonly MergeRow[], sideOf: (row: MergeRow) => Side, survivor: Side) =>
  rows.filter((row) => row.state !== "same" && sideOf(row) !== survivor).flatMap(({ fields }) => fields)
