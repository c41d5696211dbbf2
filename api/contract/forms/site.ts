import type { PageContent, PageName } from "../content/registry.ts"
import type { LeadStatus } from "../leads/leadStatus.ts"
import type { PrivacyRequestKind } from "../privacy/privacyRequests.ts"
import type { Locale } from "../text/locale.ts"

export interface SubmittedForm {
  values: Record<string, string>
  choices: Record<string, string[]>
}

export interface RefusedField {
  field: string
  message: string
}

export interface AskedFile {
  id: string
  what: string
  answeredAt: string | null
}

export interface SentFile {
  id: string
  name: string
  /** In bytes. */
  size: number
  sentAt: string
}

/** Oldest first. Leaves out files that others added, as the sender must not see them. */
export interface SentFiles {
  asked: readonly AskedFile[]
  sent: readonly SentFile[]
  left: number
}

/** Other people than the sender may hold the link, so the first name is the only personal data. */
export interface SubmissionStatus {
  letter: string
  reference: string
  firstName: string
  status: LeadStatus
  receivedAt: string
  /** Latest time of each status, as far as recorded. */
  reachedAt: Partial<Record<LeadStatus, string>>
  dueAt: string | null
  isOverdue: boolean
  /** Null once the sender has been notified of the city's opening. */
  waitsFor: string | null
  isVehicleUnknown: boolean
  callDays: readonly string[]
  files: SentFiles
}

export interface Receipt {
  statusPath: string
  receivedAt: string
}

export interface FailedForm {
  outcome: "failed"
  message: string
  status?: number
  retryAfterSeconds?: number | null
}

export type FormResult =
  | { outcome: "sent"; message: string; receipt: Receipt | null }
  | { outcome: "invalid"; fields: readonly RefusedField[] }
  | FailedForm

export type PrivacyConfirmation =
  | {
      outcome: "confirmed"
      kind: PrivacyRequestKind
      dueAt: string
    }
  | { outcome: "unknown" }

export interface PrivacyExport {
  path: string
  expiresAt: string
}

export interface SiteBackend {
  loadPage<Page extends PageName>(page: Page, locale: Locale): Promise<PageContent<Page>>
  submitDriverApplication(form: SubmittedForm): Promise<FormResult>
  submitAdvertiserInquiry(form: SubmittedForm): Promise<FormResult>
  loadStatus(token: string): Promise<SubmissionStatus | null>
  correctApplication(token: string, form: SubmittedForm, locale: Locale): Promise<FormResult>
  requestCall(token: string, form: SubmittedForm, locale: Locale): Promise<FormResult>
  sendFile(token: string, locale: Locale): Promise<FormResult>
  /** The answer never reveals whether the person is known, as anyone may send the form. */
  submitPrivacyRequest(form: SubmittedForm): Promise<FormResult>
  confirmPrivacyRequest(token: string, locale: Locale): Promise<PrivacyConfirmation | FailedForm>
  loadPrivacyExport(token: string): Promise<PrivacyExport | null>
  loadSubscription(token: string): Promise<boolean | null>
  changeSubscription(token: string, isSubscribed: boolean, locale: Locale): Promise<FormResult>
}

export interface SiteAssets {
  scripts: string[]
  deferredModules: string[]
  pageModule: string
  styles: StyleSheet[]
  /** Absent in development, which needs no preloading. */
  words?: Record<Locale, string>
}

export type AssetsOf = (pageSource: string) => SiteAssets

/** `text` is inlined, which saves the first view a round trip. */
export interface StyleSheet {
  href: string
  text: string
}

export interface RenderedPage {
  status: number
  html: string
  location?: string
  retryAfterSeconds?: number
}

export interface SiteServer {
  renderPage(request: Request, backend: SiteBackend, assetsOf: AssetsOf): Promise<RenderedPage>
  /** Search parameters whose presence changes a page. Other parameters, such as those of a campaign, are ignored. */
  pageParameters: readonly string[]
  /** Search parameters, by path, whose values change a page; such pages are not cached. */
  valuedParameters: Readonly<Record<string, readonly string[]>>
  pathOf(page: PageName): string
  pagePaths: readonly string[]
  webManifest(brand: string, locale: Locale): object
}
