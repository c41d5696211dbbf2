import { Box } from "@chakra-ui/react/box"
import { ClampedText } from "../../../components/records/ClampedText.tsx"
import { MailLink } from "../../../components/records/MailLink.tsx"
import type { Column } from "../../../components/records/RecordTable.tsx"
import {
  type AdvertiserSubmissions_ConnectionFragment,
  type AdvertiserSubmissions_SubmissionFragment,
  MoreAdvertiserSubmissionsDocument,
} from "../../../graphql/generated.ts"
import { LeadList } from "../../leads/LeadList.tsx"
import { LeadStatusBadge } from "../../leads/LeadStatusBadge.tsx"
import { useLoadMore } from "../../leads/useLoadMore.ts"
import { AdvertiserSubmissionStatusSelect } from "./AdvertiserSubmissionStatusSelect.tsx"

const columns: Column<AdvertiserSubmissions_SubmissionFragment>[] = [
  { header: "Company", cell: ({ companyName }) => companyName },
  { header: "Contact", cell: ({ contactName }) => contactName },
  { header: "Email", cell: ({ email }) => <MailLink address={email} /> },
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
  { header: "Status", cell: ({ status }) => <LeadStatusBadge status={status} /> },
  { header: "Action", cell: (submission) => <AdvertiserSubmissionStatusSelect submission={submission} /> },
]

/** The dashboard's table of advertiser inquiries (SPEC §2); `cities` is shown as its location and message (DESIGN §3.4). */
export const AdvertiserSubmissions = ({ connection }: { connection: AdvertiserSubmissions_ConnectionFragment }) => (
  <LeadList
    label="Advertiser inquiries"
    columns={columns}
    connection={connection}
    emptyText="No advertiser inquiries yet"
    loadMore={useLoadMore(MoreAdvertiserSubmissionsDocument)}
  />
)
