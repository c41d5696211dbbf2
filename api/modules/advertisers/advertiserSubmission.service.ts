import type { Page } from "../../database/keyset.ts"
import { parseInput } from "../../validation/parseInput.ts"
import type { Viewer } from "../auth/viewer.ts"
import { advertiserInquiryEmail } from "../email/emailTemplates.ts"
import {
  type LeadKind,
  type LeadListRequest,
  listLeads,
  setLeadStatus,
  streamLeads,
  submitLead,
} from "../leads/lead.service.ts"
import { advertiserInquiryInput } from "./advertiserInquiry.rules.ts"
import { AdvertiserSubmission } from "./advertiserSubmission.model.ts"

export type AdvertiserSubmissionPage = Page<AdvertiserSubmission>

/** Advertiser submissions as a kind of lead. */
export const advertiserSubmissionKind: LeadKind<AdvertiserSubmission> = {
  type: "advertiser_submission",
  noun: "advertiser submission",
  model: AdvertiserSubmission,
  promiseHours: 24,
  searchable: ({ companyName, contactName, email, location }) => [companyName, contactName, email, location],
  parse: (input) => parseInput(advertiserInquiryInput, input),
  draftEmail: advertiserInquiryEmail,
}

/** Stores an inquiry and the mail about it. */
export const submitAdvertiserInquiry = (viewer: Viewer, input: unknown) =>
  submitLead(advertiserSubmissionKind, viewer, input)

/** Admin. A page of submissions. */
export const listAdvertiserSubmissions = (viewer: Viewer, request: LeadListRequest) =>
  listLeads(advertiserSubmissionKind, viewer, request)

/** Admin. Every submission, newest first, one by one. */
export const streamAdvertiserSubmissions = (viewer: Viewer) => streamLeads(advertiserSubmissionKind, viewer)

/** Admin. Puts a submission into a status. */
export const setAdvertiserSubmissionStatus = (viewer: Viewer, change: unknown) =>
  setLeadStatus(advertiserSubmissionKind, viewer, change)
