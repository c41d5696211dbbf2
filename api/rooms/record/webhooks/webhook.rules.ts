import * as z from "zod"
import { webhookEvents, webhookFormats } from "../../../contract/record/webhooks.ts"
import { oneOf } from "../../../contract/text/text.ts"
import { isLoopback } from "../../../platform/hostName.ts"
import { mayBePublic } from "./address/publicHost.ts"

const URL_MAX = 2_048
const DESCRIPTION_MAX = 255

export const URL_ACCEPTED = "The address begins with https://, and has neither a user name nor a password."

const isAccepted = (text: string, allowsLocal: boolean) => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  if (username || password) return false
  return protocol === "https:" || (protocol === "http:" && isLoopback(hostname) && allowsLocal)
}

const URL_INSIDE = "The address leads into a network of its own. Give one that can be reached from the Internet."

// Judged again by each delivery: a name may lead elsewhere by then.
const isOutside = (text: string, allowsLocal: boolean) =>
  !URL.canParse(text) || mayBePublic(new URL(text).hostname, allowsLocal)

const address = (allowsLocal: boolean) =>
  z
    .string()
    .trim()
    .max(URL_MAX, `The address may have up to ${URL_MAX} characters.`)
    .refine((text) => isAccepted(text, allowsLocal), { error: URL_ACCEPTED, abort: true })
    .refine((text) => isOutside(text, allowsLocal), URL_INSIDE)
    .transform((text) => new URL(text).href)

const description = z
  .string()
  .trim()
  .max(DESCRIPTION_MAX, `The description may have up to ${DESCRIPTION_MAX} characters.`)

const events = z
  .array(oneOf("Event", webhookEvents))
  .min(1, "Choose at least one event.")
  .transform((chosen) => [...new Set(chosen)])

/** The values of a new webhook. A receiver on the same machine, without a certificate, is for development. */
export const creation = (allowsLocal: boolean) =>
  z.object({
    url: address(allowsLocal),
    description: description.default(""),
    events,
    format: oneOf("Format", webhookFormats).default(webhookFormats.STANDARD),
  })

export const change = (allowsLocal: boolean) =>
  z.object({
    url: address(allowsLocal).optional(),
    description: description.optional(),
    events: events.optional(),
    isEnabled: z.boolean().optional(),
  })

const replayStart = z.object({
  fromPosition: z.int("The position is a whole number.").min(0, "The position is 0 or more.").nullish(),
  since: z.date().nullish(),
})

export const replay = replayStart.transform(({ fromPosition, since }, { addIssue }) => {
  if (since && fromPosition == null) return { since }
  if (!since && fromPosition != null) return { fromPosition }
  addIssue({ code: "custom", path: ["fromPosition"], message: "Give a position or a moment, and not both." })
  return z.NEVER
})
