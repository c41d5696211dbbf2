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

/** Not for the first part of a page, which has the address of the page itself. */
export const partPath = (path: string, part: string) => `${path}?show=${part}`

/** These parts of pages were pages of their own, whose addresses may be bookmarked. */
export const movedPages: Readonly<Record<string, string>> = {
  "/adminpage/dashboard/quarantine": partPath(paths.inbox, "spam"),
  "/adminpage/dashboard/unmatched": paths.inbox,
  "/adminpage/wait-list": partPath(paths.statistics, "wait-list"),
  "/adminpage/dashboard/erase-person": partPath(paths.privacyRequests, "erase"),
}

/** Pages whose path ends with the id of the open record. */
const opensByPath: readonly string[] = [paths.privacyRequests, paths.imports]

export const sideRoutes = Object.values(sidePaths).map((path) => (opensByPath.includes(path) ? `${path}/:id?` : path))
