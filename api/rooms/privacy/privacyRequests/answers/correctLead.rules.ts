import * as z from "zod"
import { InvalidInputError } from "../../../../contract/api/errors.ts"
import { parseInput } from "../../../../contract/api/parseInput.ts"
import { refusals } from "../../../../contract/api/refusals.ts"
import { expectedUpdatedAt, leadInput } from "../../../leads/lead/lead.rules.ts"
import type { LeadDescription } from "../../../leads/lead/leadKind.ts"

const rulesOf = ({ input, noun, textRoles }: LeadDescription) => {
  const names = Object.keys(textRoles)
  const shape = Object.fromEntries(names.map((name) => [name, (input.shape[name] as z.ZodType).optional()]))
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
