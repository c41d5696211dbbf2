import { draftTexts } from "../../../../browser/drafts.ts"

const drafts = draftTexts("lead_note:")

/** The unfinished note about a lead, which stays in this tab until it is added. */
export const noteDraft = (leadType: string, leadId: string) => {
  const key = `${leadType}:${leadId}`
  return {
    read: () => drafts.read(key) ?? "",
    write: (text: string) => drafts.write(key, text || undefined),
  }
}
