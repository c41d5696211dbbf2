import * as z from "zod"
import { ConflictError, InvalidInputError, NotFoundError } from "../../../contract/api/errors.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { refusals } from "../../../contract/api/refusals.ts"
import { globalContentOf } from "../../../contract/content/pageContent.ts"
import type { LeadFilter } from "../../../contract/leads/leadFilters.ts"
import { LETTER_LEADS_MAX, type LetterCounts } from "../../../contract/mail/letters.ts"
import { config } from "../../../platform/config/config.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { idOf } from "../../../platform/database/reading/rowId.ts"
import { originOf, recordEvents } from "../../../platform/events/recordEvents.ts"
import { absoluteUrl } from "../../../platform/outbox/absoluteUrl.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { publishedContent } from "../../content/cms/cms.service.ts"
import type { LeadRow } from "../../leads/lead/leadKind.ts"
import { type LeadReference, referenceTo } from "../../leads/lead/leadReference.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { matchingLeads } from "../../leads/list/listLeads.service.ts"
import type { MailedKind } from "../../leads/mails/emailTemplates.ts"
import { kindOf } from "../../leads/work/leadAssignment.service.ts"
import { letterTexts, requireFilled } from "../replies/reply.rules.ts"
import { fromNameOf, replyToOf, requireOperator } from "../replies/reply.service.ts"
import { lettersOf, type NamedLetter } from "../replies/replyTemplates.ts"
import { Letter, type LetterRow } from "./letter.model.ts"
import { endedLetter, notifyLetters } from "./letterWorker.ts"
import { awaitsCity, publishedCity } from "./notifyWaitList.ts"
import { letterTo, screenRecipients, type WrittenLetter, zeroLetterCounts } from "./writeLetter.ts"

const SAMPLES_MAX = 5
const SCREENED_AT_ONCE = 500
const LISTED_MAX = 20

const letterInput = z.looseObject({
  texts: letterTexts.nullish(),
  ids: z.array(z.string().transform(idOf)).max(LETTER_LEADS_MAX, `Name up to ${LETTER_LEADS_MAX} leads.`).nullish(),
  waitListCity: z.string().nullish(),
  isMarketing: z.boolean().nullish(),
})

interface RequestedLetter extends WrittenLetter {
  kind: MailedKind
  filter: LeadFilter
}

const readLetter = async (viewer: Viewer, input: unknown): Promise<RequestedLetter> => {
  const user = requireOperator(viewer)
  const { texts: given, ids, waitListCity, isMarketing, ...filters } = parseInput(letterInput, input)
  const texts = given ?? []
  const requested = leadKinds.filter(({ graphql: { many } }) => filters[many] != null)
  const [described] = requested
  if (!described || requested.length > 1)
    throw new InvalidInputError([{ field: "input", message: "Give the filter of exactly one kind of lead." }])
  const kind = kindOf(described.type)
  const { sections } = await publishedContent()
  const city = waitListCity ? publishedCity(waitListCity, sections) : null
  if (waitListCity && !city) throw new ConflictError(refusals.cityNotOpen)
  requireFilled(kind, texts)
  const fromName = fromNameOf(user, globalContentOf(sections).company.name)
  const filter = city ? { waitListCity: city.mark } : { ...(filters[described.graphql.many] as LeadFilter), ids }
  return { kind, filter, texts, isMarketing: isMarketing ?? true, city, fromName, replyTo: replyToOf(user) }
}

interface Audience {
  counts: LetterCounts
  leadIds: number[]
  first: LeadRow[]
}

const isWaiting = ({ waitListToldAt, status }: LeadRow, { status: open }: ReturnType<typeof awaitsCity>) =>
  waitListToldAt === null && open.includes(status)

const readAudience = async ({ kind, filter, isMarketing, city }: RequestedLetter): Promise<Audience> => {
  const audience: Audience = { counts: zeroLetterCounts(), leadIds: [], first: [] }
  const seen = new Set<string>()
  const take = async (leads: readonly LeadRow[]) => {
    for (const { lead, leftOut } of await screenRecipients(leads, { isMarketing, seen })) {
      audience.counts[leftOut ?? "sent"] += 1
      // On a wait list, a lead counts as notified by the letter to another lead with the same address.
      if (leftOut === null || (city && leftOut === "repeated")) audience.leadIds.push(lead.id)
      if (leftOut === null && audience.first.length < SAMPLES_MAX) audience.first.push(lead)
    }
    if (audience.leadIds.length > LETTER_LEADS_MAX)
      throw new ConflictError(
        `A letter goes to ${LETTER_LEADS_MAX.toLocaleString("en-US")} leads at most. Filter the list.`,
      )
  }
  let leads: LeadRow[] = []
  for await (const lead of await matchingLeads(kind, filter)) {
    if (city && !isWaiting(lead, awaitsCity(city.mark))) continue
    if (leads.push(lead) < SCREENED_AT_ONCE) continue
    await take(leads)
    leads = []
  }
  await take(leads)
  return audience
}

