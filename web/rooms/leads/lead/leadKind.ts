import type { TextRole } from "@farelight/api/contract/leads/leadFacts.ts"
import type { LeadFilterName, leadFilters } from "@farelight/api/contract/leads/leadFilters.ts"
import type { SitePath } from "@farelight/api/contract/site/sitePaths.ts"
import type { LeadSource } from "@farelight/api/contract/site/visits.ts"
import { namesOf } from "@farelight/api/contract/text/namesOf.ts"
import type { TypedDocumentNode } from "@graphql-typed-document-node/core"
import { type ComponentType, createContext, type ReactNode, useContext } from "react"
import type { ZodType } from "zod"
import type { ListOrder } from "../../../components/list/listAddress.ts"
import type { Column } from "../../../components/list/RecordTable.tsx"
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

type Noun = readonly [one: string, several: string]

export type CorrectableField = Exclude<keyof LeadCorrection, "__typename">

/** A name that `correctLead` lacks is a type error. */
export const correctableFields = <Name extends CorrectableField>(roles: Readonly<Record<Name, TextRole>>) =>
  namesOf(roles)

export interface AddedField {
  name: string
  role: TextRole | "choice"
  /** Maps GraphQL names to the values that the validation rules accept. */
  options?: Readonly<Record<string, string>>
  isList?: boolean
}

export interface PossibleDuplicate {
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
  rules: () => Promise<ZodType>
}

interface LaterDocuments {
  addDocument: TypedDocumentNode<{ added: { lead: { id: string; name: string } } }, AddedVariables>
  historyDocument: TypedDocumentNode<{ lead: Pick<DetailedLead, "history"> | null }, { id: string; before: string }>
  knownDocument: TypedDocumentNode<
    { leads: { nodes: PossibleDuplicate[] } },
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

export interface LeadKindFacts {
  type: LeadType
  typename: string
  tab: string
  title: string
  path: string
  formPath: SitePath
  noun: Noun
  senderNoun: Noun
  sentVerb: string
  /** Maps GraphQL names to the names in the REST API. */
  emailTypes: Readonly<Partial<Record<EmailLogType, string>>>
  /** An SVG path of 16 × 16 units. */
  icon: string
  chartColor: string
  corrections: readonly CorrectableField[]
  addition: LeadAddition
  conversationDocument: TypedDocumentNode<{ lead: LeadConversation | null }, ConversationVariables>
  laterDocuments: () => Promise<LaterDocuments>
  askedFor: readonly string[]
  filters: readonly KindFilter[]
}

/** A row of a list. A kind that names one of these fields differently has an alias in its documents. */
export interface ListedLead {
  id: string
  name: string
  status: LeadStatus
  statusReason: string | null
  answerDueAt: string | null
  hasPossibleRepeats: boolean
  owner: { id: string; name: string } | null
  followUpOn: string | null
  waitingSince: string | null
  triedAt: string | null
  mailReturnedAt: string | null
  waitListCity?: string | null
  fileCount: number
  createdAt: string
}

export interface DetailedLead extends ListedLead {
  email: string
  phone: string
  phoneE164?: string | null
  phoneDisplay: string
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
  unsubscribedAt: string | null
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
  /** Shown instead of the value or the copied text when leads are compared for a merge. */
  text?: string
  fields?: readonly string[]
}

interface SentValues {
  text: string
  statuses: LeadStatus[]
  moment: string
  yesOrNo: boolean
  account: string
  day: string
}

export type CommonConditions = {
  [Name in Exclude<LeadFilterName, "phone" | "ids">]?: SentValues[(typeof leadFilters)[Name]["value"]]
}

export type CommonSortKey = "RECEIVED" | "STATUS"

/** The value is the text of the URL parameter; "" matches every lead. */
export interface ListFilter<Conditions = object> {
  name: string
  clean: (value: string) => string
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
  /** All leads of the kind. Requested only for a filtered list, as an unfiltered list has the same total. */
  received?: { totalCount: number }
}

interface ListVariables<Types extends LeadTypes> {
  first: number
  after: string | null
  filter: CommonConditions & Partial<Types["conditions"]>
  orderBy: ListOrder<Types["sortKey"] | CommonSortKey> | null
  hasFilters: boolean
}

export interface StatusChangesData {
  changes: {
    leads: {
      __typename: string
      id: string
      status: LeadStatus
      statusReason: string | null
      answerDueAt: string | null
    }[]
    conflicts: { id: string; name: string; status: LeadStatus; statusChanges: { changedBy: string }[] }[]
    notFoundIds: string[]
  }
}

export interface LeadTypes {
  row: ListedLead
  lead: DetailedLead
  sortKey: string
  conditions: object
}

export interface LeadKind<Types extends LeadTypes> extends LeadKindFacts {
  searchHint: string
  csv: { path: string; filePrefix: string }
  nameColumn: Pick<Column<Types["row"], Types["sortKey"]>, "header" | "sortKey"> & { field: string }
  columns: readonly Column<Types["row"], Types["sortKey"]>[]
  filters: readonly KindFilter<Types["conditions"]>[]
  details: (lead: Types["lead"]) => Readonly<Record<string, LeadFact[]>>
  sender: (lead: Types["lead"]) => string
  message?: (lead: Types["lead"]) => string | null
  /** The first entry of the conversation, for kinds whose form has no message. */
  summary?: (lead: Types["lead"]) => string
  rowFragment: TypedDocumentNode<Types["row"], Record<string, never>>
  listDocument: TypedDocumentNode<LeadListData<Types["row"]>, ListVariables<Types>>
  pageDocument: TypedDocumentNode<{ lead: Types["lead"] | null }, { id: string }>
  setStatusesDocument: TypedDocumentNode<StatusChangesData, { changes: LeadStatusChangeInput[] }>
}

export const importsPath = "/adminpage/imports"

export const LeadKindsContext = createContext<readonly LeadKindFacts[]>([])

export const useLeadKinds = () => useContext(LeadKindsContext)

export const useKindName = () => {
  const kinds = useLeadKinds()
  return (leadType: LeadType) => capitalized(kinds.find(({ type }) => type === leadType)?.noun[0] ?? "lead")
}

export const capitalized = (noun: string) => noun.charAt(0).toUpperCase() + noun.slice(1)
