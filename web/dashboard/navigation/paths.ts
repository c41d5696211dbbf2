import { PRIVACY_REQUESTS_PATH } from "@farelight/api/contract/privacy/privacyRequests.ts"
import { authPaths } from "../../rooms/accounts/signIn/authPaths.ts"
import { importsPath } from "../../rooms/leads/lead/leadKind.ts"

export const contentId = "content"

export const paths = {
  ...authPaths,
  dashboard: "/adminpage/dashboard",
  quarantine: "/adminpage/dashboard/quarantine",
  waitList: "/adminpage/wait-list",
  unmatched: "/adminpage/dashboard/unmatched",
  privacyRequests: PRIVACY_REQUESTS_PATH,
  statistics: "/adminpage/dashboard/statistics",
  imports: importsPath,
  trash: "/adminpage/dashboard/trash",
  erasePerson: "/adminpage/dashboard/erase-person",
  settings: "/adminpage/settings",
} as const
