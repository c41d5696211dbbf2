import {
  type AdvertiserSubmissions_SubmissionFragment,
  useSetAdvertiserSubmissionStatusMutation,
} from "../../../graphql/generated.ts"
import { LeadStatusSelect } from "../../leads/LeadStatusSelect.tsx"
import { statusChange } from "../../leads/statusChange.ts"

type Props = { submission: Pick<AdvertiserSubmissions_SubmissionFragment, "id" | "companyName" | "status"> }

/** Changes the status of one advertiser submission. */
export const AdvertiserSubmissionStatusSelect = ({ submission: { id, companyName, status } }: Props) => {
  const [setStatus, { loading }] = useSetAdvertiserSubmissionStatusMutation(statusChange)
  return (
    <LeadStatusSelect
      label={`Status of ${companyName}`}
      status={status}
      isSaving={loading}
      save={(chosen) => setStatus({ variables: { id, status: chosen } })}
    />
  )
}
