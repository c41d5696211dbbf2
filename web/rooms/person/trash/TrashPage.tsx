import { useRef } from "react"
import { useTrashQuery } from "../../../graphql/generated.ts"
import { Flex, Stack, Text } from "../../../parts/chakra.ts"
import { EmptyNote } from "../../../parts/list/ListNotices.tsx"
import { LoadingRows } from "../../../parts/list/LoadingRows.tsx"
import { LoadMore } from "../../../parts/list/LoadMore.tsx"
import { usePagedQuery } from "../../../parts/list/usePagedQuery.ts"
import { RouteLink } from "../../../parts/RouteLink.tsx"
import { LoadFailure } from "../../../parts/records/LoadFailure.tsx"
import { TrashTable } from "./TrashTable.tsx"

const PAGE_SIZE = 25

/** What was deleted and can be restored. */
export const TrashPage = ({ personPath }: { personPath: string }) => {
  const query = useTrashQuery({ variables: { first: PAGE_SIZE, after: null }, fetchPolicy: "network-only" })
  const { page, hasFailed, loadedAt, reload, more } = usePagedQuery(query, "trash")
  const top = useRef<HTMLDivElement>(null)

  return (
    <Stack gap="4" ref={top} tabIndex={-1} outline="none">
      <Flex justify="space-between" align="baseline" wrap="wrap" columnGap="8" rowGap="2">
        <Text color="fg.muted" maxWidth="prose">
          Deleted leads are in no list, search, count or export. Each can be restored for 30 days, with its notes and
          mails; then it is erased for good.
        </Text>
        <RouteLink to={personPath}>Erase a person</RouteLink>
      </Flex>
      {hasFailed && <LoadFailure retry={reload} shownSince={page && loadedAt} />}
      {!page && !hasFailed && <LoadingRows label="Loading the trash" />}
      {page?.nodes.length === 0 && <EmptyNote>The trash is empty</EmptyNote>}
      {page && page.nodes.length > 0 && (
        // The button that was pressed disappears with its row.
        <TrashTable leads={page.nodes} moved={() => top.current?.focus({ preventScroll: true })} />
      )}
      <LoadMore more={more} />
    </Stack>
  )
}
