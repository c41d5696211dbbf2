import type {
  AdvertiserSubmissions_SubmissionFragment,
  DashboardCounters_SummaryFragment,
  DriverApplications_ApplicationFragment,
} from "../graphql/generated.ts"

// Servers answer with the type names that Apollo's cache asks for; the generated types leave them out.
type Named<Fields> = Fields & { __typename: string }

export const buildDriverApplication = (
  overrides: Partial<DriverApplications_ApplicationFragment> = {},
): Named<DriverApplications_ApplicationFragment> => ({
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
  ...overrides,
})

export const buildAdvertiserSubmission = (
  overrides: Partial<AdvertiserSubmissions_SubmissionFragment> = {},
): Named<AdvertiserSubmissions_SubmissionFragment> => ({
  __typename: "AdvertiserSubmission",
  id: "1",
  companyName: "Harbor Coffee",
  contactName: "Alex Advertiser",
  email: "alex@example.com",
  budgetRange: "Contact for quote",
  location: "San Diego",
  message: "We open three cafés in May.",
  status: "PENDING",
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
  ...overrides,
})

/** The first page of a connection, with so many nodes behind it. */
export const buildConnection = <Node extends { id: string }>(typeName: string, nodes: Node[], behind = 0) => {
  const edges = nodes.map((node) => ({ __typename: `${typeName}Edge`, cursor: `cursor-${node.id}`, node }))
  return {
    __typename: `${typeName}Connection`,
    edges,
    pageInfo: { __typename: "PageInfo", hasNextPage: behind > 0, endCursor: edges.at(-1)?.cursor ?? null },
    totalCount: nodes.length + behind,
  }
}
