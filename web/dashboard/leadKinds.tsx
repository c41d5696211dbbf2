import type { ComponentType } from "react"
import { advertiserSubmissionKind } from "../features/advertisers/advertiserSubmissionKind.tsx"
import { driverApplicationKind } from "../features/drivers/driverApplicationKind.tsx"
import type { DetailedLead, LeadKind, LeadKindFacts, ListedLead } from "../features/leads/leadKind.ts"
import { LeadList, type LeadListProps } from "../features/leads/list/LeadList.tsx"
import { LeadPage } from "./LeadPage.tsx"

/** A kind of lead with its screens, which alone know what its leads look like. */
export interface LeadKindScreens extends LeadKindFacts {
  List: ComponentType<LeadListProps>
  Page: ComponentType
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
  Page: () => <LeadPage kind={kind} />,
})

/** All kinds of leads, in the order of their tabs. */
export const leadKinds = [withScreens(driverApplicationKind), withScreens(advertiserSubmissionKind)] as const
