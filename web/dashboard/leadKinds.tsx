import { type ComponentType, Suspense } from "react"
import { lazyComponent } from "../browser/lazyComponent.tsx"
import { advertiserSubmissionKind } from "../rooms/leads/advertisers/advertiserSubmissionKind.tsx"
import { driverApplicationKind } from "../rooms/leads/drivers/driverApplicationKind.tsx"
import type { LeadKind, LeadKindFacts, LeadTypes } from "../rooms/leads/lead/leadKind.ts"
import { LeadList, type LeadListProps } from "../rooms/leads/list/LeadList.tsx"
import { DashboardLoading } from "./components/DashboardLoading.tsx"
import { paths } from "./navigation/paths.ts"

// Lazy, as the first screen, a list, does not need these pages.
const LeadPage = lazyComponent(() => import("./pages/LeadPage.tsx"), "LeadPage")

const MergePage = lazyComponent(() => import("../rooms/leads/merging/MergePage.tsx"), "MergePage")

export interface LeadKindScreens extends LeadKindFacts {
  List: ComponentType<LeadListProps>
  Page: ComponentType
  Merge: ComponentType
}

const withScreens = <Types extends LeadTypes>(kind: LeadKind<Types>): LeadKindScreens => ({
  ...kind,
  List: (props) => <LeadList kind={kind} {...props} />,
  Page: () => (
    <Suspense fallback={<DashboardLoading page="the lead" />}>
      <LeadPage kind={kind} />
    </Suspense>
  ),
  Merge: () => <MergePage kind={kind} trashPath={paths.trash} />,
})

export const leadKinds = [withScreens(driverApplicationKind), withScreens(advertiserSubmissionKind)] as const
