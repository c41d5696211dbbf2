import { useEffect, useState } from "react"
import { toast } from "sonner"
import { errorCode } from "../../apollo/errors.ts"

/** The part of a query's result that says how loading is going. */
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
 * answered it, as milliseconds since 1970. With a `failureToast`, each failure is announced once.
 */
export const useLoadState = ({ data, loading, error }: QueryResult, failureToast?: string) => {
  const [seen, setSeen] = useState<Seen>({ data: undefined, isFresh: false, hasFailed: false, loadedAt: undefined })
  const isFresh = data !== undefined && !loading && error === undefined
  const hasFailed = error !== undefined || (loading && seen.hasFailed)
  const isNews = isFresh && (!seen.isFresh || seen.data !== data)
  const now: Seen = { data, isFresh, hasFailed, loadedAt: isNews ? Date.now() : seen.loadedAt }
  if (isNews || seen.isFresh !== isFresh || seen.hasFailed !== hasFailed) setSeen(now)

  // A refused token leads to the login page, which explains it.
  const isAnnounced = hasFailed && errorCode(error) !== "UNAUTHENTICATED"
  useEffect(() => {
    if (isAnnounced && failureToast) toast.error(failureToast, { id: failureToast })
  }, [isAnnounced, failureToast])

  return { hasFailed, loadedAt: now.loadedAt }
}
