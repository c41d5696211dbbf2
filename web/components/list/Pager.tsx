import type { RefObject } from "react"
import { Button, FieldError, Flex } from "../chakra.ts"

interface LoadMoreProps {
  more: { isThere: boolean; isLoading: boolean; hasFailed: boolean; load: () => void }
}

export const LoadMore = ({ more: { isThere, isLoading, hasFailed, load } }: LoadMoreProps) => {
  if (!isThere && !hasFailed) return null
  return (
    <>
      <FieldError alignSelf="center">{hasFailed && "Failed to load more"}</FieldError>
      <Button alignSelf="center" aria-busy={isLoading} onClick={load}>
        {isLoading ? "Loading..." : hasFailed ? "Try again" : "Load more"}
      </Button>
    </>
  )
}

export interface PagedListing {
  view: { page: number }
  goToPrevious: () => void
  goToNext: (after: string) => void
}

interface PageInfo {
  hasNextPage: boolean
  endCursor: string | null
}

export const pagerActions = (listing: PagedListing | undefined, pageInfo: PageInfo | undefined) => {
  const next = pageInfo?.hasNextPage ? pageInfo.endCursor : null
  return {
    goToNext: listing && next !== null ? () => listing.goToNext(next) : undefined,
    goToPrevious: listing && listing.view.page > 1 ? () => listing.goToPrevious() : undefined,
  }
}

interface Props {
  listing: PagedListing
  pageInfo: PageInfo
  isBusy: boolean
  top: RefObject<HTMLElement | null>
}

/** Hidden if there is only one page. The buttons stay in place, so that they can be pressed repeatedly. */
export const Pager = ({ listing, pageInfo, isBusy, top }: Props) => {
  const { goToNext, goToPrevious } = pagerActions(listing, pageInfo)
  if (!goToNext && !goToPrevious) return null

  const turn = (go: (() => void) | undefined) => {
    if (isBusy) return
    go?.()
    top.current?.scrollIntoView({ block: "start" })
  }

  return (
    <Flex as="nav" aria-label="Pages" justify="end" gap="2" paddingTop="4">
      {/* Not `disabled`, which would lose the focus while a page loads. */}
      <Button disabled={!goToPrevious} aria-disabled={isBusy} onClick={() => turn(goToPrevious)}>
        Previous
      </Button>
      <Button disabled={!goToNext} aria-disabled={isBusy} onClick={() => turn(goToNext)}>
        Next
      </Button>
    </Flex>
  )
}
