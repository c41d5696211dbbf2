import { type Permission, permits, type Role } from "@farelight/api/contract/accounts/roles.ts"
import { ForbiddenError, UnauthenticatedError } from "@farelight/api/contract/api/errors.ts"
import { registry } from "@farelight/api/contract/content/registry.ts"
import { DEFAULT_LOCALE, locales } from "@farelight/api/contract/site/locale.ts"
import type { Row } from "@farelight/api/platform/database/reading/row.ts"
import type { EmailAttempt, EmailLog } from "@farelight/api/platform/outbox/emailLog.model.ts"
import type { CmsBlock, CmsBlockVersion } from "@farelight/api/rooms/content/cms/cmsBlock.model.ts"
import type { CmsDraft } from "@farelight/api/rooms/content/cms/cmsDraft.model.ts"
import type { MediaFile } from "@farelight/api/rooms/content/media/mediaFile.model.ts"
import type { AdvertiserSubmission } from "@farelight/api/rooms/leads/advertisers/advertiserSubmission.model.ts"
import type { DriverApplication } from "@farelight/api/rooms/leads/drivers/driverApplication.model.ts"
import type { LeadFileRequestRow, LeadFileRow } from "@farelight/api/rooms/leads/files/leadFile.model.ts"
import type { StatusChange as StatusChangeRow } from "@farelight/api/rooms/leads/history/leadEvents.ts"
import type { LeadMessageRow, ReplyDraftRow } from "@farelight/api/rooms/leads/messages/leadMessage.model.ts"
import type { Quarantined } from "@farelight/api/rooms/leads/quarantine/quarantinedFields.ts"
import type { ruleInput } from "@farelight/api/rooms/leads/rules/leadRule.rules.ts"
import type { AskedLeads } from "@farelight/api/rooms/leads/rules/ruleFields.rules.ts"
import type { LeadNote, LeadView } from "@farelight/api/rooms/leads/work/leadWork.model.ts"
import type { PrivacyRequestRow } from "@farelight/api/rooms/person/privacyRequests/privacyRequest.model.ts"
import type {
  ApiKey,
  Event,
  LeadRule,
  Mailbox,
  TeamMember,
  VisitStatistics,
  Webhook,
  WebhookDelivery,
} from "../generated.ts"
import type { MockImport } from "../imports/importEngine.ts"
import type { TrashedRow } from "../resolvers/erasure.ts"
import type { MockKind } from "../resolvers/leads.ts"
import { newRetention } from "../resolvers/retention.ts"
import { createAccount } from "./accountRows.ts"
import type { MergeRow } from "./mergedRows.ts"

export type AdvertiserSubmissionRow = Row<AdvertiserSubmission>
export type CmsBlockRow = Row<CmsBlock>
export type CmsBlockVersionRow = Row<CmsBlockVersion>
export type CmsDraftRow = Row<CmsDraft>
export type DriverApplicationRow = Row<DriverApplication>
export type EmailAttemptRow = Row<EmailAttempt>
export type EmailLogRow = Omit<Row<EmailLog>, "searchText">
export type LeadNoteRow = Row<LeadNote>
export type LeadViewRow = Omit<Row<LeadView>, "nameKey">
export type MediaFileRow = Row<MediaFile>
export type { LeadFileRequestRow, LeadFileRow, LeadMessageRow, ReplyDraftRow, StatusChangeRow }

export interface UserRow {
  id: number
  username: string
  name: string
  email: string | null
  role: Role
  password: string
}

type RuleInputRow = Omit<ReturnType<typeof ruleInput.parse>, "id">

type Stored<Type, Left extends keyof Type = never> = Required<Omit<Type, "__typename" | "id" | Left>> & { id: number }

export type ApiKeyRow = Stored<ApiKey, "isInUse" | "createdBy"> & { createdBy: UserRow | null }
export type EventRow = Stored<Event, "position" | "actor" | "facts" | "summary" | "summaryParts"> & {
  actorId: number | null
  facts: object
}
export type LeadRuleRow = RuleInputRow &
  Pick<Stored<LeadRule>, "id" | "runCount" | "lastRunAt" | "lastFailure" | "lastFailureAt"> & { madeById: number }
export type MemberRow = Required<Omit<TeamMember, "__typename" | "user">> & { user: UserRow }
export type WebhookRow = Stored<Webhook, "health" | "waitingCount" | "failedCount" | "queuedPosition" | "filter"> & {
  filter: AskedLeads | null
}
export type WebhookDeliveryRow = Stored<WebhookDelivery> & { webhookId: number }

/** The token of every session. It is always the same and valid from the start, so that a reload does not sign out. */
export const MOCK_TOKEN = "a-token"

/** The database's tables as arrays, and the configuration. */
export type Store = ReturnType<typeof createStore>

