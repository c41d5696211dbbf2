import { useSetAdvertiserSubmissionStatusesMutation } from "../../../graphql/generated.ts"
import type { SaveMoves } from "../../leads/status/changeStatuses.ts"
import { statusChangeInputs } from "../../leads/status/statusChangeInputs.ts"

/** Saves changes of advertiser submissions' status: at once on screen, then on the server, then the lists reload. */
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
      optimisticResponse: {
        setAdvertiserSubmissionStatuses: { advertiserSubmissions, conflicts: [], notFoundIds: [] },
      },
    })
    const { conflicts = [], notFoundIds = [] } = data?.setAdvertiserSubmissionStatuses ?? {}
    return {
      conflicts: conflicts.map(({ companyName, statusChanges, ...lead }) => ({
        ...lead,
        name: companyName,
        changedBy: statusChanges.at(-1)?.changedBy,
      })),
      notFoundIds,
    }
  }
}
