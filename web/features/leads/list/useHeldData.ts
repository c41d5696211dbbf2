import { useState } from "react"

/** As much of a query's result as is needed to hold it. */
interface QueryResult<Data> {
  data: Data | undefined
  loading: boolean
  refetch: () => Promise<{ data?: Data }>
}

/** What a view showed when the operator began to read it. */
interface Held<Data> {
  view: string
  data: Data
  /** Came from the server; until then a page that was seen before stands in for it. */
  isSettled: boolean
}

/**
 * Keeps what a view showed when it was opened. Reloads behind the operator's back, such as after a change of status,
 * put no row in, take none out and move none, so that the next click hits what it was aimed at. Another view, or
 * `reload`, shows what there is by then.
 */
export const useHeldData = <Data>(view: string, { data, loading, refetch }: QueryResult<Data>) => {
  const [held, setHeld] = useState<Held<Data>>()
  const isOpen = held?.view !== view || !held.isSettled
  if (data && isOpen && (held?.view !== view || held.data !== data || !loading)) {
    setHeld({ view, data, isSettled: !loading })
  }

  const reload = async () => {
    // The query itself tells of a failure.
    const answer = await refetch().catch(() => undefined)
    if (answer?.data) setHeld({ view, data: answer.data, isSettled: true })
  }

  return { held: held?.data, isStale: held?.view !== view, reload }
}
