import { namesOf } from "../text/namesOf.ts"
import { type LeadStatus, leadStatuses, openStatuses } from "./leadStatus.ts"

export interface FilteredLead {
  id: number
  email: string
  phone?: string
  status: LeadStatus
  statusReason?: string | null
  ownerId: number | null
  followUpOn: string | null
  waitingSince?: Date | null
  mailReturnedAt?: Date | null
  /** True by default, as senders are usually promised a reply in time. */
  isPromised?: boolean
  waitListCity?: string | null
  externalId?: string | null
  createdAt: Date
  updatedAt: Date
}

export interface FilterFacts {
  overdueSince: Date
  isFoundBy: (words: string) => boolean
}

export const LEAD_IDS_MAX = 500

interface FilterValues {
  text: string
  statuses: readonly LeadStatus[]
  moment: Date
  yesOrNo: boolean
  account: string
  day: string
  ids: readonly number[]
}

export type FilterValueName = keyof FilterValues

export interface FilterInAddress {
  name: string
  words?: (shown: string, value: string) => string
  /** The address names the last included day, but the filter's end is exclusive. */
  isLastDay?: boolean
}

interface LeadFilterFacts<Value extends FilterValueName> {
  value: Value
  noun?: string
  /** Without an address, the dashboard offers no such filter. */
  inAddress?: FilterInAddress
  /** A list whose filters all have this takes its total from counters, without counting rows. */
  isCounted?: boolean
  /** True if work on a lead can remove the lead from the result. */
  followsWork?: boolean
  /** A kind of lead without this REST column has no such filter. */
  column?: string
  /** Must match the SQL in `leadListing.ts`. */
  matches(asked: FilterValues[Value], lead: FilteredLead, facts: FilterFacts): boolean
}

const filter = <Value extends FilterValueName>(facts: LeadFilterFacts<Value>) => facts

/** Links contain these words instead of an account or a date, so a link follows its reader and the current day. */
export const ME = "me"
export const NOBODY = "none"
export const TODAY = "today"

const ownerWords: Readonly<Record<string, string>> = { [ME]: "Mine", [NOBODY]: "Unassigned" }

export type Waiting = Pick<FilteredLead, "status" | "createdAt" | "waitingSince" | "isPromised">

/** The arrival of a pending lead, or else the last message of the sender. Null if the lead waits for no reply. */
export const waitingStart = ({ status, createdAt, waitingSince, isPromised = true }: Waiting) =>
  status === leadStatuses.PENDING && isPromised ? createdAt : (waitingSince ?? null)

/** Without the US country code, which most people omit. */
export const nationalDigits = (phone: string) =>
  phone
    .normalize("NFKC")
    .replace(/\P{N}/gu, "")
    .replace(/^1(?=\d{10}$)/, "")

export const isSamePhone = (one: string, other: string) => nationalDigits(one) === nationalDigits(other)

export const leadFilters = {
  search: filter({
    value: "text",
    inAddress: { name: "search" },
    matches: (words, _lead, { isFoundBy }) => isFoundBy(words),
  }),
  statuses: filter({
    value: "statuses",
    noun: "status",
    inAddress: { name: "status", words: (statuses) => statuses },
    isCounted: true,
    followsWork: true,
    matches: (statuses, { status }) => statuses.includes(status),
  }),
  statusReason: filter({
    value: "text",
    noun: "reason",
    inAddress: { name: "reason", words: (reason) => `Reason: ${reason}` },
    followsWork: true,
    matches: (reason, { statusReason }) => statusReason === reason.trim(),
  }),
  receivedFrom: filter({
    value: "moment",
    inAddress: { name: "from", words: (day) => `From ${day}` },
    isCounted: true,
    matches: (moment, { createdAt }) => createdAt >= moment,
  }),
  receivedBefore: filter({
    value: "moment",
    inAddress: { name: "to", words: (day) => `To ${day}`, isLastDay: true },
    isCounted: true,
    matches: (moment, { createdAt }) => createdAt < moment,
  }),
  updatedSince: filter({
    value: "moment",
    matches: (moment, { updatedAt }) => updatedAt >= moment,
  }),
  email: filter({
    value: "text",
    matches: (address, { email }) => email.toLowerCase() === address.trim().toLowerCase(),
  }),
  phone: filter({
    value: "text",
    column: "phone",
    matches: (number, { phone = "" }) => nationalDigits(phone) === nationalDigits(number),
  }),
  isOverdue: filter({
    value: "yesOrNo",
    noun: "overdue",
    inAddress: { name: "overdue", words: () => "Overdue" },
    isCounted: true,
    followsWork: true,
    matches: (isOverdue, lead, { overdueSince }) => {
      const since = waitingStart(lead)
      return isOverdue === (since !== null && since <= overdueSince)
    },
  }),
  isReturned: filter({
    value: "yesOrNo",
    noun: "returned mail",
    inAddress: { name: "returned", words: () => "Mail came back" },
    followsWork: true,
    matches: (isReturned, { mailReturnedAt }) => isReturned === (mailReturnedAt != null),
  }),
  ownerId: filter({
    value: "account",
    noun: "owner",
    inAddress: { name: "owner", words: (_shown, owner) => ownerWords[owner] ?? "Given to a colleague" },
    followsWork: true,
    matches: (id, { ownerId }) => ownerId !== null && /^\d{1,9}$/.test(id) && Number(id) === ownerId,
  }),
  isUnassigned: filter({
    value: "yesOrNo",
    noun: "unassigned",
    followsWork: true,
    matches: (isUnassigned, { ownerId }) => (ownerId === null) === isUnassigned,
  }),
  followUpBy: filter({
    value: "day",
    noun: "follow-up",
    inAddress: {
      name: "followup",
      words: (shown, day) => (day === TODAY ? "Follow up due" : `Follow up by ${shown}`),
    },
    followsWork: true,
    matches: (day, { status, followUpOn }) => openStatuses.includes(status) && followUpOn !== null && followUpOn <= day,
  }),
  waitListCity: filter({
    value: "text",
    inAddress: { name: "waitlist", words: (city) => `Waits for ${city}` },
    matches: (city, { waitListCity }) => waitListCity === city.toLowerCase(),
  }),
  externalId: filter({
    value: "text",
    matches: (asked, { externalId }) => externalId != null && externalId === asked.trim(),
  }),
  ids: filter({
    value: "ids",
    matches: (ids, { id }) => ids.includes(id),
  }),
} as const

export type LeadFilterName = keyof typeof leadFilters

export type LeadFilterValue<Name extends LeadFilterName> = FilterValues[(typeof leadFilters)[Name]["value"]]

export type LeadFilter = { readonly [Name in LeadFilterName]?: LeadFilterValue<Name> | null } & {
  readonly [ownFilter: string]: unknown
}

export const leadFilterNames = namesOf(leadFilters)

export const activeFilters = (given: LeadFilter | null | undefined) =>
  leadFilterNames.flatMap((name) => {
    const value = given?.[name]
    return value == null || (name === "search" && value === "") ? [] : [{ name, value: value as never }]
  })

export const passesFilter = (given: LeadFilter | null | undefined, lead: FilteredLead, facts: FilterFacts) =>
  activeFilters(given).every(({ name, value }) => leadFilters[name].matches(value, lead, facts))
