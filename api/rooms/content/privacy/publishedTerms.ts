import { createHash } from "node:crypto"
import { pageContent } from "../../../contract/content/pageContent.ts"
import type { TermsRecord } from "../../../contract/site/termsRecord.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { publishedContent } from "../cms/cms.service.ts"
import type { PublishedContent } from "../cms/publishedContent.ts"

type Documents = Pick<TermsRecord, "termsDate" | "termsVersion">

/** Hashes the English texts, which are the binding ones, together with the settings that they depend on. */
const documentsOf = ({ sections, privacy }: PublishedContent): Documents => {
  const terms = pageContent("terms_of_service", sections, [], { privacy })
  const policy = pageContent("privacy_policy", sections, [], { privacy })
  const texts = JSON.stringify([terms.page, policy.page])
  return {
    termsDate: terms.global.legal.last_updated,
    termsVersion: createHash("sha256").update(texts).digest("hex"),
  }
}

const documentsCache = new WeakMap<PublishedContent, Documents>()

/** Proof of consent needs the documents as they were published at the moment of the consent. */
export const acceptedNow = async (): Promise<TermsRecord> => {
  const published = await publishedContent()
  const documents = documentsCache.get(published) ?? documentsOf(published)
  documentsCache.set(published, documents)
  return { termsAcceptedAt: clock.wallTime(), ...documents }
}
