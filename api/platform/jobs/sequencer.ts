import { EventEmitter } from "node:events"
import { setTimeout as delay } from "node:timers/promises"
import { database } from "../database/connection/database.ts"
import { type Leadership, openLeadership } from "../database/locks/leadership.ts"
import { assignPositions, readChain } from "../events/eventChain.ts"
import { onEventsRecorded } from "../events/recordEvents.ts"
import { startLoop } from "./loop.ts"

const POLL_MS = 1_000
// Events that come close together get their positions in one batch.
const TOGETHER_MS = 50

const positioned = new EventEmitter().setMaxListeners(0)

/** Reports positions that another process has assigned, too. Returns a function that unsubscribes. */
export const onEventsPositioned = (listener: (head: number) => void) => {
  positioned.on("head", listener)
  return () => {
    positioned.off("head", listener)
  }
}

/** On SQLite, any process may assign positions, as the file permits only one writer at a time. */
const createTurn = async (): Promise<Leadership> => {
  if (database().getDialect() === "sqlite") return { isOwn: async () => true, release: async () => undefined }
  return openLeadership("positions")
}

export const startSequencer = () => {
  let head = 0
  const tell = (position: number) => {
    if (position > head) positioned.emit("head", position)
    head = position
  }
  return startLoop({
    what: "giving events their positions",
    pauseMs: POLL_MS,
    subscribe: onEventsRecorded,
    openLeadership: createTurn,
    work: async () => {
      const { assigned, head } = await assignPositions()
      tell(head)
      if (assigned > 0) await delay(TOGETHER_MS, undefined, { ref: false })
      return assigned > 0
    },
    watch: async () => {
      if (positioned.listenerCount("head") > 0) tell((await readChain())?.headPosition ?? 0)
    },
  })
}
