import { useListAddress } from "../../../components/records/listAddress.ts"
import type { OrderDirection } from "../../../graphql/generated.ts"
import type { LeadKind } from "./leadKind.ts"
import { emptyFilter, isEmptyFilter, type LeadListFilter, readView, writeView } from "./leadListView.ts"

/** The part of a list of leads that the address asks for, and the ways to other parts. */
export const useLeadListing = <Field extends string>({ tab, orderFields, arrivalField }: LeadKind<Field>) => {
  const { view, showFirst, goToNext, goToPrevious } = useListAddress({
    tab,
    read: (address) => readView(address, orderFields),
    write: writeView<Field>,
  })

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
    narrow: (change: Partial<LeadListFilter>, step?: { replace: boolean }) =>
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
    goToNext,
    goToPrevious,
  }
}

export type LeadListing<Field extends string> = ReturnType<typeof useLeadListing<Field>>
