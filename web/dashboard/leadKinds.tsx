import type { ApolloClient } from "@apollo/client"
import { type ComponentType, lazy, Suspense } from "react"
import { advertiserSubmissionKind } from "../rooms/leads/advertisers/advertiserSubmissionKind.tsx"
import { driverApplicationKind } from "../rooms/leads/drivers/driverApplicationKind.tsx"
import type { DetailedLead, LeadKind, LeadKindFacts, ListedLead } from "../rooms/leads/lead/leadKind.ts"
import { LeadList, type LeadListProps } from "../rooms/leads/list/LeadList.tsx"
import { DashboardLoading } from "./frame/DashboardLoading.tsx"
import type { LeadPage as LeadPageType } from "./pages/LeadPage.tsx"

// The list, which is opened first, needs none of it.
const LeadPage = lazy(async () => ({ default: (await import("./pages/LeadPage.tsx")).LeadPage })) as typeof LeadPageType

/** A kind of lead with its screens, which alone know what its leads look like. */
export interface LeadKindScreens extends LeadKindFacts {
  List: ComponentType<LeadListProps>
  Page: ComponentType
  /** The first leads that a search finds; without a text, the newest. */
  findLeads: (client: ApolloClient, search: string, first: number) => Promise<readonly ListedLead[]>
}

const withScreens = <
  Row extends ListedLead,
  Lead extends DetailedLead,
  SortKey extends string,
  Conditions extends object,
>(
  kind: LeadKind<Row, Lead, SortKey, Conditions>,
): LeadKindScreens => ({
  ...kind,
  List: (props) => <LeadList kind={kind} {...props} />,
  Page: () => (
    <Suspense fallback={<DashboardLoading />}>
      <LeadPage kind={kind} />
    </Suspense>
  ),
  findLeads: async (client, search, first) => {
    const conditions: Partial<Conditions> = {}
    const { data } = await client.query({
      query: kind.listDocument,
      variables: {
        first,
        after: null,
        filter: { ...(search && { search }), ...conditions },
        orderBy: null,
        isNarrowed: false,
      },
      fetchPolicy: "no-cache",
    })
    return data?.leads.nodes ?? []
  },
})

/** All kinds of leads, in the order of their tabs. */
export const leadKinds = [withScreens(driverApplicationKind), withScreens(advertiserSubmissionKind)] as const
