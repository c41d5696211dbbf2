import type { PermissionName, Permissions } from "../../rooms/accounts/account/permissions.ts"
import { emailLogTab } from "../../rooms/mail/email/emailLogAddress.ts"
import { leadKinds } from "../leadKinds.tsx"

interface Tab {
  name: string
  label: string
  word: string
  /** The key to press after `g` to go to the tab. */
  key: string
  icon: string
  needs: PermissionName
}

const PAGE = "M2.500 3.500h11v9h-11zM2.500 6.500h11M6.500 6.500v6"
const PICTURE = "M2.500 3h11v10h-11zM2.500 11l3.500-3.500 3 3 2-2 2.500 2.500M10.500 6h.01"
const ENVELOPE = "M2 4h12v8.500H2zM2 4.500l6 4.500 6-4.500"

const tabs: readonly Tab[] = [
  ...leadKinds.map(
    ({ tab, title, icon }): Tab => ({
      name: tab,
      label: title,
      word: title.slice(title.indexOf(" ") + 1),
      key: tab.charAt(0),
      icon,
      needs: "viewerCanReadLeads",
    }),
  ),
  { name: "cms", label: "CMS Editor", word: "CMS", key: "c", icon: PAGE, needs: "viewerCanReadContent" },
  { name: "media", label: "Media Library", word: "Media", key: "m", icon: PICTURE, needs: "viewerCanReadMedia" },
  { name: emailLogTab, label: "Email Logs", word: "Email", key: "e", icon: ENVELOPE, needs: "viewerCanReadMail" },
]

export const permittedTabs = (permissions: Permissions) => tabs.filter(({ needs }) => permissions[needs])

/** The tab that the address names, or the first permitted tab if it names none. Undefined if not permitted. */
export const chosenTab = (search: string, permissions: Permissions) => {
  const name = new URLSearchParams(search).get("tab")
  const asked = tabs.find((tab) => tab.name === name)
  if (!asked) return permittedTabs(permissions)[0]
  return permissions[asked.needs] ? asked : undefined
}
