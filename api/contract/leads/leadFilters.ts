import { type LeadStatus, leadStatuses, openStatuses } from "./leadStatus.ts"

export interface FilteredLead {
  id: number
  email: string
  phone?: string
  status: LeadStatus
  ownerId: number | null
  followUpOn: string | null
  waitingSince?: Date | null
  mailReturnedAt?: Date | null
  /** Whether its sender was promised an answer in time: it was, unless it says otherwise. */
  isPromised?: boolean
  waitListCity?: string | null
  externalId?: string | null
  createdAt: Date
  updatedAt: Date
}

export interface FilterFacts {
  /** What has waited since this moment or longer is overdue. */
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
  /** As in `2026-11-21`. */
  day: string
  ids: readonly number[]
}

export type FilterValueName = keyof FilterValues

export interface FilterInAddress {
  name: string
  /** What it is set to, in words, from the value as it is read and as the address has it. */
  words?: (shown: string, value: string) => string
  /** Of a moment: its day is the last one that is kept, not the first. */
  isLastDay?: boolean
}

interface LeadFilterFacts<Value extends FilterValueName> {
  value: Value
  /** What names it in a list of filters, where its own name does not. */
  noun?: string
  /** Without it the dashboard has no such filter. */
  inAddress?: FilterInAddress
  /** The counters can tell how many leads it keeps. */
  isCounted?: boolean
  /** A lead can leave it by what is done with it. */
  followsWork?: boolean
  /** Only kinds with this column in REST have it. */
  column?: string
  /** Whether it keeps a lead. The SQL of `leadListing.ts` does the same. */
  keeps(asked: FilterValues[Value], lead: FilteredLead, facts: FilterFacts): boolean
}

const filter = <Value extends FilterValueName>(facts: LeadFilterFacts<Value>) => facts

/** The values in the address that are no colleague's id, and no day: the viewer, nobody, and another day each day. */
export const ME = "me"
export const NOBODY = "none"
export const TODAY = "today"

const ownerWords: Readonly<Record<string, string>> = { [ME]: "Mine", [NOBODY]: "Unassigned" }

export type Waiting = Pick<FilteredLead, "status" | "createdAt" | "waitingSince" | "isPromised">

/** Since when a lead waits: pending ones since they arrived, others since their sender wrote. Null if none waits. */
export const waitsSince = ({ status, createdAt, waitingSince, isPromised = true }: Waiting) =>
  status === leadStatuses.PENDING && isPromised ? createdAt : (waitingSince ?? null)

/** The digits of a number, without the country code of the United States. */
export const nationalDigits = (phone: string) =>
  phone
    .normalize("NFKC")
    .replace(/\P{N}/gu, "")
    .replace(/^1(?=\d{10}$)/, "")

/** Whether two phone numbers have the same digits, with or without the country code of the United States. */
export const isSamePhone = (one: string, other: string) => nationalDigits(one) === nationalDigits(other)

/** What every kind of lead can be filtered by, under the names of GraphQL. Their SQL is in `leadListing.ts`. */
export const leadFilters = {
  search: filter({
    value: "text",
    inAddress: { name: "search" },
    keeps: (words, _lead, { isFoundBy }) => isFoundBy(words),
  }),
  statuses: filter({
    value: "statuses",
    noun: "status",
    inAddress: { name: "status", words: (statuses) => statuses },
    isCounted: true,
    followsWork: true,
    keeps: (statuses, { status }) => statuses.includes(status),
  }),
  receivedFrom: filter({
    value: "moment",
    inAddress: { name: "from", words: (day) => `From ${day}` },
    isCounted: true,
    keeps: (moment, { createdAt }) => createdAt >= moment,
  }),
  receivedBefore: filter({
    value: "moment",
    inAddress: { name: "to", words: (day) => `To ${day}`, isLastDay: true },
    isCounted: true,
    keeps: (moment, { createdAt }) => createdAt < moment,
  }),
  updatedSince: filter({
    value: "moment",
    keeps: (moment, { updatedAt }) => updatedAt >= moment,
  }),
  email: filter({
    value: "text",
    keeps: (address, { email }) => email.toLowerCase() === address.trim().toLowerCase(),
  }),
  phone: filter({
    value: "text",
    column: "phone",
    keeps: (number, { phone = "" }) => nationalDigits(phone) === nationalDigits(number),
  }),
  isOverdue: filter({
    value: "yesOrNo",
    noun: "overdue",
    inAddress: { name: "overdue", words: () => "Overdue" },
    isCounted: true,
    followsWork: true,
    keeps: (isOverdue, lead, { overdueSince }) => {
      const since = waitsSince(lead)
      return isOverdue === (since !== null && since <= overdueSince)
    },
  }),
  isReturned: filter({
    value: "yesOrNo",
    noun: "returned mail",
    inAddress: { name: "returned", words: () => "Mail came back" },
    followsWork: true,
    keeps: (isReturned, { mailReturnedAt }) => isReturned === (mailReturnedAt != null),
  }),
  ownerId: filter({
    value: "account",
    noun: "owner",
    inAddress: { name: "owner", words: (_shown, owner) => ownerWords[owner] ?? "Given to a colleague" },
    followsWork: true,
    keeps: (id, { ownerId }) => ownerId !== null && /^\d{1,9}$/.test(id) && Number(id) === ownerId,
  }),
  isUnassigned: filter({
    value: "yesOrNo",
    noun: "unassigned",
    followsWork: true,
    keeps: (isUnassigned, { ownerId }) => (ownerId === null) === isUnassigned,
  }),
  followUpBy: filter({
    value: "day",
    noun: "follow-up",
    inAddress: {
      name: "followup",
      words: (shown, day) => (day === TODAY ? "Follow up due" : `Follow up by ${shown}`),
    },
    followsWork: true,
    keeps: (day, { status, followUpOn }) => openStatuses.includes(status) && followUpOn !== null && followUpOn <= day,
  }),
  waitListCity: filter({
    value: "text",
    inAddress: { name: "waitlist", words: (city) => `Waits for ${city}` },
    keeps: (city, { waitListCity }) => waitListCity === city.toLowerCase(),
  }),
  externalId: filter({
    value: "text",
    keeps: (asked, { externalId }) => externalId != null && externalId === asked.trim(),
  }),
  ids: filter({
    value: "ids",
    keeps: (ids, { id }) => ids.includes(id),
  }),
} as const

export type LeadFilterName = keyof typeof leadFilters

export type LeadFilterValue<Name extends LeadFilterName> = FilterValues[(typeof leadFilters)[Name]["value"]]

/** Conditions on a list of leads, all of which must hold; a kind's own filters have the names that it gives them. */
export type LeadFilter = { readonly [Name in LeadFilterName]?: LeadFilterValue<Name> | null } & {
  readonly [ownFilter: string]: unknown
}

export const leadFilterNames = Object.keys(leadFilters) as LeadFilterName[]

/** The common filters that are set, with what they ask for. A search for nothing is none. */
export const setFilters = (given: LeadFilter | null | undefined) =>
  leadFilterNames.flatMap((name) => {
    const value = given?.[name]
    return value == null || (name === "search" && value === "") ? [] : [{ name, value: value as never }]
  })

export const passesFilter = (given: LeadFilter | null | undefined, lead: FilteredLead, facts: FilterFacts) =>
  setFilters(given).every(({ name, value }) => leadFilters[name].keeps(value, lead, facts))
