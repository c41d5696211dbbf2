import { randomUUID } from "node:crypto"
import { UniqueConstraintError } from "sequelize"
import { ConflictError } from "../../../contract/api/errors.ts"
import { isJsonObject } from "../../../contract/api/jsonObject.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { waitNotice } from "../../../contract/cities/findCity.ts"
import { promiseIn } from "../../../contract/content/promises/promiseHours.ts"
import { noTermsRecord, type TermsRecord } from "../../../contract/site/termsRecord.ts"
import { fillWords } from "../../../contract/text/fillWords.ts"
import { DEFAULT_LOCALE, isLocale, type Locale } from "../../../contract/text/locale.ts"
import { wordsIn } from "../../../contract/words/words.ts"
import { withRetries } from "../../../platform/database/connection/database.ts"
import { keyedWrite } from "../../../platform/database/connection/keyedWrite.ts"
import { originOf } from "../../../platform/events/recordEvents.ts"
import { measure } from "../../../platform/log/measurements.ts"
import { isImporting, submissionRefusal, throttleSubmission } from "../../../platform/throttling/throttle.ts"
import type { Viewer } from "../../../platform/viewer/viewer.ts"
import { acceptedNow } from "../../content/privacy/publishedTerms.ts"
import { findCorrected } from "../history/leadEvents.ts"
import type { LeadKind } from "../lead/leadKind.ts"
import { readLinkKey, tokenFor } from "../lead/linkKey.ts"
import { readReplyPromise } from "../lead/replyPromise.ts"
import { readSignals } from "../lead/signals.ts"
import { readWaitedFor, readWaitNote } from "../waitList/waitList.service.ts"
import { readExternal, withOwnId } from "../work/external.service.ts"
import { noteSubmission } from "./flood.ts"
import { checkProof } from "./proofOfWork.service.ts"
import { type Arrival, storeLead } from "./storeLead.ts"

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
