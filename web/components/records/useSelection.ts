import { useState } from "react"

/** The selected records. One that is no longer on screen is not selected. */
export interface Selection {
  ids: readonly string[]
  extent: "none" | "some" | "all"
  has: (id: string) => boolean
  /** Selects or deselects one record or, with `toLast`, all from the last one toggled to this one. */
  toggle: (id: string, options: { toLast: boolean }) => void
  toggleAll: () => void
  clear: () => void
}

const between = (ids: readonly string[], one: string, other: string) => {
  const [start = 0, end = 0] = [ids.indexOf(one), ids.indexOf(other)].sort((a, b) => a - b)
  return start < 0 ? [other] : ids.slice(start, end + 1)
}

/** The selection among the records on screen, whose ids are given in their order. */
export const useSelection = (shownIds: readonly string[]): Selection => {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [lastId, setLastId] = useState<string>()
  const ids = shownIds.filter((id) => selected.has(id))

  const toggle = (id: string, { toLast }: { toLast: boolean }) => {
    const toggled = toLast && lastId !== undefined ? between(shownIds, lastId, id) : [id]
    const rest = ids.filter((candidate) => !toggled.includes(candidate))
    setSelected(new Set(selected.has(id) ? rest : [...rest, ...toggled]))
    setLastId(id)
  }

  return {
    ids,
    extent: ids.length === 0 ? "none" : ids.length === shownIds.length ? "all" : "some",
    has: (id) => selected.has(id),
    toggle,
    toggleAll: () => setSelected(new Set(ids.length === shownIds.length ? [] : shownIds)),
    clear: () => setSelected(new Set()),
  }
}
