import type { PageContent, PageName } from "../content/registry.ts"
import type { LeadStatus } from "../leads/leadStatus.ts"
import type { PrivacyRequestKind } from "../privacy/privacyRequests.ts"
import type { Locale } from "../text/locale.ts"

/** A form's values as an ordinary form post sends them: texts by field name. */
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

/** What a sender was asked for and has sent, the oldest first; nothing of what others have added. */
export interface SentFiles {
  asked: readonly AskedFile[]
  sent: readonly SentFile[]
  /** How many more may be sent; 0 where none are taken. */
  left: number
}

/** How a submission stands, for whoever sent it. It tells nothing personal but the first name. */
export interface SubmissionStatus {
  letter: string
  reference: string
  firstName: string
  status: LeadStatus
  receivedAt: string
  /** When it last came to a status, as far as that is recorded. */
  reachedAt: Partial<Record<LeadStatus, string>>
  /** By when an answer is promised, as long as there was none. */
  dueAt: string | null
  isOverdue: boolean
  /** The city that its sender waits for, until they were told that it has opened. */
  waitsFor: string | null
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

/** The result of a form: stored, refused for its values, or failed. Visitors read the messages. */
export type FormResult =
  | { outcome: "sent"; message: string; receipt: Receipt | null }
  | { outcome: "invalid"; fields: readonly RefusedField[] }
  | FailedForm

/** What the button of a mailed link did: it confirmed a privacy request, or its token opens nothing. */
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
  /** How a submission stands; null for a token that opens nothing. */
  loadStatus(token: string): Promise<SubmissionStatus | null>
  /** Corrects what a driver has sent, and answers in the language of the page. */
  correctApplication(token: string, form: SubmittedForm, locale: Locale): Promise<FormResult>
  /** Adds the file that the request brings to a submission, and answers in the language of the page. */
  sendFile(token: string, locale: Locale): Promise<FormResult>
  /** Mails the link that confirms it. The answer is the same for whoever is known and whoever is not. */
  submitPrivacyRequest(form: SubmittedForm): Promise<FormResult>
  /** Confirms a privacy request; twice is the same as once. */
  confirmPrivacyRequest(token: string, locale: Locale): Promise<PrivacyConfirmation | FailedForm>
  /** The copy that a token opens; null once its time is over, and for a token that opens nothing. */
  loadPrivacyExport(token: string): Promise<PrivacyExport | null>
}

export interface SiteAssets {
  scripts: string[]
  /** Modules that the browser loads, all at once, after painting the page. */
  deferredModules: string[]
  pageModule: string
  styles: StyleSheet[]
}

/** What a page needs, by the name of its source in the web client, such as `HomePage`. */
export type AssetsOf = (pageSource: string) => SiteAssets

/** A style sheet. Its text is inlined in the page, which saves the first view a round trip. */
export interface StyleSheet {
  href: string
  text: string
}

export interface RenderedPage {
  status: number
  html: string
  location?: string
  /** After how many seconds the form may be sent again. */
  retryAfterSeconds?: number
}

export interface SiteServer {
  /** Renders a page as HTML. The request's origin is used for absolute links. */
  renderPage(request: Request, backend: SiteBackend, assetsOf: AssetsOf): Promise<RenderedPage>
  /** The search parameters whose presence changes a page. All others are ignored, such as a campaign's. */
  pageParameters: readonly string[]
  /** By path, the search parameters whose values change the page. Such a page is not cached. */
  valuedParameters: Readonly<Record<string, readonly string[]>>
  pathOf(page: PageName): string
  pagePaths: readonly string[]
  webManifest(brand: string, locale: Locale): object
}
