import { ME, NOBODY, TODAY } from "@farelight/api/contract/leads/leadFilters.ts"
import { startOfLocalDay } from "../../../parts/records/localDay.ts"
import type { KindFilter } from "../lead/leadKind.ts"
import { leadStatusLabel } from "../status/leadStatusLook.ts"
import type { LeadListFilter } from "./leadListing.ts"

const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" })
const formatDay = (day: string) => dayFormat.format(startOfLocalDay(day))

const ownerWords: Readonly<Record<string, string>> = { [ME]: "Mine", [NOBODY]: "Unassigned" }

/** What a filter is set to, in words, and the change that takes each of it away. The search is seen in its field. */
export const describeFilter = (filter: LeadListFilter, kindFilters: readonly KindFilter[]) => {
  const { statuses, isOverdue, owner, followUpBy, receivedFrom, receivedTo, own } = filter
  const words: { text: string; without: Partial<LeadListFilter> }[] = []
  const say = (text: string | false, without: Partial<LeadListFilter>) => text && words.push({ text, without })

  say(statuses.length > 0 && statuses.map(leadStatusLabel).join(", "), { statuses: [] })
  for (const { name, label } of kindFilters) {
    const value = own[name]
    if (value) say(`${label}: ${value.split(",").join(", ")}`, { own: { ...own, [name]: "" } })
  }
  say(receivedFrom !== "" && `From ${formatDay(receivedFrom)}`, { receivedFrom: "" })
  say(receivedTo !== "" && `To ${formatDay(receivedTo)}`, { receivedTo: "" })
  say(isOverdue && "Overdue", { isOverdue: false })
  say(owner !== "" && (ownerWords[owner] ?? "Given to a colleague"), { owner: "" })
  say(followUpBy !== "" && `Follow up ${followUpBy === TODAY ? "due" : `by ${formatDay(followUpBy)}`}`, {
    followUpBy: "",
  })
  return words
}
