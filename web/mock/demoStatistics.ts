import { leadStatuses } from "@farelight/api/modules/leads/leadStatus.ts"
import type { LeadStatus } from "../graphql/generated.ts"
import type { DemoLead } from "./demoLeads.ts"

const DAY_MS = 24 * 60 * 60_000

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

const arrivedOn = (leads: readonly DemoLead[], date: string) =>
  leads.filter(({ createdAt }) => createdAt.startsWith(date)).length

const standingIn = (leads: readonly DemoLead[], status: LeadStatus) =>
  leads.filter((lead) => lead.status === status).length

/** How many leads arrived on each of the last days, and how many stand in each status. */
export const demoStatistics = (applications: readonly DemoLead[], submissions: readonly DemoLead[], days: number) => ({
  days: Array.from({ length: days }, (_, index) => dayOf(Date.now() - (days - 1 - index) * DAY_MS)).map((date) => ({
    date,
    driverApplications: arrivedOn(applications, date),
    advertiserSubmissions: arrivedOn(submissions, date),
  })),
  statuses: (Object.keys(leadStatuses) as LeadStatus[]).map((status) => ({
    status,
    driverApplications: standingIn(applications, status),
    advertiserSubmissions: standingIn(submissions, status),
  })),
})
