import type { PermissionName, Permissions } from "../features/account/permissions.ts"
import { emailLogTab } from "../features/email/emailLogAddress.ts"
import { leadKinds } from "./leadKinds.tsx"

interface Tab {
  name: string
  label: string
  isAboutLeads: boolean
  needs: PermissionName
}

/** The dashboard's tabs, by their names in the address. */
const tabs: readonly Tab[] = [
  ...leadKinds.map(
    ({ tab, title }): Tab => ({ name: tab, label: title, isAboutLeads: true, needs: "viewerCanReadLeads" }),
  ),
  { name: "cms", label: "CMS Editor", isAboutLeads: false, needs: "viewerCanReadContent" },
  { name: "media", label: "Media Library", isAboutLeads: false, needs: "viewerCanReadMedia" },
  { name: emailLogTab, label: "Email Logs", isAboutLeads: false, needs: "viewerCanReadMail" },
]

/** The tabs that the viewer may open. */
export const permittedTabs = (permissions: Permissions) => tabs.filter(({ needs }) => permissions[needs])

/** The tab that an address asks for, or else the first one. None if the viewer may not open it. */
export const chosenTab = (search: string, permissions: Permissions) => {
  const name = new URLSearchParams(search).get("tab")
  const asked = tabs.find((tab) => tab.name === name)
  if (!asked) return permittedTabs(permissions)[0]
  return permissions[asked.needs] ? asked : undefined
}
