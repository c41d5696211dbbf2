import { useParams } from "react-router-dom"
import { polling } from "../../../apollo/polling.ts"
import { usePrivacyRequestQuery } from "../../../graphql/generated.ts"
import { Box, Grid, Skeleton, Stack } from "../../../parts/chakra.ts"
import { EmptyNote } from "../../../parts/list/ListNotices.tsx"
import { LoadFailure, useLoadState } from "../../../parts/records/LoadFailure.tsx"
import { AnswerGiven } from "./answers/AnswerGiven.tsx"
import { AnswerPanel } from "./answers/AnswerPanel.tsx"
import { RequestFacts } from "./RequestFacts.tsx"
import { RequestLeads } from "./RequestLeads.tsx"

/** One request: what is asked, whose leads these are, and how it is answered. */
export const RequestPage = () => {
  const { id = "" } = useParams()
  const query = usePrivacyRequestQuery({ variables: { id }, fetchPolicy: "cache-and-network", ...polling })
  const { hasFailed, loadedAt } = useLoadState(query)
  const request = query.data?.privacyRequest

  return (
    <Stack gap="5">
      {hasFailed && <LoadFailure retry={query.refetch} shownSince={query.data && loadedAt} />}
      {!query.data && !hasFailed && (
        <Skeleton role="status" aria-label="Loading the request" height="64" borderRadius="l3" />
      )}
      {query.data && !request && <EmptyNote>This request is gone</EmptyNote>}
      {request && (
        <Grid
          templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" }}
          gap="5"
          alignItems="start"
        >
          <Stack gap="5">
            <RequestFacts request={request} />
            <RequestLeads request={request} />
          </Stack>
          <Box position={{ lg: "sticky" }} top="4">
            {request.status === "OPEN" ? (
              <AnswerPanel request={request} reload={query.refetch} />
            ) : (
              <AnswerGiven request={request} />
            )}
          </Box>
        </Grid>
      )}
    </Stack>
  )
}
