import { platforms } from "@farelight/api/modules/drivers/platform.ts"
import { leadStatuses } from "@farelight/api/modules/leads/leadStatus.ts"
import { filterVariables, type LeadListFilter } from "../list/leadListView.ts"

/** The REST interface's address of the leads that a filter lets through or, if there are any, of the selected ones. */
export const csvAddress = (path: string, filter: LeadListFilter, selectedIds: readonly string[]) => {
  if (selectedIds.length > 0) return `${path}?${new URLSearchParams({ ids: selectedIds.join() })}`
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
