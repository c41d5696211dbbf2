import { roles, viewerPermissionsOf } from "@farelight/api/contract/accounts/roles.ts"
import { roleLabel } from "../../rooms/accounts/roles.ts"
import type { SettingsPage } from "../navigation/settingsPages.ts"

const about: Record<SettingsPage["name"], string> = {
  you: "Your name, password, notifications, sign-in protection and sessions.",
  team: "Members and their roles.",
  keys: "Keys for programs that read and change leads and content.",
  webhooks: "Programs that are notified of events.",
  rules: "What happens automatically when a lead arrives or waits too long for an answer.",
  retention: "Data that is erased automatically after a time.",
  activity: "Newest first.",
}

const audienceOf = ({ name, needs }: SettingsPage) => {
  if (!needs) return "Only you can change this."
  const permitted = roles.filter((role) => viewerPermissionsOf(role)[needs])
  const names = permitted.map((role) => `${roleLabel(role).toLowerCase()}s`).join(" and ")
  return name === "activity" ? `Only ${names} see this. It cannot be changed.` : `Only ${names} see and change this.`
}

export const describePage = (page: SettingsPage) => `${about[page.name]} ${audienceOf(page)}`
