import { localTexts, sessionTexts } from "./storedTexts.ts"

/** The keys are prefixes. These private texts survive an expired session, but not a logout. */
const stores = {
  // Only earlier versions of the CMS wrote this; it is listed so that a logout deletes it.
  "cms_draft:": localTexts,
  "cms_edit:": sessionTexts,
  "added_lead:": sessionTexts,
  "form:": sessionTexts,
  "lead_note:": sessionTexts,
  "reply:": localTexts,
  "recent:": localTexts,
}

const OWNER = "drafts_of"

export const draftTexts = (prefix: keyof typeof stores) => {
  const texts = stores[prefix]
  return {
    read: (key: string) => texts.read(prefix + key),
    write: (key: string, text: string | undefined) => texts.write(prefix + key, text),
    keys: (start: string) => texts.keys(prefix + start).map((key) => key.slice(prefix.length)),
  }
}

export const forgetDrafts = (storages: readonly (typeof localTexts)[] = [localTexts, sessionTexts]) => {
  for (const [prefix, texts] of Object.entries(stores))
    if (storages.includes(texts)) for (const key of texts.keys(prefix)) texts.write(key, undefined)
  for (const texts of storages) texts.write(OWNER, undefined)
}

export const deleteOtherDrafts = (accountId: string) => {
  for (const texts of [localTexts, sessionTexts]) {
    if ((texts.read(OWNER) ?? accountId) !== accountId) forgetDrafts([texts])
    texts.write(OWNER, accountId)
  }
}
