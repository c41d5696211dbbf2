import type { RefObject } from "react"
import { Button, Flex } from "../chakra.ts"

interface Props {
  listing: { view: { page: number }; goToPrevious: () => void; goToNext: (after: string) => void }
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
  isBusy: boolean
  /** What another page scrolls to. */
  top: RefObject<HTMLElement | null>
}

/** Pages through a list that has more than one page. The buttons stay in place, so that they can be pressed repeatedly. */
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
      {/* Really disabled while a page loads, a button would lose the focus. */}
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
