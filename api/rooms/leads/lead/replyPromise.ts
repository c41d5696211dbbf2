import { type StoredSection, sectionsOf } from "../../../contract/content/pageContent.ts"
import type { ReplyPromise } from "../../../contract/content/promises/promiseHours.ts"
import { type ReplyPromiseField, replyPromise } from "../../../contract/content/promises/replyPromise.ts"
import { publishedContent } from "../../content/cms/cms.service.ts"

/** With the content that it comes from: mails are queued in a transaction, which must not read it. */
export interface PublishedPromise extends ReplyPromise {
  sections: readonly StoredSection[]
}

export const readReplyPromise = async (field: ReplyPromiseField): Promise<PublishedPromise> => {
  const { sections } = await publishedContent()
  return { ...replyPromise(field, sectionsOf("global", sections).promises), sections }
}
