import { ME, NOBODY, TODAY } from "@farelight/api/contract/leads/leadFilters.ts"
import type { ListOrder } from "../../../components/list/listAddress.ts"
import type { DashboardSummary_KindFragment } from "../../../graphql/generated.ts"
import { isSameFilter, type LeadListFilter, statusParameter } from "./leadListing.ts"

export interface NamedView {
  label: string
  filter: LeadListFilter
  order?: ListOrder<"RECEIVED">
  count: (counts: DashboardSummary_KindFragment) => number
  /** Hidden while it has no leads. */
  isRare?: boolean
  /** Should have no leads, so it is highlighted if it has some. */
  isPressing?: boolean
}

export const namedViews: readonly NamedView[] = [
  { label: "All", filter: {}, count: ({ total }) => total },
  {
    label: "Mine",
    filter: { status: statusParameter(["PENDING", "CONTACTED"]), owner: ME },
    count: ({ mine }) => mine,
  },
  {
    label: "Unassigned",
    filter: { status: statusParameter(["PENDING"]), owner: NOBODY },
    count: ({ unassigned }) => unassigned,
  },
  {
    label: "Due today",
    filter: { owner: ME, followup: TODAY },
    count: ({ followUpsDue }) => followUpsDue,
  },
  {
    label: "Overdue",
    filter: { overdue: "true" },
    order: { field: "RECEIVED", direction: "ASCENDING" },
    count: ({ overdue }) => overdue,
    isPressing: true,
  },
  {
    label: "Mail came back",
    filter: { returned: "true" },
    count: ({ returned }) => returned,
    isRare: true,
    isPressing: true,
  },
]

export const namedViewOf = (filter: LeadListFilter) => namedViews.find((view) => isSameFilter(view.filter, filter))
