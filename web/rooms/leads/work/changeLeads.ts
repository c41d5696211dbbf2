import { toast } from "sonner"
import { type ChangeOutcome, describeGone } from "../status/changeStatuses.ts"

export interface LeadChange<Value> {
  id: string
  name: string
  from: Value
  to: Value
}

interface Settings<Value> {
  changes: readonly LeadChange<Value>[]
  /** Equal for equal values. */
  keyOf: (value: Value) => string
  /** Has the server give the value to the leads; resolves to the ids of those that no longer exist. */
  save: (ids: string[], to: Value) => Promise<readonly string[]>
  /** What has become of the leads, such as `given to Kim`. */
  describe: (to: Value) => string
  failed: string
}

/**
 * Gives leads new values, those with the same value together. What was done is told, with a way to undo it, even if the
 * server could not be asked for the rest.
 */
export const changeLeads = async <Value>(settings: Settings<Value>): Promise<ChangeOutcome | null> => {
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
  // The GraphQL client has already logged the failure to the console.
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
