import { useState } from "react"

/** The part of a query's result that freezing it needs. */
interface QueryResult<Data> {
  data: Data | undefined
  loading: boolean
  refetch: () => Promise<{ data?: Data }>
}

interface Frozen<Data> {
  key: string
  data: Data
  /** It came from the server. Until then, what the cache has of the page stands in for it. */
  isSettled: boolean
}

/**
 * Freezes a page of a list as it was when the operator opened it. Reloads in the background, such as a poll or the one
 * after a change of status, add, remove and move no row, so that the next click hits what it was aimed at.
 * A page with another key replaces the frozen one as soon as it is there; `isOpen` names pages that are never frozen.
 */
export const useFrozenPage = <Data>(
  key: string,
  { data, loading, refetch }: QueryResult<Data>,
  isOpen?: (data: Data) => boolean,
) => {
  const [frozen, setFrozen] = useState<Frozen<Data>>()
  const isStale = frozen?.key !== key
  const isReplaceable = isStale || !frozen.isSettled || isOpen?.(frozen.data)
  const isNews = isStale || frozen.data !== data || !(loading || frozen.isSettled)
  if (data && isReplaceable && isNews) setFrozen({ key, data, isSettled: !loading })

  return {
    /** The frozen page or, until there is one with this key, the page before it. */
    frozen: frozen?.data,
    isStale,
    /** Shows what is known by now. */
    showLatest: () => data && setFrozen({ key, data, isSettled: !loading }),
    /** Asks the server and shows its answer. */
    reload: async () => {
      // The query reports its failure itself.
      const answer = await refetch().catch(() => undefined)
      if (answer?.data) setFrozen({ key, data: answer.data, isSettled: true })
    },
  }
}

/** How many records have come in before or among the frozen ones; those that moved up behind them are not new. */
export const countNewRecords = (latest: readonly { id: string }[], frozen: readonly { id: string }[]) => {
  const frozenIds = new Set(frozen.map(({ id }) => id))
  const lastFrozen = latest.findLastIndex(({ id }) => frozenIds.has(id))
  const reach = lastFrozen < 0 ? latest.length : lastFrozen
  return latest.slice(0, reach).filter(({ id }) => !frozenIds.has(id)).length
}
