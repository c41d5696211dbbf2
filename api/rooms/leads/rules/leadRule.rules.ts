import * as z from "zod"
import {
  type RuleEffect,
  type RuleEffectKind,
  ruleEffectKinds,
  ruleTriggers,
} from "../../../contract/leads/ruleSentence.ts"
import { optionalSingleLine, singleLine } from "../../../contract/text/text.ts"
import { englishRuleWords } from "../../../contract/words/enRules.ts"

/** How many rules there may be: each looks at every lead. */
export const RULES_MAX = 50

const NAME_MAX = 80
const HOURS_MAX = 720
const CONDITIONS_MAX = 10
const VALUES_MAX = 50
const EFFECTS_MAX = 10
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
    // Such as one that turns it around, which would be passed over in silence.
    error: ({ code, keys }) =>
      code === "unrecognized_keys"
        ? `A condition has no ${ors.format(keys as string[])}. It has a field and values.`
        : NO_CONDITION,
  },
)

/** What conditions say; what they may name is for the caller to look up. */
export const ruleConditions = z
  .array(condition, "Conditions are a list.")
  .max(CONDITIONS_MAX, `There may be up to ${CONDITIONS_MAX} conditions.`)
  .nullish()
  .transform((conditions) => conditions ?? [])

const needsPeople: readonly RuleEffectKind[] = ["ASSIGN", "TELL_PEOPLE"]

/** What each effect must say, and nothing else of the others. */
const effect = z
  .object({
    kind: z.enum(ruleEffectKinds),
    userIds: z.array(z.string()).max(PEOPLE_MAX, `Name up to ${PEOPLE_MAX} colleagues.`).nullish(),
    days: between("The days of a follow-up", DAYS_MAX).nullish(),
    isWorkingDays: z.boolean().nullish(),
    template: singleLine("The template").nullish(),
    webhookId: z.string().nullish(),
  })
  .transform((given, context): RuleEffect => {
    const { kind, days, isWorkingDays, template, webhookId } = given
    const userIds = [...new Set(given.userIds ?? [])]
    if (needsPeople.includes(kind)) {
      if (userIds.length === 0) context.addIssue("Choose at least one colleague.")
      return { kind, userIds }
    }
    if (kind === "FOLLOW_UP") {
      if (days == null) context.addIssue("Say in how many days the follow-up is.")
      return { kind, days: days ?? 0, isWorkingDays: isWorkingDays ?? false }
    }
    if (kind === "SEND_TEMPLATE") {
      if (!template) context.addIssue("Choose a reply template.")
      return { kind, template: template ?? "" }
    }
    if (kind === "TELL_WEBHOOK") {
      if (!webhookId) context.addIssue("Choose a webhook.")
      return { kind, webhookId: webhookId ?? "" }
    }
    return { kind }
  })

// A second one would find the work done; a second letter in the same minute helps nobody.
const onlyOnce: readonly RuleEffectKind[] = ["ASSIGN", "FOLLOW_UP", "SEND_TEMPLATE"]

/** A rule to store or to try. What its parts name is for the caller to look up. */
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
    effects: z
      .array(effect)
      .min(1, "A rule must do something.")
      .max(EFFECTS_MAX, `A rule may do up to ${EFFECTS_MAX} things.`)
      .refine((effects) => onlyOnce.every((kind) => effects.filter((one) => one.kind === kind).length < 2), {
        error: "A rule gives a lead, sets a follow-up and sends a template once at most.",
      }),
  })
  .transform((rule) => (rule.trigger === "ARRIVED" ? { ...rule, afterHours: 0 } : rule))

export type RuleInput = z.output<typeof ruleInput>

/** What somebody stores besides who they are, as it is compared and tried. */
export type RuleDraft = Omit<RuleInput, "id" | "isOn">
