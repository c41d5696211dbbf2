import type { ComponentProps, ComponentType } from "react"
import { lazyComponent } from "../../browser/lazyComponent.tsx"
import type { PermissionName } from "../../rooms/accounts/account/permissions.ts"
import { partPath, paths } from "./paths.ts"

const PageParts = lazyComponent(() => import("./PageParts.tsx"), "PageParts")
const UnmatchedPage = lazyComponent(() => import("../../rooms/mail/unmatched/UnmatchedPage.tsx"), "UnmatchedPage")
const QuarantinePage = lazyComponent(() => import("../../rooms/leads/quarantine/QuarantinePage.tsx"), "QuarantinePage")
const LeadStatistics = lazyComponent(() => import("../../rooms/statistics/leads/LeadStatistics.tsx"), "LeadStatistics")
const WaitListPage = lazyComponent(() => import("../../rooms/leads/waitList/WaitListPage.tsx"), "WaitListPage")
const RequestsPage = lazyComponent(() => import("../../rooms/privacy/privacyRequests/RequestsPage.tsx"), "RequestsPage")
const ErasePersonPage = lazyComponent(
  () => import("../../rooms/privacy/erasure/ErasePersonPage.tsx"),
  "ErasePersonPage",
)

type PartsProps = ComponentProps<typeof PageParts>
type PageProps = Omit<PartsProps, "label" | "parts">

interface SidePage {
  label: string
  path: string
  /** The key to press after `g` to go to the page. */
  key: string
  icon: string
  needs: PermissionName
  isRare?: boolean
  Content: ComponentType<PageProps>
}

const inParts = (label: string, parts: PartsProps["parts"]) => (props: PageProps) => (
  <PageParts label={label} parts={parts} {...props} />
)

export const sidePages: readonly SidePage[] = [
  {
    label: "Inbox",
    icon: "M2 9h3.500l1 2h3l1-2H14M2 9l2-6h8l2 6v4H2z",
    path: paths.inbox,
    key: "u",
    needs: "viewerCanReadMail",
    Content: inParts("Inbox", [
      { name: "mail", label: "Mail", Content: UnmatchedPage },
      { name: "spam", label: "Spam", Content: QuarantinePage },
    ]),
  },
  {
    label: "Statistics",
    icon: "M3 13V8.500M8 13V3M13 13V6",
    path: paths.statistics,
    key: "i",
    needs: "viewerCanReadLeads",
    Content: inParts("Statistics", [
      { name: "leads", label: "Leads", Content: LeadStatistics },
      { name: "wait-list", label: "Wait list", Content: WaitListPage },
    ]),
  },
  {
    label: "Privacy requests",
    icon: "M8 2l5 2v4c0 3-2 5-5 6-3-1-5-3-5-6V4z",
    path: paths.privacyRequests,
    key: "p",
    needs: "viewerCanEraseLeads",
    Content: inParts("Privacy", [
      { name: "requests", label: "Requests", Content: RequestsPage },
      { name: "erase", label: "Erase a person", Content: ErasePersonPage },
    ]),
  },
  {
    label: "Imports",
    icon: "M8 2.500h5.500v11H8M2 8h7.500M6.500 5l3 3-3 3",
    path: paths.imports,
    key: "n",
    needs: "viewerCanWorkLeads",
    isRare: true,
    Content: lazyComponent(() => import("../../rooms/leads/imports/ImportsPage.tsx"), "ImportsPage"),
  },
  {
    label: "Trash",
    icon: "M3 4.500h10M6.500 4.500v-2h3v2M4.500 4.500l.500 9h6l.500-9",
    path: paths.trash,
    key: "x",
    needs: "viewerCanEraseLeads",
    isRare: true,
    Content: lazyComponent(() => import("../../rooms/privacy/trash/TrashPage.tsx"), "TrashPage"),
  },
]

interface PagePart {
  label: string
  path: string
  key: string
  needs?: PermissionName
}

export const pageParts: readonly PagePart[] = [
  { label: "Spam", path: partPath(paths.inbox, "spam"), key: "q", needs: "viewerCanReadMail" },
  { label: "Wait list", path: partPath(paths.statistics, "wait-list"), key: "o", needs: "viewerCanReadLeads" },
  { label: "Erase a person", path: partPath(paths.privacyRequests, "erase"), key: "z", needs: "viewerCanEraseLeads" },
  { label: "Security", path: `${paths.settings}/you#security`, key: "s" },
]

export const pageAt = (address: string) =>
  sidePages.find(({ path }) => address === path || address.startsWith(`${path}/`))
