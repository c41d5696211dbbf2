import * as z from "zod"
import { locales } from "../../contract/locale.ts"
import {
  ANSWER_MAX,
  DETAILS_MAX,
  EXTENSION_REASON_MAX,
  privacyRequestKinds,
  privacyRequestOutcomes,
} from "../../contract/privacyRequests.ts"
import { emailAddress, oneOf, paragraphs, senderLocale, singleLine } from "../../contract/text.ts"
import { englishWords, type Words } from "../../contract/words/en.ts"
import { idOf } from "../../database/rowId.ts"

/** A text that may be left out: nothing and spaces are no text. */
const optional = <Rule extends z.ZodType<string>>(rule: Rule) =>
  z
    .preprocess((value) => (typeof value === "string" && value.trim() === "" ? null : value), rule.nullish())
    .transform((text) => text ?? null)

/** What somebody sends who asks for something, said in a language. */
export const privacyRequestInputIn = ({ fields, rules }: Pick<Words, "fields" | "rules">) =>
  z.object({
    kind: oneOf(fields.kind, privacyRequestKinds, rules).meta({ description: "What is asked for." }),
    email: emailAddress(fields.email, rules).meta({
      description: "Whose data it is about. A link to confirm the request goes there.",
    }),
    phone: optional(singleLine(fields.phone, undefined, rules)).meta({
      description: "Helps to find what was sent with another address.",
    }),
    name: optional(singleLine(fields.name, undefined, rules)),
    details: optional(paragraphs(fields.details, DETAILS_MAX, rules)).meta({
      description: "What to correct, for example.",
    }),
    locale: senderLocale.meta({
      description: "The language that the person is answered in.",
      enum: [...locales, null],
    }),
  })

/** The same, as programs are answered. */
export const privacyRequestInput = privacyRequestInputIn(englishWords)

/** The token of a link, as it stands behind `?token=`. */
export const linkInput = z.object({ token: z.string({ error: "Token must be a text." }) })

const id = z.string().transform(idOf)

export const answerInput = z.object({
  id,
  outcome: oneOf("Outcome", privacyRequestOutcomes),
  message: optional(paragraphs("Message", ANSWER_MAX)),
})

export const extensionInput = z.object({ id, reason: paragraphs("Reason", EXTENSION_REASON_MAX) })
