import type * as z from "zod"
import {
  ConflictError,
  DomainError,
  type ErrorCode,
  InvalidInputError,
  NotFoundError,
  type PublicError,
  statusOfCode,
  waitInWords,
} from "../../contract/api/errors.ts"
import { parseInput } from "../../contract/api/parseInput.ts"
import { localizedContent } from "../../contract/content/localizedContent.ts"
import { fileRefusals } from "../../contract/files/leadFiles.ts"
import type { FailedForm, FormResult, SiteBackend, SubmittedForm } from "../../contract/forms/site.ts"
import { submissionFingerprint } from "../../contract/forms/submissionFingerprint.ts"
import { statusPath } from "../../contract/leads/statusLink.ts"
import { fillWords } from "../../contract/text/fillWords.ts"
import { DEFAULT_LOCALE, isLocale, type Locale } from "../../contract/text/locale.ts"
import type { Words } from "../../contract/words/en.ts"
import { wordsIn } from "../../contract/words/words.ts"
import { clock } from "../../platform/database/clock/clock.ts"
import { toPublicError } from "../../platform/publicError.ts"
import type { Viewer } from "../../platform/viewer/viewer.ts"
import type { PublishedParts } from "../../rooms/content/cms/publishedContent.ts"
import { addSentFile, type SentForm } from "../../rooms/conversation/files/sentFiles.service.ts"
import { advertiserSubmissionKind } from "../../rooms/leads/advertisers/advertiserSubmission.kind.ts"
import { advertiserInquiryRulesIn } from "../../rooms/leads/advertisers/rules.ts"
import { driverApplicationKind } from "../../rooms/leads/drivers/driverApplication.kind.ts"
import { driverApplicationRulesIn } from "../../rooms/leads/drivers/rules.ts"
import { submitLead } from "../../rooms/leads/intake/submitLead.service.ts"
import type { LeadKind } from "../../rooms/leads/lead/leadKind.ts"
import { correctApplication } from "../../rooms/leads/status/correctApplication.ts"
import { requestCall } from "../../rooms/leads/status/requestCall.ts"
import { findStatus } from "../../rooms/leads/status/status.service.ts"
import { changeSubscription, findSubscription } from "../../rooms/mail/bounces/unsubscribe.service.ts"
import { findWaitingExport } from "../../rooms/privacy/privacyRequests/answers/waitingExport.ts"
import {
  confirmPrivacyRequest,
  submitPrivacyRequest,
} from "../../rooms/privacy/privacyRequests/submitRequest.service.ts"
import { projectCity } from "./cityProjection.ts"

const explained: Partial<Record<ErrorCode, (error: PublicError, locale: Locale) => string>> = {
  RATE_LIMITED: ({ retryAfterSeconds }, locale) =>
    fillWords(wordsIn(locale).form.tooMany, { wait: waitInWords(retryAfterSeconds ?? 0, locale) }),
  CONFLICT: (_error, locale) => wordsIn(locale).form.conflict,
}

interface SiteForm {
  kind: LeadKind
  rulesIn: (words: Words) => z.ZodType
  failed: "applicationFailed" | "inquiryFailed"
}

const driverForm: SiteForm = {
  kind: driverApplicationKind,
  rulesIn: driverApplicationRulesIn,
  failed: "applicationFailed",
}

const advertiserForm: SiteForm = {
  kind: advertiserSubmissionKind,
  rulesIn: advertiserInquiryRulesIn,
  failed: "inquiryFailed",
}

const submit = async (
  { kind, rulesIn, failed }: SiteForm,
  viewer: Viewer,
  input: object,
  { values: { subject, locale: requestedLocale } }: SubmittedForm,
  requestId: string,
): Promise<FormResult> => {
  const locale = isLocale(requestedLocale) ? requestedLocale : DEFAULT_LOCALE
  try {
    parseInput(rulesIn(wordsIn(locale)), input)
    // Without JavaScript, only the honeypot detects spam, as cached pages have no start time. Sending the form accepts
    // the terms, as the text above its button says.
    const { message, token } = await submitLead(kind, viewer, { ...input, acceptedTerms: true }, { subject })
    return {
      outcome: "sent",
      message,
      receipt: { statusPath: statusPath(token), receivedAt: clock.wallTime().toISOString() },
    }
  } catch (error) {
    return refusalOf(error, failed, requestId, locale)
  }
}

