import { InvalidInputError } from "../../contract/errors.ts"
import { parseInput } from "../../contract/parseInput.ts"
import { driverCorrectionRules } from "./rules.ts"

/** What a driver corrects; throws `InvalidInputError` for nothing at all, and for what the rules refuse. */
export const readCorrection = (input: unknown) => {
  const correction = parseInput(driverCorrectionRules, input)
  if (correction.phone || correction.city) return correction
  const message = "Enter what has changed: the phone number, the city or both."
  throw new InvalidInputError([{ field: "phone", message }])
}
