import type { TextRole } from "@farelight/api/contract/leads/leadFacts.ts"
import type { LeadFilterName, leadFilters } from "@farelight/api/contract/leads/leadFilters.ts"
import type { SitePath } from "@farelight/api/contract/site/sitePaths.ts"
import type { LeadSource } from "@farelight/api/contract/site/visits.ts"
import type { TypedDocumentNode } from "@graphql-typed-document-node/core"
import { type ComponentType, createContext, type ReactNode, useContext } from "react"
import type { ZodType } from "zod"
import type {
  EmailLogType,
  LeadCorrection,
  LeadEmails_EmailFragment,
  LeadFiles_FileFragment,
  LeadFiles_RequestFragment,
  LeadHistory_EntryFragment,
  LeadMessages_PageFragment,
  LeadNotes_NoteFragment,
  LeadStatus,
  LeadStatusChangeInput,
  LeadType,
  PossibleRepeats_LeadFragment,
  ReplyDrafts_DraftFragment,
} from "../../../graphql/generated.ts"
import type { ListOrder } from "../../../parts/list/listAddress.ts"
import type { Column } from "../../../parts/list/RecordTable.tsx"

type Noun = readonly [one: string, several: string]

/** What a sender may have wrong, by the names of `correctLead`. */
export type CorrectableField = Exclude<keyof LeadCorrection, "__typename">

/** A lead's fields that can be corrected, in the order of its form, and the query for what they say. */
export interface LeadCorrections {
  fields: readonly CorrectableField[]
  document: TypedDocumentNode<{ lead: Partial<Record<CorrectableField, string | null>> | null }, { id: string }>
}

/** The texts that a sender writes. One that `correctLead` does not know is refused by the compiler. */
export const textsOf = <Name extends CorrectableField>(roles: Readonly<Record<Name, TextRole>>) =>
  Object.keys(roles) as Name[]

export interface AddedField {
  name: string
  role: TextRole | "choice"
  /** What a choice is among, by GraphQL name; the values are those of the rules. */
  options?: Readonly<Record<string, string>>
  /** Any number may be chosen. */
  isList?: boolean
}

export interface KnownLead {
  id: string
  name: string
  email: string
  status: LeadStatus
  createdAt: string
}

interface AddedVariables {
  input: never
  source: string
  sendReceipt: boolean
  ownerId: string | null
  messageId: string | null
}

export interface LeadAddition {
  fields: readonly AddedField[]
  /** Fetched when it is needed, as no list needs it. */
  rules: () => Promise<ZodType>
}

interface LaterDocuments {
  addDocument: TypedDocumentNode<{ added: { lead: { id: string; name: string } } }, AddedVariables>
  historyDocument: TypedDocumentNode<{ lead: Pick<DetailedLead, "history"> | null }, { id: string; before: string }>
  knownDocument: TypedDocumentNode<
    { leads: { nodes: KnownLead[] } },
    { filter: { search?: string | null; email?: string | null; phone?: string | null } }
  >
}

export const addedFields = (
  roles: Readonly<Record<string, TextRole>>,
  choices: readonly Pick<AddedField, "name" | "options" | "isList">[],
): AddedField[] => {
  const texts = Object.entries(roles).map(([name, role]) => ({ name, role }))
  const chosen = choices.map((choice) => ({ ...choice, role: "choice" as const }))
  return [...texts.filter(({ role }) => role !== "text"), ...chosen, ...texts.filter(({ role }) => role === "text")]
}

/** What one kind of lead is called and where it is found. Enough for whatever covers all kinds. */
export interface LeadKindFacts {
  type: LeadType
  typename: string
  tab: string
  title: string
  /** Below this address each lead has its own page. */
  path: string
  /** The public page with the form that it is sent by. */
  formPath: SitePath
  noun: Noun
  senderNoun: Noun
  sentVerb: string
  /** The types of the mails about it, by GraphQL name; the values are those of REST. */
  emailTypes: Readonly<Partial<Record<EmailLogType, string>>>
  /** A drawing of 16 by 16 units, as one path. */
  icon: string
  chartColor: string
  corrections: LeadCorrections
  addition: LeadAddition
  conversationDocument: TypedDocumentNode<{ lead: LeadConversation | null }, ConversationVariables>
  /** Fetched when they are needed, as no list needs them. */
  laterDocuments: () => Promise<LaterDocuments>
  askedFor: readonly string[]
  filters: readonly KindFilter[]
}

/** A lead in a list. Where a kind calls the name something else, its documents rename the field. */
export interface ListedLead {
  id: string
  name: string
  status: LeadStatus
  answerDueAt: string | null
  hasPossibleRepeats: boolean
  owner: { id: string; name: string } | null
  followUpOn: string | null
  waitingSince: string | null
  mailReturnedAt: string | null
  waitListCity?: string | null
  fileCount: number
  createdAt: string
}

export interface DetailedLead extends ListedLead {
  acceptedTermsDate: string | null
  termsAcceptance: { acceptedAt: string; termsDate: string } | null
  waitListToldAt?: string | null
  externalId?: string | null
  metadata: readonly { name: string; value: string }[]
  locale: string
  source?: LeadSource | null
  history: readonly LeadHistory_EntryFragment[]
  notes: readonly LeadNotes_NoteFragment[]
  emails: readonly LeadEmails_EmailFragment[]
  possibleRepeats: readonly PossibleRepeats_LeadFragment[]
  merges: readonly Merge[]
  messageCount: number
  updatedAt: string
}

