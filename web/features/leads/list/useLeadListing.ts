import { useLocation, useNavigate } from "react-router-dom"
import type { OrderDirection } from "../../../graphql/generated.ts"
import type { LeadKind } from "./leadKind.ts"
import {
  emptyFilter,
  isEmptyFilter,
  type LeadListFilter,
  type LeadListView,
  readView,
  writeView,
} from "./leadListView.ts"

/** The cursors of the pages before the one on screen, null for the first. The interface pages forward only. */
type Trail = (string | null)[]

const trailOf = (state: unknown): Trail =>
  typeof state === "object" && state !== null && "trail" in state && Array.isArray(state.trail) ? state.trail : []

interface Step {
  trail?: Trail
  replace?: boolean
}

/** The part of a list that the address asks for, and the ways to other parts, each a step in the browser's history. */
export const useLeadListing = <Field extends string>({ tab, orderFields, arrivalField }: LeadKind<Field>) => {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const view = readView(new URLSearchParams(search), orderFields)
  const trail = trailOf(state)

  const show = (next: LeadListView<Field>, { trail: nextTrail = [], replace = false }: Step = {}) => {
    const address = new URLSearchParams([["tab", tab], ...writeView(next)])
    navigate({ search: `?${address}` }, { replace, preventScrollReset: true, state: { trail: nextTrail } })
  }

  const showFirst = (change: Partial<LeadListView<Field>>, step?: Step) =>
    show({ ...view, ...change, after: null, page: 1 }, step)

  return {
    view,
    /** The view in words, the same for the same view. */
    address: writeView(view).toString(),
    /** The order as a table shows it. */
    order: {
      key: view.order?.field,
      direction: view.order?.direction === "ASCENDING" ? "ascending" : "descending",
    } as const,
    isNewest: isEmptyFilter(view.filter) && view.order === null && view.after === null,
    showNewest: () => showFirst({ filter: emptyFilter, order: null }),
    narrow: (change: Partial<LeadListFilter>, step?: Step) =>
      showFirst({ filter: { ...view.filter, ...change } }, step),
    clearFilter: () => showFirst({ filter: emptyFilter }),
    /** By a column upwards, then downwards, then in the order of arrival again. */
    sortBy: (key: string) => {
      const field = orderFields.find((name) => name === key)
      if (!field || view.order?.field !== field) showFirst({ order: field ? { field, direction: "ASCENDING" } : null })
      else showFirst({ order: view.order.direction === "ASCENDING" ? { field, direction: "DESCENDING" } : null })
    },
    sortByArrival: (direction: OrderDirection) =>
      showFirst({ order: direction === "ASCENDING" ? { field: arrivalField, direction } : null }),
    goToNext: (after: string) => show({ ...view, after, page: view.page + 1 }, { trail: [...trail, view.after] }),
    /** A shared address knows no pages before its own: from there it is back to the first. */
    goToPrevious: () => {
      const after = trail.at(-1) ?? null
      show({ ...view, after, page: after ? view.page - 1 : 1 }, { trail: trail.slice(0, -1) })
    },
  }
}

export type LeadListing<Field extends string> = ReturnType<typeof useLeadListing<Field>>
