import type { LeadStatus } from "../../../graphql/generated.ts"

const statuses = new Map<string, LeadStatus>()

const keyOf = (typename: string, id: string) => `${typename}:${id}`

/** The statuses into which leads were put from here, so that what others have changed can be told apart. */
export const ownMoves = {
  note: (typename: string, id: string, status: LeadStatus) => {
    statuses.set(keyOf(typename, id), status)
  },
  /** Whether the lead was last put into this status from here. */
  has: (typename: string, id: string, status: LeadStatus) => statuses.get(keyOf(typename, id)) === status,
}
