import { InvalidInputError } from "../../../contract/api/errors.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { englishWords, type Words } from "../../../contract/words/en.ts"
import { driverCorrectionRulesIn } from "./rules.ts"

export const readCorrection = (input: unknown, words: Words = englishWords) => {
  const values = Object.entries(parseInput(driverCorrectionRulesIn(words), input))
  const correction = Object.fromEntries(values.filter(([, value]) => value))
  if (Object.keys(correction).length > 0) return correction
  throw new InvalidInputError([{ field: "phone", message: words.form.nothingCorrected }])
}
