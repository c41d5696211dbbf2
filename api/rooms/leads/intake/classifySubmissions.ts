import { createHash } from "node:crypto"
import type { Transaction } from "sequelize"
import { config } from "../../../platform/config/config.ts"
import { type Allowance, type CounterUse, countUses } from "../../../platform/counters/counter.ts"
import { addressKey } from "../../../platform/throttling/throttle.ts"
import type { Viewer } from "../../../platform/viewer/viewer.ts"
import type { LeadKind, LeadRow, Submitted } from "../lead/leadKind.ts"
import type { Signals } from "../lead/signals.ts"
import { scoreSpam, type Verdict } from "../places/spamScore.ts"
import type { Proof } from "./proofOfWork.service.ts"

const HOUR_SECONDS = 60 * 60

// Repeats of a form share a submission id; this catches clients that retry without one.
const sameSubmissions: Allowance = { name: "same-submission", limit: 5, windowSeconds: HOUR_SECONDS }
// The limit is high, as an agency, or the operator's own trial, may send the same text for several companies.
const sameTexts: Allowance = { name: "same-text", limit: 20, windowSeconds: HOUR_SECONDS }

/** Shorter texts are not compared, as they are common, such as "Please call me." */
const TELLING_LENGTH = 40

export interface UnclassifiedSubmission {
  kind: LeadKind
  viewer: Viewer
  values: Submitted<LeadRow>
  /** API clients send none, as they have no form. */
  signals?: Signals
  proof?: Proof
}

export const NOT_SUSPECTED: Verdict = { reasons: [], score: 0, isSuspected: false }

const keyOf = ({ viewer, kind }: UnclassifiedSubmission, content: unknown) => {
  const hash = createHash("sha256").update(JSON.stringify([kind.type, content]))
  return `${addressKey(viewer.address)} ${hash.digest("hex")}`
}

const textsOf = ({ kind, values }: UnclassifiedSubmission): string[] =>
  Object.entries(values).flatMap(([field, value]) => (kind.textRoles[field] === "text" && value ? [String(value)] : []))

/** Counter uses by suspicious fact. Without rate limits, only the proof is counted, as each proof is valid once. */
const usesOf = (judged: UnclassifiedSubmission) => {
  const { submissionId: _id, acceptedTermsDate: _date, locale: _locale, ...content } = judged.values
  const text = textsOf(judged).join("\n").toLowerCase().replaceAll(/\s+/g, " ")
  const uses: { isRepeated?: CounterUse; isSameText?: CounterUse; lacksProof?: CounterUse } = {}
  if (judged.proof?.use) uses.lacksProof = judged.proof.use
  if (!config.isRateLimited) return uses
  uses.isRepeated = { allowance: sameSubmissions, key: keyOf(judged, content) }
  if (text.length >= TELLING_LENGTH) uses.isSameText = { allowance: sameTexts, key: keyOf(judged, text) }
  return uses
}

/** Counts repeats in the transaction that stores the leads, so that a rollback also undoes the count. */
export const classifySubmissions = async (
  arrivals: readonly UnclassifiedSubmission[],
  transaction: Transaction,
): Promise<Verdict[]> => {
  if (!config.isSpamQuarantined || arrivals.length === 0) return arrivals.map(() => NOT_SUSPECTED)
  const uses = arrivals.map((arrival) => Object.entries(usesOf(arrival)))
  const counted = uses.flat().map(([, use]) => use)
  const waits = counted.length > 0 ? await countUses(counted, transaction) : []
  const tooMany = uses.map((own) => Object.fromEntries(own.map(([fact]) => [fact, (waits.shift() ?? 0) > 0])))
  return arrivals.map(({ kind, values, signals, proof }, index) =>
    scoreSpam({
      values: { ...values },
      roles: kind.textRoles,
      trap: signals?.subject,
      formOpenMs: signals?.formOpenMs,
      lacksProof: proof?.isMissing,
      ...tooMany[index],
    }),
  )
}
