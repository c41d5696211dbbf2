import { Badge } from "@chakra-ui/react/badge"
import { Box } from "@chakra-ui/react/box"
import { Button } from "@chakra-ui/react/button"
import { Flex } from "@chakra-ui/react/flex"
import { Heading } from "@chakra-ui/react/heading"
import { Text } from "@chakra-ui/react/text"
import { useId } from "react"
import { Moment } from "../../../components/records/Moment.tsx"
import type { CmsBlockHistory_VersionFragment } from "../../../graphql/generated.ts"
import { ChangeList } from "../changes/ChangeList.tsx"

interface Props {
  version: CmsBlockHistory_VersionFragment
  /** The version before it; none for the first one. */
  older: CmsBlockHistory_VersionFragment | undefined
  isCurrent: boolean
  isBusy: boolean
  restore: () => void
}

/** One version of a block, and what its save changed. */
export const HistoryVersion = ({ version: { version, content, savedBy, savedAt }, older, ...props }: Props) => {
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
            {isCurrent && (
              <Badge colorPalette="green" variant="surface">
                current
              </Badge>
            )}
          </Flex>
          <Text color="fg.muted" fontSize="sm">
            {savedBy ?? "Delivered with the site"}, <Moment at={savedAt} />
          </Text>
        </div>
        {!isCurrent && (
          <Button
            variant="outline"
            size="sm"
            aria-label={`Restore version ${version}`}
            aria-disabled={isBusy}
            onClick={() => isBusy || restore()}
          >
            Restore
          </Button>
        )}
      </Flex>
      {older ? (
        <ChangeList before={older.content} after={content} />
      ) : (
        <Text color="fg.muted" fontSize="sm">
          The first version.
        </Text>
      )}
    </Box>
  )
}
