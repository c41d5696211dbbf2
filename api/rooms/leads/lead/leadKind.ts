import type { InferAttributes, Model, ModelStatic, Sequelize, Transaction } from "sequelize"
import type * as z from "zod"
import type { ReplyPromise } from "../../../contract/content/promises/promiseHours.ts"
import type { LeadFacts } from "../../../contract/leads/leadFacts.ts"
import type { TermsRecord } from "../../../contract/site/termsRecord.ts"
import type { LeadSource } from "../../../contract/site/visits.ts"
import type { Locale } from "../../../contract/text/locale.ts"
import type { Words } from "../../../contract/words/en.ts"
import type { Changed } from "../../../platform/search/searchIndex.ts"
import type { Lead, LeadModel, WrittenColumn } from "./lead.model.ts"

export type LeadRow = InferAttributes<LeadModel<Model>>

type WorkColumn =
  | "id"
  | "phoneE164"
  | "saleOptOutAt"
  | "linkSalt"
  | "createdAt"
  | "updatedAt"
  | WrittenColumn
  | keyof LeadSource
  | keyof TermsRecord

/** What a sender gives, where the other columns are the server's. */
export type Submitted<Row extends LeadRow> = Omit<Row, WorkColumn>

type Nullable<Row> = { [Name in keyof Row]: null extends Row[Name] ? Name : never }[keyof Row]

export type MadeUp<Row extends LeadRow> = Omit<Submitted<Row>, "locale" | Nullable<Row>> & Partial<Row>

/** What a sender gives, with what becomes a record of the server's. */
export type Sent<Row extends LeadRow> = Submitted<Row> & { acceptedTerms: boolean }

export interface LeadKey {
  leadType: string
  leadId: number
}

export interface OwnFilter {
  column: string
  parameter: z.ZodType<unknown, string>
  /** Whether the column holds one of a few values: then all counts tell them apart. */
  isChoice?: boolean
}

/** What a rule can ask of a lead, beside what it can ask of any. */
export interface RuleField {
  label: string
  /** The columns that hold one value or several, any of which may be the one that is asked for. */
  columns: readonly string[]
  /** The only values that it can have. Without them it is text, compared without case and accents. */
  choices?: readonly string[]
  /** What is asked for where the columns hold nothing. Without it, nothing is never asked for. */
  nothing?: string
}

export interface SampleParts {
  index: number
  pick: <Item>(items: readonly Item[]) => Item
  person: () => { name: string; email: string }
  city: () => string
}

/** A method's type, so that a list of kinds may hold kinds of different rows. */
type ReadColumn<Row, Value = string> = { read(lead: Row): Value }["read"]

export interface RestNames<Row extends LeadRow> {
  /** Describes the group of its calls in the reference. */
  about: string
  /** The paths below `/api`: to submit one, to list all (and, with `.csv`, to export them), and of a single one. */
  submitPath: string
  listPath: string
  leadPath: string
  fileName: string
  /** The submitted values by REST name, in the order of an export. */
  columns: Readonly<Record<string, ReadColumn<Row>>>
  /** What `derived` works out, by REST name: last in an export, for programs that read it by position. */
  derivedColumns?: Readonly<Record<string, ReadColumn<Row, string | null>>>
  /** The body's fields that the input in snake case lacks, or has in another way. */
  bodyFields?: Readonly<Record<string, z.ZodType>>
  /** The body takes exactly one field of each group. */
  oneOf?: readonly (readonly string[])[]
  toInput?: (values: Record<string, unknown>) => Record<string, unknown>
  /** The REST names of the input fields of these values, where a refusal must name another field of the body. */
  fieldNames?: (values: Record<string, unknown>) => Readonly<Record<string, string>>
}

export interface ImportField {
  label: string
  /** Its headers in English and Spanish, beside name and label, separated by ", ": lowercase, without accents. */
  synonyms: string
  values?: Readonly<Record<string, string>>
  isList?: boolean
}

export interface LeadDescription<Row extends LeadRow = LeadRow> extends LeadFacts {
  input: z.ZodType<Sent<Row>> & { shape: Readonly<Record<string, z.ZodType>> }
  /** The same, with refusals in other words; and which of the words tell the sender that it is stored. */
  inputIn?: (words: Words) => z.ZodType<Sent<Row>>
  sentMessage?: keyof Words["form"]
  /** The enums that only this kind uses: by GraphQL name, the values by theirs. */
  enums: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The columns that are worked out from what a sender gives, whenever that changes. */
  derived?(lead: Row): object
  /** The column that names the city or cities that a lead is about, as its sender wrote them. */
  cityColumn: string
  placesNamed(lead: Submitted<Row>): readonly string[]
  searchable(lead: Row): string[]
  titleOf(lead: Row): string
  senderName(lead: Row): string
  /** What reply templates say of it, by the names that they have in braces. */
  replyValues(lead: Row): Readonly<Record<string, string>>
  /** What the first reply is about, unless its writer says otherwise. */
  replySubject: Readonly<Record<Locale, string>>
  /** What identifies the sender, by column: a lead of any kind with the same value in one of them may be a repeat. */
  senderOf(lead: Row): Readonly<Record<string, string>>
  filters: Readonly<Record<string, OwnFilter>>
  /** What rules can ask of this kind alone, by name; a city has the same name in all kinds. */
  ruleFields: Readonly<Record<string, RuleField>>
  graphql: {
    type: string
    one: string
    many: string
    submit: string
    /** Whether the schema also counts this kind under names of its own, as it did before it had `kinds`. */
    hasNamedCounters?: boolean
  }
  rest: RestNames<Row>
  /** What columns of an imported file can be, by REST name, in the order of the form. */
  importFields: Readonly<Record<string, ImportField>>
  example: Row
  makeUp(parts: SampleParts): MadeUp<Row>
}

export interface StoredLead {
  lead: LeadRow
  promise: ReplyPromise
  isReceiptDue: boolean
  /** Set when a colleague has added it, whom no mail need tell. */
  byHand?: ByHand
}

export interface ByHand {
  ownerId: number | null
  sendReceipt: boolean
  imported?: { importId: number; runsRules: boolean }
}

/** Colleagues whom a note about a lead newly mentions, by name of who wrote it. */
interface Mention {
  lead: LeadRow
  author: string
  users: readonly { id: number; email: string | null }[]
}

export interface LeadKind extends LeadDescription {
  model: ModelStatic<Lead>
  defineModel(sequelize: Sequelize): unknown
  /** Runs in the transaction that stores leads which arrived together; returns what else it made searchable. */
  afterStored(stored: readonly StoredLead[], transaction: Transaction): Promise<Changed>
  afterMentioned(mention: Mention, transaction: Transaction): Promise<void>
}
