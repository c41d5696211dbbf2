import { type ComponentProps, type RefObject, useRef, useState } from "react"
import type { TickBox } from "./TickBox.tsx"

/** With a `list`, the selection includes records on other pages; without it, visible records only. */
export interface Selection {
  ids: readonly string[]
  extent: "none" | "some" | "all"
  has: (id: string) => boolean
  /** With `toLast`, toggles the range from the record that was toggled last. */
  toggle: (id: string, options: { toLast: boolean }) => void
  toggleAll: () => void
  tickOf: (id: string) => Pick<ComponentProps<typeof TickBox>, "isChecked" | "toggle" | "confirm">
  bar: RefObject<HTMLDivElement | null>
  goToBar: () => void
  clear: () => void
}

export interface ItemSelection<Item> extends Selection {
  items: readonly Item[]
  isFull: boolean
  /** Adds records of any page, unless the selection was cleared during their lookup. */
  add: (items: readonly Item[]) => void
}

const between = (ids: readonly string[], one: string, other: string) => {
  const [start = 0, end = 0] = [ids.indexOf(one), ids.indexOf(other)].sort((a, b) => a - b)
  return start < 0 ? [other] : ids.slice(start, end + 1)
}

/** `list` identifies the list to which the visible records belong; `max` limits the selection. */
interface Whole {
  list?: string
  max?: number
}

export const useSelection = <Item extends { id: string }>(
  shown: readonly Item[],
  { list, max = Number.POSITIVE_INFINITY }: Whole = {},
): ItemSelection<Item> => {
  const [selected, setSelected] = useState<{ list?: string | undefined; items: ReadonlyMap<string, Item> }>()
  const [lastId, setLastId] = useState<string>()
  const bar = useRef<HTMLDivElement>(null)
  const shownIds = shown.map(({ id }) => id)
  const kept = selected?.list === list ? selected?.items : undefined
  const items = new Map([...(kept ?? [])].filter(([id]) => list !== undefined || shownIds.includes(id)))
  for (const item of shown) if (items.has(item.id)) items.set(item.id, item)

  const joined = (rest: Iterable<readonly [string, Item]>, added: readonly Item[]) => {
    const entries = new Map([...rest, ...added.map((item) => [item.id, item] as const)])
    return { list, items: new Map([...entries].slice(0, max)) }
  }
  const select = (added: readonly Item[], removed: readonly string[] = []) =>
    setSelected(
      joined(
        [...items].filter(([id]) => !removed.includes(id)),
        added,
      ),
    )

  const toggle = (id: string, { toLast }: { toLast: boolean }) => {
    const toggled = toLast && lastId !== undefined ? between(shownIds, lastId, id) : [id]
    if (items.has(id)) select([], toggled)
    else select(shown.filter((item) => toggled.includes(item.id)))
    setLastId(id)
  }

  const goToBar = () => bar.current?.focus({ preventScroll: true })
  const count = shownIds.filter((id) => items.has(id)).length
  const extent = count === 0 ? "none" : count === shownIds.length ? "all" : "some"
  return {
    ids: [...items.keys()],
    items: [...items.values()],
    extent,
    has: (id) => items.has(id),
    toggle,
    toggleAll: () => (extent === "all" ? select([], shownIds) : select(shown)),
    tickOf: (id) => ({
      isChecked: items.has(id),
      toggle: ({ shiftKey }) => toggle(id, { toLast: shiftKey }),
      confirm: goToBar,
    }),
    isFull: items.size >= max,
    // The selection may have changed during the lookup, so the records are added to the latest one.
    add: (added) => setSelected((now) => (now?.list === list ? joined(now?.items ?? [], added) : now)),
    bar,
    goToBar,
    clear: () => setSelected(undefined),
  }
}
