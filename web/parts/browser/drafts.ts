import { localTexts, sessionTexts } from "./storedTexts.ts"

/** Stores of private texts by key prefix. Some outlive the session; none a logout. */
const stores = {
  // Kept by earlier versions of the CMS.
  "cms_draft:": { texts: localTexts, outlivesSession: false },
  "cms_edit:": { texts: sessionTexts, outlivesSession: true },
  "added_lead:": { texts: sessionTexts, outlivesSession: true },
  "lead_note:": { texts: sessionTexts, outlivesSession: true },
  "reply:": { texts: localTexts, outlivesSession: false },
  "recent:": { texts: localTexts, outlivesSession: true },
}

export const draftTexts = (prefix: keyof typeof stores) => {
  const { texts } = stores[prefix]
  return {
    read: (key: string) => texts.read(prefix + key),
    /** Stores the text, or forgets the stored one if there is none. Returns whether the browser did so. */
    write: (key: string, text: string | undefined) => texts.write(prefix + key, text),
    keys: (start: string) => texts.keys(prefix + start).map((key) => key.slice(prefix.length)),
  }
}

export const forgetDrafts = ({ all }: { all: boolean }) => {
  for (const [prefix, { texts, outlivesSession }] of Object.entries(stores)) {
    if (outlivesSession && !all) continue
    for (const key of texts.keys(prefix)) texts.write(key, undefined)
  }
}
