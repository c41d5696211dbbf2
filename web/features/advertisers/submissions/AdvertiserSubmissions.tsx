import { Box } from "@chakra-ui/react/box"
import { ClampedText } from "../../../components/records/ClampedText.tsx"
import { PAGE_SIZE } from "../../../components/records/describeRange.ts"
import { MailLink } from "../../../components/records/MailLink.tsx"
import type { Column } from "../../../components/records/RecordTable.tsx"
import {
  type AdvertiserSubmissionOrderField,
  type AdvertiserSubmissions_SubmissionFragment,
  useAdvertiserSubmissionsQuery,
} from "../../../graphql/generated.ts"
import { LeadLink } from "../../leads/list/LeadLink.tsx"
import { LeadList } from "../../leads/list/LeadList.tsx"
import { filterVariables } from "../../leads/list/leadListView.ts"
import { useLeadListing } from "../../leads/list/useLeadListing.ts"
import type { SaveMoves } from "../../leads/status/changeStatuses.ts"
import { LeadStanding } from "../../leads/status/LeadStanding.tsx"
import { LeadStatusAction } from "../../leads/status/LeadStatusAction.tsx"
import { advertiserSubmissionKind } from "./advertiserSubmissionKind.ts"
import { useSaveAdvertiserSubmissionMoves } from "./useSaveAdvertiserSubmissionMoves.ts"

type AdvertiserColumn = Column<AdvertiserSubmissions_SubmissionFragment, AdvertiserSubmissionOrderField>

const columns = (save: SaveMoves): AdvertiserColumn[] => [
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
  { header: "Status", sortKey: "STATUS", cell: (submission) => <LeadStanding {...submission} /> },
  {
    header: "Action",
    cell: (submission) => <LeadStatusAction lead={submission} name={submission.companyName} save={save} />,
  },
]

/** The dashboard's table of advertiser inquiries (SPEC §2); `cities` is shown as its location and message (DESIGN §3.4). */
export const AdvertiserSubmissions = ({ receivedCount }: { receivedCount: number }) => {
  const listing = useLeadListing(advertiserSubmissionKind)
  const { filter, order, after } = listing.view
  const { data, previousData, error, refetch } = useAdvertiserSubmissionsQuery({
    variables: { first: PAGE_SIZE, after, filter: filterVariables(filter), orderBy: order },
    fetchPolicy: "cache-and-network",
  })
  const save = useSaveAdvertiserSubmissionMoves()
  const shown = data ?? previousData
  return (
    <LeadList
      kind={advertiserSubmissionKind}
      columns={columns(save)}
      nameOf={({ companyName }) => companyName}
      listing={listing}
      page={shown?.advertiserSubmissions}
      isStale={data === undefined}
      hasFailed={error !== undefined}
      reload={refetch}
      arrivals={{ now: receivedCount, onLoad: shown?.received.totalCount }}
      save={save}
    />
  )
}
