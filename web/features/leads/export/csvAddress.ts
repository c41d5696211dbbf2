import { leadStatuses } from "@farelight/api/contract/leadStatus.ts"
import { platforms } from "@farelight/api/modules/drivers/contract.ts"
import { filterVariables, type LeadListFilter } from "../list/leadListView.ts"

/** Which leads to export: all that a filter lets through, or just these. */
export type ExportedLeads = { filter: LeadListFilter } | { ids: readonly string[] }

/** The REST interface's address of leads as CSV. */
export const csvAddress = (path: string, leads: ExportedLeads) => {
  if ("ids" in leads) return `${path}?${new URLSearchParams({ ids: leads.ids.join() })}`
  const { filter } = leads
  const { receivedFrom = "", receivedBefore = "" } = filterVariables(filter)
  const parameters = {
    search: filter.search,
    statuses: filter.statuses.map((name) => leadStatuses[name]).join(),
    platforms: filter.platforms.map((name) => platforms[name]).join(),
    city: filter.city,
    received_from: receivedFrom,
    received_before: receivedBefore,
    is_overdue: filter.isOverdue ? "true" : "",
  }
  const given = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== ""))
  return given.size > 0 ? `${path}?${given}` : path
}
