import * as z from "zod"
import { DETAILS_MAX, privacyRequestKinds } from "../../contract/privacyRequests.ts"
import { emailAddress, paragraphs, senderLocale, singleLine } from "../../contract/text.ts"
import type { Words } from "../../contract/words/en.ts"

/** A text that may be left out: nothing and spaces are no text. */
const optional = <Rule extends z.ZodType<string>>(rule: Rule) =>
  z
    .preprocess((value) => (typeof value === "string" && value.trim() === "" ? null : value), rule.nullish())
    .transform((text) => text ?? null)

/** What the form of a privacy request must be, for the server and the browser alike, said in a language. */
export const privacyRequestRulesIn = ({ fields, form, rules }: Pick<Words, "fields" | "form" | "rules">) =>
  z
    .object({
      kind: z.enum(privacyRequestKinds, { error: form.chooseKind }),
      email: emailAddress(fields.email, rules),
      phone: optional(singleLine(fields.phone, undefined, rules)),
      name: optional(singleLine(fields.name, undefined, rules)),
      details: optional(paragraphs(fields.privacyDetails, DETAILS_MAX, rules)),
      locale: senderLocale,
    })
    .refine(({ kind, details }) => kind !== "CORRECT" || details !== null, {
      path: ["details"],
      error: form.noDetails,
      // Also beside other refused values.
      when: ({ value }) => (value as { kind?: unknown } | null)?.kind === "CORRECT",
    })
