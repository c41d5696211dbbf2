import { Button } from "@chakra-ui/react/button"
import { Flex } from "@chakra-ui/react/flex"
import { Text } from "@chakra-ui/react/text"
import { Moment } from "../../../components/records/Moment.tsx"

interface Props {
  keptAt: string
  resume: () => void
  discard: () => void
}

/** Offers an edit back that was neither saved nor cancelled. */
export const DraftOffer = ({ keptAt, resume, discard }: Props) => (
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
      You have an unsaved draft from <Moment at={keptAt} />.
    </Text>
    <Flex gap="2">
      <Button size="xs" variant="outline" background="bg" onClick={resume}>
        Continue
      </Button>
      <Button size="xs" variant="outline" background="bg" onClick={discard}>
        Discard
      </Button>
    </Flex>
  </Flex>
)
