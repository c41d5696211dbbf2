import { setTimeout as delay } from "node:timers/promises"
import { typeOf } from "../../../../contract/record/eventSentence.ts"
import type { WebhookEvent } from "../../../../contract/record/webhooks.ts"
import { SECOND_MS } from "../../../../contract/text/durations.ts"
import { withinLimit } from "../../../../platform/delivery/withinLimit.ts"
import { signedHeaders } from "../sending/signature.ts"
import { standardMessage } from "../sending/standardMessage.ts"
import { followStream, type Source, type StreamedChange } from "./followStream.ts"

interface Forwarding extends Source {
  /** Where messages are posted. */
  to: string
  /** Signs them. */
  secret: string
  /** The position behind which to begin. */
  after: number
  /** What is told. */
  events: readonly WebhookEvent[]
  /** How long to wait before each further try of a message that was not accepted. */
  pausesMs?: readonly number[]
}

/** As long as a webhook's receiver may take. */
const ANSWER_MAX_MS = 10 * SECOND_MS
const PAUSES_MS = [SECOND_MS, 3 * SECOND_MS, 10 * SECOND_MS]

/** Posts a message and answers the status, or that there was none. */
const post = async (to: string, headers: Record<string, string>, body: string, ended: AbortSignal) => {
  const send = async (signal: AbortSignal) => {
    const response = await fetch(to, { method: "POST", headers, body, redirect: "manual", signal })
    await response.body?.cancel()
    return { isAccepted: response.ok, told: String(response.status) }
  }
  return withinLimit(ANSWER_MAX_MS, ended, send).catch(() => ({ isAccepted: false, told: "no answer" }))
}

const clockTime = () => new Date().toTimeString().slice(0, "00:00:00".length)

const forward = async (change: StreamedChange, event: WebhookEvent, forwarding: Forwarding) => {
  const { to, secret, say, signal, pausesMs = PAUSES_MS } = forwarding
  const body = JSON.stringify(standardMessage(event, change))
  // Of the person nothing but the number.
  const line = `${event.padEnd(20)} ${change.lead_type} ${change.lead_id}`
  for (const pauseMs of [...pausesMs, null]) {
    const headers = signedHeaders([secret], `msg_${change.position}`, body, new Date())
    const { isAccepted, told } = await post(to, headers, body, signal)
    if (signal.aborted) return
    const next = pauseMs === null ? ", given up" : `, again in ${pauseMs / SECOND_MS} s`
    say(`${clockTime()}  ${line}  ${told}${isAccepted ? "" : next}`)
    if (isAccepted || pauseMs === null) return
    await delay(pauseMs, undefined, { signal }).catch(() => undefined)
  }
}

/**
 * Posts each change as the message that a webhook would be sent, one after the other, until the signal ends it. Answers the
 * position of the last change that was passed.
 */
export const forwardChanges = async (forwarding: Forwarding): Promise<number> => {
  let position = forwarding.after
  for await (const change of followStream(forwarding, position)) {
    const event = typeOf({ type: change.type, subjectType: change.lead_type })?.webhookEvent
    if (event && forwarding.events.includes(event)) await forward(change, event, forwarding)
    if (forwarding.signal.aborted) break
    position = change.position
  }
  return position
}
