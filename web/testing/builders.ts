import type {
  AdvertiserSubmissions_SubmissionFragment,
  DashboardCounters_SummaryFragment,
  DriverApplications_ApplicationFragment,
} from "../graphql/generated.ts"

// Servers answer with the type names that Apollo's cache asks for; the generated types leave them out.
type Named<Fields> = Fields & { __typename: string }

export const buildDriverApplication = (
  overrides: Partial<DriverApplications_ApplicationFragment> = {},
): DriverApplications_ApplicationFragment => ({
  __typename: "DriverApplication",
  id: "1",
  name: "Dana Driver",
  email: "dana@example.com",
  city: "Los Angeles",
  platform: "BOTH",
  vehicleYear: "2022",
  vehicleMake: "Toyota",
  vehicleModel: "Camry",
  status: "PENDING",
  answerDueAt: "2126-11-21T12:00:00.000Z",
  createdAt: "2026-11-21T12:00:00.000Z",
  ...overrides,
})

export const buildAdvertiserSubmission = (
  overrides: Partial<AdvertiserSubmissions_SubmissionFragment> = {},
): AdvertiserSubmissions_SubmissionFragment => ({
  __typename: "AdvertiserSubmission",
  id: "1",
  companyName: "Harbor Coffee",
  contactName: "Alex Advertiser",
  email: "alex@example.com",
  budgetRange: "Contact for quote",
  location: "San Diego",
  message: "We open three cafés in May.",
  status: "PENDING",
  answerDueAt: "2126-11-21T12:00:00.000Z",
  createdAt: "2026-11-21T12:00:00.000Z",
  ...overrides,
})

export const buildSummary = (
  overrides: Partial<DashboardCounters_SummaryFragment> = {},
): Named<DashboardCounters_SummaryFragment> => ({
  __typename: "DashboardSummary",
  driverApplications: 0,
  advertiserSubmissions: 0,
  pendingDriverApplications: 0,
  pendingAdvertiserSubmissions: 0,
  overdueDriverApplications: 0,
  overdueAdvertiserSubmissions: 0,
  ...overrides,
})

/** A page of a connection, with so many nodes on other pages, before or behind it. */
export const buildConnection = <Node extends { id: string }>(
  typeName: string,
  nodes: readonly Node[],
  { behind = 0, before = 0 } = {},
) => ({
  __typename: `${typeName}Connection`,
  nodes,
  pageInfo: { __typename: "PageInfo", hasNextPage: behind > 0, endCursor: `cursor-${nodes.at(-1)?.id}` },
  totalCount: before + nodes.length + behind,
})
