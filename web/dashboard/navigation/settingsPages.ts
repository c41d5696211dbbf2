import type { PermissionName, Permissions } from "../../rooms/accounts/account/permissions.ts"
import { paths } from "./paths.ts"

interface Named {
  name: "you" | "team" | "keys" | "webhooks" | "rules" | "retention" | "activity"
  label: string
  /** The key to press after `g` to go to the page. */
  key: string
  /** The permission that is needed to open the page. If omitted, every account may open the page. */
  needs?: PermissionName
}

const named: readonly Named[] = [
  { name: "you", label: "You and security", key: "y" },
  { name: "team", label: "Team", key: "t", needs: "viewerCanManageTeam" },
  { name: "keys", label: "API keys", key: "k", needs: "viewerCanManageTeam" },
  { name: "webhooks", label: "Webhooks", key: "w", needs: "viewerCanManageTeam" },
  { name: "rules", label: "Rules", key: "h", needs: "viewerCanWorkLeads" },
  { name: "retention", label: "Retention", key: "r", needs: "viewerCanManageTeam" },
  { name: "activity", label: "Activity", key: "l", needs: "viewerCanReadEvents" },
]

export type SettingsPage = Named & { path: string }

export const settingsPages = named.map((page): SettingsPage => ({ ...page, path: `${paths.settings}/${page.name}` }))

export const isPermitted = ({ needs }: Pick<Named, "needs">, permissions: Permissions) => !needs || permissions[needs]
