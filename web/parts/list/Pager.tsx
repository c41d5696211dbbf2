import type { RefObject } from "react"
import { Button, Flex } from "../chakra.ts"

interface Props {
  page: number
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
  isBusy: boolean
  /** What another page scrolls to. */
  top: RefObject<HTMLElement | null>
  goToPrevious: () => void
  goToNext: (after: string) => void
}

/** Pages through a list that has more than one page. The buttons stay in place, so that they can be pressed repeatedly. */
export const Pager = ({ page, pageInfo: { hasNextPage, endCursor }, isBusy, top, goToPrevious, goToNext }: Props) => {
  const isFirst = page === 1
  if (isFirst && !hasNextPage) return null

  const turn = (go: () => void) => {
    if (isBusy) return
    go()
    top.current?.scrollIntoView({ block: "start" })
  }

  return (
    <Flex as="nav" aria-label="Pages" justify="end" gap="2" paddingTop="4">
      {/* Really disabled while a page loads, a button would lose the focus. */}
      <Button variant="outline" size="sm" disabled={isFirst} aria-disabled={isBusy} onClick={() => turn(goToPrevious)}>
        Previous
      </Button>
      <Button
        variant="outline"
        size="sm"
        disabled={!hasNextPage}
        aria-disabled={isBusy}
        onClick={() => turn(() => endCursor !== null && goToNext(endCursor))}
      >
        Next
      </Button>
    </Flex>
  )
}
