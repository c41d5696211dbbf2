import { draftTexts } from "../../browser/drafts.ts"

const KEPT = 20

const texts = draftTexts("recent:")

/** The latest first. Only ids are stored, as the next person at this browser could read names. */
export const recentUse = (accountId: string) => {
  const read = () => texts.read(accountId)?.split("\n") ?? []
  return {
    read,
    note: (id: string) => {
      const ids = [id, ...read().filter((other) => other !== id)]
      texts.write(accountId, ids.slice(0, KEPT).join("\n"))
    },
  }
}
