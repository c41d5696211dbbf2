import type { Page } from "../../database/keyset.ts"
import { throttleSubmissions } from "../../throttling/throttle.ts"
import { parseInput } from "../../validation/parseInput.ts"
import type { Viewer } from "../auth/viewer.ts"
import { driverApplicationEmail } from "../email/emailTemplates.ts"
import {
  type LeadKind,
  type LeadListRequest,
  listLeads,
  setLeadStatus,
  storeLead,
  streamLeads,
} from "../leads/lead.service.ts"
import { DriverApplication } from "./driverApplication.model.ts"
import { driverApplicationInput } from "./driverApplication.rules.ts"

export const driverApplicationKind: LeadKind<DriverApplication> = {
  type: "driver_application",
  noun: "driver application",
  model: DriverApplication,
}

export type DriverApplicationPage = Page<DriverApplication>

/** Stores an application and the mail about it. Throws for bad values, too many from an address, a reused id. */
export const submitDriverApplication = async (viewer: Viewer, input: unknown): Promise<DriverApplication> => {
  const { submissionId = null, acceptedTermsDate = null, ...values } = parseInput(driverApplicationInput, input)
  await throttleSubmissions(viewer)
  return storeLead(driverApplicationKind, { ...values, acceptedTermsDate, submissionId }, driverApplicationEmail)
}

/** Admin. A page of applications. */
export const listDriverApplications = (viewer: Viewer, request: LeadListRequest) =>
  listLeads(driverApplicationKind, viewer, request)

/** Admin. Every application, newest first, one by one. */
export const streamDriverApplications = (viewer: Viewer) => streamLeads(driverApplicationKind, viewer)

/** Admin. Puts an application into a status. */
export const setDriverApplicationStatus = (viewer: Viewer, change: unknown) =>
  setLeadStatus(driverApplicationKind, viewer, change)
