import type { PermissionName } from "../../rooms/accounts/account/permissions.ts"
import { paths } from "./paths.ts"

interface SidePage {
  label: string
  path: string
  /** Opens it after the letter g. */
  key: string
  needs: PermissionName
}

export const sidePages: readonly SidePage[] = [
  { label: "Privacy requests", path: paths.privacyRequests, key: "p", needs: "viewerCanEraseLeads" },
]
