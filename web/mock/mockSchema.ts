import { messages } from "@farelight/api/contract/api/messages.ts"
import { addMocksToSchema } from "@graphql-tools/mock"
import { makeExecutableSchema } from "@graphql-tools/schema"
import { GraphQLError, type GraphQLSchema, isEnumType, isObjectType } from "graphql"
import { createSeeds, type Seeds } from "./seeds.ts"

export const MOCK_LOGIN = { username: "admin", password: "mock" }

/** `/adminpage#trial=mock` shows the login hint. */
const HINT_KEY = "mock"

interface Page {
  first?: number | null
  after?: string | null
}

const noPage = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null }

const connectionOf = (rows: readonly object[], { first, after }: Page = {}) => {
  const start = Number(after ?? 0)
  const nodes = rows.slice(start, start + (first ?? 25))
  const end = start + nodes.length
  return {
    nodes,
    edges: nodes.map((node, index) => ({ node, cursor: String(start + index + 1) })),
    pageInfo: { ...noPage, hasNextPage: end < rows.length, endCursor: nodes.length > 0 ? String(end) : null },
    totalCount: rows.length,
    totalCountIsExact: true,
  }
}

interface Row {
  id: string
}

type Args = Record<string, unknown>

const find = <Found extends Row>(rows: readonly Found[], id: unknown) => rows.find((row) => row.id === id) ?? null

interface Summed {
  status: string
}

const summaryOf = (leadType: string, leads: readonly Summed[]) => {
  const pending = leads.filter(({ status }) => status === "PENDING").length
  const none = { overdue: 0, mine: 0, followUpsDue: 0, returned: 0 }
  return { leadType, total: leads.length, pending, unassigned: leads.length, ...none }
}

const setStatuses = (leads: readonly Row[], one: string, many: string) => ({
  one: (_parent: unknown, { id, status }: Args) => ({ [one]: Object.assign(find(leads, id) ?? {}, { status }) }),
  many: (_parent: unknown, { changes }: Args) => ({
    [many]: (changes as { id: string; status: string }[]).map(({ id, status }) =>
      Object.assign(find(leads, id) ?? {}, { status }),
    ),
    conflicts: [],
    notFoundIds: [],
    results: [],
  }),
})

