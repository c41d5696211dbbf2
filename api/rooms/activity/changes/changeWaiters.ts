import { EventEmitter, once } from "node:events"
import { RateLimitedError, ServiceUnavailableError } from "../../../contract/api/errors.ts"
import { onEventsPositioned } from "../../../platform/jobs/sequencer.ts"
import { withinLimit } from "../../../platform/jobs/withinLimit.ts"
import type { Viewer } from "../../../platform/viewer/viewer.ts"
import { CHANGES_MAX, type ChangePage, readChanges } from "./change.service.ts"

export const waiterLimits = { all: 500, perAccount: 20 }
const FULL_RETRY_SECONDS = 5

// Incremented when events get positions. Read it before the data, or a notice during the read is missed.
let notices = 0
const bell = new EventEmitter().setMaxListeners(0)
let ending = new AbortController()
let unsubscribe: (() => void) | null = null
const waiting = new Map<string, number>()

const countAll = () => [...waiting.values()].reduce((sum, count) => sum + count, 0)

const notice = () => {
  notices += 1
  bell.emit("notice")
}

/** Returns the function that frees the slot. Throws if all slots are taken. */
export const reserveSlot = ({ user, apiKey }: Pick<Viewer, "user" | "apiKey">): (() => void) => {
  const id = apiKey ? `key ${apiKey.id}` : `user ${user?.id}`
  const own = waiting.get(id) ?? 0
  if (own >= waiterLimits.perAccount) throw new RateLimitedError(FULL_RETRY_SECONDS)
  if (countAll() >= waiterLimits.all) throw new ServiceUnavailableError()
  waiting.set(id, own + 1)
  unsubscribe ??= onEventsPositioned(notice)
  let isTaken = true
  return () => {
    if (!isTaken) return
    isTaken = false
    const left = (waiting.get(id) ?? 1) - 1
    if (left > 0) waiting.set(id, left)
    else waiting.delete(id)
    if (waiting.size > 0) return
    unsubscribe?.()
    unsubscribe = null
  }
}

export const countWaiting = countAll

export const endWaiting = () => ending.abort()

/** Undoes `endWaiting`, for tests that start several servers in a process. */
export const allowWaiting = () => {
  ending = new AbortController()
}

export const isEnding = () => ending.signal.aborted

export const noticeCount = () => notices

/** Ends at a notice after number `since`, a timeout, the signal, or the end of the process. */
export const nextNotice = async (since: number, milliseconds: number, gone: AbortSignal) => {
  if (notices > since || isEnding() || gone.aborted || milliseconds <= 0) return
  const over = AbortSignal.any([gone, ending.signal])
  await withinLimit(Math.ceil(milliseconds), over, (signal) => once(bell, "notice", { signal })).catch(() => undefined)
}

export const shareReads = <Page>(read: (after: number) => Promise<Page>) => {
  const reading = new Map<string, Promise<Page>>()
  return (after: number): Promise<Page> => {
    const key = `${notices} ${after}`
    const started = reading.get(key) ?? read(after).finally(() => reading.delete(key))
    reading.set(key, started)
    return started
  }
}

const readShared = shareReads((after) => readChanges(after, CHANGES_MAX))

/** A change wakes all long polls at once, so they share one read per position. */
export const readSharedChanges = async (after: number, limit: number): Promise<ChangePage> => {
  const page = await readShared(after)
  if (page.changes.length <= limit) return page
  const changes = page.changes.slice(0, limit)
  return { ...page, changes, hasMore: true, nextPosition: changes.at(-1)?.position ?? after }
}
