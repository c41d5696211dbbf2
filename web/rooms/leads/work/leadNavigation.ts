import { useEffect, useRef } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { createStore, useStore } from "../../../browser/store.ts"
import { useMediaQuery } from "../../../browser/useMediaQuery.ts"
import { TWO_COLUMNS } from "../../../theme/mediaQueries.ts"
import { type LeadListing, PAGE_SIZE } from "../filters/leadListing.ts"
import type { LeadListData } from "../lead/leadKind.ts"

interface LeadNavigation {
  /** From 1, in the filtered and sorted list; undefined if the lead is not on the loaded page. */
  position: number | undefined
  total: string
  previous: (() => void) | undefined
  next: (() => void) | undefined
}

const navigation = createStore<LeadNavigation | undefined>(undefined)

export const useLeadNavigation = () => useStore(navigation)

interface Settings {
  path: string
  openId: string | undefined
  listing: LeadListing
  page: LeadListData<{ id: string }>["leads"] | undefined
  isStale: boolean
}

const NO_LEADS: readonly { id: string }[] = []

/** Uses the frozen page, so that a lead keeps its neighbors. At the end of a page, the next page is loaded. */
export const usePublishLeadNavigation = ({ path, openId, listing, page, isStale }: Settings) => {
  const navigate = useNavigate()
  const { state } = useLocation()
  const border = useRef<{ from: string; open: (ids: readonly { id: string }[]) => string | undefined }>(undefined)
  const leads = page?.nodes ?? NO_LEADS

  const isBeside = useMediaQuery(TWO_COLUMNS)
  const open = (id: string) =>
    navigate(`${path}/${id}`, { replace: true, preventScrollReset: isBeside, state: { ...state, focus: undefined } })

  useEffect(() => {
    const crossing = border.current
    if (isStale || !crossing || crossing.from === listing.address) return
    border.current = undefined
    const id = crossing.open(leads)
    if (id !== undefined) open(id)
  })

  useEffect(() => {
    if (openId === undefined || !page) return navigation.set(undefined)
    const index = leads.findIndex(({ id }) => id === openId)
    const stepTo = (lead: { id: string } | undefined, turn: (() => void) | undefined) => {
      if (index < 0 || isStale) return undefined
      return lead ? () => void open(lead.id) : turn
    }
    const cross = (turn: () => void, from: "first" | "last") => () => {
      border.current = {
        from: listing.address,
        open: (ids) => (from === "first" ? ids[0] : ids.at(-1))?.id,
      }
      turn()
    }
    const { hasNextPage, endCursor } = page.pageInfo
    const turnNext = hasNextPage && endCursor !== null ? cross(() => listing.goToNext(endCursor), "first") : undefined
    const turnBack = listing.view.page > 1 ? cross(listing.goToPrevious, "last") : undefined
    navigation.set({
      position: index < 0 ? undefined : (listing.view.page - 1) * PAGE_SIZE + index + 1,
      total: `${page.totalCount.toLocaleString("en-US")}${page.totalCountIsExact ? "" : "+"}`,
      previous: stepTo(leads[index - 1], turnBack),
      next: stepTo(leads[index + 1], turnNext),
    })
  })

  useEffect(() => () => navigation.set(undefined), [])
}
