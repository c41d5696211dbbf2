import { useSetDriverApplicationStatusesMutation } from "../../../graphql/generated.ts"
import type { SaveMoves } from "../../leads/status/changeStatuses.ts"
import { statusChangeInputs } from "../../leads/status/statusChangeInputs.ts"

/** Saves changes of driver applications' status: at once on screen, then on the server, then the lists reload (SPEC §4). */
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
      optimisticResponse: { setDriverApplicationStatuses: { driverApplications, conflicts: [] } },
    })
    return (data?.setDriverApplicationStatuses.conflicts ?? []).map(({ id, name, status, statusChanges }) => ({
      id,
      name,
      status,
      changedBy: statusChanges.at(-1)?.changedBy,
    }))
  }
}
