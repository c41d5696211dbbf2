import { sessionTexts } from "../../../components/storedTexts.ts"

const PREFIX = "lead_note:"

/** The unfinished note about a lead, which stays in this tab until it is added. */
export const noteDraft = (leadType: string, leadId: string) => {
  const key = `${PREFIX}${leadType}:${leadId}`
  return {
    read: () => sessionTexts.read(key) ?? "",
    write: (text: string) => sessionTexts.write(key, text || undefined),
  }
}

/** Forgets all unfinished notes, which only who wrote them may see. */
export const forgetNoteDrafts = () => {
  for (const key of sessionTexts.keys(PREFIX)) sessionTexts.write(key, undefined)
}
