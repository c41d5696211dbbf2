import * as z from "zod"
import { singleLine } from "../text/text.ts"
import { isCityName, namesIn, planLimits, wholeNumber } from "./campaignPlan.ts"

const { budget, weeks, cities, cityLength } = planLimits

const cityName = singleLine("Planned city", cityLength).refine(isCityName, {
  error: "Planned cities must be names of cities, such as San Diego.",
})

/** An optional whole number, also as text, as forms and REST clients send it. An empty text is no number. */
const optionalCount = (message: string, max: number) =>
  z
    .preprocess((given) => {
      if (typeof given !== "string") return given
      return given.trim() === "" ? null : (wholeNumber(given) ?? Number.NaN)
    }, z.int(message).min(1, message).max(max, message).nullish())
    .transform((value) => value ?? null)

const optionalNames = z
  .preprocess(
    (given) => (typeof given === "string" ? namesIn(given) : given),
    z
      .array(cityName, "Planned cities must be a list of names.")
      .max(cities, `Planned cities may name up to ${cities} cities.`)
      .nullish(),
  )
  .transform((names) => (names && names.length > 0 ? [...new Set(names)] : null))

export const campaignPlanRules = {
  plannedBudget: optionalCount(
    `Planned budget must be a whole number of dollars from 1 to ${budget.toLocaleString("en-US")}.`,
    budget,
  ),
  plannedWeeks: optionalCount(`Planned weeks must be a whole number from 1 to ${weeks}.`, weeks),
  plannedCities: optionalNames,
}
