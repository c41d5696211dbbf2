import { Flex } from "@chakra-ui/react/flex"
import { Text } from "@chakra-ui/react/text"
import { EmptyNote } from "../../components/records/EmptyNote.tsx"
import { type Column, RecordTable } from "../../components/records/RecordTable.tsx"
import { LoadMoreButton } from "./LoadMoreButton.tsx"

interface Props<Lead extends { id: string }> {
  label: string
  columns: readonly Column<Lead>[]
  connection: {
    edges: { node: Lead }[]
    pageInfo: { hasNextPage: boolean; endCursor: string | null }
    totalCount: number
  }
  emptyText: string
  loadMore: (after: string) => Promise<unknown>
}

/** The leads loaded so far, how many there are in all, and the way to the rest. */
export const LeadList = <Lead extends { id: string }>({
  label,
  columns,
  connection,
  emptyText,
  loadMore,
}: Props<Lead>) => {
  const { edges, pageInfo, totalCount } = connection
  const { endCursor, hasNextPage } = pageInfo
  if (edges.length === 0) return <EmptyNote>{emptyText}</EmptyNote>
  return (
    <>
      <RecordTable label={label} columns={columns} records={edges.map((edge) => edge.node)} />
      <Flex align="center" justify="space-between" gap="4" paddingTop="4" minHeight="14">
        <Text color="fg.muted" fontSize="sm" aria-live="polite">
          {`Showing ${edges.length.toLocaleString("en-US")} of ${totalCount.toLocaleString("en-US")}`}
        </Text>
        {hasNextPage && endCursor !== null && <LoadMoreButton load={() => loadMore(endCursor)} />}
      </Flex>
    </>
  )
}
