import { useFragment } from "@apollo/client/react"
import { platforms } from "@farelight/api/modules/drivers/contract.ts"
import { MailLink } from "../../../components/records/ContactLinks.tsx"
import { useLoadState } from "../../../components/records/LoadFailure.tsx"
import type { Column } from "../../../components/records/RecordTable.tsx"
import { useFrozenPage } from "../../../components/records/useFrozenPage.ts"
import {
  type DriverApplicationOrderField,
  type DriverApplications_ApplicationFragment,
  DriverApplications_ApplicationFragmentDoc,
  useDriverApplicationsQuery,
} from "../../../graphql/generated.ts"
import { hasLeftFilter } from "../../leads/list/hasLeftFilter.ts"
import { LeadLink } from "../../leads/list/LeadLink.tsx"
import { LeadList } from "../../leads/list/LeadList.tsx"
import { filterVariables, PAGE_SIZE } from "../../leads/list/leadListView.ts"
import { useLeadListing } from "../../leads/list/useLeadListing.ts"
import type { SaveMoves } from "../../leads/status/changeStatuses.ts"
import { LeadStanding } from "../../leads/status/LeadStanding.tsx"
import { LeadStatusAction } from "../../leads/status/LeadStatusAction.tsx"
import { DriverApplicationFilters } from "./DriverApplicationFilters.tsx"
import { driverApplicationKind } from "./driverApplicationKind.ts"
import { useSaveDriverApplicationMoves } from "./useSaveDriverApplicationMoves.ts"

type DriverColumn = Column<DriverApplications_ApplicationFragment, DriverApplicationOrderField>

type HasLeft = (application: DriverApplications_ApplicationFragment) => boolean

const columns = (save: SaveMoves, hasLeft: HasLeft): DriverColumn[] => [
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
  {
    header: "Status",
    sortKey: "STATUS",
    cell: (application) => <LeadStanding {...application} hasLeft={hasLeft(application)} />,
  },
  {
    header: "Action",
    cell: (application) => <LeadStatusAction lead={application} name={application.name} save={save} />,
  },
]

interface Props {
  /** How many have arrived by now, if that is known. */
  receivedCount: number | undefined
  /** The dashboard has lost touch with the server. */
  isOld: boolean
}

/** The dashboard's table of driver applications. */
export const DriverApplications = ({ receivedCount, isOld }: Props) => {
  const listing = useLeadListing(driverApplicationKind)
  const { filter, order, after } = listing.view
  const query = useDriverApplicationsQuery({
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
  const { frozen, isStale, reload } = useFrozenPage(listing.address, query)
  const { hasFailed, loadedAt } = useLoadState(query)
  const rows = useFragment({
    fragment: DriverApplications_ApplicationFragmentDoc,
    from: [...(frozen?.driverApplications.nodes ?? [])],
  })
  return (
    <LeadList
      kind={driverApplicationKind}
      columns={columns(save, (lead) => !isStale && hasLeftFilter(filter, lead))}
      nameOf={({ name }) => name}
      listing={listing}
      page={frozen && { ...frozen.driverApplications, ...(rows.complete && { nodes: rows.data }) }}
      countNow={query.data?.driverApplications.totalCount}
      isStale={isStale}
      hasFailed={hasFailed}
      isOld={isOld || hasFailed}
      loadedAt={loadedAt}
      reload={reload}
      arrivals={{ now: receivedCount, onLoad: frozen?.received.totalCount }}
      save={save}
      filters={<DriverApplicationFilters filter={filter} narrow={listing.narrow} />}
    />
  )
}
