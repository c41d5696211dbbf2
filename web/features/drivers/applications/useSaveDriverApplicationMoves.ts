import { useSetDriverApplicationStatusesMutation } from "../../../graphql/generated.ts"
import type { SaveMoves } from "../../leads/status/changeStatuses.ts"
import { statusChangeInputs } from "../../leads/status/statusChangeInputs.ts"

/** Saves changes of driver applications' status: at once on screen, then on the server, then the lists reload. */
export const useSaveDriverApplicationMoves = (): SaveMoves => {
  const [setStatuses] = useSetDriverApplicationStatusesMutation({ refetchQueries: "active" })
  return async (moves) => {
    const driverApplications = moves.map(({ id, to }) => ({
      __typename: "DriverApplication" as const,
      id,
      status: to,
      answerDueAt: null,
    }))
    const { data } = await setStatuses({
      variables: { changes: statusChangeInputs(moves) },
      optimisticResponse: { setDriverApplicationStatuses: { driverApplications, conflicts: [], notFoundIds: [] } },
    })
    const { conflicts = [], notFoundIds = [] } = data?.setDriverApplicationStatuses ?? {}
    return {
      conflicts: conflicts.map(({ statusChanges, ...lead }) => ({
        ...lead,
        changedBy: statusChanges.at(-1)?.changedBy,
      })),
      notFoundIds,
    }
  }
}
