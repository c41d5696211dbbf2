import { useApolloClient } from "@apollo/client/react"
import { useId, useState } from "react"
import {
  Badge,
  Box,
  Button,
  Flex,
  Heading,
  HelpText,
  PrimaryButton,
  Stack,
  Text,
} from "../../../../components/chakra.ts"
import { ModalDialog } from "../../../../components/ModalDialog.tsx"
import { DateTime } from "../../../../components/records/DateTime.tsx"
import { LoadFailure } from "../../../../components/records/LoadFailure.tsx"
import {
  type CmsBlockHistory_VersionFragment,
  type CmsEditor_BlockFragment,
  useCmsBlockHistoryQuery,
} from "../../../../graphql/generated.ts"
import { usePermissions } from "../../../accounts/account/permissions.ts"
import { type Content, contentOrEmpty, keyInWords } from "../content.ts"
import { useCityQuestion } from "../drafts/cityQuestion.tsx"
import { useSaveBlock } from "../useSaveBlock.ts"
import { ChangeList } from "./ChangeList.tsx"

interface RestoreDialogProps {
  block: CmsEditor_BlockFragment
  version: CmsBlockHistory_VersionFragment
  close: () => void
  restore: () => void
}

const draftWords = ({ publishAt }: { publishAt: string | null }) =>
  publishAt
    ? "The scheduled draft stays, but will not go live until somebody has combined it with this."
    : "The team's draft stays, and has to be combined with this before it can be published."

const RestoreDialog = ({ block, version: { version, content }, close, restore }: RestoreDialogProps) => (
  <ModalDialog
    title={`Restore version ${version}?`}
    size="xl"
    close={close}
    closeLabel="Back"
    actions={
      <PrimaryButton size="md" onClick={restore}>
        {`Publish version ${version}`}
      </PrimaryButton>
    }
  >
    <Stack gap="3">
      <Text>
        {`It goes live at once: visitors see it at their next visit, as version ${block.version + 1}. What is live now stays in the history.`}
      </Text>
      {block.draft && <Text fontWeight="medium">{draftWords(block.draft)}</Text>}
      <Text color="fg.muted" fontSize="sm">
        On the site, <del>this goes</del> and <ins>this comes back</ins>:
      </Text>
      <Box role="group" aria-label="What changes on the site" borderWidth="1px" borderRadius="l2" padding="4">
        <ChangeList before={block.content} after={content} />
      </Box>
    </Stack>
  </ModalDialog>
)

interface VersionProps {
  version: CmsBlockHistory_VersionFragment
  older: CmsBlockHistory_VersionFragment | undefined
  isCurrent: boolean
  isBusy: boolean
  restore: (() => void) | undefined
}

const HistoryVersion = ({ version: { version, content, savedBy, savedAt }, older, ...props }: VersionProps) => {
  const { isCurrent, isBusy, restore } = props
  const id = useId()
  return (
    <Box as="article" aria-labelledby={id} borderWidth="1px" borderRadius="l2" padding="4">
      <Flex align="start" justify="space-between" gap="4" marginBottom="3">
        <div>
          <Flex align="center" gap="2">
            <Heading as="h3" id={id} size="sm">
              {`Version ${version}`}
            </Heading>
            {isCurrent && <Badge colorPalette="green">current</Badge>}
          </Flex>
          <HelpText>
            {savedBy ?? "Delivered with the site"}, <DateTime at={savedAt} />
          </HelpText>
        </div>
        {restore && !isCurrent && (
          <Button aria-label={`Restore version ${version}`} aria-disabled={isBusy} onClick={() => isBusy || restore()}>
            Restore
          </Button>
        )}
      </Flex>
      {older ? <ChangeList before={older.content} after={content} /> : <HelpText>The first version.</HelpText>}
    </Box>
  )
}

const PAGE_SIZE = 10

interface Props {
  block: CmsEditor_BlockFragment
  close: () => void
  /** Returns the element that gets the focus afterward, as the opener is gone by then. */
  focusAfterwards: () => HTMLElement | null
  /** Opens the editor with an old version that is no longer valid. */
  correct: (content: Content) => void
}

export const BlockHistory = ({ block, close, focusAfterwards, correct }: Props) => {
  const client = useApolloClient()
  const { viewerCanEditContent } = usePermissions()
  const { save, isSaving } = useSaveBlock()
  const cities = useCityQuestion()
  const [cursors, setCursors] = useState<readonly string[]>([])
  const [asked, setAsked] = useState<CmsBlockHistory_VersionFragment>()
  const { data, previousData, loading, error, refetch } = useCmsBlockHistoryQuery({
    // One version more, with which the last shown version is compared.
    variables: { id: block.id, first: PAGE_SIZE + 1, after: cursors.at(-1) ?? null },
    fetchPolicy: "network-only",
  })
  const versions = (data ?? previousData)?.cmsBlock?.versions
  const edges = versions?.edges ?? []
  const lastShown = edges[PAGE_SIZE - 1]
  const hasOlder = edges.length > PAGE_SIZE

  const restore = async ({ version, content: stored }: CmsBlockHistory_VersionFragment) => {
    const content = await cities.ask(block, contentOrEmpty(stored))
    if (!content) return
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

  if (asked) {
    return (
      <RestoreDialog
        block={block}
        version={asked}
        close={() => setAsked(undefined)}
        restore={() => {
          setAsked(undefined)
          restore(asked)
        }}
      />
    )
  }

  return (
    <ModalDialog
      title={`History of ${keyInWords(block.sectionId)}`}
      close={close}
      focusAfterwards={focusAfterwards}
      size="xl"
    >
      <Stack gap="5" aria-busy={loading}>
        {cities.dialog}
        {error && <LoadFailure message="Failed to load the history" retry={refetch} />}
        {!versions && !error && <Text role="status">Loading the history...</Text>}
        {edges.slice(0, PAGE_SIZE).map(({ node }, index) => (
          <HistoryVersion
            key={node.id}
            version={node}
            older={edges[index + 1]?.node}
            isCurrent={node.version === block.version}
            isBusy={isSaving || loading}
            restore={viewerCanEditContent ? () => setAsked(node) : undefined}
          />
        ))}
        {versions && (hasOlder || cursors.length > 0) && (
          <Flex as="nav" aria-label="Pages of the history" align="center" justify="space-between" gap="2">
            <HelpText>{`${versions.totalCount} versions`}</HelpText>
            <Flex gap="2">
              <Button disabled={cursors.length === 0} onClick={() => setCursors(cursors.slice(0, -1))}>
                Newer
              </Button>
              <Button disabled={!hasOlder} onClick={() => lastShown && setCursors([...cursors, lastShown.cursor])}>
                Older
              </Button>
            </Flex>
          </Flex>
        )}
      </Stack>
    </ModalDialog>
  )
}
