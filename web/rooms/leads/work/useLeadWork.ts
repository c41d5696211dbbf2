import { toast } from "sonner"
import { formatDay } from "../../../components/records/localDay.ts"
import { useAssignLeadsMutation, useSetFollowUpMutation } from "../../../graphql/generated.ts"
import type { LeadKindFacts, ListedLead } from "../lead/leadKind.ts"
import { reloadFields } from "../lead/reloadLeads.ts"
import { type ChangeOutcome, describeGone } from "../status/changeStatuses.ts"
import { useStatusChanges } from "../status/StatusChanges.tsx"

interface LeadChange<Value> {
  id: string
  name: string
  from: Value
  to: Value
}

interface Settings<Value> {
  changes: readonly LeadChange<Value>[]
  /** Equal for equal values. */
  keyOf: (value: Value) => string
  /** Resolves to the ids of leads that no longer exist. */
  save: (ids: string[], to: Value) => Promise<readonly string[]>
  describe: (to: Value) => string
  failed: string
}

/** Saves values in groups, with one undo even if some groups fail. */
const changeLeads = async <Value>(settings: Settings<Value>): Promise<ChangeOutcome | null> => {
  const { changes, keyOf, save, describe, failed } = settings
  const groups = new Map<string, LeadChange<Value>[]>()
  for (const change of changes) {
    const key = keyOf(change.to)
    if (keyOf(change.from) !== key) groups.set(key, [...(groups.get(key) ?? []), change])
  }
  const made: LeadChange<Value>[] = []
  const gone: LeadChange<Value>[] = []
  let hasFailed = false
  for (const group of groups.values()) {
    const [first] = group
    if (!first) continue
    try {
      const goneIds = await save(
        group.map(({ id }) => id),
        first.to,
      )
      for (const change of group) (goneIds.includes(change.id) ? gone : made).push(change)
    } catch {
      hasFailed = true
    }
  }
  // The GraphQL client has logged the failure.
  if (hasFailed) toast.error(failed)
  const [first] = made
  if (!first && gone.length === 0) return null
  const who = made.length === 1 ? first?.name : `${made.length} leads`
  const what =
    made.every(({ to }) => first && keyOf(to) === keyOf(first.to)) && first ? describe(first.to) : "as before"
  return {
    text: [first && `${who}: ${what}.`, describeGone(gone)].filter(Boolean).join(" "),
    hasConflicts: gone.length > 0,
    undo: first
      ? () =>
          changeLeads({ ...settings, changes: made.map((change) => ({ ...change, from: change.to, to: change.from })) })
      : undefined,
  }
}

type Owner = ListedLead["owner"]

type WorkedLead = Pick<ListedLead, "id" | "name" | "owner" | "followUpOn">

export interface WorkMenuProps {
  kind: Pick<LeadKindFacts, "type" | "typename">
  leads: readonly WorkedLead[]
  keys?: string
  onChange?: () => void
}

/** Assigns leads and sets follow-ups, optimistically. */
export const useLeadWork = ({ type, typename }: Pick<LeadKindFacts, "type" | "typename">) => {
  const { run } = useStatusChanges()
  const [assignLeads, { client }] = useAssignLeadsMutation()
  const [setFollowUp] = useSetFollowUpMutation()
  // A kind knows only its own typename, the compiler all of them.
  const leadType = typename as "DriverApplication"

  const saveOwner = async (ids: string[], owner: Owner) => {
    const ownerOf = owner && { __typename: "Colleague" as const, ...owner }
    const leads = ids.map((id) => ({ __typename: leadType, id, owner: ownerOf }))
    const { data } = await assignLeads({
      variables: { leadType: type, ids, ownerId: owner?.id ?? null },
      optimisticResponse: { assignLeads: { leads, notFoundIds: [] } },
    })
    void reloadFields(client, { typename, ids: ids, fields: ["history"] }, ["dashboardSummary"])
    return data?.assignLeads.notFoundIds ?? []
  }

  const saveFollowUp = async (ids: string[], on: string | null) => {
    const leads = ids.map((id) => ({ __typename: leadType, id, followUpOn: on }))
    const { data } = await setFollowUp({
      variables: { leadType: type, ids, on },
      optimisticResponse: { setFollowUp: { leads, notFoundIds: [] } },
    })
    void reloadFields(client, { typename, ids: ids, fields: ["history"] }, ["dashboardSummary"])
    return data?.setFollowUp.notFoundIds ?? []
  }

  return {
    giveTo: (leads: readonly WorkedLead[], owner: Owner) =>
      run(
        () =>
          changeLeads({
            changes: leads.map(({ id, name, owner: from }) => ({ id, name, from, to: owner })),
            keyOf: (value) => value?.id ?? "",
            save: saveOwner,
            describe: (to) => (to ? `assigned to ${to.name}` : "unassigned"),
            failed: "Failed to change the owner",
          }),
        leads.length,
      ),
    followUp: (leads: readonly WorkedLead[], on: string | null) =>
      run(
        () =>
          changeLeads({
            changes: leads.map(({ id, name, followUpOn: from }) => ({ id, name, from, to: on })),
            keyOf: (value) => value ?? "",
            save: saveFollowUp,
            describe: (to) => (to ? `follow up on ${formatDay(to)}` : "no follow-up"),
            failed: "Failed to change the follow-up",
          }),
        leads.length,
      ),
  }
}
