import * as z from "zod"
import { parseInput } from "../../../contract/api/parseInput.ts"

/** Sent along with the fields of a lead, so no kind of lead may have fields of these names. */
export const signalRules = z.object({
  subject: z.string("Subject must be a text.").nullish(),
  formOpenMs: z
    .int("Form open time must be a whole number of milliseconds.")
    .nonnegative("Form open time must not be negative.")
    .nullish(),
  proof: z.string("Proof must be a text.").max(4_000, "Proof may have up to 4,000 characters.").nullish(),
})

export type Signals = z.output<typeof signalRules>

export const readSignals = (given: unknown): Signals => parseInput(signalRules, given ?? {})
