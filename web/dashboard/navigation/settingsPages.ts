import type { PermissionName, Permissions } from "../../rooms/accounts/account/permissions.ts"
import { paths } from "./paths.ts"

export interface SettingsPage {
  name: "you" | "team" | "keys" | "webhooks" | "rules" | "retention" | "security" | "activity"
  label: string
  /** Opens it after the letter g. */
  key: string
  /** Without one, it is for everybody. */
  needs?: PermissionName
}

export const settingsPages: readonly SettingsPage[] = [
  { name: "you", label: "You", key: "y" },
  { name: "team", label: "Team", key: "t", needs: "viewerCanManageTeam" },
  { name: "keys", label: "API keys", key: "k", needs: "viewerCanManageTeam" },
  { name: "webhooks", label: "Webhooks", key: "w", needs: "viewerCanManageTeam" },
  { name: "rules", label: "Rules", key: "h", needs: "viewerCanWorkLeads" },
  { name: "retention", label: "Retention", key: "r", needs: "viewerCanManageTeam" },
  { name: "security", label: "Security", key: "s" },
  { name: "activity", label: "Activity", key: "l", needs: "viewerCanReadEvents" },
]

export const isPermitted = ({ needs }: Pick<SettingsPage, "needs">, permissions: Permissions) =>
  !needs || permissions[needs]

export const settingsPath = ({ name }: SettingsPage) => `${paths.settings}/${name}`
