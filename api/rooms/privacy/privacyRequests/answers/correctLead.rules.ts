import * as z from "zod"
import { InvalidInputError } from "../../../../contract/api/errors.ts"
import { parseInput } from "../../../../contract/api/parseInput.ts"
import { refusals } from "../../../../contract/api/refusals.ts"
import { expectedUpdatedAt, leadInput } from "../../../leads/lead/lead.rules.ts"
import type { LeadDescription } from "../../../leads/lead/leadKind.ts"

/** The rules have no defaults, as omitted texts keep their values. */
export const correctionShape = ({ additionInput, textRoles }: LeadDescription) =>
  Object.fromEntries(
    Object.keys(textRoles).map((name) => {
      const rule = additionInput.shape[name] as z.ZodType
      return [name, rule instanceof z.ZodDefault ? (rule.unwrap() as z.ZodType) : rule]
    }),
  )

const rulesOf = (kind: LeadDescription) => {
  const { noun } = kind
  const rules = correctionShape(kind)
  const names = Object.keys(rules)
  const shape = Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, rule.optional()]))
  const unknown = (name: string) => `This ${noun} has no ${name}. It has: ${names.join(", ")}.`
  return z
    .record(z.string(), z.unknown())
    .superRefine((values, context) => {
      for (const name of Object.keys(values))
        if (!names.includes(name)) context.addIssue({ code: "custom", path: [name], message: unknown(name) })
    })
    .pipe(z.object(shape))
}

export const correctionInput = leadInput.extend({
  expectedUpdatedAt,
  values: z
    .record(z.string(), z.unknown())
    .transform((values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value != null))),
})

export const readCorrection = (kind: LeadDescription, values: Record<string, unknown>) => {
  const correction = parseInput(rulesOf(kind), values)
  if (Object.keys(correction).length === 0)
    throw new InvalidInputError([{ field: "values", message: refusals.nothingToCorrect }])
  return correction
}