export interface Merge {
  id: string
  name: string
  receivedAt: string
  mergedBy: string
  undoUntil: string | null
}

export interface LeadConversation {
  id: string
  messages: LeadMessages_PageFragment
  files: readonly LeadFiles_FileFragment[]
  fileRequests: readonly LeadFiles_RequestFragment[]
  replyDrafts: readonly ReplyDrafts_DraftFragment[]
  mailProblem: { reason: string; since: string } | null
}

export interface ConversationVariables {
  id: string
  first: number
  after: string | null
  withHtml: boolean
}

export interface LeadFact {
  term: string
  value: ReactNode
  copied?: string
  /** It in plain words, where that is neither the value nor what is copied. */
  text?: string
  fields?: readonly string[]
}

/** What filters ask for, as the GraphQL interface takes it. */
interface SentValues {
  text: string
  statuses: LeadStatus[]
  moment: string
  yesOrNo: boolean
  account: string
  day: string
}

/** The conditions on a list that every kind has, as the GraphQL interface takes them. */
export type CommonConditions = {
  [Name in Exclude<LeadFilterName, "phone" | "ids">]?: SentValues[(typeof leadFilters)[Name]["value"]]
}

export type CommonSortKey = "RECEIVED" | "STATUS"

/** A filter of a list. Its value is a text, as it appears in the address; "" lets every lead through. */
export interface ListFilter<Conditions = object> {
  name: string
  clean: (value: string) => string
  /** What a value other than "" means to the GraphQL interface. */
  conditions: (value: string, viewerId?: string) => Conditions
  words?: (value: string) => string
}

export interface KindFilter<Conditions = object> extends Omit<ListFilter<Conditions>, "words"> {
  label: string
  csvName: string
  Control: ComponentType<{ value: string; change: (value: string) => void }>
}

export interface LeadListData<Row> {
  leads: {
    nodes: Row[]
    pageInfo: { hasNextPage: boolean; endCursor: string | null }
    totalCount: number
    totalCountIsExact: boolean
  }
  /** All leads of the kind; asked for only where the list's own count is another. */
  received?: { totalCount: number }
}

interface ListVariables<Types extends LeadTypes> {
  first: number
  after: string | null
  filter: CommonConditions & Partial<Types["conditions"]>
  orderBy: ListOrder<Types["sortKey"] | CommonSortKey> | null
  isNarrowed: boolean
}

export interface StatusChangesData {
  changes: {
    leads: { __typename: string; id: string; status: LeadStatus; answerDueAt: string | null }[]
    conflicts: { id: string; name: string; status: LeadStatus; statusChanges: { changedBy: string }[] }[]
    notFoundIds: string[]
  }
}

/** A column of a list of leads: one line, cut off where it does not fit. */
export interface LeadColumn<Row, SortKey extends string = string> extends Column<Row> {
  /** What the header sorts by; without it, the header is plain text. */
  sortKey?: SortKey
  /** Its share of the width of a table, or those of two widths of the window. */
  width: string | { lg: string; xl: string }
  /** The width of window from which the table shows it: `lg` is every table. */
  from?: "lg" | "xl"
  /** Where it is on a card, which a narrow screen has instead of a row. Without it, it is not on the card. */
  place?: CardPlace
}

/** The places of a card: its first line is the name and the mark, and so on. */
export type CardPlace = "name" | "mark" | "detail" | "aside" | "due"

/** What tells the leads of a kind from others: in the list and on their own page, what its columns sort by and its own filters ask for. */
export interface LeadTypes {
  row: ListedLead
  lead: DetailedLead
  sortKey: string
  conditions: object
}

/** A kind of lead: everything in which it differs from the others on the dashboard. */
export interface LeadKind<Types extends LeadTypes> extends LeadKindFacts {
  searchHint: string
  /** Where REST answers with the list as CSV, and what the file's name begins with. */
  csv: { path: string; filePrefix: string }
  /** The column that leads to the lead's own page, and those between it and the status. */
  nameColumn: Pick<LeadColumn<Types["row"], Types["sortKey"]>, "header" | "sortKey"> & { field: string }
  columns: readonly LeadColumn<Types["row"], Types["sortKey"]>[]
  filters: readonly KindFilter<Types["conditions"]>[]
  details: (lead: Types["lead"]) => Readonly<Record<string, LeadFact[]>>
  sender: (lead: Types["lead"]) => string
  message?: (lead: Types["lead"]) => string | null
  rowFragment: TypedDocumentNode<Types["row"], Record<string, never>>
  listDocument: TypedDocumentNode<LeadListData<Types["row"]>, ListVariables<Types>>
  pageDocument: TypedDocumentNode<{ lead: Types["lead"] | null }, { id: string }>
  setStatusesDocument: TypedDocumentNode<StatusChangesData, { changes: LeadStatusChangeInput[] }>
}

/** Where files of leads come in. */
export const importsPath = "/adminpage/imports"

export const LeadKindsContext = createContext<readonly LeadKindFacts[]>([])

export const useLeadKinds = () => useContext(LeadKindsContext)

export const useKindName = () => {
  const kinds = useLeadKinds()
  return (leadType: LeadType) => capitalized(kinds.find(({ type }) => type === leadType)?.noun[0] ?? "lead")
}

/** A noun as it begins a sentence or a label. */
export const capitalized = (noun: string) => noun.charAt(0).toUpperCase() + noun.slice(1)
