import type { LeadType } from "../../../graphql/generated.ts"

/** What sets the two kinds of lead apart in the dashboard's lists. `Field` is what a kind can be sorted by. */
export interface LeadKind<Field extends string> {
  type: LeadType
  /** The kind's tab in the dashboard's address. */
  tab: string
  /** The table's name. */
  label: string
  /** One lead and several of them, as the operator calls them. */
  noun: readonly [string, string]
  /** What stands there while there are none at all. */
  emptyText: string
  searchHint: string
  orderFields: readonly Field[]
  /** The one of the fields that is the order of arrival. */
  arrivalField: Field
  /** Where the REST interface answers with the list as CSV, and what the file's name begins with. */
  csv: { path: string; filePrefix: string }
}
