import { platforms } from "@farelight/api/modules/drivers/platform.ts"
import { PAGE_SIZE } from "../../../components/records/describeRange.ts"
import { MailLink } from "../../../components/records/MailLink.tsx"
import type { Column } from "../../../components/records/RecordTable.tsx"
import {
  type DriverApplicationOrderField,
  type DriverApplications_ApplicationFragment,
  useDriverApplicationsQuery,
} from "../../../graphql/generated.ts"
import { LeadLink } from "../../leads/list/LeadLink.tsx"
import { LeadList } from "../../leads/list/LeadList.tsx"
import { filterVariables } from "../../leads/list/leadListView.ts"
import { useLeadListing } from "../../leads/list/useLeadListing.ts"
import type { SaveMoves } from "../../leads/status/changeStatuses.ts"
import { LeadStanding } from "../../leads/status/LeadStanding.tsx"
import { LeadStatusAction } from "../../leads/status/LeadStatusAction.tsx"
import { DriverApplicationFilters } from "./DriverApplicationFilters.tsx"
import { driverApplicationKind } from "./driverApplicationKind.ts"
import { useSaveDriverApplicationMoves } from "./useSaveDriverApplicationMoves.ts"

type DriverColumn = Column<DriverApplications_ApplicationFragment, DriverApplicationOrderField>

const columns = (save: SaveMoves): DriverColumn[] => [
  {
    header: "Name",
    sortKey: "NAME",
    cell: ({ id, name, createdAt }) => (
      <LeadLink type={driverApplicationKind.type} id={id} receivedAt={createdAt}>
        {name}
      </LeadLink>
    ),
  },
  { header: "Email", sortKey: "EMAIL", cell: ({ email }) => <MailLink address={email} /> },
  { header: "City", sortKey: "CITY", cell: ({ city }) => city },
  { header: "Platform", sortKey: "PLATFORM", cell: ({ platform }) => platforms[platform] },
  {
    header: "Vehicle",
    cell: ({ vehicleYear, vehicleMake, vehicleModel }) => `${vehicleYear} ${vehicleMake} ${vehicleModel}`,
  },
  { header: "Status", sortKey: "STATUS", cell: (application) => <LeadStanding {...application} /> },
  {
    header: "Action",
    cell: (application) => <LeadStatusAction lead={application} name={application.name} save={save} />,
  },
]

/** The dashboard's table of driver applications (SPEC §2). */
export const DriverApplications = ({ receivedCount }: { receivedCount: number }) => {
  const listing = useLeadListing(driverApplicationKind)
  const { filter, order, after } = listing.view
  const { data, previousData, error, refetch } = useDriverApplicationsQuery({
    variables: {
      first: PAGE_SIZE,
      after,
      filter: {
        ...filterVariables(filter),
        ...(filter.platforms.length > 0 && { platforms: [...filter.platforms] }),
        ...(filter.city && { city: filter.city }),
      },
      orderBy: order,
    },
    fetchPolicy: "cache-and-network",
  })
  const save = useSaveDriverApplicationMoves()
  const shown = data ?? previousData
  return (
    <LeadList
      kind={driverApplicationKind}
      columns={columns(save)}
      nameOf={({ name }) => name}
      listing={listing}
      page={shown?.driverApplications}
      isStale={data === undefined}
      hasFailed={error !== undefined}
      reload={refetch}
      arrivals={{ now: receivedCount, onLoad: shown?.received.totalCount }}
      save={save}
      filters={<DriverApplicationFilters filter={filter} narrow={listing.narrow} />}
    />
  )
}
