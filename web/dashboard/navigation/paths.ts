import { PRIVACY_REQUESTS_PATH } from "@farelight/api/contract/privacy/privacyRequests.ts"
import { authPaths } from "../../rooms/accounts/signIn/authPaths.ts"
import { importsPath } from "../../rooms/leads/lead/leadKind.ts"

export const contentId = "content"

/** Pages beside the tabs, whose screens `sidePages.tsx` has. */
const sidePaths = {
  quarantine: "/adminpage/dashboard/quarantine",
  waitList: "/adminpage/wait-list",
  unmatched: "/adminpage/dashboard/unmatched",
  privacyRequests: PRIVACY_REQUESTS_PATH,
  statistics: "/adminpage/dashboard/statistics",
  imports: importsPath,
  trash: "/adminpage/dashboard/trash",
  erasePerson: "/adminpage/dashboard/erase-person",
} as const

export const paths = {
  ...authPaths,
  ...sidePaths,
  dashboard: "/adminpage/dashboard",
  settings: "/adminpage/settings",
} as const

/** The open record is the last segment of the address. */
const opensByPath: readonly string[] = [paths.privacyRequests, paths.imports]

export const sideRoutes = Object.values(sidePaths).map((path) => (opensByPath.includes(path) ? `${path}/:id?` : path))
