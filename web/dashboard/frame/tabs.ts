import type { PermissionName, Permissions } from "../../rooms/accounts/account/permissions.ts"
import { emailLogTab } from "../../rooms/mail/email/emailLogAddress.ts"
import { leadKinds } from "../leadKinds.tsx"

interface Tab {
  name: string
  label: string
  /** Opens it after the letter g. */
  key: string
  needs: PermissionName
}

const tabs: readonly Tab[] = [
  ...leadKinds.map(
    ({ tab, title }): Tab => ({ name: tab, label: title, key: tab.charAt(0), needs: "viewerCanReadLeads" }),
  ),
  { name: "cms", label: "CMS Editor", key: "c", needs: "viewerCanReadContent" },
  { name: "media", label: "Media Library", key: "m", needs: "viewerCanReadMedia" },
  { name: emailLogTab, label: "Email Logs", key: "e", needs: "viewerCanReadMail" },
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
