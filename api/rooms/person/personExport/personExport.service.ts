import { zipSync } from "fflate"
import { localizedContent } from "../../../contract/content/localizedContent.ts"
import type { Locale } from "../../../contract/site/locale.ts"
import { clock } from "../../../platform/database/locks/clock.ts"
import { publishedContent } from "../../content/cms/cms.service.ts"
import { comparedEmail } from "../erasure/person.ts"
import { findPersonCopies } from "../erasure/personCopies.ts"
import type { PersonData } from "./exported.ts"
import { pageOf } from "./page.ts"
import { allCopies, readExports, readMails, readMentions, readMessages } from "./readCopies.ts"
import { readSubmissions } from "./readSubmissions.ts"
import { exportedRequest } from "./requestSection.ts"
import { exportWordsIn } from "./words/words.ts"

/** A person who has confirmed an address. Leads that have only the number may be somebody else's and are left out. */
export interface ConfirmedPerson {
  email: string
  phone?: string | null
}

/** Everything that is kept about a person: what an erasure would erase, but for colleagues' saved searches. */
export const readPerson = async (
  { email }: ConfirmedPerson,
  company: { name: string; legal_name: string; contact_email: string },
): Promise<PersonData> => {
  const address = comparedEmail(email)
  const { leads, mails, mentions, requests } = await findPersonCopies({ email: address, phone: null })
  const copies = allCopies(leads)
  return {
    controller: { name: company.name, legal_name: company.legal_name, email: company.contact_email },
    about: { email: address },
    made_at: clock.wallTime().toISOString(),
    submissions: await readSubmissions(leads),
    mails: await readMails([...copies.mails, ...mails]),
    privacy_requests: requests.map(exportedRequest),
    messages_to_programs: await readMessages(copies.deliveries),
    exported_lists: await readExports(leads),
    mentions_in_other_notes: await readMentions(mentions),
  }
}

/** The name of the file for programs: the operator's brand in letters that every file system takes. */
export const dataFileName = (brand: string) => {
  const name = brand.normalize("NFKD").toLowerCase().replaceAll(/\p{M}/gu, "")
  const slug = name.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-+|-+$/g, "")
  return `${slug || "personal"}-data.json`
}

/** Everything that is kept about a person, as a zip of a file for programs and a page to read. Nothing of it is stored. */
export const exportZip = async (person: ConfirmedPerson, locale: Locale): Promise<Buffer> => {
  const { sections } = await publishedContent()
  const { global, page } = localizedContent("status", sections, [], locale)
  const data = await readPerson(person, global.company)
  const dataFile = dataFileName(global.company.name)
  const html = pageOf(data, { locale, dataFile, words: exportWordsIn(locale), states: page.states })
  const bytes = (text: string) => Buffer.from(text, "utf8")
  const files = { "index.html": bytes(html), [dataFile]: bytes(`${JSON.stringify(data, null, 2)}\n`) }
  return Buffer.from(zipSync(files, { mtime: new Date(data.made_at) }))
}
