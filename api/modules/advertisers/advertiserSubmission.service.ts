import type { Page } from "../../database/keyset.ts"
import type { Viewer } from "../auth/viewer.ts"
import { dashboardUrl } from "../email/dashboardUrl.ts"
import { advertiserInquiryEmail, advertiserReceiptEmail } from "../email/emailTemplates.ts"
import {
  findLead,
  type LeadKind,
  type LeadListRequest,
  listLeads,
  streamLeads,
  submitLead,
} from "../leads/lead.service.ts"
import type { LeadFilter } from "../leads/leadListing.ts"
import { setLeadStatus, setLeadStatuses } from "../leads/leadStatus.service.ts"
import { advertiserSubmissionFacts } from "./advertiserSubmission.kind.ts"
import { AdvertiserSubmission } from "./advertiserSubmission.model.ts"

export type AdvertiserSubmissionPage = Page<AdvertiserSubmission>

/** Advertiser submissions as a kind of lead. */
export const advertiserSubmissionKind: LeadKind<AdvertiserSubmission> = {
  ...advertiserSubmissionFacts,
  model: AdvertiserSubmission,
  draftEmails: (submission) => [advertiserInquiryEmail(submission, dashboardUrl), advertiserReceiptEmail(submission)],
}

/** Stores an inquiry and the mail about it. */
export const submitAdvertiserInquiry = (viewer: Viewer, input: unknown) =>
  submitLead(advertiserSubmissionKind, viewer, input)

/** Admin. A page of submissions. */
export const listAdvertiserSubmissions = (viewer: Viewer, request: LeadListRequest) =>
  listLeads(advertiserSubmissionKind, viewer, request)

/** Admin. Every submission, newest first, one by one; with a filter, those that it keeps. */
export const streamAdvertiserSubmissions = (viewer: Viewer, filter?: LeadFilter) =>
  streamLeads(advertiserSubmissionKind, viewer, filter)

/** Admin. One of the submissions, or null. */
export const findAdvertiserSubmission = (viewer: Viewer, id: string) => findLead(advertiserSubmissionKind, viewer, id)

/** Admin. Puts a submission into a status. */
export const setAdvertiserSubmissionStatus = (viewer: Viewer, change: unknown) =>
  setLeadStatus(advertiserSubmissionKind, viewer, change)

/** Admin. Changes the status of several submissions at once. */
export const setAdvertiserSubmissionStatuses = (viewer: Viewer, changes: unknown) =>
  setLeadStatuses(advertiserSubmissionKind, viewer, changes)
