import { roles, viewerPermissionsOf } from "@farelight/api/contract/accounts/roles.ts"
import { roleLabel } from "../../rooms/accounts/roles.ts"
import type { SettingsPage } from "../navigation/settingsPages.ts"

const about: Record<SettingsPage["name"], string> = {
  you: "Your name, your password and how this browser treats you.",
  team: "Who works here, and in which role.",
  keys: "What lets programs read and change leads and content.",
  webhooks: "Which programs are told what happens here.",
  rules: "What happens automatically when a lead arrives or waits too long for an answer.",
  retention: "What is erased by itself once its time is over.",
  security: "How your account is protected, and where you are signed in.",
  activity: "Who did what, the last first.",
}

const audienceOf = ({ name, needs }: SettingsPage) => {
  if (!needs) return "Nobody but you can change it."
  const permitted = roles.filter((role) => viewerPermissionsOf(role)[needs])
  const names = permitted.map((role) => `${roleLabel(role).toLowerCase()}s`).join(" and ")
  return name === "activity" ? `Only ${names} see it, and nobody can change it.` : `Only ${names} see and change it.`
}

export const describePage = (page: SettingsPage) => `${about[page.name]} ${audienceOf(page)}`
