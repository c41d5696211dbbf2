import * as z from "zod"
import { amountHelp } from "../text/fillWords.ts"
import { singleLine } from "../text/text.ts"
import { parseAmount, parseWholeNumber } from "../text/typedNumbers.ts"
import type { Words } from "../words/en.ts"
import { isCityName, namesIn, planLimits } from "./campaignPlan.ts"

const { budget, weeks, cities, cityLength } = planLimits

const cityName = singleLine("Planned city", cityLength).refine(isCityName, {
  error: "Planned cities must be names of cities, such as San Diego.",
})

/** Forms and REST clients send text. An empty text means no number. */
const optionalCount = (read: (text: string) => number | null, message: string, max: number) =>
  z
    .preprocess((entered) => {
      if (typeof entered !== "string") return entered
      return entered.trim() === "" ? null : (read(entered) ?? Number.NaN)
    }, z.int(message).min(1, message).max(max, message).nullish())
    .transform((value) => value ?? null)

const optionalNames = z
  .preprocess(
    (entered) => (typeof entered === "string" ? namesIn(entered) : entered),
    z
      .array(cityName, "Planned cities must be a list of names.")
      .max(cities, `Planned cities may name up to ${cities} cities.`)
      .nullish(),
  )
  .transform((names) => (names && names.length > 0 ? [...new Set(names)] : null))

export const campaignPlanRulesIn = (words: Words["entries"]) => ({
  plannedBudget: optionalCount(parseAmount, amountHelp(words.budget, budget), budget),
  plannedWeeks: optionalCount(parseWholeNumber, amountHelp(words.weeks, weeks), weeks),
  plannedCities: optionalNames,
})
