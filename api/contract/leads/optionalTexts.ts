import type * as z from "zod"
import { snakeCase } from "../api/restNames.ts"
import { MESSAGE_MAX, optionalParagraphs, optionalSingleLine } from "../text/text.ts"
import type { Words } from "../words/en.ts"
import type { LeadFacts } from "./leadFacts.ts"

type Facts = Pick<LeadFacts, "textRoles" | "optionalTexts">

export type OptionalTexts<Kind> = Kind extends { optionalTexts: readonly (infer Name extends string)[] }
  ? { [One in Name]: string | null }
  : object

type Rules<Kind> = { [Name in keyof OptionalTexts<Kind>]: z.ZodType<string | null> }

export const optionalTextRules = <Kind extends Facts>(
  { textRoles, optionalTexts = [] }: Kind,
  { fields, rules }: Pick<Words, "fields" | "rules">,
) => {
  const entries = optionalTexts.map((name) => {
    const isLong = textRoles[name] === "text"
    const rule = isLong ? optionalParagraphs(fields[name], MESSAGE_MAX, rules) : optionalSingleLine(fields[name], rules)
    return [name, rule.nullish().transform((text) => text || null)]
  })
  return Object.fromEntries(entries) as Rules<Kind>
}

export const optionalTextColumns = ({ optionalTexts = [] }: Facts) =>
  Object.fromEntries(
    optionalTexts.map((name) => [
      snakeCase(name),
      (lead: Readonly<Record<string, unknown>>) => String(lead[name] ?? ""),
    ]),
  )
