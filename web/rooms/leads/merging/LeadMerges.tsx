import { useState } from "react"
import { Flex, Stack, Text, TextButton } from "../../../components/chakra.ts"
import { DateTime } from "../../../components/records/DateTime.tsx"
import { usePermissions } from "../../accounts/account/permissions.ts"
import type { Merge } from "../lead/leadKind.ts"
import { LeadSection } from "../sections/LeadSection.tsx"
import { useMerging } from "./useMerging.ts"

export const LeadMerges = ({ merges }: { merges: readonly Merge[] }) => {
  const { viewerCanWorkLeads } = usePermissions()
  const { undo } = useMerging()
  const [busyId, setBusyId] = useState<string>()
  if (merges.length === 0) return null

  const part = async ({ id, name }: Merge) => {
    if (busyId !== undefined) return
    setBusyId(id)
    await undo(id, name)
    setBusyId(undefined)
  }

  return (
    <LeadSection title="Merged with" isAside>
      <Stack as="ul" gap="1" fontSize="sm">
        {merges.map((merge) => (
          <Flex as="li" key={merge.id} align="baseline" gap="2">
            <Text minWidth="0" overflowWrap="anywhere">
              {`${merge.name}, `}
              <Text as="span" color="fg.muted">
                received <DateTime at={merge.receivedAt} />, by {merge.mergedBy}
              </Text>
            </Text>
            {viewerCanWorkLeads && merge.undoUntil !== null && (
              <TextButton
                size="xs"
                minHeight={{ base: "11", md: "6" }}
                height="auto"
                marginStart="auto"
                aria-label={`Undo the merge with ${merge.name}`}
                aria-busy={busyId === merge.id}
                onClick={() => void part(merge)}
              >
                Undo
              </TextButton>
            )}
          </Flex>
        ))}
      </Stack>
    </LeadSection>
  )
}
