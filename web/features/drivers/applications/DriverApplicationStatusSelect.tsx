import {
  type DriverApplications_ApplicationFragment,
  useSetDriverApplicationStatusMutation,
} from "../../../graphql/generated.ts"
import { LeadStatusSelect } from "../../leads/LeadStatusSelect.tsx"
import { statusChange } from "../../leads/statusChange.ts"

type Props = { application: Pick<DriverApplications_ApplicationFragment, "id" | "name" | "status"> }

/** Changes the status of one driver application. */
export const DriverApplicationStatusSelect = ({ application: { id, name, status } }: Props) => {
  const [setStatus, { loading }] = useSetDriverApplicationStatusMutation(statusChange)
  return (
    <LeadStatusSelect
      label={`Status of ${name}`}
      status={status}
      isSaving={loading}
      save={(chosen) => setStatus({ variables: { id, status: chosen } })}
    />
  )
}
