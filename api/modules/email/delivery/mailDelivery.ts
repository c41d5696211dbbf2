import { setTimeout as delay } from "node:timers/promises"
import { config } from "../../../config.ts"
import { clock } from "../../../database/clock.ts"
import { logger } from "../../../logger.ts"
import { onMailQueued } from "../mailQueued.ts"
import { deliverClaim, deliveryLimits } from "./deliverMail.ts"
import { createMailSender, type MailSender, senderLimits } from "./mailSender.ts"
import { createMailServerBackoff } from "./mailServerBackoff.ts"
import { claimDueMail, isAnyMailDue } from "./outbox.ts"

const POLL_INTERVAL_MS = 5_000
const LONGEST_POLL_INTERVAL_MS = 60_000

/** This process's share in delivering mail. Any number of processes can share the work. */
export interface MailDelivery {
  /** Takes on no more mails, gives those in progress this much time to finish, and releases the rest. */
  stop(graceMs: number): Promise<void>
}

interface DeliverySettings {
  sender: MailSender
  /** How many mails are sent at once: one for each of the sender's connections. */
  slots: number
  limits?: typeof deliveryLimits
  pollIntervalMs?: number
}

/**
 * Delivers what is due in the outbox until stopped: at once when this process has queued a mail, and by polling every
 * few seconds for everything else, such as retries and what other processes have left behind.
 */
export const startMailDelivery = ({
  sender,
  slots,
  limits = deliveryLimits,
  pollIntervalMs = POLL_INTERVAL_MS,
}: DeliverySettings): MailDelivery => {
  const ending = new AbortController()
  const busy = new Set<Promise<void>>()
  const backoff = createMailServerBackoff()
  const delivery = { sender, limits, now: clock.date, ending: ending.signal }
  let isStopping = false
  let queuedCount = 0
  let pauseMs = pollIntervalMs
  let timer: NodeJS.Timeout | undefined

  /** Delivers until nothing is due. Each mail found wakes another worker, as there may be more. */
  const work = async () => {
    while (!isStopping && !backoff.isPaused()) {
      const seenCount = queuedCount
      const claim = await claimDueMail(delivery.now(), limits.leaseMs)
      if (claim) {
        wake()
        backoff.record(await deliverClaim(claim, delivery))
      } else if (seenCount === queuedCount) return
    }
  }

  const wake = () => {
    if (isStopping || backoff.isPaused() || busy.size >= slots) return
    const working = work()
      .catch((error: unknown) => logger.warn({ err: error }, "mail delivery paused until the next poll"))
      .finally(() => busy.delete(working))
    busy.add(working)
  }

  const poll = async () => {
    try {
      if (await isAnyMailDue(delivery.now())) wake()
      pauseMs = pollIntervalMs
    } catch (error) {
      pauseMs = Math.min(pauseMs * 2, LONGEST_POLL_INTERVAL_MS)
      logger.warn({ err: error }, "mail delivery cannot read the outbox")
    }
    if (!isStopping) timer = setTimeout(startPoll, pauseMs).unref()
  }

  let polling = Promise.resolve()
  const startPoll = () => {
    polling = poll()
  }

  const unsubscribe = onMailQueued(() => {
    queuedCount += 1
    wake()
  })
  startPoll()

  return {
    stop: async (graceMs) => {
      isStopping = true
      unsubscribe()
      clearTimeout(timer)
      const finished = Promise.all([polling, ...busy])
      await Promise.race([finished, delay(graceMs, undefined, { ref: false })])
      ending.abort()
      await finished
      sender.close()
    },
  }
}

/** Starts delivering through the configured mail server; null if none is configured. */
export const startConfiguredMailDelivery = (): MailDelivery | null => {
  const { smtp, from } = config.email
  if (!smtp || !from) return null
  return startMailDelivery({ sender: createMailSender({ smtp, from }), slots: senderLimits.connections })
}
