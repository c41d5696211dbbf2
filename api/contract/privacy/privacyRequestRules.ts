import * as z from "zod"
import { locales } from "../text/locale.ts"
import { emailAddress, oneOf, optionalParagraphs, optionalSingleLine, senderLocale } from "../text/text.ts"
import type { Words } from "../words/en.ts"
import { DETAILS_MAX, privacyRequestKinds } from "./privacyRequests.ts"

// In a file without the team's rules, as visitors' browsers load this one.

export const optionalText = <Rule extends z.ZodType<string>>(rule: Rule) =>
  z
    .preprocess((value) => (typeof value === "string" && value.trim() === "" ? null : value), rule.nullish())
    .transform((text) => text || null)

const isCorrection = (value: unknown) => (value as { kind?: unknown } | null)?.kind === privacyRequestKinds.CORRECT

export const privacyRequestRulesIn = ({ fields, form, rules }: Pick<Words, "fields" | "form" | "rules">) =>
  z
    .object({
      kind: oneOf(fields.kind, privacyRequestKinds, { ...rules, required: form.chooseKind }).meta({
        description: "`KNOW` is for a copy of the stored data, `OPT_OUT` for an opt-out from sale and sharing.",
      }),
      email: emailAddress(fields.email, rules).meta({
        description: "Address of the person. The link to confirm the request is mailed there.",
      }),
      phone: optionalText(optionalSingleLine(fields.phone, rules)).meta({
        description: "Phone number, to find submissions from another address.",
      }),
      name: optionalText(optionalSingleLine(fields.name, rules)),
      details: optionalText(optionalParagraphs(fields.details, DETAILS_MAX, rules)).meta({
        description: "Free text. Required for `CORRECT`: the wrong data and its correction.",
      }),
      locale: senderLocale.meta({
        description: "Language of mails to the person.",
        enum: [...locales, null],
      }),
    })
    .refine((value) => !isCorrection(value) || value.details !== null, {
      path: ["details"],
      error: form.noDetails,
      // By default, zod checks this only if all fields are valid, but the sender should see all faults at once.
      when: ({ value }) => isCorrection(value) && (value as { details?: unknown }).details == null,
    })
