import { Button, Flex } from "../../../components/chakra.ts"
import type { LeadKindFacts } from "../lead/leadKind.ts"

interface Props {
  kind: LeadKindFacts
  except?: readonly string[]
  choose: (what: string) => void
}

export const FileSuggestions = ({ kind: { askedFor }, except = [], choose }: Props) => (
  <Flex gap="1" wrap="wrap">
    {askedFor
      .filter((what) => !except.includes(what))
      .map((what) => (
        <Button key={what} background="bg" size="2xs" minHeight={{ base: "8", md: "6" }} onClick={() => choose(what)}>
          {what}
        </Button>
      ))}
  </Flex>
)
