import { useFragment, useQuery } from "@apollo/client/react"
import { usePagedQuery } from "../../../components/list/usePagedQuery.ts"
import { useLeadViewerQuery } from "../../../graphql/generated.ts"
import {
  filterVariables,
  isEmptyFilter,
  LISTED_MAX,
  PAGE_SIZE,
  SELECTED_MAX,
  useLeadListing,
} from "../filters/leadListing.ts"
import type { LeadKind, LeadListData, LeadTypes } from "../lead/leadKind.ts"

export const useLeadPage = <Types extends LeadTypes>(kind: LeadKind<Types>) => {
  const listing = useLeadListing(kind)
  const viewerId = useLeadViewerQuery().data?.me.id
  const { filter, order, after } = listing.view
  const listed = { filter: filterVariables(filter, kind.filters, viewerId), orderBy: order }
  const query = useQuery(kind.listDocument, {
    variables: { ...listed, first: PAGE_SIZE, after, hasFilters: !isEmptyFilter(filter) },
    fetchPolicy: "cache-and-network",
  })
  const list = usePagedQuery(query, "leads", { isFrozen: () => true })
  const nodes = list.page?.nodes ?? []
  // The page is frozen, so that no row moves, but the rows' content follows the cache.
  const rows = useFragment({
    fragment: kind.rowFragment,
    from: nodes.map(({ id }) => ({ __typename: kind.typename, id })),
  })

  const askFor = async (after: string | null) => {
    const variables = { ...listed, first: LISTED_MAX, after, hasFilters: false }
    // Bypasses the cache, as these pages must not change the visible list.
    return (await query.client.query({ query: kind.listDocument, variables, fetchPolicy: "no-cache" })).data?.leads
  }

  const findAll = async (report: (count: number) => boolean) => {
    const found: Types["row"][] = []
    let next: string | null = null
    do {
      const leads: LeadListData<Types["row"]>["leads"] | undefined = await askFor(next)
      found.push(...(leads?.nodes ?? []))
      next = leads?.pageInfo.hasNextPage ? leads.pageInfo.endCursor : null
    } while (next !== null && found.length < SELECTED_MAX && report(found.length))
    return found
  }

  return { ...list, listing, viewerId, rows: rows.complete ? rows.data : nodes, retry: query.refetch, findAll }
}

export type LeadPageList<Types extends LeadTypes> = ReturnType<typeof useLeadPage<Types>>
