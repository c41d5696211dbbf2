import type { LeadStatus } from "../../../graphql/generated.ts"

const statuses = new Map<string, LeadStatus>()

const keyOf = (typename: string, id: string) => `${typename}:${id}`

/** Statuses set in this tab, to tell them from changes by others. */
export const ownMoves = {
  note: (typename: string, id: string, status: LeadStatus) => {
    statuses.set(keyOf(typename, id), status)
  },
  /** True if this tab last set the lead to this status. */
  has: (typename: string, id: string, status: LeadStatus) => statuses.get(keyOf(typename, id)) === status,
}
