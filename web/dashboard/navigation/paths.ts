import { PRIVACY_REQUESTS_PATH } from "@farelight/api/contract/privacy/privacyRequests.ts"
import { authPaths } from "../../rooms/accounts/signIn/authPaths.ts"
import { importsPath } from "../../rooms/leads/lead/leadKind.ts"

export const contentId = "content"

const sidePaths = {
  inbox: "/adminpage/dashboard/inbox",
  privacyRequests: PRIVACY_REQUESTS_PATH,
  statistics: "/adminpage/dashboard/statistics",
  imports: importsPath,
  trash: "/adminpage/dashboard/trash",
} as const

export const paths = {
  ...authPaths,
  ...sidePaths,
  dashboard: "/adminpage/dashboard",
  settings: "/adminpage/settings",
} as const

/** Address of a part of a page; the first part has none of its own. */
export const partPath = (path: string, part: string) => `${path}?show=${part}`

/** Parts of pages that were pages of their own, by their earlier addresses. */
export const movedPages: Readonly<Record<string, string>> = {
  "/adminpage/dashboard/quarantine": partPath(paths.inbox, "spam"),
  "/adminpage/dashboard/unmatched": paths.inbox,
  "/adminpage/wait-list": partPath(paths.statistics, "wait-list"),
  "/adminpage/dashboard/erase-person": partPath(paths.privacyRequests, "erase"),
}

/** The open record is the last segment of the address. */
const opensByPath: readonly string[] = [paths.privacyRequests, paths.imports]

export const sideRoutes = Object.values(sidePaths).map((path) => (opensByPath.includes(path) ? `${path}/:id?` : path))
