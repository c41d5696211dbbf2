import * as z from "zod"
import { ruleTriggers } from "../../../contract/leads/ruleSentence.ts"
import { englishRuleWords } from "../../../contract/text/enRules.ts"
import { optionalSingleLine, singleLine } from "../../../contract/text/text.ts"

/** Bounded, as each rule examines every lead. */
export const RULES_MAX = 50

const NAME_MAX = 80
const HOURS_MAX = 720
const CONDITIONS_MAX = 10
const VALUES_MAX = 50
const PEOPLE_MAX = 20
const DAYS_MAX = 365

const between = (what: string, max: number) => {
  const error = `${what} must be 0 to ${max}.`
  return z.int(error).min(0, error).max(max, error)
}

const NO_VALUES = "A condition needs at least one value."
const NO_CONDITION = "A condition has a field and values."

const ors = new Intl.ListFormat("en", { type: "disjunction" })

const condition = z.strictObject(
  {
    field: z.string(NO_CONDITION),
    values: z
      .array(singleLine("A value"), NO_VALUES)
      .min(1, NO_VALUES)
      .max(VALUES_MAX, `A condition may have up to ${VALUES_MAX} values.`),
  },
  {
    // An unknown key, such as a negation, would otherwise be ignored silently.
    error: ({ code, keys }) =>
      code === "unrecognized_keys"
        ? `A condition has no ${ors.format(keys as string[])}. It has a field and values.`
        : NO_CONDITION,
  },
)

export const ruleConditions = z
  .array(condition, "Conditions are a list.")
  .max(CONDITIONS_MAX, `There may be up to ${CONDITIONS_MAX} conditions.`)
  .nullish()
  .transform((conditions) => conditions ?? [])

const people = z
  .array(z.string())
  .max(PEOPLE_MAX, `Name up to ${PEOPLE_MAX} colleagues.`)
  .nullish()
  .transform((ids) => [...new Set(ids ?? [])])

export const ruleInput = z
  .object({
    id: z.string().nullish(),
    name: optionalSingleLine("Name", englishRuleWords, NAME_MAX)
      .nullish()
      .transform((name) => name || null),
    isOn: z
      .boolean()
      .nullish()
      .transform((isOn) => isOn ?? true),
    trigger: z.enum(ruleTriggers),
    afterHours: between("The hours", HOURS_MAX)
      .nullish()
      .transform((hours) => hours ?? 0),
    leadType: z
      .string()
      .nullish()
      .transform((type) => type ?? null),
    conditions: ruleConditions,
    assignTo: people,
    followUpDays: between("The days of a follow-up", DAYS_MAX)
      .nullish()
      .transform((days) => days ?? null),
    isWorkingDays: z
      .boolean()
      .nullish()
      .transform((isWorkingDays) => isWorkingDays ?? false),
    template: singleLine("The template")
      .nullish()
      .transform((template) => template ?? null),
    tell: people,
  })
  .refine(
    ({ assignTo, followUpDays, template, tell }) =>
      [...assignTo, ...tell, followUpDays, template].some((it) => it !== null),
    {
      path: ["assignTo"],
      error: "A rule must do something.",
    },
  )
  .transform(({ assignTo, followUpDays, isWorkingDays, template, tell, ...rule }) => ({
    ...rule,
    afterHours: rule.trigger === "OVERDUE" ? rule.afterHours : 0,
    effects: { assignTo, followUpDays, isWorkingDays, template, tell },
  }))

const WEEKDAY = "A day is 1 for Monday to 7 for Sunday."

export const workingDaysInput = z.object({
  days: z
    .array(z.int().min(1, WEEKDAY).max(7, WEEKDAY))
    .min(1, "Choose at least one day.")
    .transform((days) => [...new Set(days)].sort()),
})
