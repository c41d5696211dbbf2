import type { Transaction } from "sequelize"
import type * as z from "zod"
import type { LeadFacts } from "../../../contract/leads/leadFacts.ts"
import type { TermsRecord } from "../../../contract/site/termsRecord.ts"
import type { LeadSource } from "../../../contract/site/visits.ts"
import type { Locale } from "../../../contract/text/locale.ts"
import type { Words } from "../../../contract/words/en.ts"
import type { Table } from "../../../platform/database/reading/row.ts"
import type { Changed } from "../../../platform/search/searchIndex.ts"
import type { Lead, LeadRow, ServerSetColumn } from "./lead.model.ts"
import type { PublishedPromise } from "./replyPromise.ts"

export type { LeadRow }

type WorkColumn =
  | "id"
  | "phoneE164"
  | "saleOptOutAt"
  | "linkSalt"
  | "createdAt"
  | "updatedAt"
  | ServerSetColumn
  | keyof LeadSource
  | keyof TermsRecord

export type Submitted<Row extends LeadRow> = Omit<Row, WorkColumn>

type Nullable<Row> = { [Name in keyof Row]: null extends Row[Name] ? Name : never }[keyof Row]

export type GeneratedLead<Row extends LeadRow> = Omit<Submitted<Row>, "locale" | Nullable<Row>> & Partial<Row>

export type Sent<Row extends LeadRow> = Submitted<Row> & { acceptedTerms: boolean }

export interface LeadKey {
  leadType: string
  leadId: number
}

export interface OwnFilter {
  column: string
  parameter: z.ZodType<unknown, string>
  /** True if the column has few possible values, so that every row of the counters can have its value. */
  isChoice?: boolean
}

export interface RuleField {
  label: string
  columns: readonly string[]
  /** All possible values. Without choices, the field is text, compared without case and accents. */
  choices?: readonly string[]
  /** Choice that matches an empty field; without it, rules cannot match empty fields. */
  nothing?: string
}

export interface SampleParts {
  index: number
  pick: <Item>(items: readonly Item[]) => Item
  person: () => { name: string; email: string }
  city: () => string
}

/** Method types are bivariant, so that a list can hold kinds with different rows. */
type ReadColumn<Row, Value = string> = { read(lead: Row): Value }["read"]

export interface RestNames<Row extends LeadRow> {
  about: string
  /** Below `/api`. */
  submitPath: string
  listPath: string
  leadPath: string
  fileName: string
  columns: Readonly<Record<string, ReadColumn<Row>>>
  /** Last in an export, as clients may read by position. */
  derivedColumns?: Readonly<Record<string, ReadColumn<Row, string | null>>>
  /** Body fields that differ from the input in snake case. */
  bodyFields?: Readonly<Record<string, z.ZodType>>
  oneOf?: readonly (readonly string[])[]
  toInput?: (values: Record<string, unknown>) => Record<string, unknown>
  /** Maps input fields to the body fields that errors must name instead. */
  fieldNames?: (values: Record<string, unknown>) => Readonly<Record<string, string>>
}

export interface ImportField {
  label: string
  /** Further English and Spanish headers, separated by ", ", in lower case without accents and punctuation. */
  synonyms: string
  values?: Readonly<Record<string, string>>
  isList?: boolean
}

export interface LeadDescription<Row extends LeadRow = LeadRow> extends LeadFacts {
  input: z.ZodType<Sent<Row>> & { shape: Readonly<Record<string, z.ZodType>> }
  /** For leads that users add, import or correct. */
  additionInput: LeadDescription<Row>["input"]
  inputIn?: (words: Words) => z.ZodType<Sent<Row>>
  sentMessage?: keyof Words["form"]
  enums: Readonly<Record<string, Readonly<Record<string, string>>>>
  derived?(lead: Row): object
  /** Column with the cities as the sender wrote them. */
  cityColumn: string
  placesNamed(lead: Submitted<Row>): readonly string[]
  searchable(lead: Row): string[]
  titleOf(lead: Row): string
  senderName(lead: Row): string
  replyValues(lead: Row): Readonly<Record<string, string>>
  /** For a first reply; later ones repeat the thread's subject. */
  replySubject: Readonly<Record<Locale, string>>
  /** By column. A lead of any kind that shares a value may be a repeat. */
  senderOf(lead: Row): Readonly<Record<string, string>>
  filters: Readonly<Record<string, OwnFilter>>
  /** The field of the city has the same name in all kinds, so that rules for all kinds can use it. */
  ruleFields: Readonly<Record<string, RuleField>>
  graphql: {
    type: string
    one: string
    many: string
    submit: string
    /** True if the schema keeps counters named after this kind, which are older than the schema's `kinds`. */
    hasNamedCounters?: boolean
  }
  rest: RestNames<Row>
  /** By REST name, in the order of the form. */
  importFields: Readonly<Record<string, Omit<ImportField, "label">>>
  example: Row
  makeUp(parts: SampleParts): GeneratedLead<Row>
}

export interface StoredLead {
  lead: LeadRow
  promise: PublishedPromise
  isReceiptDue: boolean
  /** Set if a colleague added the lead, so that the team needs no mail. */
  byHand?: ByHand
}

export interface ByHand {
  ownerId: number | null
  sendReceipt: boolean
  imported?: { importId: number; runsRules: boolean }
}

interface Mention {
  lead: LeadRow
  author: string
  text: string
  users: readonly { id: number; email: string | null }[]
}

export interface LeadKind extends LeadDescription {
  model: Table<Lead>
  /**
   * Runs in the transaction that stores the leads, so that none lacks its mails. Returns other rows that became
   * searchable.
   */
  afterStored(stored: readonly StoredLead[], transaction: Transaction): Promise<Changed>
  afterMentioned(mention: Mention, transaction: Transaction): Promise<void>
}
