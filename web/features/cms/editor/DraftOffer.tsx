import { Button } from "@chakra-ui/react/button"
import { Flex } from "@chakra-ui/react/flex"
import { Text } from "@chakra-ui/react/text"
import { Moment } from "../../../components/records/Moment.tsx"
import type { KeptDraft } from "./storedDrafts.ts"
import { useIsOpenElsewhere } from "./useIsOpenElsewhere.ts"

interface Props {
  draft: KeptDraft
  resume: () => void
  discard: () => void
}

/** Offers an edit back that was neither saved nor cancelled. What another tab still edits is that tab's to discard. */
export const DraftOffer = ({ draft: { key, draft }, resume, discard }: Props) => {
  const isOpenElsewhere = useIsOpenElsewhere(key)
  return (
    <Flex
      role="group"
      aria-label="Unsaved draft"
      align="center"
      wrap="wrap"
      gap="2"
      background="yellow.subtle"
      color="yellow.fg"
      borderRadius="l2"
      padding="3"
    >
      <Text fontSize="sm" fontWeight="medium">
        You have an unsaved draft from <Moment at={draft.keptAt} />.
        {isOpenElsewhere && " It is still open in another tab."}
      </Text>
      <Flex gap="2">
        <Button size="xs" variant="outline" background="bg" onClick={resume}>
          {isOpenElsewhere ? "Continue here" : "Continue"}
        </Button>
        {!isOpenElsewhere && (
          <Button size="xs" variant="outline" background="bg" onClick={discard}>
            Discard
          </Button>
        )}
      </Flex>
    </Flex>
  )
}
