import { emailLogTab } from "../features/email/emailLogAddress.ts"

/** The dashboard's tabs, by their name in the address. */
export const tabs = [
  { name: "drivers", label: "Driver Applications", isAboutLeads: true },
  { name: "advertisers", label: "Advertiser Inquiries", isAboutLeads: true },
  { name: "cms", label: "CMS Editor", isAboutLeads: false },
  { name: "media", label: "Media Library", isAboutLeads: false },
  { name: emailLogTab, label: "Email Logs", isAboutLeads: false },
] as const

/** The tab that an address asks for; the first one when it asks for none that there is. */
export const chosenTab = (search: string) => {
  const asked = new URLSearchParams(search).get("tab")
  return tabs.find(({ name }) => name === asked) ?? tabs[0]
}
