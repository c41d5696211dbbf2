import type { TextRole } from "../../../contract/leads/leadFacts.ts"

/**
 * What makes a submission look like spam. Each fact has a weight, and from `THRESHOLD` on the submission is put into
 * quarantine. It is a score and no lock: whoever reads this can send a form that passes, by leaving the trap empty and
 * making up a time. What costs an attacker something is the proof of work, which owners switch on under attack, and a
 * flood by itself.
 */
const facts = {
  TRAP_FILLED: { weight: 100, text: "A field was filled in that people cannot see." },
  PROOF_MISSING: { weight: 100, text: "It came without the proof of work that is asked for at the moment." },
  LINK_IN_NAME: { weight: 100, text: "A name, a city or a vehicle contains a link." },
  LINK_MARKUP: { weight: 100, text: "A text contains the markup of a link, as in forums." },
  REPEATED: { weight: 100, text: "The same was sent many times from the same address within an hour." },
  SENT_AT_ONCE: { weight: 50, text: "The form was sent within three seconds of being shown." },
  ADDRESS_IN_NAME: { weight: 50, text: "A name contains a web address." },
  MANY_LINKS: { weight: 50, text: "The message has more than three links." },
  SAME_TEXT: { weight: 50, text: "The same message came many times from the same address within an hour." },
} as const

/** A fact's code, which is stored and counted. */
export type SpamReason = keyof typeof facts

export const spamReasons = Object.keys(facts) as SpamReason[]

/** The fact in words, for operators; a code of a later version speaks for itself. */
export const textOfReason = (reason: SpamReason): string => facts[reason]?.text ?? reason

const THRESHOLD = 100

/** What is known of a submission. Of what its sender does not tell, nothing is assumed. */
export interface Evidence {
  values: Readonly<Record<string, unknown>>
  roles: Readonly<Record<string, TextRole>>
  /** What stands in the field that people do not see. */
  trap?: string | null
  /** For how long the form was open, in ms. */
  formOpenMs?: number | null
  /** Whether a proof of work is asked for, and there is none that counts. */
  lacksProof?: boolean
  /** Whether the same, or the same free text, has come too often from its address. */
  isRepeated?: boolean
  isSameText?: boolean
}

// Faster than anybody who lets the browser fill in the form and looks at it. On its own it proves nothing: a form that the
// browser restored is sent by one click.
const AT_ONCE_MS = 3_000
const LINKS_MAX = 3

const LINK = /(?:https?:\/\/|\bwww\.)\S+/gi
const MARKUP = /<a\s[^<>]*href|\[(?:url|link)[=\]]/i
// Endings that names do not have.
const WEB_ADDRESS = /[a-z0-9-]\.(?:com|net|org|info|biz|ru|cn|xyz|top|site|online|shop|click|link)\b/i

const linksIn = (text: string) => text.match(LINK)?.length ?? 0

export const judge = ({ values, roles, ...known }: Evidence) => {
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

export type Verdict = ReturnType<typeof judge>