type Failed =
  | "applicationFailed"
  | "inquiryFailed"
  | "correctionFailed"
  | "fileFailed"
  | "requestFailed"
  | "confirmationFailed"

const refusalOf = (error: unknown, failed: Failed, requestId: string, locale: Locale): FormResult =>
  error instanceof InvalidInputError
    ? { outcome: "invalid", fields: error.fields }
    : failureOf(error, failed, requestId, locale)

const failureOf = (error: unknown, failed: Failed, requestId: string, locale: Locale): FailedForm => {
  const known = toPublicError(error, requestId)
  const message = explained[known.code]?.(known, locale) ?? wordsIn(locale).form[failed]
  return { outcome: "failed", message, status: statusOfCode[known.code], retryAfterSeconds: known.retryAfterSeconds }
}

export const createSiteBackend = (
  viewer: Viewer,
  content: PublishedParts,
  requestId: string,
  receive: () => Promise<SentForm> = async () => ({ filename: "", bytes: Buffer.alloc(0), requestId: null }),
): SiteBackend => ({
  loadPage: async (page, locale) => {
    const { sections, pictures, privacy } = content
    return localizedContent(page, sections, pictures, locale, { project: projectCity, privacy })
  },

  submitDriverApplication: (form) => {
    const submissionId = submissionFingerprint("driver application", form, clock.wallTime())
    return submit(driverForm, viewer, { ...form.values, submissionId }, form, requestId)
  },

  submitAdvertiserInquiry: (form) => {
    const submissionId = submissionFingerprint("advertiser inquiry", form, clock.wallTime())
    return submit(advertiserForm, viewer, { ...form.values, ...form.choices, submissionId }, form, requestId)
  },

  loadStatus: (token) => findStatus(viewer, token),

  correctApplication: async (token, form, locale) => {
    try {
      await correctApplication(viewer, token, form.values, wordsIn(locale))
      return { outcome: "sent", message: "", receipt: null }
    } catch (error) {
      if (error instanceof ConflictError)
        return { outcome: "failed", message: wordsIn(locale).form.correctionOver, status: statusOfCode[error.code] }
      return refusalOf(error, "correctionFailed", requestId, locale)
    }
  },

  requestCall: async (token, form, locale) => {
    try {
      await requestCall(viewer, token, form.values, wordsIn(locale))
      return { outcome: "sent", message: "", receipt: null }
    } catch (error) {
      return refusalOf(error, "correctionFailed", requestId, locale)
    }
  },

  sendFile: async (token, locale) => {
    try {
      await addSentFile(viewer, token, receive)
      return { outcome: "sent", message: "", receipt: null }
    } catch (error) {
      const status = error instanceof DomainError ? statusOfCode[error.code] : undefined
      const refusal = status && fileRefusals[status]
      if (!refusal) return failureOf(error, "fileFailed", requestId, locale)
      return { outcome: "failed", message: wordsIn(locale).files[refusal], status }
    }
  },

  submitPrivacyRequest: async ({ values }) => {
    const locale = isLocale(values.locale) ? values.locale : DEFAULT_LOCALE
    try {
      const { message } = await submitPrivacyRequest(viewer, values, wordsIn(locale))
      return { outcome: "sent", message, receipt: null }
    } catch (error) {
      return refusalOf(error, "requestFailed", requestId, locale)
    }
  },

  confirmPrivacyRequest: async (token, locale) => {
    try {
      const { kind, dueAt } = await confirmPrivacyRequest(viewer, token)
      return { outcome: "confirmed", kind, dueAt: dueAt.toISOString() }
    } catch (error) {
      if (error instanceof NotFoundError) return { outcome: "unknown" }
      return failureOf(error, "confirmationFailed", requestId, locale)
    }
  },

  loadPrivacyExport: (token) => findWaitingExport(viewer, token),

  loadSubscription: (token) => findSubscription(viewer, token),

  changeSubscription: async (token, isSubscribed, locale) => {
    try {
      await changeSubscription(viewer, token, isSubscribed)
      return { outcome: "sent", message: "", receipt: null }
    } catch (error) {
      return { ...failureOf(error, "requestFailed", requestId, locale), message: wordsIn(locale).unsubscribe.failed }
    }
  },
})
