import * as z from "zod"
import { webhookEvents, webhookFormats } from "../../../contract/activity/webhooks.ts"
import { oneOf } from "../../../contract/text/text.ts"
import { isLoopback } from "../../../platform/text/hostName.ts"
import { ruleConditions } from "../../automation/rules/leadRule.rules.ts"
import { mayBePublic } from "./address/publicHost.ts"

export const URL_MAX = 2_048
export const DESCRIPTION_MAX = 255

export const URL_ACCEPTED = "The address begins with https://, and has neither a user name nor a password."

const isAccepted = (text: string, allowsLocal: boolean) => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  if (username || password) return false
  return protocol === "https:" || (protocol === "http:" && isLoopback(hostname) && allowsLocal)
}

const URL_INSIDE = "The address leads into a network of its own. Give one that can be reached from the Internet."

// Checked again per delivery, as DNS may change.
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
    .meta({ description: "Address for deliveries: https, on the public Internet.", pattern: "^\\s*https://" })

const description = z
  .string()
  .trim()
  .max(DESCRIPTION_MAX, `The description may have up to ${DESCRIPTION_MAX} characters.`)
  .meta({ description: "Text that tells webhooks apart in the dashboard." })

const events = z
  .array(oneOf("Event", webhookEvents), "Give a list of events.")
  .min(1, "Choose at least one event.")
  .transform((chosen) => [...new Set(chosen)])
  .meta({ description: "Events to send." })

const ors = new Intl.ListFormat("en", { type: "disjunction" })

/** Null for all leads; an empty filter means the same. */
const filter = z
  // Strict, as an ignored misspelling would widen the filter.
  .strictObject(
    {
      leadType: z
        .string()
        .nullish()
        .transform((type) => type ?? null),
      conditions: ruleConditions,
    },
    {
      error: ({ code, keys }) =>
        code === "unrecognized_keys"
          ? `A filter has no ${ors.format(keys as string[])}.`
          : "A filter is a kind of lead, conditions, or both.",
    },
  )
  .nullable()
  .transform((parsed) => (parsed && (parsed.leadType !== null || parsed.conditions.length > 0) ? parsed : null))

/** `allowsLocal` accepts receivers on this machine without TLS, for development. */
export const creation = (allowsLocal: boolean) =>
  z.object({
    url: address(allowsLocal),
    description: description.default(""),
    events,
    format: oneOf("Format", webhookFormats).default(webhookFormats.STANDARD),
    filter: filter.default(null),
  })

export const change = (allowsLocal: boolean) =>
  z.object({
    url: address(allowsLocal).optional(),
    description: description.optional(),
    events: events.optional(),
    filter: filter.optional(),
    isEnabled: z
      .boolean()
      .optional()
      .meta({ description: "False stops deliveries; true resumes them for later events." }),
  })

const POSITION = "The position is a whole number, 0 or more."

export const positionSchema = z.int(POSITION).min(0, POSITION)

const replayStart = z.object({
  afterPosition: z
    .string()
    .regex(/^\d{1,15}$/, POSITION)
    .transform(Number)
    .nullish(),
  fromPosition: positionSchema.nullish(),
  since: z.date().nullish(),
})

export const replay = replayStart.transform(({ afterPosition, fromPosition, since }, { addIssue }) => {
  const starts = [afterPosition, fromPosition, since].filter((start) => start != null)
  const position = afterPosition ?? fromPosition
  if (since && starts.length === 1) return { since }
  if (position != null && starts.length === 1) return { position }
  addIssue({ code: "custom", path: ["afterPosition"], message: "Give a position or a moment, and not both." })
  return z.NEVER
})
