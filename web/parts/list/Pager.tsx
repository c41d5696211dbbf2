import type { RefObject } from "react"
import { Button, Flex } from "../chakra.ts"

interface Props {
  listing: { view: { page: number }; goToPrevious: () => void; goToNext: (after: string) => void }
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
  isBusy: boolean
  top: RefObject<HTMLElement | null>
}

/** Hidden for a single page. The buttons stay in place for repeated presses. */
export const Pager = ({ listing, pageInfo: { hasNextPage, endCursor }, isBusy, top }: Props) => {
  const isFirst = listing.view.page === 1
  if (isFirst && !hasNextPage) return null

  const turn = (go: () => void) => {
    if (isBusy) return
    go()
    top.current?.scrollIntoView({ block: "start" })
  }

  return (
    <Flex as="nav" aria-label="Pages" justify="end" gap="2" paddingTop="4">
      {/* `disabled` would drop focus while a page loads. */}
      <Button
        variant="outline"
        size="sm"
        disabled={isFirst}
        aria-disabled={isBusy}
        onClick={() => turn(() => listing.goToPrevious())}
      >
        Previous
      </Button>
      <Button
        variant="outline"
        size="sm"
        disabled={!hasNextPage}
        aria-disabled={isBusy}
        onClick={() => turn(() => endCursor !== null && listing.goToNext(endCursor))}
      >
        Next
      </Button>
    </Flex>
  )
}
