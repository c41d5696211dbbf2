import { useSetAdvertiserSubmissionStatusesMutation } from "../../../graphql/generated.ts"
import type { SaveMoves } from "../../leads/status/changeStatuses.ts"
import { statusChangeInputs } from "../../leads/status/statusChangeInputs.ts"

/** Saves changes of advertiser submissions' status: at once on screen, then on the server, then the lists reload (SPEC §4). */
export const useSaveAdvertiserSubmissionMoves = (): SaveMoves => {
  const [setStatuses] = useSetAdvertiserSubmissionStatusesMutation({ refetchQueries: "active" })
  return async (moves) => {
    const advertiserSubmissions = moves.map(({ id, to }) => ({
      __typename: "AdvertiserSubmission" as const,
      id,
      status: to,
      answerDueAt: null,
    }))
    const { data } = await setStatuses({
      variables: { changes: statusChangeInputs(moves) },
      optimisticResponse: { setAdvertiserSubmissionStatuses: { advertiserSubmissions, conflicts: [] } },
    })
    return (data?.setAdvertiserSubmissionStatuses.conflicts ?? []).map(
      ({ id, companyName, status, statusChanges }) => ({
        id,
        name: companyName,
        status,
        changedBy: statusChanges.at(-1)?.changedBy,
      }),
    )
  }
}
