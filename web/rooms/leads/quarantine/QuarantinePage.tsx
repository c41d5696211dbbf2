import { useQuarantineQuery } from "../../../graphql/generated.ts"
import { Stack, Text } from "../../../parts/chakra.ts"
import { EmptyNote } from "../../../parts/list/ListNotices.tsx"
import { LoadingRows } from "../../../parts/list/LoadingRows.tsx"
import { LoadMore } from "../../../parts/list/LoadMore.tsx"
import { usePagedQuery } from "../../../parts/list/usePagedQuery.ts"
import { LoadFailure } from "../../../parts/records/LoadFailure.tsx"
import { QuarantineTable } from "./QuarantineTable.tsx"

const PAGE_SIZE = 50

/** What was submitted and may be spam. */
export const QuarantinePage = () => {
  const query = useQuarantineQuery({ variables: { first: PAGE_SIZE, after: null }, fetchPolicy: "network-only" })
  const { page, hasFailed, loadedAt, reload, more } = usePagedQuery(query, "quarantinedSubmissions")

  return (
    <Stack gap="4">
      <Text color="fg.muted" maxWidth="prose">
        These look like spam. Their senders were answered like everybody else, but nobody was mailed, and they count
        nowhere. Make a lead of what is real; the rest is deleted after 90 days.
      </Text>
      {hasFailed && <LoadFailure retry={reload} shownSince={page && loadedAt} />}
      {!page && !hasFailed && <LoadingRows label="Loading the quarantine" />}
      {page?.nodes.length === 0 && <EmptyNote>Nothing is in quarantine</EmptyNote>}
      {page && page.nodes.length > 0 && <QuarantineTable submissions={page.nodes} reload={reload} />}
      <LoadMore more={more} />
    </Stack>
  )
}
