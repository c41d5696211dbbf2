import type { PageContent, PageName } from "./content/registry.ts"

/** A form's values as an ordinary form post carries them: by field name, texts only. */
export interface SubmittedForm {
  values: Record<string, string>
  /** Ticked options, by field name. */
  choices: Record<string, string[]>
}

/** A refused field and why. */
export interface RefusedField {
  field: string
  message: string
}

/**
 * What became of a form: stored, refused for its values, or not stored because something else went wrong. The messages
 * are the sentences to show; a server also knows the HTTP status, and after how many seconds another try makes sense.
 */
export type FormResult =
  | { outcome: "sent"; message: string }
  | { outcome: "invalid"; fields: readonly RefusedField[] }
  | { outcome: "failed"; message: string; status?: number; retryAfterSeconds?: number | null }

/** What the site's pages need. The server answers from its services, the browser over HTTP. */
export interface SiteBackend {
  loadPage<Page extends PageName>(page: Page): Promise<PageContent<Page>>
  submitDriverApplication(form: SubmittedForm): Promise<FormResult>
  submitAdvertiserInquiry(form: SubmittedForm): Promise<FormResult>
}

/** Where the page finds its scripts and style sheets. */
export interface SiteAssets {
  scripts: string[]
  /** Modules that the browser fetches, all at once, when it has painted the page. */
  deferredModules: string[]
  styles: StyleSheet[]
}

/** A style sheet by its address. Its text stands in the page itself, which saves the first view a round trip. */
export interface StyleSheet {
  href: string
  text: string
}

/** A rendered page; with a location, the browser goes there instead. */
export interface RenderedPage {
  status: number
  html: string
  location?: string
  /** After how many seconds the same form may be sent again. */
  retryAfterSeconds?: number
}

/** Turns one request for a page into HTML. The request's origin is the site's address for links that leave it. */
export type RenderPage = (request: Request, backend: SiteBackend, assets: SiteAssets) => Promise<RenderedPage>

/** The server entry of the web client. */
export interface SiteServer {
  renderPage: RenderPage
  /** The search parameters that change a page by being there; all others are a campaign's or the browser's. */
  pageParameters: readonly string[]
  /** The address that shows a page's content. */
  pathOf(page: PageName): string
  /** The addresses of all public pages. */
  pagePaths: readonly string[]
  /** What a browser needs to know to install the site (W3C web application manifest). */
  webManifest(brand: string): object
}
