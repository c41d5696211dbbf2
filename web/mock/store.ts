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
import type { StatusChange as StatusChangeRow } from "@farelight/api/rooms/leads/history/leadEvents.ts"
import type { QuarantinedRow } from "@farelight/api/rooms/leads/quarantine/quarantinedFields.ts"
import type { LeadNote, LeadView } from "@farelight/api/rooms/leads/work/leadWork.model.ts"
import type { PrivacyRequestRow } from "@farelight/api/rooms/person/privacyRequests/privacyRequest.model.ts"
import { type AccountRow, createAccount } from "./accountRows.ts"
import type { TrashedRow } from "./erasure.ts"
import type { ApiKey, Event, TeamMember, VisitStatistics, Webhook, WebhookDelivery } from "./generated.ts"
import { newRetention } from "./retention.ts"

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
export type { QuarantinedRow, StatusChangeRow }

/** The account that signs in. */
export interface UserRow {
  id: number
  username: string
  name: string
  email: string | null
  role: Role
  password: string
}

type Stored<Type, Left extends keyof Type = never> = Required<Omit<Type, "__typename" | "id" | Left>> & { id: number }

export type ApiKeyRow = Stored<ApiKey, "isInUse" | "createdBy"> & { createdBy: UserRow | null }
export type EventRow = Stored<Event, "position" | "actor" | "facts"> & { actorId: number | null; facts: object }
export type MemberRow = Required<Omit<TeamMember, "__typename" | "user">> & { user: UserRow }
export type WebhookRow = Stored<Webhook, "health" | "waitingCount" | "failedCount">
export type WebhookDeliveryRow = Stored<WebhookDelivery> & { webhookId: number }

/** The token of every session. It is always the same and valid from the start, so that a reload does not sign out. */
export const MOCK_TOKEN = "a-token"

/** The database's tables as arrays, and the configuration. */
export interface Store {
  user: UserRow
  account: AccountRow
  /** Everybody on the team, `user` among them. */
  members: MemberRow[]
  apiKeys: ApiKeyRow[]
  trashed: TrashedRow[]
  webhooks: WebhookRow[]
  webhookDeliveries: WebhookDeliveryRow[]
  /** Whether owners ask everybody for a second factor. */
  isSecondFactorRequired: boolean
  /** Whether owners ask the forms for a proof of work. */
  isProofOfWorkRequired: boolean
  /** What is erased by itself once its time is over. */
  retention: ReturnType<typeof newRetention>
  events: EventRow[]
  systemWarnings: string[]
  /** The valid tokens. */
  tokens: Set<string>
  isMailConfigured: boolean
  /** The key in the login page's address that reveals the credentials; null if none does. */
  loginHintKey: string | null
  driverApplications: DriverApplicationRow[]
  advertiserSubmissions: AdvertiserSubmissionRow[]
  privacyRequests: PrivacyRequestRow[]
  quarantined: QuarantinedRow[]
  /** What the site counted, for any period. */
  visits: VisitStatistics
  statusChanges: StatusChangeRow[]
  leadNotes: LeadNoteRow[]
  leadViews: LeadViewRow[]
  emailLogs: EmailLogRow[]
  emailAttempts: EmailAttemptRow[]
  mediaFiles: MediaFileRow[]
  /** The bytes of the media files, by their `contentHash`. */
  pictures: Map<string, Blob>
  cmsBlocks: CmsBlockRow[]
  cmsBlockVersions: CmsBlockVersionRow[]
  cmsDrafts: CmsDraftRow[]
}

/** What the resolvers know about the request. */
export interface MockContext {
  store: Store
  /** The request's token. */
  token: string
  user: UserRow | null
  /** The size of an uploaded picture in pixels. */
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
export const createStore = (): Store => {
  const now = new Date()
  const cmsBlocks = locales.flatMap((locale) =>
    Object.entries(registry).flatMap(([page, sections]) =>
      Object.entries<object>(sections).map(([sectionId, content]) => ({
        page,
        sectionId,
        locale,
        content: locale === DEFAULT_LOCALE ? { ...content } : {},
      })),
    ),
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
  return {
    user,
    account: createAccount(),
    apiKeys: [],
    trashed: [],
    webhooks: [],
    webhookDeliveries: [],
    members: [{ user, state: "ACTIVE", ...fresh }],
    isSecondFactorRequired: false,
    isProofOfWorkRequired: false,
    retention: newRetention(),
    events: [],
    systemWarnings: [],
    tokens: new Set([MOCK_TOKEN]),
    isMailConfigured: true,
    loginHintKey: null,
    driverApplications: [],
    advertiserSubmissions: [],
    privacyRequests: [],
    quarantined: [],
    visits: { views: 0, visits: 0, uncountedViews: 0, sources: [], cities: [], pages: [] },
    statusChanges: [],
    leadNotes: [],
    leadViews: [],
    emailLogs: [],
    emailAttempts: [],
    mediaFiles: [],
    pictures: new Map(),
    cmsBlocks: cmsBlocks.map((block, index) => ({
      ...block,
      id: index + 1,
      version: 1,
      createdAt: now,
      updatedAt: now,
    })),
    cmsBlockVersions: cmsBlocks.map(({ content }, index) => ({
      id: index + 1,
      blockId: index + 1,
      version: 1,
      content,
      savedBy: null,
      savedAt: now,
    })),
    cmsDrafts: [],
  }
}
