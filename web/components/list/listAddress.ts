import { createContext, useContext } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import type { OrderDirection } from "../../graphql/generated.ts"

export interface ListAddress {
  search: string
  state: unknown
  /** Key of the history entry, by which its scroll position is found. */
  key?: string | undefined
}

interface KeptAddress extends ListAddress {
  /** True if the previous history entry is the list, so that Back leads there. */
  isBeneath: boolean
  /** Changes the view of the list without closing the open record. */
  change: (address: ListAddress) => void
}

/** While the address is that of an open record, the address of its list; otherwise null. */
export const KeptAddressContext = createContext<KeptAddress | null>(null)

export const useKeptAddress = () => {
  const kept = useContext(KeptAddressContext)
  const { search, state, key } = useLocation()
  return { address: kept ?? { search, state: state as unknown, key }, kept }
}

export interface ListOrder<Field extends string> {
  field: Field
  direction: OrderDirection
}

export interface ListPlace {
  after: string | null
  page: number
}

/** Parses `name`, or `-name` for descending order; null if invalid. */
export const readOrder = <Field extends string>(
  address: URLSearchParams,
  fields: readonly Field[],
): ListOrder<Field> | null => {
  const text = address.get("sort")
  const field = fields.find((name) => name.toLowerCase() === text?.replace(/^-/, ""))
  return field && text ? { field, direction: text.startsWith("-") ? "DESCENDING" : "ASCENDING" } : null
}

/** The API pages by cursors, so a page number without a cursor is ignored. */
export const readPlace = (address: URLSearchParams): ListPlace => {
  const page = Number(address.get("page"))
  const after = address.get("after")
  return { after, page: after && Number.isInteger(page) && page > 1 ? page : 1 }
}

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

/** Cursors of earlier pages, as the API pages forward only. The first one is null. */
type Trail = (string | null)[]

const trailOf = (state: unknown): Trail =>
  typeof state === "object" && state !== null && "trail" in state && Array.isArray(state.trail) ? state.trail : []

interface Step {
  trail?: Trail
  replace?: boolean
}

interface Settings<View extends ListPlace> {
  tab?: string
  read: (address: URLSearchParams) => View
  write: (view: View) => URLSearchParams
}

export const useListAddress = <View extends ListPlace>({ tab, read, write }: Settings<View>) => {
  const { address, kept } = useKeptAddress()
  const navigate = useNavigate()
  const view = read(new URLSearchParams(address.search))
  const trail = trailOf(address.state)

  const show = (next: View, { trail: nextTrail = [], replace = false }: Step = {}) => {
    const search = `?${new URLSearchParams([...(tab ? [["tab", tab]] : []), ...write(next)])}`
    const state = { trail: nextTrail }
    if (kept) kept.change({ ...address, search, state })
    else navigate({ search }, { replace, preventScrollReset: true, state })
  }

  return {
    view,
    showFirst: (change: Partial<View>, step?: Step) => show({ ...view, ...change, after: null, page: 1 }, step),
    goToNext: (after: string) => show({ ...view, after, page: view.page + 1 }, { trail: [...trail, view.after] }),
    /** If the previous page is unknown, as after opening a shared address, this goes to the first page. */
    goToPrevious: (step?: Pick<Step, "replace">) => {
      const after = trail.at(-1) ?? null
      show({ ...view, after, page: after ? view.page - 1 : 1 }, { trail: trail.slice(0, -1), ...step })
    },
  }
}
