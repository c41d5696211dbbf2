import * as z from "zod"
import { camelCase, snakeCase } from "../../../contract/api/restNames.ts"
import { replyPromise } from "../../../contract/content/promises/replyPromise.ts"
import { seedOf } from "../../../contract/content/registry.ts"
import { byHandRules } from "../../../contract/leads/byHand.ts"
import { leadStatuses } from "../../../contract/leads/leadStatus.ts"
import { locales } from "../../../contract/text/locale.ts"
import { externalBody } from "./external.rules.ts"
import { addedColumnRules, formToRest, leadToRest } from "./lead.rest.ts"
import { statusChangeInput } from "./lead.rules.ts"
import type { LeadDescription } from "./leadKind.ts"
import { signalRules } from "./signals.ts"

const descriptions: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  accepted_terms: {
    description:
      "True if the sender is of age and accepts the terms and the privacy policy. The server records their versions.",
  },
  accepted_terms_date: {
    description: "Date of the terms as displayed by the client. No evidence of consent: send `accepted_terms`.",
  },
  form_open_ms: { description: "For forms: milliseconds from showing the form to sending it." },
  locale: { description: "Language of mails to the sender.", enum: [...locales, null] },
  proof: { description: "For forms: solution of a challenge of `GET /api/altcha/challenge`, while one is required." },
  owner_id: { description: "Account id of the owner. Null for none." },
  send_receipt: { description: "Mails the sender a receipt, even if receipts are off." },
  source: {
    description: "Source, such as `phone` or `event`; default `api` for API keys, otherwise `phone`.",
  },
  subject: { description: "For forms: a honeypot field, which people leave empty." },
  submission_id: { description: "Client-generated UUID. A repeat with the same values returns the first result." },
}

export const inSnakeCase = (shape: Readonly<Record<string, z.ZodType>>) =>
  Object.fromEntries(
    Object.entries(shape).map(([name, rule]) => {
      const restName = snakeCase(name)
      return [restName, descriptions[restName] ? rule.meta(descriptions[restName]) : rule]
    }),
  )

export const exactlyOneOf = (groups: readonly (readonly string[])[]) => ({
  allOf: groups.map((names) => ({ oneOf: names.map((name) => ({ required: [name] })) })),
})

const oneOfRequired = ({ oneOf }: LeadDescription["rest"]) => (oneOf ? exactlyOneOf(oneOf) : {})

const forKeys = "Only for API keys with the scope `leads:write`."

const newExternalBody = {
  external_id: externalBody.external_id.meta({ description: `Id in your system. ${forKeys}` }),
  metadata: externalBody.metadata.meta({ description: `Texts to store with the lead, by name. ${forKeys}` }),
}

export const submissionBody = ({ input, rest }: LeadDescription) =>
  z
    .object({ ...inSnakeCase(input.shape), ...rest.bodyFields, ...inSnakeCase(signalRules.shape), ...newExternalBody })
    .meta(oneOfRequired(rest))

const blank = z.string().regex(/^\s*$/)

const optional = (fields: Readonly<Record<string, z.ZodType>> = {}) =>
  Object.fromEntries(Object.entries(fields).map(([name, rule]) => [name, rule.or(blank).optional()]))

const withText = (name: string) => ({ required: [name], properties: { [name]: { type: "string", pattern: "\\S" } } })

/** A lead needs a contact; each group allows at most one of its fields. */
const additionRequires = ({ oneOf = [] }: LeadDescription["rest"]) => ({
  allOf: [
    { anyOf: ["email", "phone"].map(withText) },
    ...oneOf.map((names) => ({
      not: { required: [...names], properties: Object.fromEntries(names.map((name) => [name, true])) },
    })),
  ],
})

export const additionBody = ({ additionInput, rest }: LeadDescription) => {
  const { accepted_terms: _accepted, accepted_terms_date: _date, ...shape } = inSnakeCase(additionInput.shape)
  // No `messageId`, as API clients cannot access messages.
  const { messageId: _message, ...bodyRules } = byHandRules.shape
  return z
    .object({ ...shape, ...optional(rest.bodyFields), ...inSnakeCase(bodyRules), ...externalBody })
    .meta(additionRequires(rest))
}

export const submissionAnswer = z.object({
  success: z.literal(true),
  message: z.string().meta({ description: "Message to the sender." }),
  id: z.int().meta({ description: "Id of the lead. A quarantined submission keeps it when released." }),
})

export const statusBody = z.object({
  status: statusChangeInput.shape.status,
  expected_status: statusChangeInput.shape.expectedStatus.meta({
    description: "Status that the decision is based on: 409 if the lead has another status now.",
  }),
  reason: statusChangeInput.shape.reason,
})

export const leadSchema = ({ graphql, additionInput, rest }: LeadDescription) => {
  const columns = Object.keys(rest.columns).map((name) => {
    const given = additionInput.shape[camelCase(name)]
    const rule = given instanceof z.ZodDefault ? given.unwrap() : given
    return [name, rule instanceof z.ZodEnum ? rule : z.string()] as const
  })
  const derived = Object.keys(rest.derivedColumns ?? {}).map((name) => [name, z.string().nullable()] as const)
  const shape = {
    id: z.int(),
    ...Object.fromEntries(columns),
    accepted_terms_date: z.string().nullable(),
    status: z.enum(leadStatuses),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    locale: z.enum(locales),
    ...Object.fromEntries(derived),
    ...addedColumnRules,
  }
  return z.object(shape).meta({ id: graphql.type })
}

export const changedLeadSchema = (kind: LeadDescription) =>
  z.object({ success: z.literal(true), ...leadSchema(kind).shape })

export const wordsOf = ({ type }: LeadDescription) => {
  const words = type.replaceAll("_", " ")
  return {
    one: `${/^[aeiou]/.test(words) ? "an" : "a"} ${words}`,
    many: `${words}s`,
    tag: `${words.charAt(0).toUpperCase()}${words.slice(1)}s`,
  }
}

// Fixed, so that the API documents of one version are always identical.
const MOMENT = new Date("2026-11-21T09:30:00Z")

const exampleContext = ({ promiseField }: LeadDescription) => ({
  nameOfUser: () => "Olivia Park",
  promise: replyPromise(promiseField, seedOf("global", "promises")),
})

/** Id of the first lead of each kind in the tests, so that the tests can run the examples. */
export const EXAMPLE_ID = 1

export const exampleOf = (kind: LeadDescription): Record<string, unknown> =>
  JSON.parse(
    JSON.stringify(leadToRest(kind, { ...kind.example, createdAt: MOMENT, updatedAt: MOMENT }, exampleContext(kind))),
  )

export const exampleSubmissionOf = (kind: LeadDescription) => {
  const row: Readonly<Record<string, unknown>> = { ...kind.example }
  const filled = Object.entries(formToRest(kind, kind.example)).filter(([, value]) => value !== "")
  const asTyped = filled.map(([name, text]) => {
    const value = row[camelCase(name)]
    return [name, typeof value === "number" ? value : text]
  })
  return Object.fromEntries(asTyped)
}

/** With the default reply promise, as the API documents must not depend on edited content. */
export const sentMessageOf = ({ messages, promiseField }: LeadDescription) =>
  messages.sent(String(seedOf("global", "promises")?.[promiseField]))
