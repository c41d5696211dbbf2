import { Button } from "@chakra-ui/react/button"
import { Flex } from "@chakra-ui/react/flex"

interface Props {
  hasPrevious: boolean
  hasNext: boolean
  isBusy: boolean
  goToPrevious: () => void
  goToNext: () => void
}

/** The way through a list's pages. The buttons stay where they are, so that one can go on pressing. */
export const Pager = ({ hasPrevious, hasNext, isBusy, goToPrevious, goToNext }: Props) => (
  <Flex as="nav" aria-label="Pages" justify="end" gap="2" paddingTop="4">
    {/* While a page loads, a button that went away would take the focus with it: it only stops doing anything. */}
    <Button
      variant="outline"
      size="sm"
      disabled={!hasPrevious}
      aria-disabled={isBusy}
      onClick={() => isBusy || goToPrevious()}
    >
      Previous
    </Button>
    <Button variant="outline" size="sm" disabled={!hasNext} aria-disabled={isBusy} onClick={() => isBusy || goToNext()}>
      Next
    </Button>
  </Flex>
)
