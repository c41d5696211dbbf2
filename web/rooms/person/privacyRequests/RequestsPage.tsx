import { useSearchParams } from "react-router-dom"
import { polling } from "../../../apollo/polling.ts"
import { usePrivacyRequestsQuery } from "../../../graphql/generated.ts"
import { Stack, Text } from "../../../parts/chakra.ts"
import { EmptyNote } from "../../../parts/list/ListNotices.tsx"
import { LoadingRows } from "../../../parts/list/LoadingRows.tsx"
import { LoadMore } from "../../../parts/list/LoadMore.tsx"
import { PaneSwitch } from "../../../parts/list/ToggleGroup.tsx"
import { usePagedQuery } from "../../../parts/list/usePagedQuery.ts"
import { LoadFailure } from "../../../parts/records/LoadFailure.tsx"
import { NoRequests } from "./NoRequests.tsx"
import { RequestTable } from "./RequestTable.tsx"

const PAGE_SIZE = 50

const panes = ["Open", "Answered"] as const

/** What people ask for about their own data: what is open by its due date, and what was answered. */
export const RequestsPage = () => {
  const [address, setAddress] = useSearchParams()
  const isAnswered = address.get("status") === "answered"
  const query = usePrivacyRequestsQuery({
    variables: { status: isAnswered ? "ANSWERED" : "OPEN", first: PAGE_SIZE, after: null },
    fetchPolicy: "cache-and-network",
    ...polling,
  })
  const { page: known, isStale, hasFailed, loadedAt, reload, more } = usePagedQuery(query, "privacyRequests")
  const page = isStale ? undefined : known

  return (
    <Stack gap="4">
      <Text color="fg.muted" maxWidth="prose">
        The law gives you 45 days for an answer, counted from the day it was asked. You can extend that once by 45 days
        if you tell the person why.
      </Text>
      <PaneSwitch
        label="Which requests"
        panes={panes}
        shown={isAnswered ? "Answered" : "Open"}
        show={(pane) => setAddress(pane === "Answered" ? { status: "answered" } : {}, { replace: true })}
      />
      {hasFailed && <LoadFailure retry={reload} shownSince={page && loadedAt} />}
      {!page && !hasFailed && <LoadingRows label="Loading the requests" />}
      {page?.nodes.length === 0 && (isAnswered ? <EmptyNote>No request was answered yet</EmptyNote> : <NoRequests />)}
      {page && page.nodes.length > 0 && <RequestTable requests={page.nodes} isAnswered={isAnswered} />}
      {page && <LoadMore more={more} />}
    </Stack>
  )
}
