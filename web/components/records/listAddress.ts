import type { OrderDirection } from "../../graphql/generated.ts"

/** A list's order. */
export interface ListOrder<Field extends string> {
  field: Field
  direction: OrderDirection
}

/** Which page of a list is looked at. */
export interface ListPlace {
  /** The cursor that the page begins behind, null on the first. */
  after: string | null
  /** The page's number, 1 for the first. */
  page: number
}

/** The order that an address asks for, such as `-name` for by name downwards; null when it makes no sense. */
export const readOrder = <Field extends string>(
  address: URLSearchParams,
  fields: readonly Field[],
): ListOrder<Field> | null => {
  const text = address.get("sort")
  const field = fields.find((name) => name.toLowerCase() === text?.replace(/^-/, ""))
  return field && text ? { field, direction: text.startsWith("-") ? "DESCENDING" : "ASCENDING" } : null
}

/** The page that an address asks for; a number without the cursor that belongs to it is passed over. */
export const readPlace = (address: URLSearchParams): ListPlace => {
  const page = Number(address.get("page"))
  const after = address.get("after")
  return { after, page: after && Number.isInteger(page) && page > 1 ? page : 1 }
}

/** The values of an address, with those of the order and the page behind them and without what is empty. */
export const writeAddress = (
  values: Readonly<Record<string, string>>,
  { order, after, page }: ListPlace & { order: ListOrder<string> | null },
) => {
  const all = {
    ...values,
    sort: order ? (order.direction === "DESCENDING" ? "-" : "") + order.field.toLowerCase() : "",
    page: page > 1 ? String(page) : "",
    after: after ?? "",
  }
  return new URLSearchParams(Object.entries(all).filter(([, value]) => value !== ""))
}
