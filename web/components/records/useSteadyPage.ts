import { useState } from "react"

interface Records {
  nodes: readonly { id: string }[]
}

interface Options<Page extends Records> {
  /** Which page has been asked for. Another one replaces what is on screen. */
  key: string
  /** The page as the server tells it by now, or undefined while nothing is known. */
  current: Page | undefined
  /** Nothing is on its way that was asked for by the operator. */
  isSettled: boolean
}

/** How many records have come in before or among those on screen; what slid up behind them is no news. */
const countNews = (current: Records, shown: Records) => {
  const shownIds = new Set(shown.nodes.map(({ id }) => id))
  const lastShown = current.nodes.findLastIndex(({ id }) => shownIds.has(id))
  const reach = lastShown < 0 ? current.nodes.length : lastShown
  return current.nodes.slice(0, reach).filter(({ id }) => !shownIds.has(id)).length
}

/**
 * Keeps a polled page's records where they are while they are being read: what arrives later is counted, and
 * shown when the operator wants it. A page without records has nothing to keep.
 */
export const useSteadyPage = <Page extends Records>({ key, current, isSettled }: Options<Page>) => {
  const [held, setHeld] = useState<{ key: string; page: Page }>()
  const isHeld = held?.key === key && held.page.nodes.length > 0
  const isKnown = held?.key === key && held.page === current
  if (!isHeld && !isKnown && current && isSettled) setHeld({ key, page: current })
  const shown = isHeld ? held.page : current
  return {
    page: shown,
    newsCount: shown && current ? countNews(current, shown) : 0,
    showNews: () => setHeld(undefined),
  }
}
