import type { PageContent, PageName } from "../cms/registry.ts"

/** A form's values as an ordinary form post carries them: by field name, texts only. */
export interface SubmittedForm {
  values: Record<string, string>
  /** Ticked options, by field name. */
  choices: Record<string, string[]>
}

/** What became of a form: stored, refused for its values, or not stored because something else went wrong. */
export interface FormResult {
  outcome: "sent" | "invalid" | "failed"
  /** The sentence to show (SPEC §8). */
  message: string
  /** Which fields were refused and why; empty unless the outcome is "invalid". */
  fields: { field: string; message: string }[]
}

/** What the site's pages need. The server answers from its services, the browser over HTTP. */
export interface SiteBackend {
  loadPage<Page extends PageName>(page: Page): Promise<PageContent<Page>>
  submitDriverApplication(form: SubmittedForm): Promise<FormResult>
  submitAdvertiserInquiry(form: SubmittedForm): Promise<FormResult>
}

/** Where the page finds its script and style sheets. */
export interface SiteAssets {
  scripts: string[]
  styles: string[]
}

/** The server entry of the web client: turns one request for a page into HTML. */
export type RenderPage = (
  request: Request,
  backend: SiteBackend,
  assets: SiteAssets,
) => Promise<{ status: number; html: string; location?: string }>
