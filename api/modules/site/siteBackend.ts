import { InvalidInputError } from "../../errors.ts"
import { logger } from "../../logger.ts"
import { messages } from "../../messages.ts"
import { submitAdvertiserInquiry } from "../advertisers/advertiserSubmission.service.ts"
import type { Viewer } from "../auth/viewer.ts"
import { pageContent } from "../cms/pageContent.ts"
import type { PublishedContent } from "../cms/publishedContent.ts"
import { submitDriverApplication } from "../drivers/driverApplication.service.ts"
import type { FormResult, SiteBackend } from "./contract.ts"
import { submissionFingerprint } from "./submissionFingerprint.ts"

const outcomeOf = async (
  submission: Promise<unknown>,
  message: { sent: string; failed: string },
): Promise<FormResult> => {
  try {
    await submission
    return { outcome: "sent", message: message.sent }
  } catch (error) {
    if (error instanceof InvalidInputError) return { outcome: "invalid", fields: error.fields }
    logger.error({ err: error }, message.failed)
    return { outcome: "failed", message: message.failed }
  }
}

/** What the site's pages need: the given content, and the services on behalf of one viewer. */
export const createSiteBackend = (viewer: Viewer, content: PublishedContent): SiteBackend => ({
  loadPage: async (page) => pageContent(page, content.sections, content.pictures),

  submitDriverApplication: (form) => {
    const submissionId = submissionFingerprint("driver application", form, new Date())
    return outcomeOf(submitDriverApplication(viewer, { ...form.values, submissionId }), {
      sent: messages.driverApplicationSent,
      failed: messages.driverApplicationFailed,
    })
  },

  submitAdvertiserInquiry: (form) => {
    const submissionId = submissionFingerprint("advertiser inquiry", form, new Date())
    return outcomeOf(submitAdvertiserInquiry(viewer, { ...form.values, ...form.choices, submissionId }), {
      sent: messages.advertiserInquirySent,
      failed: messages.advertiserInquiryFailed,
    })
  },
})
