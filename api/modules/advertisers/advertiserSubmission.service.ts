import type { Page } from "../../database/keyset.ts"
import { throttleSubmissions } from "../../throttling/throttle.ts"
import { parseInput } from "../../validation/parseInput.ts"
import type { Viewer } from "../auth/viewer.ts"
import { advertiserInquiryEmail } from "../email/emailTemplates.ts"
import {
  type LeadKind,
  type LeadListRequest,
  listLeads,
  setLeadStatus,
  storeLead,
  streamLeads,
} from "../leads/lead.service.ts"
import { advertiserInquiryInput } from "./advertiserInquiry.rules.ts"
import { AdvertiserSubmission } from "./advertiserSubmission.model.ts"

export const advertiserSubmissionKind: LeadKind<AdvertiserSubmission> = {
  type: "advertiser_submission",
  noun: "advertiser submission",
  model: AdvertiserSubmission,
}

export type AdvertiserSubmissionPage = Page<AdvertiserSubmission>

/** Stores an inquiry and the mail about it. Throws for bad values, too many from an address, a reused id. */
export const submitAdvertiserInquiry = async (viewer: Viewer, input: unknown): Promise<AdvertiserSubmission> => {
  const { submissionId = null, acceptedTermsDate = null, ...values } = parseInput(advertiserInquiryInput, input)
  await throttleSubmissions(viewer)
  return storeLead(advertiserSubmissionKind, { ...values, acceptedTermsDate, submissionId }, advertiserInquiryEmail)
}

/** Admin. A page of submissions. */
export const listAdvertiserSubmissions = (viewer: Viewer, request: LeadListRequest) =>
  listLeads(advertiserSubmissionKind, viewer, request)

/** Admin. Every submission, newest first, one by one. */
export const streamAdvertiserSubmissions = (viewer: Viewer) => streamLeads(advertiserSubmissionKind, viewer)

/** Admin. Puts a submission into a status. */
export const setAdvertiserSubmissionStatus = (viewer: Viewer, change: unknown) =>
  setLeadStatus(advertiserSubmissionKind, viewer, change)
