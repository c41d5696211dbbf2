import { useFragment } from "@apollo/client/react"
import { Box } from "@chakra-ui/react/box"
import { MailLink } from "../../../components/records/ContactLinks.tsx"
import { useLoadState } from "../../../components/records/LoadFailure.tsx"
import type { Column } from "../../../components/records/RecordTable.tsx"
import { ClampedText } from "../../../components/records/RecordText.tsx"
import { useFrozenPage } from "../../../components/records/useFrozenPage.ts"
import {
  type AdvertiserSubmissionOrderField,
  type AdvertiserSubmissions_SubmissionFragment,
  AdvertiserSubmissions_SubmissionFragmentDoc,
  useAdvertiserSubmissionsQuery,
} from "../../../graphql/generated.ts"
import { hasLeftFilter } from "../../leads/list/hasLeftFilter.ts"
import { LeadLink } from "../../leads/list/LeadLink.tsx"
import { LeadList } from "../../leads/list/LeadList.tsx"
import { filterVariables, PAGE_SIZE } from "../../leads/list/leadListView.ts"
import { useLeadListing } from "../../leads/list/useLeadListing.ts"
import type { SaveMoves } from "../../leads/status/changeStatuses.ts"
import { LeadStanding } from "../../leads/status/LeadStanding.tsx"
import { LeadStatusAction } from "../../leads/status/LeadStatusAction.tsx"
import { advertiserSubmissionKind } from "./advertiserSubmissionKind.ts"
import { useSaveAdvertiserSubmissionMoves } from "./useSaveAdvertiserSubmissionMoves.ts"

type AdvertiserColumn = Column<AdvertiserSubmissions_SubmissionFragment, AdvertiserSubmissionOrderField>

type HasLeft = (submission: AdvertiserSubmissions_SubmissionFragment) => boolean

const columns = (save: SaveMoves, hasLeft: HasLeft): AdvertiserColumn[] => [
  {
    header: "Company",
    sortKey: "COMPANY",
    cell: ({ id, companyName, createdAt }) => (
      <LeadLink type={advertiserSubmissionKind.type} id={id} receivedAt={createdAt}>
        {companyName}
      </LeadLink>
    ),
  },
  { header: "Contact", sortKey: "CONTACT", cell: ({ contactName }) => contactName },
  { header: "Email", sortKey: "EMAIL", cell: ({ email }) => <MailLink address={email} /> },
  { header: "Budget", cell: ({ budgetRange }) => budgetRange },
  {
    header: "Cities",
    cell: ({ location, message }) => (
      <Box maxWidth="sm">
        {location}
        {message && <ClampedText>{message}</ClampedText>}
      </Box>
    ),
  },
  {
    header: "Status",
    sortKey: "STATUS",
    cell: (submission) => <LeadStanding {...submission} hasLeft={hasLeft(submission)} />,
  },
  {
    header: "Action",
    cell: (submission) => <LeadStatusAction lead={submission} name={submission.companyName} save={save} />,
  },
]

interface Props {
  /** How many have arrived by now, if that is known. */
  receivedCount: number | undefined
  /** The dashboard has lost touch with the server. */
  isOld: boolean
}

/** The dashboard's table of advertiser inquiries; `cities` is shown as its location and message. */
export const AdvertiserSubmissions = ({ receivedCount, isOld }: Props) => {
  const listing = useLeadListing(advertiserSubmissionKind)
  const { filter, order, after } = listing.view
  const query = useAdvertiserSubmissionsQuery({
    variables: { first: PAGE_SIZE, after, filter: filterVariables(filter), orderBy: order },
    fetchPolicy: "cache-and-network",
  })
  const save = useSaveAdvertiserSubmissionMoves()
  const { frozen, isStale, reload } = useFrozenPage(listing.address, query)
  const { hasFailed, loadedAt } = useLoadState(query)
  const rows = useFragment({
    fragment: AdvertiserSubmissions_SubmissionFragmentDoc,
    from: [...(frozen?.advertiserSubmissions.nodes ?? [])],
  })
  return (
    <LeadList
      kind={advertiserSubmissionKind}
      columns={columns(save, (lead) => !isStale && hasLeftFilter(filter, lead))}
      nameOf={({ companyName }) => companyName}
      listing={listing}
      page={frozen && { ...frozen.advertiserSubmissions, ...(rows.complete && { nodes: rows.data }) }}
      countNow={query.data?.advertiserSubmissions.totalCount}
      isStale={isStale}
      hasFailed={hasFailed}
      isOld={isOld || hasFailed}
      loadedAt={loadedAt}
      reload={reload}
      arrivals={{ now: receivedCount, onLoad: frozen?.received.totalCount }}
      save={save}
    />
  )
}
