import * as z from "zod"
import { refusals } from "../../../contract/api/refusals.ts"
import {
  acceptedTerms,
  acceptedTermsDate,
  emailAddress,
  oneOf,
  optionalEmailAddress,
  optionalSingleLine,
  senderLocale,
  singleLine,
  submissionId,
} from "../../../contract/text/text.ts"
import { englishWords, type Words } from "../../../contract/words/en.ts"
import { driverApplicationFacts, platforms } from "./contract.ts"

// Separate from contract.ts, which public pages load first; they need zod only to send a form.

export const driverApplicationRulesIn = ({ fields, rules }: Pick<Words, "fields" | "rules">) => {
  const line = (label: string) => singleLine(label, undefined, rules)
  return z.object({
    name: line(fields.name),
    email: emailAddress(fields.email, rules),
    phone: line(fields.phone),
    city: line(fields.city),
    platform: oneOf(fields.platform, platforms, rules),
    vehicleYear: line(fields.vehicleYear),
    vehicleMake: line(fields.vehicleMake),
    vehicleModel: line(fields.vehicleModel),
    acceptedTermsDate,
    locale: senderLocale,
  })
}

export const driverApplicationInputIn = (words: Words) =>
  driverApplicationRulesIn(words).extend({ acceptedTerms, submissionId })

export const driverApplicationInput = driverApplicationInputIn(englishWords)

/**
 * Validation of leads that users add or correct: one contact is enough, as callers leave only a number. A function, so
 * that public pages drop it.
 */
export const driverAdditionRules = () =>
  driverApplicationInput
    .extend({
      email: optionalEmailAddress(englishWords.fields.email).default(""),
      phone: optionalSingleLine(englishWords.fields.phone).default(""),
    })
    .refine((values) => driverApplicationFacts.contacts.some((name) => values[name] !== ""), {
      error: refusals.noContact,
      path: ["email"],
      // Also beside errors of other fields.
      when: ({ value }) => typeof value === "object" && value !== null,
    })

/** Later corrections by the driver; empty fields stay unchanged. */
export const driverCorrectionRulesIn = ({ fields, rules }: Pick<Words, "fields" | "rules">) =>
  z.object({
    phone: optionalSingleLine(fields.phone, rules).optional(),
    city: optionalSingleLine(fields.city, rules).optional(),
  })
