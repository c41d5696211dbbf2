import { randomUUID } from "node:crypto"
import { UniqueConstraintError } from "sequelize"
import { ConflictError } from "../../../contract/api/errors.ts"
import { isJsonObject } from "../../../contract/api/jsonObject.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { waitNotice } from "../../../contract/cities/findCity.ts"
import { sectionsOf } from "../../../contract/content/pageContent.ts"
import type { LeadFilter } from "../../../contract/leads/leadFilters.ts"
import { promiseIn, type ReplyPromise } from "../../../contract/leads/promiseHours.ts"
import { type ReplyPromiseField, replyPromise } from "../../../contract/leads/replyPromise.ts"
import { DEFAULT_LOCALE, isLocale, type Locale } from "../../../contract/site/locale.ts"
import { noTermsRecord, type TermsRecord } from "../../../contract/site/termsRecord.ts"
import { fillWords } from "../../../contract/words/fillWords.ts"
import { wordsIn } from "../../../contract/words/words.ts"
import { withRetries } from "../../../platform/database/connection/database.ts"
import { keyedWrite } from "../../../platform/database/connection/keyedWrite.ts"
import { type Page, readAll, readPage } from "../../../platform/database/reading/keyset.ts"
import { idOf } from "../../../platform/database/reading/rowId.ts"
import { originOf, recordAccess } from "../../../platform/events/recordEvents.ts"
import { measure } from "../../../platform/log/measurements.ts"
import { isImporting, submissionRefusal, throttleSubmission } from "../../../platform/throttling/throttle.ts"
import { requireFreshProof, requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { publishedContent } from "../../content/cms/cms.service.ts"
import { acceptedNow } from "../../content/privacy/publishedTerms.ts"
import { findCorrected, leadsRead } from "../history/leadEvents.ts"
import { type Arrival, storeLead } from "../intake/storeLead.ts"
import type { LeadOrder } from "../list/leadListing.ts"
import { planLeads } from "../list/leadPlan.ts"
import { findStanding } from "../merges/mergedLeads.ts"
import { noteSubmission } from "../quarantine/flood.ts"
import { checkProof } from "../quarantine/proofOfWork.service.ts"
import { readSignals } from "../quarantine/signals.ts"
import { readLinkKey, tokenFor } from "../status/linkKey.ts"
import { readWaitedFor, readWaitNote } from "../waitList/waitList.service.ts"
import { readExternal, withOwnId } from "./external.service.ts"
import type { Lead } from "./lead.model.ts"
import type { LeadKind, LeadRow } from "./leadKind.ts"

/** The promise that the site makes right now. When it is edited, the clock of waiting leads changes, too. */
export const readReplyPromise = async (field: ReplyPromiseField): Promise<ReplyPromise> => {
  const { sections } = await publishedContent()
  return replyPromise(field, sectionsOf("global", sections).promises)
}

const planNow = async (kind: LeadKind, { filter, orderBy }: Pick<LeadListRequest, "filter" | "orderBy">) =>
  planLeads(kind, filter, await readReplyPromise(kind.promiseField), orderBy)

export interface LeadListRequest {
  first?: number | null
  after?: string | null
  filter?: LeadFilter | null
  orderBy?: LeadOrder | null
}

export type LeadPage = Page<LeadRow>

/** A page of leads, newest first unless asked for otherwise. */
export const listLeads = async (kind: LeadKind, viewer: Viewer, request: LeadListRequest): Promise<LeadPage> => {
  requirePermission(viewer, "leads:read")
  return readPage(kind.model, request, await planNow(kind, request))
}

export const streamLeads = (kind: LeadKind, viewer: Viewer, filter?: LeadFilter): AsyncIterable<LeadRow> => {
  requirePermission(viewer, "leads:read")
  const origin = originOf(viewer)
  return (async function* () {
    await recordAccess(leadsRead("leads.listed", kind.type, filter ?? {}, origin))
    yield* readAll(kind.model, await planNow(kind, { filter }))
  })()
}

/** All leads of a filter with their number if known. Without a filter it takes a fresh proof. */
export const exportLeads = async (kind: LeadKind, viewer: Viewer, filter: LeadFilter) => {
  requirePermission(viewer, "leads:read")
  const isEverything = Object.values(filter).every((value) => value == null || value === "")
  if (isEverything) requireFreshProof(viewer)
  await recordAccess(leadsRead("leads.exported", kind.type, filter, originOf(viewer)))
  const listing = await planNow(kind, { filter })
  const { count, isExact } = (await listing.count?.()) ?? { count: 0, isExact: false }
  return { rows: readAll<Lead>(kind.model, listing) as AsyncIterable<LeadRow>, total: isExact ? count : null }
}

/** One lead, or null. An id of one that became a part of another finds that. */
export const findLead = async (kind: LeadKind, viewer: Viewer, id: string) => {
  requirePermission(viewer, "leads:read")
  return findStanding(kind, idOf(id))
}

/** The rules by which an input is read: they refuse it in its own language. */
const inputOf = ({ input: rules, inputIn }: LeadKind, input: unknown) => {
  const locale = isJsonObject(input) ? input.locale : undefined
  return inputIn && isLocale(locale) && locale !== DEFAULT_LOCALE ? inputIn(wordsIn(locale)) : rules
}

const sentMessage = ({ messages, sentMessage: name }: LeadKind, locale: Locale, promise: string) =>
  name && locale !== DEFAULT_LOCALE
    ? fillWords(wordsIn(locale).form[name], { promise: promiseIn(promise, locale) })
    : messages.sent(promise)

/** The id of a stored lead, or of what will be one if somebody takes it out of quarantine; and what to tell its sender. */
export interface Submission {
  id: number
  message: string
  token: string
}

/**
 * Stores a lead, and in the same transaction what its kind adds, such as the mails about it. A repeat, recognized by its
 * `submissionId`, answers with the lead that is already there; the same id with other values is a `ConflictError`, as
 * neither may be lost. Throws for bad values and for too many from one address. What looks like spam, also by the signals of
 * the form it came from, is put into quarantine, and its sender is told the same.
 */
export const submitLead = async (
  kind: LeadKind,
  viewer: Viewer,
  input: unknown,
  formSignals?: unknown,
): Promise<Submission> => {
  const { acceptedTerms, ...given } = parseInput(inputOf(kind, input), input)
  const external = readExternal(viewer, input)
  const signals = readSignals(formSignals)
  const values = {
    ...given,
    ...external,
    submissionId: given.submissionId ?? keyedWrite.getStore()?.submissionId ?? randomUUID(),
  }
  // Not inside the transaction, which holds the only connection that SQLite has.
  const promise = await readReplyPromise(kind.promiseField)
  const waits = await readWaitedFor(kind.placesNamed(given))
  const terms = acceptedTerms ? await acceptedNow() : noTermsRecord
  const proof = await checkProof(viewer, signals.proof)
  const key = await readLinkKey()
  const arrival = { kind, viewer, origin: originOf(viewer), values, terms, promise, waits, signals, proof }
  const id = await withOwnId(kind, external.externalId, () => storeOrFind(arrival))
  // Whoever is on the wait list is promised nothing else.
  const sent = sentMessage(kind, given.locale, promise.text)
  const message = waits?.isListed ? waitNotice(sent, await readWaitNote(kind, waits, given.locale)) : sent
  return { id, message, token: tokenFor(kind, { id }, key) }
}

const storeOrFind = async (arrival: Arrival) => {
  const { viewer } = arrival
  try {
    const outcome = await storeLead(arrival)
    if ("id" in outcome) {
      if (!isImporting(viewer)) noteSubmission()
      if (outcome.quarantinedFor.length > 0) measure("quarantined", { reasons: outcome.quarantinedFor })
      return outcome.id
    }
    throw submissionRefusal(viewer, outcome.waitSeconds)
  } catch (error) {
    if (!(error instanceof UniqueConstraintError)) throw error
    // It is there already: it was sent before or twice at once, or stored by a COMMIT whose answer was lost. Its count was
    // rolled back with the rest.
    await throttleSubmission(viewer)
    const first = await findSubmission(arrival)
    if (first !== null) return first
    throw error
  }
}

export const findSubmission = async ({ kind, values, terms }: Arrival): Promise<number | null> => {
  const { submissionId } = values
  const lead = await withRetries(() => kind.model.unscoped().findOne({ where: { submissionId } }))
  if (!lead) return null
  const { id } = lead
  const stored: Record<string, unknown> = { ...lead.get() }
  const hasAccepted = (record: Record<string, unknown> | TermsRecord) => record.termsAcceptedAt != null
  const sent = { ...values, hasAccepted: hasAccepted(terms) }
  stored.hasAccepted = hasAccepted(stored)
  const others = Object.entries(sent).flatMap(([name, value]) =>
    JSON.stringify(stored[name] ?? null) === JSON.stringify(value) ? [] : [name],
  )
  // What was corrected since it was sent was sent otherwise.
  const corrected = others.length > 0 ? await findCorrected({ leadType: kind.type, leadId: id }) : []
  if (others.every((name) => corrected.includes(name))) return id
  throw new ConflictError(
    "This submission ID, or Idempotency-Key, was already used for other values. Send new values under a new one.",
  )
}
