import { useState } from "react"

/** As much of a query's result as tells how loading stands. */
interface QueryResult {
  data: unknown
  loading: boolean
  error?: unknown
}

interface Seen {
  data: unknown
  isFresh: boolean
  hasFailed: boolean
  loadedAt: number | undefined
}

/**
 * Whether a query's last try has failed, which stays so while another try is under way, and when the server last
 * answered it, as milliseconds since 1970.
 */
export const useLoadState = ({ data, loading, error }: QueryResult) => {
  const [seen, setSeen] = useState<Seen>({ data: undefined, isFresh: false, hasFailed: false, loadedAt: undefined })
  const isFresh = data !== undefined && !loading && error === undefined
  const hasFailed = error !== undefined || (loading && seen.hasFailed)
  const isNews = isFresh && (!seen.isFresh || seen.data !== data)
  const now: Seen = { data, isFresh, hasFailed, loadedAt: isNews ? Date.now() : seen.loadedAt }
  if (isNews || seen.isFresh !== isFresh || seen.hasFailed !== hasFailed) setSeen(now)
  return { hasFailed, loadedAt: now.loadedAt }
}
