import { createContext, useContext } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import type { OrderDirection } from "../../graphql/generated.ts"

export interface ListAddress {
  search: string
  state: unknown
  /** Key of the history entry, which identifies its scroll position. */
  key?: string | undefined
}

interface KeptAddress extends ListAddress {
  /** True if the previous history entry is the list, so that Back leads there. */
  isBeneath: boolean
  /** Changes the list's view without closing the open record. */
  change: (address: ListAddress) => void
}

/** Address of the list while the URL is that of an open record; null otherwise. */
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
  /** Cursor before the page; null for the first page. */
  after: string | null
  page: number
}

/** Parses `name` or, for descending order, `-name`; null if invalid. */
export const readOrder = <Field extends string>(
  address: URLSearchParams,
  fields: readonly Field[],
): ListOrder<Field> | null => {
  const text = address.get("sort")
  const field = fields.find((name) => name.toLowerCase() === text?.replace(/^-/, ""))
  return field && text ? { field, direction: text.startsWith("-") ? "DESCENDING" : "ASCENDING" } : null
}

/** The API pages by cursor, so a page number alone is ignored. */
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

/** Cursors of earlier pages, as the API only pages forward. The first is null. */
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
    /** Goes to the first page if the previous one is unknown, as after opening a shared URL. */
    goToPrevious: (step?: Pick<Step, "replace">) => {
      const after = trail.at(-1) ?? null
      show({ ...view, after, page: after ? view.page - 1 : 1 }, { trail: trail.slice(0, -1), ...step })
    },
  }
}
