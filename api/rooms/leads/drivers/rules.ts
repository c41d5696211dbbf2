import * as z from "zod"
import { withContact } from "../../../contract/leads/byHand.ts"
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
import { platforms, storedPlatforms } from "./contract.ts"

// Kept out of contract.ts, which public pages load first, as zod is needed only for sending a form.

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

/** A function, so that public pages' bundles omit it. */
export const driverAdditionRules = () => {
  const { fields } = englishWords
  const line = (label: string) => optionalSingleLine(label).default("")
  return withContact(
    driverApplicationInput.extend({
      email: optionalEmailAddress(fields.email).default(""),
      phone: line(fields.phone),
      city: line(fields.city),
      platform: oneOf(fields.platform, storedPlatforms).default(""),
      vehicleYear: line(fields.vehicleYear),
      vehicleMake: line(fields.vehicleMake),
      vehicleModel: line(fields.vehicleModel),
    }),
  )
}

export const driverCorrectionRulesIn = ({ fields, rules }: Pick<Words, "fields" | "rules">) =>
  z.object({
    phone: optionalSingleLine(fields.phone, rules).optional(),
    city: optionalSingleLine(fields.city, rules).optional(),
  })
