import * as z from "zod"
import { parseInput } from "../../../contract/api/parseInput.ts"

/** Form signals; no kind of lead has fields of these names. */
export const signals = z.object({
  subject: z.string("subject must be a text.").nullish(),
  formOpenMs: z.int("formOpenMs must be a whole number.").nonnegative("formOpenMs must not be negative.").nullish(),
  proof: z.string("proof must be a text.").max(4_000, "proof may have up to 4,000 characters.").nullish(),
})

export type Signals = z.output<typeof signals>

export const readSignals = (given: unknown): Signals => parseInput(signals, given ?? {})
