import { Readable } from "node:stream"
import { Zip, ZipDeflate, ZipPassThrough } from "fflate"
import { localizedContent } from "../../../contract/content/localizedContent.ts"
import type { Locale } from "../../../contract/text/locale.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { teamTimeZone } from "../../accounts/settings/timeZone.ts"
import { publishedContent } from "../../content/cms/cms.service.ts"
import { LeadFileBytes } from "../../leads/related/leadFile.model.ts"
import type { PrivacyRequest } from "../../mail/privacy/privacyRequest.model.ts"
import { idsOf, mergeCopies } from "../erasure/leadCopies.ts"
import { comparedEmail } from "../erasure/person.ts"
import { findPersonCopies } from "../erasure/personCopies.ts"
import { columnsOf } from "./columns.ts"
import { pageOf } from "./page.ts"
import { readExports, readFiles, readLetters, readMails, readMessages } from "./readCopies.ts"
import { readSubmissions } from "./readSubmissions.ts"

const exportedRequest = (request: PrivacyRequest) => ({
  ...columnsOf(request, {
    kind: "kind",
    received_at: "receivedAt",
    confirmed_at: "confirmedAt",
    due_at: "dueAt",
    answered_at: "answeredAt",
    name: "name",
    phone: "phone",
    details: "details",
    answer: "answerMessage",
    extended_because: "extensionReason",
  }),
  outcome: request.outcome?.toLowerCase() ?? null,
})

/** The address is confirmed. Leads that match only the number may be another person's, so they are excluded. */
export interface ConfirmedPerson {
  email: string
  phone?: string | null
}

/** Reads all that an erasure would erase, except colleagues' saved views. */
export const readPerson = async (
  { email }: ConfirmedPerson,
  company: { name: string; legal_name: string; contact_email: string },
) => {
  const address = comparedEmail(email)
  const { leads, mails, messages, mentions, requests } = await findPersonCopies({ email: address, phone: null })
  const copies = mergeCopies(leads.map((lead) => lead.copies))
  const files = await readFiles([...idsOf(copies.files), ...messages.flatMap(({ fileIds }) => fileIds)])
  const data = {
    controller: { name: company.name, legal_name: company.legal_name, email: company.contact_email },
    about: { email: address },
    made_at: clock.wallTime().toISOString(),
    submissions: await readSubmissions(leads),
    mails: await readMails([...copies.mails, ...mails]),
    messages: await readLetters(idsOf([...copies.messages, ...messages]), files),
    files: files.map(({ exported }) => exported),
    privacy_requests: requests.map(exportedRequest),
    messages_to_programs: await readMessages(copies.deliveries),
    exported_lists: await readExports(leads),
    mentions_in_other_notes: mentions.map(({ at }) => ({ written_at: at.toISOString() })),
  }
  return { data, files }
}

export type PersonData = Awaited<ReturnType<typeof readPerson>>["data"]

export const dataFileName = (brand: string) => {
  const name = brand.normalize("NFKD").toLowerCase().replaceAll(/\p{M}/gu, "")
  const slug = name.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "")
  return `${slug || "personal"}-data.json`
}

type ZipEntry = readonly [name: string, bytes: Uint8Array, isText: boolean]

/** One entry is in memory at a time, as files may be large. */
const zipOf = async function* (entries: AsyncIterable<ZipEntry>, mtime: Date): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  for await (const [name, bytes, isText] of entries) {
    const entry = isText ? new ZipDeflate(name) : new ZipPassThrough(name)
    entry.mtime = mtime
    zip.add(entry)
    entry.push(bytes, true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready
}

/** Not stored, so that no further copy of the data remains. */
export const exportZip = async (person: ConfirmedPerson, locale: Locale): Promise<Readable> => {
  const { sections } = await publishedContent()
  const { global, page } = localizedContent("status", sections, [], locale)
  const { data, files } = await readPerson(person, global.company)
  const dataFile = dataFileName(global.company.name)
  const html = pageOf(data, { locale, dataFile, states: page.states, timeZone: await teamTimeZone() })
  const entries = async function* (): AsyncGenerator<ZipEntry> {
    yield ["index.html", Buffer.from(html), true]
    yield [dataFile, Buffer.from(`${JSON.stringify(data, null, 2)}\n`), true]
    for (const { id, exported } of files) {
      // Files erased meanwhile are skipped.
      const stored = await LeadFileBytes.findByPk(id)
      if (stored) yield [exported.path, stored.data, false]
    }
  }
  return Readable.from(zipOf(entries(), new Date(data.made_at)))
}
