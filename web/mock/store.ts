import { registry } from "@farelight/api/contract/content/registry.ts"
import { UnauthenticatedError } from "@farelight/api/contract/errors.ts"
import type { Row } from "@farelight/api/database/row.ts"
import type { AdvertiserSubmission } from "@farelight/api/modules/advertisers/advertiserSubmission.model.ts"
import type { CmsBlock } from "@farelight/api/modules/cms/cmsBlock.model.ts"
import type { CmsBlockVersion } from "@farelight/api/modules/cms/cmsBlockVersion.model.ts"
import type { DriverApplication } from "@farelight/api/modules/drivers/driverApplication.model.ts"
import type { EmailAttempt } from "@farelight/api/modules/email/emailAttempt.model.ts"
import type { EmailLog } from "@farelight/api/modules/email/emailLog.model.ts"
import type { LeadNote, StatusChange } from "@farelight/api/modules/leads/leadWork.model.ts"
import type { MediaFile } from "@farelight/api/modules/media/mediaFile.model.ts"

export type AdvertiserSubmissionRow = Row<AdvertiserSubmission>
export type CmsBlockRow = Row<CmsBlock>
export type CmsBlockVersionRow = Row<CmsBlockVersion>
export type DriverApplicationRow = Row<DriverApplication>
export type EmailAttemptRow = Row<EmailAttempt>
export type EmailLogRow = Row<EmailLog>
export type LeadNoteRow = Row<LeadNote>
export type MediaFileRow = Row<MediaFile>
export type StatusChangeRow = Row<StatusChange>

/** The account that may sign in. */
export interface AdminRow {
  id: number
  username: string
  password: string
}

/** The token of every session: always the same and in force from the start, so that a reload signs nobody out. */
export const MOCK_TOKEN = "a-token"

/** The tables of the database as arrays, and what the configuration says. */
export interface Store {
  admin: AdminRow
  /** The tokens that are in force. */
  tokens: Set<string>
  isMailConfigured: boolean
  /** What the login page's address has to carry for it to tell how to sign in; null when it never tells. */
  loginHintKey: string | null
  driverApplications: DriverApplicationRow[]
  advertiserSubmissions: AdvertiserSubmissionRow[]
  statusChanges: StatusChangeRow[]
  leadNotes: LeadNoteRow[]
  emailLogs: EmailLogRow[]
  emailAttempts: EmailAttemptRow[]
  mediaFiles: MediaFileRow[]
  /** The bytes of the media files, by their `contentHash`. */
  pictures: Map<string, Blob>
  cmsBlocks: CmsBlockRow[]
  cmsBlockVersions: CmsBlockVersionRow[]
}

/** What a resolver knows of the request. */
export interface MockContext {
  store: Store
  /** The token that the request carries. */
  token: string
  admin: AdminRow | null
  /** The size of an uploaded picture in pixels. */
  measure: (file: File) => Promise<{ width: number; height: number }>
}

/** The account that asks; whoever has none is refused. */
export const requireAdmin = ({ admin }: Pick<MockContext, "admin">): AdminRow => {
  if (!admin) throw new UnauthenticatedError()
  return admin
}

/** The id of the next row. */
export const nextId = (rows: readonly { id: number }[]) => Math.max(0, ...rows.map(({ id }) => id)) + 1

/** A store like a fresh installation's: the site's content, and nothing that anybody has sent. */
export const createStore = (): Store => {
  const now = new Date()
  const cmsBlocks = Object.entries(registry).flatMap(([page, sections]) =>
    Object.entries<object>(sections).map(([sectionId, content]) => ({ page, sectionId, content: { ...content } })),
  )
  return {
    admin: { id: 1, username: "admin", password: "night-shift-42" },
    tokens: new Set([MOCK_TOKEN]),
    isMailConfigured: true,
    loginHintKey: null,
    driverApplications: [],
    advertiserSubmissions: [],
    statusChanges: [],
    leadNotes: [],
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
  }
}
