import type { TextRole } from "../../../contract/leads/leadFacts.ts"
import { namesOf } from "../../../contract/text/namesOf.ts"

/**
 * Submissions are quarantined from `THRESHOLD` on. Anybody who reads this can craft a form that passes; real cost for
 * an attacker comes from the proof of work, which owners or a flood enable.
 */
const facts = {
  TRAP_FILLED: { weight: 100, text: "Filled a hidden field." },
  PROOF_MISSING: { weight: 100, text: "It came without the proof of work that is asked for at the moment." },
  LINK_IN_NAME: { weight: 100, text: "A name, a city or a vehicle contains a link." },
  LINK_MARKUP: { weight: 100, text: "A text contains the markup of a link, as in forums." },
  REPEATED: { weight: 100, text: "The same was sent many times from the same address within an hour." },
  SENT_AT_ONCE: { weight: 50, text: "The form was sent within three seconds of being shown." },
  ADDRESS_IN_NAME: { weight: 50, text: "A name contains a web address." },
  MANY_LINKS: { weight: 50, text: "The message has more than three links." },
  SAME_TEXT: { weight: 50, text: "The same message came many times from the same address within an hour." },
} as const

export type SpamReason = keyof typeof facts

export const spamReasons = namesOf(facts)

/** After a rollback, the code of a later version's reason is returned instead of a text. */
export const spamReasonText = (reason: SpamReason): string => facts[reason]?.text ?? reason

const THRESHOLD = 100

/** Missing facts are no evidence of spam. */
export interface SpamSignals {
  values: Readonly<Record<string, unknown>>
  roles: Readonly<Record<string, TextRole>>
  trap?: string | null
  /** From showing the form to sending it, in ms. */
  formOpenMs?: number | null
  lacksProof?: boolean
  /** True if the same was sent many times from one address within an hour. */
  isRepeated?: boolean
  isSameText?: boolean
}

// Nobody autofills and checks a form as fast. Weak evidence alone, as a restored form can be sent with one click.
const AT_ONCE_MS = 3_000
const LINKS_MAX = 3

const LINK = /(?:https?:\/\/|\bwww\.)\S+/gi
const MARKUP = /<a\s[^<>]*href|\[(?:url|link)[=\]]/i
// Top-level domains that do not occur in names.
const WEB_ADDRESS = /[a-z0-9-]\.(?:com|net|org|info|biz|ru|cn|xyz|top|site|online|shop|click|link)\b/i

const linksIn = (text: string) => text.match(LINK)?.length ?? 0

export const scoreSpam = ({ values, roles, ...known }: SpamSignals) => {
  const textsOf = (...wanted: TextRole[]) =>
    Object.entries(roles).flatMap(([field, role]) => {
      const value = values[field]
      return wanted.includes(role) && typeof value === "string" ? [value] : []
    })
  const names = textsOf("name")
  const holds: Record<SpamReason, boolean | undefined> = {
    TRAP_FILLED: Boolean(known.trap),
    PROOF_MISSING: known.lacksProof,
    LINK_IN_NAME: names.some((name) => linksIn(name) > 0),
    LINK_MARKUP: textsOf("name", "brand", "text").some((text) => MARKUP.test(text)),
    REPEATED: known.isRepeated,
    SENT_AT_ONCE: known.formOpenMs != null && known.formOpenMs < AT_ONCE_MS,
    ADDRESS_IN_NAME:
      names.some((name) => linksIn(name) === 0 && WEB_ADDRESS.test(name)) ||
      textsOf("brand").some((brand) => linksIn(brand) > 0),
    MANY_LINKS: textsOf("text").some((text) => linksIn(text) > LINKS_MAX),
    SAME_TEXT: known.isSameText,
  }
  const reasons = spamReasons.filter((reason) => holds[reason])
  const score = reasons.reduce((sum, reason) => sum + facts[reason].weight, 0)
  return { reasons, score, isSuspected: score >= THRESHOLD }
}

export type Verdict = ReturnType<typeof scoreSpam>
