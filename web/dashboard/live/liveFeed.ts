import { dropRefusedToken, readActiveToken, subscribeActiveToken } from "../../apollo/adminToken.ts"
import { followSignals, type Signal, type SignalPage, StreamRefused } from "./signalStream.ts"

const NAME = "live_changes"
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000

type Message =
  | { kind: "page"; page: SignalPage }
  | { kind: "open" }
  /** Events were missed, so any data may have changed. */
  | { kind: "gap" }
  /** A new tab asks for the current position. */
  | { kind: "hello" }
  | { kind: "looked" }

export interface LiveListener {
  onSignals: (signals: readonly Signal[]) => void
  /** Changes made while no stream was open have sent no signal, so the dashboard asks for them. */
  onOpen: () => void
  onGap: () => void
  onLooked: () => void
}

const onOtherToken = (listener: () => void) => {
  const token = readActiveToken()
  // The storage also reports changes of other keys, so the token is compared.
  return subscribeActiveToken(() => readActiveToken() !== token && listener())
}

/** Resolves to true if the pause ended early, as when the browser is online again or the session has changed. */
const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<boolean>((resolve) => {
    const end = (isEarly: boolean) => {
      clearTimeout(timer)
      unsubscribe()
      window.removeEventListener("online", wake)
      signal.removeEventListener("abort", wake)
      resolve(isEarly)
    }
    const wake = () => end(true)
    const timer = setTimeout(() => end(false), milliseconds)
    const unsubscribe = onOtherToken(wake)
    window.addEventListener("online", wake)
    signal.addEventListener("abort", wake)
  })

/**
 * All tabs share one connection: the tab that holds a lock connects and forwards signals, and when it closes, the next
 * one goes on from the same position. Browsers without locks, as on insecure origins, get no stream.
 */
export const openLiveFeed = ({ onSignals, onOpen, onGap, onLooked }: LiveListener) => {
  if (!navigator.locks) return { stop: () => undefined, look: () => undefined, isLeading: () => false }
  const stopping = new AbortController()
  const channel = new BroadcastChannel(NAME)
  let position: number | null = null
  let isLeading = false

  const receive = (message: Message) => {
    if (message.kind === "hello") {
      if (isLeading && position !== null) channel.postMessage({ kind: "page", page: { position, signals: [] } })
    } else if (message.kind === "open") onOpen()
    else if (message.kind === "looked") onLooked()
    else if (message.kind === "gap") {
      position = null
      onGap()
    } else {
      const { page } = message
      if (position !== null && page.position <= position) return
      position = page.position
      if (page.signals.length > 0) onSignals(page.signals)
    }
  }

  const tell = (message: Message) => {
    channel.postMessage(message)
    receive(message)
  }

  const follow = async (token: string) => {
    const session = new AbortController()
    const unsubscribe = onOtherToken(() => session.abort())
    let isOpen = false
    const onPage = (page: SignalPage) => {
      tell({ kind: "page", page })
      if (!isOpen) tell({ kind: "open" })
      isOpen = true
    }
    try {
      const signal = AbortSignal.any([stopping.signal, session.signal])
      await followSignals({ token, after: position, onPage, signal })
    } catch (error) {
      if (!(error instanceof StreamRefused)) return { isOpen, mayFollow: true }
      if (error.status === 401) dropRefusedToken(token)
      if (error.status === 409) tell({ kind: "gap" })
      return { isOpen, mayFollow: error.status !== 403 }
    } finally {
      unsubscribe()
    }
    return { isOpen, mayFollow: true }
  }

  const lead = async () => {
    isLeading = true
    let pauseMs = FIRST_PAUSE_MS
    while (!stopping.signal.aborted) {
      const token = readActiveToken()
      const isWorthTrying = token !== null && navigator.onLine
      const { isOpen, mayFollow } = isWorthTrying ? await follow(token) : { isOpen: false, mayFollow: true }
      if (stopping.signal.aborted) return
      if (isOpen) pauseMs = FIRST_PAUSE_MS
      if (!mayFollow) pauseMs = LONGEST_PAUSE_MS
      // Random, as all browsers lose a server at the same moment, but must not all return at the same moment.
      const isEarly = await pause(pauseMs * (0.5 + Math.random()), stopping.signal)
      pauseMs = isEarly ? FIRST_PAUSE_MS : Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    }
  }

  channel.onmessage = ({ data }: MessageEvent<Message>) => receive(data)
  channel.postMessage({ kind: "hello" } satisfies Message)
  // Rejects if `stop` comes before the lock, which is no error.
  void navigator.locks.request(NAME, { signal: stopping.signal }, lead).catch(() => undefined)

  return {
    stop: () => {
      stopping.abort()
      channel.close()
    },
    look: () => tell({ kind: "looked" }),
    isLeading: () => isLeading,
  }
}
