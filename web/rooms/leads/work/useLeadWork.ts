import { toast } from "sonner"
import { formatDay } from "../../../components/records/localDay.ts"
import { useAssignLeadsMutation, useSetFollowUpMutation } from "../../../graphql/generated.ts"
import type { LeadKindFacts, ListedLead } from "../lead/leadKind.ts"
import { reloadFields } from "../lead/reloadLeads.ts"
import { batches, type Change, saveInBatches } from "../status/batches.ts"
import { describeGone } from "../status/changeStatuses.ts"
import { useStatusChanges } from "../status/StatusChanges.tsx"

interface LeadChange<Value> {
  id: string
  name: string
  from: Value
  to: Value
}

interface Settings<Value> {
  changes: readonly LeadChange<Value>[]
  keyOf: (value: Value) => string
  /** Resolves to the ids of leads that no longer exist. */
  save: (ids: string[], to: Value) => Promise<readonly string[]>
  describe: (to: Value) => string
  failed: string
}

/** Leads with the same new value are saved together. There is one undo for all, even if some groups fail. */
const changeLeads =
  <Value>(settings: Settings<Value>): Change =>
  async (progress) => {
    const { changes, keyOf, save, describe, failed } = settings
    const groups = new Map<string, LeadChange<Value>[]>()
    for (const change of changes) {
      const key = keyOf(change.to)
      if (keyOf(change.from) !== key) groups.set(key, [...(groups.get(key) ?? []), change])
    }
    const made: LeadChange<Value>[] = []
    const gone: LeadChange<Value>[] = []
    const { error, text, rest } = await saveInBatches([...groups.values()], progress, async (batch) => {
      const [first] = batch
      if (!first) return
      const ids = batch.map(({ id }) => id)
      const goneIds = await save(ids, first.to)
      for (const change of batch) (goneIds.includes(change.id) ? gone : made).push(change)
    })
    // Not logged here, as the GraphQL client logs failures.
    if (error) toast.error(failed)
    const [first] = made
    if (!first && gone.length === 0 && changes.length <= batches.size) return null
    const who = made.length === 1 ? first?.name : `${made.length.toLocaleString("en-US")} leads`
    const what =
      made.every(({ to }) => first && keyOf(to) === keyOf(first.to)) && first ? describe(first.to) : "as before"
    const undone = made.map((change) => ({ ...change, from: change.to, to: change.from }))
    return {
      text: [first && `${who}: ${what}.`, describeGone(gone), text].filter(Boolean).join(" "),
      hasConflicts: gone.length > 0 || error !== undefined,
      undo: first && changeLeads({ ...settings, changes: undone }),
      rest: rest((left) => changeLeads({ ...settings, changes: left })),
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

export const useLeadWork = ({ type, typename }: Pick<LeadKindFacts, "type" | "typename">) => {
  const { run } = useStatusChanges()
  const [assignLeads, { client }] = useAssignLeadsMutation()
  const [setFollowUp] = useSetFollowUpMutation()
  // `typename` is a string, but the generated types require one of the known names.
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
        changeLeads({
          changes: leads.map(({ id, name, owner: from }) => ({ id, name, from, to: owner })),
          keyOf: (value) => value?.id ?? "",
          save: saveOwner,
          describe: (to) => (to ? `assigned to ${to.name}` : "unassigned"),
          failed: "Failed to change the owner",
        }),
      ),
    followUp: (leads: readonly WorkedLead[], on: string | null) =>
      run(
        changeLeads({
          changes: leads.map(({ id, name, followUpOn: from }) => ({ id, name, from, to: on })),
          keyOf: (value) => value ?? "",
          save: saveFollowUp,
          describe: (to) => (to ? `follow up on ${formatDay(to)}` : "no follow-up"),
          failed: "Failed to change the follow-up",
        }),
      ),
  }
}