/** For sign-in and the five tabs only. Changes are in memory, so a reload undoes them. */
const resolversOf = (seeds: Seeds) => {
  const { driverApplications, advertiserSubmissions, cmsBlocks, emailLogs } = seeds
  const drivers = setStatuses(driverApplications, "driverApplication", "driverApplications")
  const advertisers = setStatuses(advertiserSubmissions, "advertiserSubmission", "advertiserSubmissions")
  const saveBlock = (_parent: unknown, { id, content }: Args) => {
    const block = find(cmsBlocks, id)
    if (block && content)
      Object.assign(block, { content, version: block.version + 1, updatedAt: new Date().toISOString() })
    return { cmsBlock: block }
  }
  return {
    Query: {
      me: () => ({
        id: "1",
        name: "Robin Example",
        username: MOCK_LOGIN.username,
        email: "robin@example.com",
        role: "OWNER",
      }),
      accountSecurity: () => ({ hasTotp: true, isSecondFactorRequired: false, passkeys: [] }),
      loginHint: (_parent: unknown, { key }: Args) => (key === HINT_KEY ? MOCK_LOGIN : null),
      dashboardSummary: () => ({
        quarantined: 0,
        privacyRequests: { open: 0, dueSoon: 0, overdue: 0 },
        kinds: [
          { ...summaryOf("DRIVER_APPLICATION", driverApplications), replyPromise: "48 hours" },
          { ...summaryOf("ADVERTISER_SUBMISSION", advertiserSubmissions), replyPromise: "24 hours" },
        ],
      }),
      mailState: () => ({
        isConfigured: true,
        waitingCount: 0,
        oldestWaitingSince: null,
        failedCount: 0,
        problem: null,
      }),
      mailbox: () => ({ isConfigured: false, unmatchedCount: 0, problem: null }),
      systemWarnings: () => [],
      dateJump: () => null,
      leadViews: () => [],
      driverApplications: (_parent: unknown, page: Page) => connectionOf(driverApplications, page),
      driverApplication: (_parent: unknown, { id }: Args) => find(driverApplications, id),
      advertiserSubmissions: (_parent: unknown, page: Page) => connectionOf(advertiserSubmissions, page),
      advertiserSubmission: (_parent: unknown, { id }: Args) => find(advertiserSubmissions, id),
      cmsBlocks: (_parent: unknown, { page, locale }: Args) =>
        cmsBlocks.filter((block) => (!page || block.page === page) && block.locale === locale),
      cmsBlock: (_parent: unknown, { id }: Args) => find(cmsBlocks, id),
      emailLogs: (_parent: unknown, page: Page) => connectionOf(emailLogs, page),
      emailLog: (_parent: unknown, { id }: Args) => find(emailLogs, id),
      mediaFiles: (_parent: unknown, page: Page) => ({
        ...connectionOf(seeds.mediaFiles, page),
        totalSize: seeds.mediaFiles.reduce((sum, { size }) => sum + size, 0),
      }),
      mediaFile: (_parent: unknown, { id }: Args) => find(seeds.mediaFiles, id),
    },
    Mutation: {
      login: (_parent: unknown, { username, password }: Args) => {
        if (username === MOCK_LOGIN.username && password === MOCK_LOGIN.password) return { token: "mock" }
        throw new GraphQLError(messages.loginRejected, { extensions: { code: "UNAUTHENTICATED" } })
      },
      logout: () => true,
      setDriverApplicationStatus: drivers.one,
      setDriverApplicationStatuses: drivers.many,
      setAdvertiserSubmissionStatus: advertisers.one,
      setAdvertiserSubmissionStatuses: advertisers.many,
      updateCmsBlock: saveBlock,
      saveCmsDraft: (_parent: unknown, { id, content, baseVersion }: Args) => {
        const block = find(cmsBlocks, id)
        const draft = { content, baseVersion, version: 1, savedBy: "Robin Example", savedAt: new Date().toISOString() }
        if (block) Object.assign(block, { draft: { ...draft, baseContent: block.content, publishAt: null } })
        return { cmsBlock: block }
      },
      publishCmsBlock: (_parent: unknown, { id }: Args) => {
        const { draft } = find(cmsBlocks, id) ?? {}
        const { content } = (draft ?? {}) as Args
        const payload = saveBlock(null, { id, content })
        return { cmsBlock: Object.assign(payload.cmsBlock ?? {}, { draft: null }) }
      },
      discardCmsDraft: (_parent: unknown, { id }: Args) => ({
        cmsBlock: Object.assign(find(cmsBlocks, id) ?? {}, { draft: null }),
      }),
      uploadMedia: async (_parent: unknown, { file }: { file: File }) => {
        const url = URL.createObjectURL(file)
        const { width, height } = await createImageBitmap(file)
        const about = { filename: file.name, contentType: file.type, size: file.size, width, height }
        const row = { ...about, __typename: "MediaFile", id: String(Date.now()), url, thumbnailUrl: url, altText: "" }
        const added = { ...row, isAnimated: false, focalPoint: null, publicUrl: null, uses: [] }
        seeds.mediaFiles.unshift(added)
        return { mediaFile: added }
      },
      deleteMedia: (_parent: unknown, { id }: Args) => {
        seeds.mediaFiles = seeds.mediaFiles.filter((file) => file.id !== id)
        return { id }
      },
    },
  }
}

/** Values of types without a resolver: all permissions, so that every control is shown, and short lists. */
const mocksOf = (schema: GraphQLSchema, isEmpty: boolean) => {
  const mocks: Record<string, () => unknown> = {
    DateTime: () => new Date().toISOString(),
    Date: () => new Date().toISOString().slice(0, 10),
    JSON: () => ({}),
    Int: () => (isEmpty ? 0 : 2),
    Float: () => (isEmpty ? 0 : 2),
    Boolean: () => false,
    String: () => "Sample",
  }
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith("__")) continue
    if (isEnumType(type)) mocks[type.name] = () => type.getValues()[0]?.name
    if (!isObjectType(type)) continue
    if (type.name === "ViewerPermissions")
      mocks[type.name] = () => Object.fromEntries(Object.keys(type.getFields()).map((name) => [name, true]))
    if (type.name === "PageInfo") mocks[type.name] = () => noPage
    if (type.name.endsWith("Connection") && isEmpty) mocks[type.name] = () => connectionOf([])
  }
  return mocks
}

/** The product's schema without its rules, so input that the server would refuse is accepted here. */
export const createMockSchema = (typeDefs: string, { isEmpty = false } = {}) => {
  const schema = makeExecutableSchema({ typeDefs })
  return addMocksToSchema({
    schema,
    mocks: mocksOf(schema, isEmpty),
    resolvers: resolversOf(createSeeds({ isEmpty })),
  })
}
