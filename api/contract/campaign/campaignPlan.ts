import { dollars } from "../leads/amounts.ts"

export const planLimits = {
  budget: 100_000_000,
  impressions: 999_999_999,
  weeks: 104,
  cities: 50,
  cityLength: 100,
  location: 255,
} as const

// Allows "St. Louis", "Coeur d'Alene" and "Winston-Salem", but no digits or slashes, so no web addresses.
export const CITY_NAME = /^\p{L}[\p{L}\p{M}\s.'’()&-]*$/u

export const isCityName = (text: string) => CITY_NAME.test(text) && [...text].length <= planLimits.cityLength

export const namesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== ""),
  ),
]

export const weeksInWords = (weeks: number) => (weeks === 1 ? "1 week" : `${weeks} weeks`)

export const planFacts = (plan: {
  plannedBudget?: number | null
  plannedWeeks?: number | null
  plannedCities?: readonly string[] | null
}): [term: string, value: string][] => [
  ...(plan.plannedBudget == null ? [] : [["Planned budget", dollars(plan.plannedBudget)] as [string, string]]),
  ...(plan.plannedWeeks == null ? [] : [["Planned length", weeksInWords(plan.plannedWeeks)] as [string, string]]),
  ...(plan.plannedCities == null ? [] : [["Planned cities", plan.plannedCities.join(", ")] as [string, string]]),
]
