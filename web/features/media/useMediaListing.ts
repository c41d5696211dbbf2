import { useListAddress } from "../../components/records/useListAddress.ts"
import { emptyFilter, type MediaListFilter, type MediaListView, readView, writeView } from "./mediaListView.ts"

/** The part of the library that the address asks for, and the ways to other parts. */
export const useMediaListing = () => {
  const { view, showFirst, goToNext, goToPrevious } = useListAddress({ tab: "media", read: readView, write: writeView })
  return {
    view,
    narrow: (change: Partial<MediaListFilter>, step?: { replace: boolean }) =>
      showFirst({ filter: { ...view.filter, ...change } }, step),
    clearFilter: () => showFirst({ filter: emptyFilter }),
    sort: (order: MediaListView["order"]) => showFirst({ order }),
    goToNext,
    goToPrevious,
  }
}

export type MediaListing = ReturnType<typeof useMediaListing>
