// Must be the first import, as rules read zod's settings when they are created.
import "../../../browser/zodWithoutEval.ts"

import { InvalidInputError } from "@farelight/api/contract/api/errors.ts"
import { parseInput } from "@farelight/api/contract/api/parseInput.ts"
import { camelCase, snakeCase } from "@farelight/api/contract/api/restNames.ts"
import type { FormResult, Receipt, SubmittedForm } from "@farelight/api/contract/forms/site.ts"
import { submissionFingerprint } from "@farelight/api/contract/forms/submissionFingerprint.ts"
import { privacyRequestRulesIn } from "@farelight/api/contract/privacy/privacyRequestRules.ts"
import { DEFAULT_LOCALE, type Locale } from "@farelight/api/contract/text/locale.ts"
import type { Words } from "@farelight/api/contract/words/en.ts"
import { advertiserInquiryRulesIn } from "@farelight/api/rooms/leads/advertisers/rules.ts"
import { driverApplicationRulesIn } from "@farelight/api/rooms/leads/drivers/rules.ts"
import * as z from "zod"
import { formOpenMs } from "./formTime.ts"
import { consumeProof } from "./proofOfWork.ts"

export { prepareProof } from "./proofOfWork.ts"

interface RestCall {
  /** With a kind, a repeat has the same id and stores nothing. Undefined if a repeat is harmless. */
  kind?: Parameters<typeof submissionFingerprint>[0]
  address: string
  /** Values under their REST names. Throws an `InvalidInputError` for values that the server would refuse. */
  toRest: (form: SubmittedForm, words: Words) => object
  failed: "applicationFailed" | "inquiryFailed" | "requestFailed"
}

const stored = z.object({ message: z.string() })
const refused = z.object({ errors: z.array(z.object({ field: z.string(), message: z.string() })).min(1) })

/** Null if a server of the previous version sends no headers for the receipt. */
const receiptOf = ({ headers }: Response): Receipt | null => {
  const location = headers.get("location")
  // The server's clock, as the visitor's may be wrong.
  const receivedAt = new Date(headers.get("date") ?? Date.now()).toISOString()
  return location ? { statusPath: location, receivedAt } : null
}

const proofOf = async (kind: NonNullable<RestCall["kind"]>, form: SubmittedForm) => ({
  submission_id: submissionFingerprint(kind, form, new Date()),
  subject: form.values.subject || undefined,
  form_open_ms: formOpenMs(),
  proof: (await consumeProof()) ?? undefined,
})

const sendTo =
  ({ kind, address, toRest, failed }: RestCall) =>
  async (form: SubmittedForm, words: Words): Promise<FormResult> => {
    const failedMessage = words.form[failed]
    try {
      // `toRest` throws for invalid values, so it is called before the proof is awaited.
      const values = toRest(form, words)
      const body = kind ? { ...values, ...(await proofOf(kind, form)) } : values
      const response = await fetch(address, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      })
      const answer: unknown = await response.json()
      if (response.ok) return { outcome: "sent", message: stored.parse(answer).message, receipt: receiptOf(response) }
      const refusal = refused.safeParse(answer)
      if (!refusal.success) throw new Error(`${address} answered ${response.status}`)
      const fields = refusal.data.errors.map(({ field, message }) => ({ field: camelCase(field), message }))
      return { outcome: "invalid", fields }
    } catch (error) {
      if (error instanceof InvalidInputError) return { outcome: "invalid", fields: error.fields }
      console.error(failedMessage, error)
      return { outcome: "failed", message: failedMessage }
    }
  }

const localeToSend = ({ locale }: { locale: Locale }) => (locale === DEFAULT_LOCALE ? undefined : locale)

/** REST takes a list as one text. Empty values are left out. */
const leadToRest = ({
  locale,
  acceptedTermsDate: _none,
  ...values
}: {
  locale: Locale
  acceptedTermsDate: unknown
}) => {
  const entered = Object.entries<unknown>(values).filter(([, value]) => value !== null)
  return {
    ...Object.fromEntries(
      entered.map(([name, value]) => [snakeCase(name), Array.isArray(value) ? value.join(", ") : value]),
    ),
    accepted_terms: true,
    locale: localeToSend({ locale }),
  }
}

export const sendDriverApplication = sendTo({
  kind: "driver application",
  address: "/api/drivers/apply",
  toRest: (form, words) => leadToRest(parseInput(driverApplicationRulesIn(words), form.values)),
  failed: "applicationFailed",
})

export const sendAdvertiserInquiry = sendTo({
  kind: "advertiser inquiry",
  address: "/api/advertisers/contact",
  toRest: (form, words) => leadToRest(parseInput(advertiserInquiryRulesIn(words), { ...form.values, ...form.choices })),
  failed: "inquiryFailed",
})

const submitPrivacyForm = sendTo({
  address: "/api/privacy-requests",
  toRest: (form, words) => {
    const { locale, ...values } = parseInput(privacyRequestRulesIn(words), form.values)
    const entered = Object.entries(values).filter(([, value]) => value !== null)
    return { ...Object.fromEntries(entered), locale: localeToSend({ locale }) }
  },
  failed: "requestFailed",
})

export const sendPrivacyRequest = async (form: SubmittedForm, words: Words): Promise<FormResult> => {
  const result = await submitPrivacyForm(form, words)
  return result.outcome === "sent" ? { ...result, message: words.form.requestSent } : result
}
