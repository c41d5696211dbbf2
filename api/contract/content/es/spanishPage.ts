import type { PageContent, PageName } from "../registry.ts"
import type { Translation } from "../translation.ts"

/** A page's texts in Spanish. */
export type SpanishPage<Page extends PageName> = Translation<PageContent<Page>["page"]>
