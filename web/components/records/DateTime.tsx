import { DAY_MS, HOUR_MS, MINUTE_MS } from "@farelight/api/contract/text/durations.ts"
import { useSyncExternalStore } from "react"
import { dateFormat } from "./dateFormat.ts"
import { localDay } from "./localDay.ts"

export const formatTimeLeft = (moment: string, now: number) => {
  const left = Date.parse(moment) - now
  return left < MINUTE_MS ? "within a minute" : `in ${formatRemaining(left)}`
}

const formatDateTime = dateFormat({ dateStyle: "medium", timeStyle: "short" })
const formatSeconds = dateFormat({ dateStyle: "medium", timeStyle: "medium" })
const formatTime = dateFormat({ timeStyle: "short" })

export const DateTime = ({ at, hasSeconds = false }: { at: string; hasSeconds?: boolean }) => (
  <time dateTime={at}>{hasSeconds ? formatSeconds(new Date(at)) : formatMoment(at)}</time>
)

export const formatMoment = (moment: string | number) => formatDateTime(new Date(moment))

export const formatRecentMoment = (moment: number) => {
  const isToday = localDay(new Date(moment)) === localDay(new Date())
  return isToday ? formatTime(moment) : formatMoment(moment)
}

export const formatDuration = (milliseconds: number, round = Math.floor, mostHours = 47) => {
  const minutes = round(milliseconds / MINUTE_MS)
  if (minutes < 60) return `${Math.max(1, minutes)} min`
  const hours = round(milliseconds / HOUR_MS)
  return hours <= mostHours ? `${hours} h` : `${round(milliseconds / DAY_MS)} days`
}

/** Rounded to the nearest unit, so that a deadline is at its full length when it is set. */
export const formatRemaining = (milliseconds: number) => formatDuration(milliseconds, Math.round, 48)

export const shorten = (duration: string) => duration.replace(" days", " d")

export const RelativeTime = ({ of }: { of: string }) => (
  <time dateTime={of} title={formatMoment(of)}>
    {shorten(formatDuration(useMinute() - Date.parse(of)))}
  </time>
)

const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, MINUTE_MS)
  return () => clearInterval(timer)
}

// Rounded, as a snapshot for `useSyncExternalStore` must not change between ticks.
const currentMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS

export const useMinute = () => useSyncExternalStore(subscribe, currentMinute)
