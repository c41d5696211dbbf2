import type { CmsBlockHistory_VersionFragment, CmsEditor_BlockFragment } from "../../../../graphql/generated.ts"
import { Box, Button, Stack, Text } from "../../../../parts/chakra.ts"
import { ModalDialog } from "../../../../parts/ModalDialog.tsx"
import { ChangeList } from "./ChangeList.tsx"

interface Props {
  block: CmsEditor_BlockFragment
  version: CmsBlockHistory_VersionFragment
  close: () => void
  restore: () => void
}

const draftWords = ({ publishAt }: { publishAt: string | null }) =>
  publishAt
    ? "The scheduled draft stays, but will not go live until somebody has combined it with this."
    : "The team's draft stays, and has to be combined with this before it can be published."

/** Says what visitors will see, before an old version goes live. */
export const RestoreDialog = ({ block, version: { version, content }, close, restore }: Props) => (
  <ModalDialog
    title={`Restore version ${version}?`}
    size="xl"
    close={close}
    closeLabel="Back"
    actions={
      <Button colorPalette="brand" onClick={restore}>
        {`Publish version ${version}`}
      </Button>
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
