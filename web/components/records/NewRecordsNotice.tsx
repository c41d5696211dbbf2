import { Button } from "@chakra-ui/react/button"
import { Flex } from "@chakra-ui/react/flex"
import { counted } from "./counted.ts"

interface Props {
  count: number
  /** One record and several of them, as the operator calls them. */
  noun: readonly [string, string]
  show: () => void
}

/**
 * Tells that records have arrived since the list was loaded, and leaves it to the operator when to see them.
 * It floats and has no height, so that nothing that is being read moves.
 */
export const NewRecordsNotice = ({ count, noun: [one, several], show }: Props) => (
  <Flex role="status" position="sticky" top="3" height="0" justify="center" zIndex="docked">
    {count > 0 && (
      <Button colorPalette="brand" size="sm" borderRadius="full" boxShadow="lg" onClick={show}>
        {`${counted(count, [`new ${one}`, `new ${several}`])} — show`}
      </Button>
    )}
  </Flex>
)
