import { InvalidInputError } from "../../../contract/api/errors.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { englishWords, type Words } from "../../../contract/words/en.ts"
import { driverCorrectionRulesIn } from "./rules.ts"

/** Parses a driver's correction. Throws `InvalidInputError` if it is empty or invalid. */
export const readCorrection = (input: unknown, words: Words = englishWords) => {
  const correction = parseInput(driverCorrectionRulesIn(words), input)
  if (Object.values(correction).some(Boolean)) return correction
  throw new InvalidInputError([{ field: "phone", message: words.form.nothingCorrected }])
}
