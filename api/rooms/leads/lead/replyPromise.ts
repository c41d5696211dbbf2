import { sectionsOf } from "../../../contract/content/pageContent.ts"
import type { ReplyPromise } from "../../../contract/content/promises/promiseHours.ts"
import { type ReplyPromiseField, replyPromise } from "../../../contract/content/promises/replyPromise.ts"
import { publishedContent } from "../../content/cms/cms.service.ts"

/** The promise that the site makes right now. When it is edited, the clock of waiting leads changes, too. */
export const readReplyPromise = async (field: ReplyPromiseField): Promise<ReplyPromise> => {
  const { sections } = await publishedContent()
  return replyPromise(field, sectionsOf("global", sections).promises)
}
