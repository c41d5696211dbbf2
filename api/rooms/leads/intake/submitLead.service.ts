import { randomUUID } from "node:crypto"
import { UniqueConstraintError } from "sequelize"
import { ConflictError } from "../../../contract/api/errors.ts"
import { isJsonObject } from "../../../contract/api/jsonObject.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { waitNotice } from "../../../contract/cities/findCity.ts"
import { translatePromise } from "../../../contract/content/promises/promiseHours.ts"
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
import { readAwaitedPlace, readWaitNote } from "../waitList/waitList.service.ts"
import { readExternal, withUniqueExternalId } from "../work/external.service.ts"
import { countSubmission } from "./flood.ts"
import { checkProof } from "./proofOfWork.service.ts"
import { type NewSubmission, storeLead } from "./storeLead.ts"

const inputOf = ({ input: rules, inputIn }: LeadKind, input: unknown) => {
  const locale = isJsonObject(input) ? input.locale : undefined
  return inputIn && isLocale(locale) && locale !== DEFAULT_LOCALE ? inputIn(wordsIn(locale)) : rules
}

const sentMessage = ({ messages, sentMessage: name }: LeadKind, locale: Locale, promise: string) =>
  name && locale !== DEFAULT_LOCALE
    ? fillWords(wordsIn(locale).form[name], { promise: translatePromise(promise, locale) })
    : messages.sent(promise)

export interface Submission {
  id: number
  message: string
  token: string
}

/**
 * A repeat by `submissionId` returns the existing lead; the same id with other values is a `ConflictError`, as neither
 * submission may be lost. Suspected spam goes to quarantine with the same response, so that spammers learn nothing.
 * Throws for invalid values and above the address's limit.
 */
export const submitLead = async (
  kind: LeadKind,
  viewer: Viewer,
  input: unknown,
  formSignals?: unknown,
): Promise<Submission> => {
  const { acceptedTerms, ...parsed } = parseInput(inputOf(kind, input), input)
  const external = readExternal(viewer, input)
  const signals = readSignals(formSignals)
  const values = {
    ...parsed,
    ...external,
    submissionId: parsed.submissionId ?? keyedWrite.getStore()?.submissionId ?? randomUUID(),
  }
  // Read before the transaction, which holds SQLite's only connection.
  const promise = await readReplyPromise(kind.promiseField)
  const waits = await readAwaitedPlace(kind.placesNamed(parsed))
  const terms = acceptedTerms ? await acceptedNow() : noTermsRecord
  const proof = await checkProof(viewer, signals.proof)
  const key = await readLinkKey()
  const arrival = { kind, viewer, origin: originOf(viewer), values, terms, promise, waits, signals, proof }
  const id = await withUniqueExternalId(kind, external.externalId, () => storeOrFind(arrival))
  // Wait-listed senders get no reply promise, but a notice of the wait.
  const sent = sentMessage(kind, parsed.locale, promise.text)
  const message = waits?.isListed ? waitNotice(sent, await readWaitNote(kind, waits, parsed.locale)) : sent
  return { id, message, token: tokenFor(kind, { id }, key) }
}

const storeOrFind = async (arrival: NewSubmission) => {
  const { viewer } = arrival
  try {
    const outcome = await storeLead(arrival)
    if ("id" in outcome) {
      if (!isImporting(viewer)) countSubmission()
      if (outcome.quarantinedFor.length > 0) measure("quarantined", { reasons: outcome.quarantinedFor })
      return outcome.id
    }
    throw submissionRefusal(viewer, outcome.waitSeconds)
  } catch (error) {
    if (!(error instanceof UniqueConstraintError)) throw error
    // A repeat, a double click, or a lost COMMIT response. The rollback undid its rate-limit count, so it counts here.
    await throttleSubmission(viewer)
    const first = await findSubmission(arrival)
    if (first !== null) return first
    throw error
  }
}

export const findSubmission = async ({ kind, values, terms }: NewSubmission): Promise<number | null> => {
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
  // Fields corrected since then may differ, so they are no conflict.
  const corrected = others.length > 0 ? await findCorrected({ leadType: kind.type, leadId: id }) : []
  if (others.every((name) => corrected.includes(name))) return id
  throw new ConflictError(
    "This submission ID, or Idempotency-Key, was already used for other values. Send new values under a new one.",
  )
}
