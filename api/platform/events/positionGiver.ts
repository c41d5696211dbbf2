import { EventEmitter } from "node:events"
import { setTimeout as delay } from "node:timers/promises"
import { database } from "../database/connection/database.ts"
import { openTurn, type Turn } from "../database/locks/turn.ts"
import { logger } from "../log/logger.ts"
import { givePositions, readChain } from "./eventChain.ts"
import { onRecorded } from "./recordEvents.ts"

const POLL_MS = 1_000
// Events that follow one another closely get their positions together.
const TOGETHER_MS = 50
const LONGEST_PAUSE_MS = 10_000

const positioned = new EventEmitter().setMaxListeners(0)

/** Calls `listener` with the last position whenever events get theirs, in any process. Returns how to stop. */
export const onPositioned = (listener: (head: number) => void) => {
  positioned.on("head", listener)
  return () => {
    positioned.off("head", listener)
  }
}

/** Whether this process is the one that gives positions. On SQLite any may, as the file has one writer at a time. */
const createTurn = async (): Promise<Turn> => {
  if (database().getDialect() === "sqlite") return { isOwn: async () => true, release: async () => undefined }
  return openTurn("positions")
}

/** Gives committed events their positions, in one process at a time. Another takes over when it dies. */
export const startGivingPositions = () => {
  let turn: Turn | null = null
  let head = 0
  let isGiving = false
  let isIdle = false
  let isWoken = false
  let isStopping = false
  let pausing = new AbortController()

  const unsubscribe = onRecorded(() => {
    isWoken = true
    if (isGiving && isIdle) pausing.abort()
  })

  const tell = (position: number) => {
    if (position > head) positioned.emit("head", position)
    head = position
  }

  /** Returns how many events have got their positions. */
  const work = async () => {
    turn ??= await createTurn()
    isGiving = await turn.isOwn()
    if (isGiving) {
      const { given, head } = await givePositions()
      tell(head)
      return given
    }
    if (positioned.listenerCount("head") > 0) tell((await readChain())?.headPosition ?? 0)
    return 0
  }

  const pause = async (milliseconds: number) => {
    if (isStopping) return
    pausing = new AbortController()
    await delay(milliseconds, undefined, { signal: pausing.signal, ref: false }).catch(() => undefined)
  }

  const idle = async () => {
    isIdle = true
    await pause(POLL_MS)
    isIdle = false
  }

  const keepWorking = async () => {
    let pauseMs = POLL_MS
    while (!isStopping) {
      isWoken = false
      try {
        const given = await work()
        pauseMs = POLL_MS
        if (given > 0) await pause(TOGETHER_MS)
        else if (!isWoken || !isGiving) await idle()
      } catch (error) {
        logger[pauseMs === POLL_MS ? "warn" : "debug"]({ err: error }, "giving events their positions failed for now")
        await pause(pauseMs)
        pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
      }
    }
  }
  const working = keepWorking()

  return {
    stop: async () => {
      unsubscribe()
      isStopping = true
      pausing.abort()
      await working
      await turn?.release().catch((error: unknown) => logger.debug({ err: error }, "the lease will end by itself"))
    },
  }
}
