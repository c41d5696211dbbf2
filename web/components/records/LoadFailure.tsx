import { messages } from "@farelight/api/contract/api/messages.ts"
import { useEffect, useEffectEvent, useState } from "react"
import { polling } from "../../apollo/polling.ts"
import { listen } from "../../browser/listen.ts"
import { Button, chakra, Skeleton, Stack } from "../chakra.ts"
import { recordFieldFailure } from "../commands/pendingFocus.ts"
import { formatRecentMoment } from "./DateTime.tsx"
import { Notice } from "./Notice.tsx"

interface Props {
  retry: () => unknown
  message?: string | undefined
  hint?: string
  shownSince?: number | undefined
}

export const useRetries = (retry: () => unknown, isNeeded: boolean) => {
  const tryInBackground = useEffectEvent(() => void (document.hidden || retry()))

  useEffect(() => {
    if (!isNeeded) return
    const timer = setInterval(tryInBackground, polling.pollInterval)
    const stop = listen(window, { online: tryInBackground })
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [isNeeded])
}

export const LoadFailure = ({ retry, message = messages.loadFailed, hint, shownSince }: Props) => {
  const tryAgain = async () => {
    try {
      await retry()
    } catch {
      // The query reports its failure itself, so it is ignored here.
    }
  }
  const [failedAt] = useState(Date.now)
  useRetries(tryAgain, true)
  useEffect(recordFieldFailure, [])

  return (
    <Notice
      role="alert"
      tone="red"
      text={
        <>
          <chakra.span fontWeight="semibold" marginEnd="2">
            {message}
          </chakra.span>
          {!navigator.onLine && "You're offline. "}
          {hint && `${hint} `}
          {shownSince === undefined
            ? `Down since ${formatRecentMoment(failedAt)}, tried again automatically.`
            : `Showing what was loaded at ${formatRecentMoment(shownSince)}. What you write is kept.`}
        </>
      }
    >
      <Button size="xs" borderColor="currentColor" onClick={tryAgain}>
        Try again
      </Button>
    </Notice>
  )
}

interface QueryResult {
  data: unknown
  loading: boolean
  error?: unknown
  refetch: () => unknown
}

interface Seen {
  data: unknown
  isFresh: boolean
  hasFailed: boolean
  loadedAt: number | undefined
}

/** `hasFailed` stays true during a retry. `loadedAt` is the time of the last response, in ms since 1970. */
export const useLoadState = ({ data, loading, error, refetch }: QueryResult) => {
  const [seen, setSeen] = useState<Seen>({ data: undefined, isFresh: false, hasFailed: false, loadedAt: undefined })
  const isFresh = data !== undefined && !loading && error === undefined
  const hasFailed = error !== undefined || (loading && seen.hasFailed)
  const isNews = isFresh && (!seen.isFresh || seen.data !== data)
  const now: Seen = { data, isFresh, hasFailed, loadedAt: isNews ? Date.now() : seen.loadedAt }
  if (isNews || seen.isFresh !== isFresh || seen.hasFailed !== hasFailed) setSeen(now)

  return { hasFailed, loadedAt: now.loadedAt, reload: refetch }
}

interface SkeletonProps {
  label: string
  count?: number
  height?: string
  gap?: string
}

export const LoadingRows = ({ label, count = 3, height = "16", gap = "2" }: SkeletonProps) => (
  <Stack role="status" aria-label={label} gap={gap}>
    {Array.from({ length: count }, (_, row) => row).map((row) => (
      <Skeleton key={row} height={height} borderRadius="l2" />
    ))}
  </Stack>
)

interface NoticeProps extends SkeletonProps {
  message?: string
  state: ReturnType<typeof useLoadState>
  content: unknown
}

export const LoadNotice = ({ state: { hasFailed, loadedAt, reload }, content, message, ...skeleton }: NoticeProps) => {
  const shownSince = content === undefined ? undefined : loadedAt
  if (hasFailed) return <LoadFailure message={message} retry={reload} shownSince={shownSince} />
  return content === undefined && <LoadingRows {...skeleton} />
}
