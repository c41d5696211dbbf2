import { useMutation } from "@apollo/client/react"
import type { LeadStatus } from "../../../graphql/generated.ts"
import type { LeadKind, LeadTypes } from "../lead/leadKind.ts"
import { reloadFields } from "../lead/reloadLeads.ts"
import type { SaveMoves } from "./changeStatuses.ts"

const statuses = new Map<string, LeadStatus>()

const keyOf = (typename: string, id: string) => `${typename}:${id}`

/** Statuses that this tab has set, so that changes by others can be told apart. */
export const ownStatusChanges = {
  note: (typename: string, id: string, status: LeadStatus) => {
    statuses.set(keyOf(typename, id), status)
  },
  has: (typename: string, id: string, status: LeadStatus) => statuses.get(keyOf(typename, id)) === status,
}

type SavedKind = Pick<LeadKind<LeadTypes>, "type" | "typename" | "setStatusesDocument">

/** Shows the change before the response, and reloads only visible data that the response lacks. */
export const useSaveMoves = ({ type, typename, setStatusesDocument }: SavedKind): SaveMoves => {
  const [setStatuses, { client }] = useMutation(setStatusesDocument)
  const save: SaveMoves = async (moves) => {
    for (const { id, to } of moves) ownStatusChanges.note(typename, id, to)
    const leads = moves.map(({ id, to, reason }) => ({
      __typename: typename,
      id,
      status: to,
      statusReason: reason,
      answerDueAt: null,
    }))
    const { data } = await setStatuses({
      variables: {
        changes: moves.map(({ id, from, to, reason }) => ({
          id,
          status: to,
          expectedStatus: from,
          ...((reason || from === to) && { reason }),
        })),
      },
      optimisticResponse: { changes: { leads, conflicts: [], notFoundIds: [] } },
    })
    const ids = moves.map(({ id }) => id)
    void reloadFields(client, { typename, ids, fields: ["history"] }, ["dashboardSummary", "leadStatistics"])
    const { conflicts = [], notFoundIds = [] } = data?.changes ?? {}
    return {
      conflicts: conflicts.map(({ statusChanges, ...lead }) => ({
        ...lead,
        changedBy: statusChanges.at(-1)?.changedBy,
      })),
      notFoundIds,
    }
  }
  save.leadType = type
  return save
}
