import { localizedContent } from "../../contract/content/localizedContent.ts"
import { type ErrorCode, InvalidInputError, statusOfCode } from "../../contract/errors.ts"
import { DEFAULT_LOCALE, isLocale } from "../../contract/locale.ts"
import type { FormResult, SiteBackend, SubmittedForm } from "../../contract/site.ts"
import { submissionFingerprint } from "../../contract/submissionFingerprint.ts"
import type { Words } from "../../contract/words/en.ts"
import { wordsIn } from "../../contract/words/words.ts"
import { clock } from "../../database/clock.ts"
import { toPublicError } from "../../publicError.ts"
import { advertiserSubmissionKind } from "../advertisers/advertiserSubmission.kind.ts"
import type { Viewer } from "../auth/viewer.ts"
import type { PublishedParts } from "../cms/publishedContent.ts"
import { driverApplicationKind } from "../drivers/driverApplication.kind.ts"
import { submitLead } from "../leads/lead.service.ts"
import type { LeadKind } from "../leads/leadKind.ts"

/** Errors that the visitor can act on get a message of their own. */
const explained: Partial<Record<ErrorCode, (message: string, words: Words) => string>> = {
  RATE_LIMITED: (message, { form }) => form.tooMany || message,
  CONFLICT: (_message, { form }) => form.conflict,
}

const submit = async (
  kind: LeadKind,
  viewer: Viewer,
  input: object,
  { values: { subject, locale } }: SubmittedForm,
  requestId: string,
  failed: "applicationFailed" | "inquiryFailed",
): Promise<FormResult> => {
  try {
    // Without JavaScript a form tells nothing but what stands in its trap: a page may come from a cache, and has no time.
    const { message } = await submitLead(kind, viewer, input, { subject })
    return { outcome: "sent", message }
  } catch (error) {
    if (error instanceof InvalidInputError) return { outcome: "invalid", fields: error.fields }
    const words = wordsIn(isLocale(locale) ? locale : DEFAULT_LOCALE)
    const known = toPublicError(error, requestId)
    const message = explained[known.code]?.(known.message, words) ?? words.form[failed]
    return { outcome: "failed", message, status: statusOfCode[known.code], retryAfterSeconds: known.retryAfterSeconds }
  }
}

/** What the site's pages need for one request: the given content, and the services on behalf of its viewer. */
export const createSiteBackend = (viewer: Viewer, content: PublishedParts, requestId: string): SiteBackend => ({
  loadPage: async (page, locale) => localizedContent(page, content.sections, content.pictures, locale),

  submitDriverApplication: (form) => {
    const submissionId = submissionFingerprint("driver application", form, clock.wallTime())
    return submit(driverApplicationKind, viewer, { ...form.values, submissionId }, form, requestId, "applicationFailed")
  },

  submitAdvertiserInquiry: (form) => {
    const submissionId = submissionFingerprint("advertiser inquiry", form, clock.wallTime())
    return submit(
      advertiserSubmissionKind,
      viewer,
      { ...form.values, ...form.choices, submissionId },
      form,
      requestId,
      "inquiryFailed",
    )
  },
})
