import { platforms } from "@farelight/api/modules/drivers/platform.ts"
import { MailLink } from "../../../components/records/MailLink.tsx"
import type { Column } from "../../../components/records/RecordTable.tsx"
import {
  type DriverApplications_ApplicationFragment,
  type DriverApplications_ConnectionFragment,
  MoreDriverApplicationsDocument,
} from "../../../graphql/generated.ts"
import { LeadList } from "../../leads/LeadList.tsx"
import { LeadStatusBadge } from "../../leads/LeadStatusBadge.tsx"
import { useLoadMore } from "../../leads/useLoadMore.ts"
import { DriverApplicationStatusSelect } from "./DriverApplicationStatusSelect.tsx"

const columns: Column<DriverApplications_ApplicationFragment>[] = [
  { header: "Name", cell: ({ name }) => name },
  { header: "Email", cell: ({ email }) => <MailLink address={email} /> },
  { header: "City", cell: ({ city }) => city },
  { header: "Platform", cell: ({ platform }) => platforms[platform] },
  {
    header: "Vehicle",
    cell: ({ vehicleYear, vehicleMake, vehicleModel }) => `${vehicleYear} ${vehicleMake} ${vehicleModel}`,
  },
  { header: "Status", cell: ({ status }) => <LeadStatusBadge status={status} /> },
  { header: "Action", cell: (application) => <DriverApplicationStatusSelect application={application} /> },
]

/** The dashboard's table of driver applications (SPEC §2). */
export const DriverApplications = ({ connection }: { connection: DriverApplications_ConnectionFragment }) => (
  <LeadList
    label="Driver applications"
    columns={columns}
    connection={connection}
    emptyText="No driver applications yet"
    loadMore={useLoadMore(MoreDriverApplicationsDocument)}
  />
)
