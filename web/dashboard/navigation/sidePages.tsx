import type { ComponentType } from "react"
import { lazyComponent } from "../../browser/lazyComponent.tsx"
import type { PermissionName } from "../../rooms/accounts/account/permissions.ts"
import { paths } from "./paths.ts"

interface SidePage {
  label: string
  path: string
  /** Shortcut after `g`. */
  key: string
  icon: string
  needs: PermissionName
  Content: ComponentType<{ listPath: string; personPath: string }>
}

export const sidePages: readonly SidePage[] = [
  {
    label: "Statistics",
    icon: "M3 13V8.500M8 13V3M13 13V6",
    path: paths.statistics,
    key: "i",
    needs: "viewerCanReadLeads",
    Content: lazyComponent(() => import("../../rooms/statistics/figures/LeadStatistics.tsx"), "LeadStatistics"),
  },
  {
    label: "Privacy requests",
    icon: "M8 2l5 2v4c0 3-2 5-5 6-3-1-5-3-5-6V4z",
    path: paths.privacyRequests,
    key: "p",
    needs: "viewerCanEraseLeads",
    Content: lazyComponent(() => import("../../rooms/privacy/privacyRequests/RequestsPage.tsx"), "RequestsPage"),
  },
  {
    label: "Quarantine",
    icon: "M8 2.500 14.500 13.500h-13zM8 6.500v3M8 11.500h.01",
    path: paths.quarantine,
    key: "q",
    needs: "viewerCanReadLeads",
    Content: lazyComponent(() => import("../../rooms/leads/quarantine/QuarantinePage.tsx"), "QuarantinePage"),
  },
  {
    label: "Wait list",
    icon: "M8 14C2 8 3.500 2.500 8 2.500S14 8 8 14",
    path: paths.waitList,
    key: "o",
    needs: "viewerCanReadLeads",
    Content: lazyComponent(() => import("../../rooms/leads/waitList/WaitListPage.tsx"), "WaitListPage"),
  },
  {
    label: "Unmatched",
    icon: "M2 4h12v8.500H2zM2 4.500 8 9l6-4.500M8 1v1.500",
    path: paths.unmatched,
    key: "u",
    needs: "viewerCanReadMail",
    Content: lazyComponent(() => import("../../rooms/mail/unmatched/UnmatchedPage.tsx"), "UnmatchedPage"),
  },
  {
    label: "Imports",
    icon: "M8 2.500h5.500v11H8M2 8h7.500M6.500 5l3 3-3 3",
    path: paths.imports,
    key: "n",
    needs: "viewerCanWorkLeads",
    Content: lazyComponent(() => import("../../rooms/leads/imports/ImportsPage.tsx"), "ImportsPage"),
  },
  {
    label: "Trash",
    icon: "M3 4.500h10M6.500 4.500v-2h3v2M4.500 4.500l.500 9h6l.500-9",
    path: paths.trash,
    key: "x",
    needs: "viewerCanEraseLeads",
    Content: lazyComponent(() => import("../../rooms/privacy/trash/TrashPage.tsx"), "TrashPage"),
  },
]

const erasePerson: Omit<SidePage, "key" | "icon"> = {
  label: "Erase a person",
  path: paths.erasePerson,
  needs: "viewerCanEraseLeads",
  Content: lazyComponent(() => import("../../rooms/privacy/erasure/ErasePersonPage.tsx"), "ErasePersonPage"),
}

/** Also pages that only other pages lead to. */
export const pageAt = (address: string) =>
  [...sidePages, erasePerson].find(({ path }) => address === path || address.startsWith(`${path}/`))
