import { draftTexts } from "../../browser/drafts.ts"

const KEPT = 20

const texts = draftTexts("recent:")

/** What an account has used in this browser, the last first: by ids alone, for names would be read by the next person. */
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