export interface MockContext {
  store: Store
  token: string
  user: UserRow | null
  measure: (file: File) => Promise<{ width: number; height: number }>
}

/** The account of the request, which is refused without one and if its role does not permit what is asked. */
export const requirePermission = ({ user }: Pick<MockContext, "user">, permission: Permission): UserRow => {
  if (!user) throw new UnauthenticatedError()
  if (!permits(user.role, permission)) throw new ForbiddenError()
  return user
}

/** The id of the next row. */
export const nextId = (rows: readonly { id: number }[]) => Math.max(0, ...rows.map(({ id }) => id)) + 1

/** The store of a fresh installation: the site's default content and nothing else. */
export const createStore = () => {
  const now = new Date()
  const sections = Object.entries(registry).flatMap(([page, each]) =>
    Object.entries<object>(each).map(([sectionId, content]) => ({ page, sectionId, content })),
  )
  const cmsBlocks = locales
    .flatMap((locale) =>
      sections.map((section) => ({ ...section, locale, ...(locale !== DEFAULT_LOCALE && { content: {} }) })),
    )
    .map(
      (block, index): CmsBlockRow => ({
        ...block,
        content: { ...block.content },
        id: index + 1,
        version: 1,
        createdAt: now,
        updatedAt: now,
      }),
    )
  const user: UserRow = {
    id: 1,
    username: "admin",
    name: "admin",
    email: null,
    role: "OWNER",
    password: "night-shift-42",
  }
  const fresh = { signedInAt: now, hasSecondFactor: false, invitationExpiresAt: null, createdAt: now }
  const member: MemberRow = { user, state: "ACTIVE", ...fresh }
  return {
    user,
    account: createAccount(),
    apiKeys: [] as ApiKeyRow[],
    trashed: [] as TrashedRow[],
    merges: [] as MergeRow[],
    webhooks: [] as WebhookRow[],
    webhookDeliveries: [] as WebhookDeliveryRow[],
    /** Everybody on the team, `user` among them. */
    members: [member],
    isSecondFactorRequired: false as boolean,
    isProofOfWorkRequired: false as boolean,
    retention: newRetention(),
    events: [] as EventRow[],
    systemWarnings: [] as string[],
    tokens: new Set([MOCK_TOKEN]),
    isMailConfigured: true as boolean,
    /** The key in the login page's address that reveals the credentials; null if none does. */
    loginHintKey: null as string | null,
    driverApplications: [] as DriverApplicationRow[],
    advertiserSubmissions: [] as AdvertiserSubmissionRow[],
    privacyRequests: [] as PrivacyRequestRow[],
    quarantined: [] as (Quarantined & { kind: MockKind })[],
    /** What the site counted, for any period. */
    visits: { views: 0, visits: 0, uncountedViews: 0, sources: [], cities: [], pages: [] } as VisitStatistics,
    /** Messages of leads, and those that wait for somebody to say whose they are. */
    leadMessages: [] as LeadMessageRow[],
    /** It was read just now. */
    mailbox: {
      isConfigured: true,
      address: "leads@example.com",
      host: "imap.example.com",
      folder: "INBOX",
      readAt: now,
      problem: null,
      problemSince: null,
    } as Omit<Mailbox, "__typename" | "unmatchedCount">,
    statusChanges: [] as StatusChangeRow[],
    leadNotes: [] as LeadNoteRow[],
    leadViews: [] as LeadViewRow[],
    leadRules: [] as LeadRuleRow[],
    workingDays: [1, 2, 3, 4, 5],
    leadImports: [] as MockImport[],
    /** How many rows are imported between two looks at an import. */
    importPace: 500,
    leadFiles: [] as LeadFileRow[],
    /** The bytes of files, and pictures of those that can be shown, by id. */
    fileBytes: new Map<number, Blob>(),
    filePreviews: new Map<number, Blob>(),
    fileRequests: [] as LeadFileRequestRow[],
    replyDrafts: [] as ReplyDraftRow[],
    /** Why no mail goes to an address any more. */
    mailProblems: new Map<string, { reason: string; since: Date }>(),
    /** Who else has the lead open, whichever it is. */
    alsoThere: [] as { id: string; name: string }[],
    emailLogs: [] as EmailLogRow[],
    emailAttempts: [] as EmailAttemptRow[],
    mediaFiles: [] as MediaFileRow[],
    pictures: new Map<string, Blob>(),
    cmsBlocks,
    cmsBlockVersions: cmsBlocks.map(
      ({ id, content }): CmsBlockVersionRow => ({ id, blockId: id, version: 1, content, savedBy: null, savedAt: now }),
    ),
    cmsDrafts: [] as CmsDraftRow[],
  }
}
