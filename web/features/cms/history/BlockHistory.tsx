import { useApolloClient } from "@apollo/client/react"
import { Button } from "@chakra-ui/react/button"
import { Flex } from "@chakra-ui/react/flex"
import { Stack } from "@chakra-ui/react/stack"
import { Text } from "@chakra-ui/react/text"
import { useState } from "react"
import { ModalDialog } from "../../../components/ModalDialog.tsx"
import { LoadFailure } from "../../../components/records/LoadFailure.tsx"
import {
  type CmsBlockHistory_VersionFragment,
  type CmsEditor_BlockFragment,
  useCmsBlockHistoryQuery,
} from "../../../graphql/generated.ts"
import { type Content, contentOf } from "../changes/content.ts"
import { keyInWords } from "../changes/contentPath.ts"
import { useSaveBlock } from "../editor/useSaveBlock.ts"
import { HistoryVersion } from "./HistoryVersion.tsx"

const PAGE_SIZE = 10

interface Props {
  block: CmsEditor_BlockFragment
  close: () => void
  /** Opens the editor with an old version that may not be saved as it is. */
  correct: (content: Content) => void
}

/** What a block was after each save: who, when, what changed, and the way back to it. */
export const BlockHistory = ({ block, close, correct }: Props) => {
  const client = useApolloClient()
  const { save, isSaving } = useSaveBlock()
  // The cursors that led to the pages so far; the last one leads to the page on screen.
  const [cursors, setCursors] = useState<readonly string[]>([])
  const { data, previousData, loading, error, refetch } = useCmsBlockHistoryQuery({
    // One more than is shown, to compare the last one with.
    variables: { id: block.id, first: PAGE_SIZE + 1, after: cursors.at(-1) ?? null },
    fetchPolicy: "network-only",
  })
  const versions = (data ?? previousData)?.cmsBlock?.versions
  const edges = versions?.edges ?? []
  const lastShown = edges[PAGE_SIZE - 1]
  const hasOlder = edges.length > PAGE_SIZE

  const restore = async ({ version, content: stored }: CmsBlockHistory_VersionFragment) => {
    const content = contentOf(stored)
    const result = await save({
      id: block.id,
      content,
      expectedVersion: block.version,
      description: `Version ${version} is back, as version ${block.version + 1}.`,
    })
    if (result.outcome === "saved") close()
    if (result.outcome === "refused") correct(content)
    if (result.outcome === "conflict") await client.refetchQueries({ include: ["CmsEditor", "CmsBlockHistory"] })
  }

  return (
    <ModalDialog title={`History of ${keyInWords(block.sectionId)}`} close={close} size="xl">
      <Stack gap="5" aria-busy={loading}>
        {error && <LoadFailure message="Failed to load the history" retry={refetch} />}
        {!versions && !error && <Text role="status">Loading the history...</Text>}
        {edges.slice(0, PAGE_SIZE).map(({ node }, index) => (
          <HistoryVersion
            key={node.id}
            version={node}
            older={edges[index + 1]?.node}
            isCurrent={node.version === block.version}
            isBusy={isSaving || loading}
            restore={() => restore(node)}
          />
        ))}
        {versions && (hasOlder || cursors.length > 0) && (
          <Flex as="nav" aria-label="Pages of the history" align="center" justify="space-between" gap="2">
            <Text color="fg.muted" fontSize="sm">
              {`${versions.totalCount} versions`}
            </Text>
            <Flex gap="2">
              <Button
                variant="outline"
                size="sm"
                disabled={cursors.length === 0}
                onClick={() => setCursors(cursors.slice(0, -1))}
              >
                Newer
              </Button>
              <Button
                variant="outline"
                size="sm"
                disabled={!hasOlder}
                onClick={() => lastShown && setCursors([...cursors, lastShown.cursor])}
              >
                Older
              </Button>
            </Flex>
          </Flex>
        )}
      </Stack>
    </ModalDialog>
  )
}
