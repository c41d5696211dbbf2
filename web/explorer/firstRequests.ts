const newDrivers = `# The newest driver applications, for your sign-in
# or an API key that may read leads.
# Ctrl+Space suggests fields, Ctrl+Enter runs.
# Point at a name to read about it; Ctrl+click opens
# the reference there.

query NewDrivers($first: Int = 10) {
  driverApplications(
    first: $first
    filter: { statuses: [PENDING] }
  ) {
    totalCount
    pageInfo { hasNextPage endCursor }
    nodes { id name email city platform createdAt }
  }
}
`

const changes = `# What happened to leads, each change once.
# Keep nextPosition, and go on from there with
# the variables { "after": "..." }.

query Changes($after: String) {
  changes(first: 20, after: $after) {
    nextPosition
    headPosition
    nodes { position type occurredAt leadType leadId }
  }
}
`

const content = `# The site's texts, which anyone may read.

query SiteContent {
  cmsBlocks(page: "home") { id sectionId version content }
}
`

/** What the explorer opens with. */
export const firstRequests = [newDrivers, changes, content]

/** What a further request begins with. */
export const newRequest = "# Ctrl+Space suggests fields.\n\nquery {\n  \n}\n"
