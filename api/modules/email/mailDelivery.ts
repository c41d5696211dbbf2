import { setTimeout as delay } from "node:timers/promises"
import { logger } from "../../logger.ts"
import { deliverClaim, deliveryLimits } from "./deliverMail.ts"
import { onMailQueued } from "./mailQueued.ts"
import type { MailSender } from "./mailSender.ts"
import { claimDueMail, isAnyMailDue } from "./outbox.ts"
import { createServerRest } from "./serverRest.ts"

const LOOK_EVERY_MS = 5_000
const LOOK_AT_LEAST_EVERY_MS = 60_000

/** This process's part in delivering mail. Any number of processes share the work. */
export interface MailDelivery {
  /** Takes no more mails, gives those in hand so long to go out, and lets go of the rest. */
  stop(graceMs: number): Promise<void>
}

interface DeliverySettings {
  sender: MailSender
  /** How many mails are sent at once: one for each of the sender's connections. */
  slots: number
  limits?: typeof deliveryLimits
  lookEveryMs?: number
}

/**
 * Delivers what is due in the outbox until stopped: at once when this process has queued a mail, and on a look every
 * few seconds for all else, such as retries and what other processes have left behind.
 */
export const startMailDelivery = ({
  sender,
  slots,
  limits = deliveryLimits,
  lookEveryMs = LOOK_EVERY_MS,
}: DeliverySettings): MailDelivery => {
  const ending = new AbortController()
  const busy = new Set<Promise<void>>()
  const rest = createServerRest()
  const delivery = { sender, limits, now: () => new Date(), ending: ending.signal }
  let isStopping = false
  let queuedCount = 0
  let pauseMs = lookEveryMs
  let timer: NodeJS.Timeout | undefined

  /** Delivers until nothing is due. Whoever finds something calls for help, as there may be more. */
  const work = async () => {
    while (!isStopping && !rest.isResting()) {
      const seenCount = queuedCount
      const claim = await claimDueMail(delivery.now(), limits.leaseMs)
      if (claim) {
        wake()
        rest.note(await deliverClaim(claim, delivery))
      } else if (seenCount === queuedCount) return
    }
  }

  const wake = () => {
    if (isStopping || rest.isResting() || busy.size >= slots) return
    const working = work()
      .catch((error: unknown) => logger.warn({ err: error }, "mail delivery paused, the next look takes it up again"))
      .finally(() => busy.delete(working))
    busy.add(working)
  }

  const look = async () => {
    try {
      if (await isAnyMailDue(delivery.now())) wake()
      pauseMs = lookEveryMs
    } catch (error) {
      pauseMs = Math.min(pauseMs * 2, LOOK_AT_LEAST_EVERY_MS)
      logger.warn({ err: error }, "mail delivery cannot read the outbox")
    }
    if (!isStopping) timer = setTimeout(startLook, pauseMs).unref()
  }

  let looking = Promise.resolve()
  const startLook = () => {
    looking = look()
  }

  const unsubscribe = onMailQueued(() => {
    queuedCount += 1
    wake()
  })
  startLook()

  return {
    stop: async (graceMs) => {
      isStopping = true
      unsubscribe()
      clearTimeout(timer)
      const finished = Promise.all([looking, ...busy])
      await Promise.race([finished, delay(graceMs, undefined, { ref: false })])
      ending.abort()
      await finished
      sender.close()
    },
  }
}
