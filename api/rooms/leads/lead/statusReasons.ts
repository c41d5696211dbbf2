import { sectionsOf } from "../../../contract/content/pageContent.ts"
import { registry } from "../../../contract/content/registry.ts"
import { resolveContent } from "../../../contract/content/resolveContent.ts"
import { publishedContent } from "../../content/cms/cms.service.ts"
import type { LeadDescription } from "./leadKind.ts"

export const readStatusReasons = async ({ reply: { section } }: LeadDescription): Promise<string[]> => {
  const { sections } = await publishedContent()
  const { status_reasons: reasons } = resolveContent(
    registry.replies[section],
    sectionsOf("replies", sections)[section],
  )
  return reasons.filter((reason) => reason.trim() !== "")
}