export const listLetterTemplates = async (
  viewer: Viewer,
  { leadType }: { leadType: string },
): Promise<NamedLetter[]> => {
  const { name: operator } = requireOperator(viewer)
  const kind = kindOf(leadType)
  const { sections } = await publishedContent()
  return lettersOf(kind, { sections, operator })
}

export interface LetterPreview extends LetterCounts {
  samples: { lead: LeadReference; subject: string; body: string }[]
}

/** The first recipients serve as samples. */
export const previewLetter = async (viewer: Viewer, input: unknown): Promise<LetterPreview> => {
  requirePermission(viewer, "leads:write")
  const requested = await readLetter(viewer, input)
  const { counts, first } = await readAudience(requested)
  const samples = (requested.texts.length > 0 ? first : []).map((lead) => ({
    lead: referenceTo(requested.kind, lead),
    ...letterTo(requested.kind, lead, requested),
  }))
  return { ...counts, samples }
}

/** A repeated `letterId` returns the started letter, so that a retry starts no second one. */
export const startLetter = async (
  viewer: Viewer,
  { letterId: given, input }: { letterId: string; input: unknown },
  addresses?: Parameters<typeof absoluteUrl>[1],
): Promise<LetterRow> => {
  const { id: userId } = requireOperator(viewer)
  const letterId = parseInput(z.uuid("Letter id must be a UUID."), given).toLowerCase()
  const requested = await readLetter(viewer, input)
  const { kind, city, isMarketing } = requested
  if (requested.texts.length === 0) throw new InvalidInputError([{ field: "texts", message: "Write the letter." }])
  if (!config.email.smtp) throw new ConflictError(refusals.noMailServerToReply)
  if (isMarketing && absoluteUrl("/", addresses) === null)
    throw new ConflictError("Set PUBLIC_URL, which the link to unsubscribe needs, and start Farelight again.")
  const started = await Letter.findOne({ where: { letterId } })
  if (started) return started.get()
  const { counts, leadIds } = await readAudience(requested)
  if (leadIds.length === 0) throw new ConflictError("Nobody would get this letter.")
  const repeats = city ? {} : { repeated: counts.repeated }
  const { sent: _sent, repeated: _repeated, ...leftOut } = counts
  return inTransaction(async (transaction) => {
    const row = { ...requested, letterId, leadType: kind.type, waitListCity: city?.mark ?? null, userId, leadIds }
    const { kind: _kind, filter: _filter, city: _city, texts, ...values } = row
    const state = "SENDING" as const
    const total = leadIds.length
    const all = { ...values, texts: [...texts], ...leftOut, ...repeats, state, total, problem: null, endedAt: null }
    const letter = await Letter.create(all, { transaction })
    const facts = { leadType: kind.type, leads: total }
    await recordEvents([{ type: "letter.started", subjectId: letter.id, origin: originOf(viewer), facts }], transaction)
    transaction.afterCommit(notifyLetters)
    return letter.get()
  })
}

const changeLetter = async (
  viewer: Viewer,
  id: string,
  type: "letter.stopped" | "letter.continued",
  valuesFor: (letter: LetterRow) => Partial<LetterRow> | null,
): Promise<LetterRow> => {
  requireOperator(viewer)
  return inTransaction(async (transaction) => {
    const letter = await Letter.findByPk(idOf(id), { transaction, lock: true })
    if (!letter) throw new NotFoundError("letter", id)
    const values = valuesFor(letter.get())
    if (!values) return letter.get()
    await letter.update(values, { transaction })
    await recordEvents([{ type, subjectId: letter.id, origin: originOf(viewer) }], transaction)
    transaction.afterCommit(notifyLetters)
    return letter.get()
  })
}

export const stopLetter = (viewer: Viewer, id: string) =>
  changeLetter(viewer, id, "letter.stopped", ({ state, problem }) =>
    state === "SENDING" || problem ? { ...endedLetter("STOPPED"), problem: null } : null,
  )

export const continueLetter = (viewer: Viewer, id: string) =>
  changeLetter(viewer, id, "letter.continued", ({ problem }) =>
    problem ? { state: "SENDING", problem: null, tries: 0, endedAt: null } : null,
  )

export const listLetters = async (viewer: Viewer): Promise<LetterRow[]> => {
  requirePermission(viewer, "mail:read")
  return Letter.findAll({ attributes: { exclude: ["leadIds"] }, order: [["id", "DESC"]], limit: LISTED_MAX })
}
