import { useLocation, useNavigate } from "react-router-dom"
import type { ListPlace } from "./listAddress.ts"

/** The cursors of the pages before the one on screen, null for the first. The interface pages forward only. */
type Trail = (string | null)[]

const trailOf = (state: unknown): Trail =>
  typeof state === "object" && state !== null && "trail" in state && Array.isArray(state.trail) ? state.trail : []

interface Step {
  trail?: Trail
  replace?: boolean
}

interface Settings<View extends ListPlace> {
  /** The list's tab in the dashboard's address. */
  tab: string
  read: (address: URLSearchParams) => View
  write: (view: View) => URLSearchParams
}

/** The part of a list that the address asks for, and the ways to other parts, each a step in the browser's history. */
export const useListAddress = <View extends ListPlace>({ tab, read, write }: Settings<View>) => {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const view = read(new URLSearchParams(search))
  const trail = trailOf(state)

  const show = (next: View, { trail: nextTrail = [], replace = false }: Step = {}) => {
    const address = new URLSearchParams([["tab", tab], ...write(next)])
    navigate({ search: `?${address}` }, { replace, preventScrollReset: true, state: { trail: nextTrail } })
  }

  return {
    view,
    /** The first page of the list with these changes. */
    showFirst: (change: Partial<View>, step?: Step) => show({ ...view, ...change, after: null, page: 1 }, step),
    goToNext: (after: string) => show({ ...view, after, page: view.page + 1 }, { trail: [...trail, view.after] }),
    /** A shared address knows no pages before its own: from there it is back to the first. */
    goToPrevious: (step?: Pick<Step, "replace">) => {
      const after = trail.at(-1) ?? null
      show({ ...view, after, page: after ? view.page - 1 : 1 }, { trail: trail.slice(0, -1), ...step })
    },
  }
}
