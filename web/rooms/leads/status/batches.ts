import type { LeadType } from "../../../graphql/generated.ts"

/** The server's limit for a change of several leads. Tests replace it. */
export const batches = { size: 500 }

export interface Progress {
  begin: (total: number) => void
  add: (count: number) => void
  isStopped: () => boolean
}

/** Null if nothing changed. The change has then shown a toast itself. */
export type Change = (progress: Progress) => Promise<ChangeOutcome | null>

export interface ChangeOutcome {
  text: string
  hasConflicts: boolean
  undo: Change | undefined
  /** Repeats the change for leads that are unchanged because of a failure or because the operator stopped it. */
  rest?: { label: string; change: Change } | undefined
  /** If all changed leads have the same status, they can be given a reason for it. */
  explain?: { leadType: LeadType; reason: string | null; give: (reason: string | null) => Change }
}

const counted = (count: number) => `${count.toLocaleString("en-US")} lead${count === 1 ? "" : "s"}`

/** Saves each group in batches up to the server's limit, and stops at the first failure. */
export const saveInBatches = async <Item>(
  groups: readonly (readonly Item[])[],
  progress: Progress,
  save: (batch: readonly Item[]) => Promise<void>,
) => {
  progress.begin(groups.reduce((total, { length }) => total + length, 0))
  const left: Item[] = []
  let error: unknown
  for (const group of groups)
    for (let start = 0; start < group.length; start += batches.size) {
      const batch = group.slice(start, start + batches.size)
      if (left.length > 0 || progress.isStopped()) left.push(...batch)
      else
        try {
          await save(batch)
          progress.add(batch.length)
        } catch (failure) {
          error = failure
          left.push(...batch)
        }
    }
  const text = error ? `${counted(left.length)} could not be changed.` : `Stopped before ${counted(left.length)}.`
  return {
    error,
    text: left.length > 0 ? text : "",
    rest: (change: (left: readonly Item[]) => Change) =>
      left.length > 0 ? { label: error ? "Try again" : "Continue", change: change(left) } : undefined,
  }
}
