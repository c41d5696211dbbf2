import * as z from "zod"
import { parseInput } from "../../contract/parseInput.ts"
import { database } from "../../database/database.ts"
import { beginsWith } from "../../database/dialect.ts"
import type { Page } from "../../database/keyset.ts"
import { requireAdmin, type Viewer } from "../auth/viewer.ts"
import { dashboardUrl } from "../email/dashboardUrl.ts"
import { driverApplicationEmail, driverReceiptEmail } from "../email/emailTemplates.ts"
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
import { driverApplicationFacts } from "./driverApplication.kind.ts"
import { DriverApplication } from "./driverApplication.model.ts"

export type DriverApplicationPage = Page<DriverApplication>

/** Driver applications as a kind of lead. */
export const driverApplicationKind: LeadKind<DriverApplication> = {
  ...driverApplicationFacts,
  model: DriverApplication,
  draftEmails: (application) => [driverApplicationEmail(application, dashboardUrl), driverReceiptEmail(application)],
}

const CITIES_MAX = 10

const citiesInput = z.object({ startsWith: z.string().max(255, "A city has up to 255 characters.") })

/** Stores an application and the mail about it. */
export const submitDriverApplication = (viewer: Viewer, input: unknown) =>
  submitLead(driverApplicationKind, viewer, input)

/** Admin. A page of applications. */
export const listDriverApplications = (viewer: Viewer, request: LeadListRequest) =>
  listLeads(driverApplicationKind, viewer, request)

/** Admin. Every application, newest first, one by one; with a filter, those that it keeps. */
export const streamDriverApplications = (viewer: Viewer, filter?: LeadFilter) =>
  streamLeads(driverApplicationKind, viewer, filter)

/** Admin. One of the applications, or null. */
export const findDriverApplication = (viewer: Viewer, id: string) => findLead(driverApplicationKind, viewer, id)

/** Admin. The first cities, in alphabetical order, that begin with a text. Throws for one that is too long. */
export const suggestCities = async (viewer: Viewer, input: unknown): Promise<string[]> => {
  requireAdmin(viewer)
  const { startsWith } = parseInput(citiesInput, input)
  const rows = await DriverApplication.findAll({
    attributes: ["city"],
    where: beginsWith(database(), "city", startsWith),
    group: ["city"],
    order: ["city"],
    limit: CITIES_MAX,
  })
  return rows.map(({ city }) => city)
}

/** Admin. Puts an application into a status. */
export const setDriverApplicationStatus = (viewer: Viewer, change: unknown) =>
  setLeadStatus(driverApplicationKind, viewer, change)

/** Admin. Changes the status of several applications at once. */
export const setDriverApplicationStatuses = (viewer: Viewer, changes: unknown) =>
  setLeadStatuses(driverApplicationKind, viewer, changes)
