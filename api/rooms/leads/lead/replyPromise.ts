import { sectionsOf } from "../../../contract/content/pageContent.ts"
import type { ReplyPromise } from "../../../contract/content/promises/promiseHours.ts"
import { type ReplyPromiseField, replyPromise } from "../../../contract/content/promises/replyPromise.ts"
import { publishedContent } from "../../content/cms/cms.service.ts"

export const readReplyPromise = async (field: ReplyPromiseField): Promise<ReplyPromise> => {
  const { sections } = await publishedContent()
  return replyPromise(field, sectionsOf("global", sections).promises)
}
