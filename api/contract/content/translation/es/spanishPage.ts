import type { PageContent, PageName } from "../../registry.ts"
import type { Translation } from "../translation.ts"

export type SpanishPage<Page extends PageName> = Translation<PageContent<Page>["page"]>
