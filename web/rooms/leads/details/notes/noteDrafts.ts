import { draftTexts } from "../../../../browser/drafts.ts"

const drafts = draftTexts("lead_note:")

/** Stays in this tab until the note is added. */
export const noteDraft = (leadType: string, leadId: string) => {
  const key = `${leadType}:${leadId}`
  return {
    read: () => drafts.read(key) ?? "",
    write: (text: string) => drafts.write(key, text || undefined),
  }
}
