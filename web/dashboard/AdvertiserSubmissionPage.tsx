import { Text } from "@chakra-ui/react/text"
import { adFormats } from "@farelight/api/modules/advertisers/contract.ts"
import { useParams } from "react-router-dom"
import { polling } from "../apollo/polling.ts"
import { MailLink } from "../components/records/ContactLinks.tsx"
import { useLoadState } from "../components/records/LoadFailure.tsx"
import { Moment } from "../components/records/Moment.tsx"
import { Panel } from "../components/records/Panel.tsx"
import { useSaveAdvertiserSubmissionMoves } from "../features/advertisers/submissions/useSaveAdvertiserSubmissionMoves.ts"
import { LeadDetails } from "../features/leads/details/LeadDetails.tsx"
import { type AdvertiserSubmissionPageQuery, useAdvertiserSubmissionPageQuery } from "../graphql/generated.ts"
import { LeadScreen } from "./LeadScreen.tsx"

const detailsOf = (submission: NonNullable<AdvertiserSubmissionPageQuery["advertiserSubmission"]>) => [
  { term: "Contact", value: submission.contactName },
  { term: "Email", value: <MailLink address={submission.email} /> },
  { term: "Location", value: submission.location },
  { term: "Budget", value: submission.budgetRange },
  { term: "Ad formats", value: submission.adFormats.map((name) => adFormats[name]).join(", ") },
  { term: "Received", value: <Moment at={submission.createdAt} /> },
  { term: "Accepted Terms of", value: submission.acceptedTermsDate ?? "No form was used" },
]

/** An advertiser submission's own page. */
export const AdvertiserSubmissionPage = () => {
  const { id = "" } = useParams()
  const query = useAdvertiserSubmissionPageQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
    ...polling,
  })
  const { data, refetch } = query
  const { hasFailed, loadedAt } = useLoadState(query)
  const save = useSaveAdvertiserSubmissionMoves()
  const submission = data?.advertiserSubmission
  return (
    <LeadScreen
      tab="advertisers"
      listName="Advertiser Inquiries"
      name={submission === null ? null : submission?.companyName}
      hasFailed={hasFailed}
      loadedAt={loadedAt}
      retry={refetch}
    >
      {submission && (
        <LeadDetails
          type="ADVERTISER_SUBMISSION"
          name={submission.companyName}
          lead={submission}
          details={detailsOf(submission)}
          save={save}
        >
          {submission.message && (
            <Panel title="Message">
              <Text whiteSpace="pre-line" overflowWrap="anywhere">
                {submission.message}
              </Text>
            </Panel>
          )}
        </LeadDetails>
      )}
    </LeadScreen>
  )
}
