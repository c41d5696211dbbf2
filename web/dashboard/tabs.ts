import { emailLogTab } from "../features/email/emailLogAddress.ts"
import type { LeadKindFacts } from "../features/leads/leadKind.ts"
import { leadKinds } from "./leadKinds.tsx"

const leadTab = ({ tab, title }: LeadKindFacts) => ({ name: tab, label: title, isAboutLeads: true })

/** The dashboard's tabs, by their names in the address. */
export const tabs = [
  ...leadKinds.map(leadTab),
  { name: "cms", label: "CMS Editor", isAboutLeads: false },
  { name: "media", label: "Media Library", isAboutLeads: false },
  { name: emailLogTab, label: "Email Logs", isAboutLeads: false },
]

/** The tab that an address asks for, or the first one. */
export const chosenTab = (search: string) => {
  const asked = new URLSearchParams(search).get("tab")
  return tabs.find(({ name }) => name === asked) ?? leadTab(leadKinds[0])
}
