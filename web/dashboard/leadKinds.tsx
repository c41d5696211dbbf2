import { type ComponentType, lazy, Suspense } from "react"
import { advertiserSubmissionKind } from "../rooms/leads/advertisers/advertiserSubmissionKind.tsx"
import { driverApplicationKind } from "../rooms/leads/drivers/driverApplicationKind.tsx"
import type { DetailedLead, LeadKind, LeadKindFacts, ListedLead } from "../rooms/leads/lead/leadKind.ts"
import { LeadList, type LeadListProps } from "../rooms/leads/list/LeadList.tsx"
import type { MergePage as MergePageType } from "../rooms/leads/merging/MergePage.tsx"
import { DashboardLoading } from "./frame/DashboardLoading.tsx"
import type { LeadPage as LeadPageType } from "./pages/LeadPage.tsx"
import { paths } from "./pages/paths.ts"

// The list, which is opened first, needs none of it.
const LeadPage = lazy(async () => ({ default: (await import("./pages/LeadPage.tsx")).LeadPage })) as typeof LeadPageType

const MergePage = lazy(async () => ({
  default: (await import("../rooms/leads/merging/MergePage.tsx")).MergePage,
})) as typeof MergePageType

/** A kind of lead with its screens, which alone know what its leads look like. */
export interface LeadKindScreens extends LeadKindFacts {
  List: ComponentType<LeadListProps>
  Page: ComponentType
  Merge: ComponentType
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
  Merge: () => <MergePage kind={kind} trashPath={paths.trash} />,
})

/** All kinds of leads, in the order of their tabs. */
export const leadKinds = [withScreens(driverApplicationKind), withScreens(advertiserSubmissionKind)] as const
