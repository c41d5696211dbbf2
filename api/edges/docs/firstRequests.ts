export const firstRequests = [
  {
    initialName: "New drivers",
    initialQuery: `# The newest driver applications. Who is signed in to the dashboard on this
# browser sends their sign-in. Otherwise add the header
#   Authorization: Bearer flk_...
# with an API key that may read leads. The guide is at /docs.

query NewDrivers($first: Int = 10) {
  driverApplications(first: $first, filter: { statuses: [PENDING] }) {
    totalCount
    pageInfo { hasNextPage endCursor }
    nodes { id name email city platform createdAt }
  }
}
`,
  },
  {
    initialName: "Changes",
    initialQuery: `# What happened to leads, each change once. Keep nextPosition, and go on from
# there with the variables { "after": "..." }.

query Changes($after: String) {
  changes(first: 20, after: $after) {
    nextPosition
    headPosition
    nodes { position type occurredAt leadType leadId }
  }
}
`,
  },
]
