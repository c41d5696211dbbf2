/** Says only that something has changed; a reload fetches the data. */
export interface Signal {
  type: string
  subject_type: string
  subject_id: string | null
  request_id: string | null
  is_import: boolean
}

export interface SignalPage {
  position: number
  signals: readonly Signal[]
}

/** The server refuses this session or this position. */
export class StreamRefused extends Error {
  readonly status: number

  constructor(status: number) {
    super(`The stream of signals was refused: ${status}`)
    this.status = status
  }
}

/** The server writes every 15 seconds, so a longer silence means a dead connection. */
const SILENT_MS = 40_000

const pageIn = (event: string): SignalPage | undefined => {
  const data = event.split("\n").find((line) => line.startsWith("data: "))
  return data === undefined ? undefined : JSON.parse(data.slice("data: ".length))
}

interface Following {
  token: string
  /** The position after which to go on; null to begin now. */
  after: number | null
  onPage: (page: SignalPage) => void
  signal: AbortSignal
}

export const followSignals = async ({ token, after, onPage, signal }: Following) => {
  const silence = new AbortController()
  const listen = () => setTimeout(() => silence.abort(), SILENT_MS)
  let timer = listen()
  try {
    // Not by `EventSource`, which cannot send the token.
    const response = await fetch("/api/changes/signals", {
      headers: { authorization: `Bearer ${token}`, ...(after !== null && { "last-event-id": String(after) }) },
      cache: "no-store",
      signal: AbortSignal.any([signal, silence.signal]),
    })
    if (!response.ok || !response.body) throw new StreamRefused(response.status)
    const reader = response.body.getReader()
    const decoder = new TextDecoder()
    let rest = ""
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer)
      timer = listen()
      const events = (rest + decoder.decode(part.value, { stream: true })).split("\n\n")
      rest = events.pop() ?? ""
      for (const event of events) {
        const page = pageIn(event)
        if (page) onPage(page)
      }
    }
  } finally {
    clearTimeout(timer)
  }
}
