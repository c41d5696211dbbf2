import { type ReplyPromise, type ReplyPromiseField, replyPromise } from "../../contract/replyPromise.ts"
import { publishedContent } from "../cms/cms.service.ts"

/** The promise that the site makes right now; an edit of it counts for leads that already wait, too. */
export const readReplyPromise = async (field: ReplyPromiseField): Promise<ReplyPromise> => {
  const { sections } = await publishedContent()
  const stored = sections.find(({ page, sectionId }) => page === "global" && sectionId === "promises")
  return replyPromise(field, stored?.content)
}
