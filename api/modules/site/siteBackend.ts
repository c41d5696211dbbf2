import { pageContent } from "../../contract/content/pageContent.ts"
import { type ErrorCode, InvalidInputError, statusOfCode } from "../../contract/errors.ts"
import { messages } from "../../contract/messages.ts"
import type { ReplyPromiseField } from "../../contract/replyPromise.ts"
import type { FormResult, SiteBackend } from "../../contract/site.ts"
import { toPublicError } from "../../publicError.ts"
import { submitAdvertiserInquiry } from "../advertisers/advertiserSubmission.service.ts"
import type { Viewer } from "../auth/viewer.ts"
import type { PublishedParts } from "../cms/publishedContent.ts"
import { submitDriverApplication } from "../drivers/driverApplication.service.ts"
import { readReplyPromise } from "../leads/readReplyPromise.ts"
import { submissionFingerprint } from "./submissionFingerprint.ts"

/** What a person can do something about is said in other words than that it failed. */
const explained: Partial<Record<ErrorCode, (message: string) => string>> = {
  RATE_LIMITED: (message) => message,
  CONFLICT: () => "This form was sent before with other values. Please open the page again and send it from there.",
}

const outcomeOf = async (
  submission: Promise<unknown>,
  message: { sent: (promise: string) => string; failed: string; promise: ReplyPromiseField },
  requestId: string,
): Promise<FormResult> => {
  try {
    await submission
    return { outcome: "sent", message: message.sent((await readReplyPromise(message.promise)).text) }
  } catch (error) {
    if (error instanceof InvalidInputError) return { outcome: "invalid", fields: error.fields }
    const known = toPublicError(error, requestId)
    const text = explained[known.code]?.(known.message) ?? message.failed
    const { retryAfterSeconds } = known
    return { outcome: "failed", message: text, status: statusOfCode[known.code], retryAfterSeconds }
  }
}

/** What the site's pages need for one request: the given content, and the services on behalf of its viewer. */
export const createSiteBackend = (viewer: Viewer, content: PublishedParts, requestId: string): SiteBackend => ({
  loadPage: async (page) => pageContent(page, content.sections, content.pictures),

  submitDriverApplication: (form) => {
    const submissionId = submissionFingerprint("driver application", form, new Date())
    const message = {
      sent: messages.driverApplicationSent,
      failed: messages.driverApplicationFailed,
      promise: "driver_reply",
    } as const
    return outcomeOf(submitDriverApplication(viewer, { ...form.values, submissionId }), message, requestId)
  },

  submitAdvertiserInquiry: (form) => {
    const submissionId = submissionFingerprint("advertiser inquiry", form, new Date())
    const message = {
      sent: messages.advertiserInquirySent,
      failed: messages.advertiserInquiryFailed,
      promise: "advertiser_reply",
    } as const
    const inquiry = { ...form.values, ...form.choices, submissionId }
    return outcomeOf(submitAdvertiserInquiry(viewer, inquiry), message, requestId)
  },
})
