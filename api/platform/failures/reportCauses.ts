import { type BounceKind, bounceKinds } from "../../contract/mail/messages.ts"

// Reasons never quote the server, as its texts contain addresses. A cause is HARD only if the address is certainly
// invalid, as nothing is sent to such an address afterward.

const { HARD, SOFT } = bounceKinds

interface Cause {
  kind: BounceKind
  reason: string
  /** Enhanced status codes (RFC 3463, 7505, 7372): subject and detail, or the subject alone. */
  codes?: readonly string[]
  /** Words that blame the sender, its server, rate or content, not the recipient. They outweigh most codes. */
  aboutUs?: RegExp
  /** These words decide the cause if the code is missing or unreliable. */
  words?: RegExp
}

const FULL: Cause = {
  kind: SOFT,
  reason: "The mailbox is full.",
  codes: ["2.2", "3.1"],
  aboutUs:
    /over ?quota|quota exceeded|exceeded (its |storage |mailbox )?quota|(mailbox|inbox) (is |was )?full|out of storage|storage space/i,
}

/** The first match wins. */
const causes: readonly Cause[] = [
  FULL,
  {
    kind: SOFT,
    reason: "The receiving server refused the mail for the address that it comes from.",
    codes: ["1.7", "1.8"],
    aboutUs:
      /\bsender\b.{0,40}(rejected|refused|denied|invalid|unknown|not (exist|found|allowed|accepted)|verif)|(unrouteable|invalid|unknown|bad) sender|(after|reply to|response to) mail from/i,
  },
  {
    kind: SOFT,
    reason: "The receiving server refused the mail for the server that it comes from.",
    codes: ["7.25"],
    aboutUs:
      /reverse dns|\b(rdns|ptr|helo|ehlo)\b|block ?list|black ?list|blocklist|\b(rbl|dnsbl|spamhaus)\b|reputation|(messages|mail|email) from .{1,60} (weren['’]?t|not) (sent|accepted)|(client|ip|host)( address)? .{0,60}(blocked|rejected|banned|denied|refused)|(after|reply to|response to) (initial connection|connect)/i,
  },
  {
    kind: SOFT,
    reason: "The receiving server could not verify that the mail is from this domain (SPF, DKIM, DMARC).",
    codes: ["7.20", "7.21", "7.22", "7.23", "7.24", "7.26"],
    aboutUs: /\b(spf|dkim|dmarc|unauthenticated|authentication)\b/i,
  },
  {
    kind: HARD,
    reason: "There is no mailbox of this name.",
    codes: ["1.1"],
    words:
      /no such (user|recipient|mailbox|address|person)|(user|recipient|mailbox|address|account|alias) (is |was )?(unknown|not found|invalid)|unknown (user|recipient|mailbox|address(?! error)|local)|(does not|doesn['’]?t|dont) (exist|have an? [\w.]{1,30} account)|no (mailbox|account)( here)? (by|with|of) th(is|at) name|invalid (recipient|mailbox|address)|mailbox unavailable|recipientnotfound|unrouteable address|address rejected: access denied|could ?n[o']t be found|wasn['’]t found at/i,
  },
  {
    kind: HARD,
    reason: "The domain of this address does not exist, or receives no mail.",
    codes: ["1.2"],
    words:
      /host( or domain)?( name| \S{1,190})? (was )?not found|(unknown|invalid) (host|domain)|(host|domain)( name)? unknown|(domain (name )?|host )(does not|doesn['’]t) (exist|accept mail)|domain( name)? not found|nxdomain|name or service not known|null mx/i,
  },
  {
    kind: SOFT,
    reason: "The receiving server refused the mail as spam, or by rules of its own.",
    codes: ["7"],
    aboutUs:
      /\bspam\b|blocked|policy|unsolicited|prohibited|unwanted|virus|malware|phish|content (was )?(rejected|filter)|(message|mail) content|protocol violation/i,
    words: /denied/i,
  },
  {
    kind: SOFT,
    reason: "The two mail servers could not agree on an encrypted connection.",
    codes: ["7.30"],
    aboutUs: /starttls|\btls\b|encrypted connection|certificate/i,
  },
  {
    kind: SOFT,
    reason: "The receiving server takes no more mail for now, from us or for this address.",
    aboutUs: /too (many|much|fast|frequent)|rate ?limit|at a rate|throttl|gr[ae]y-?list/i,
  },
  {
    kind: SOFT,
    reason: "The mail is larger than the receiving server accepts.",
    codes: ["2.3", "3.4"],
    words: /too (large|big)|size (limit|exceed)|exceeds .{0,30}size/i,
  },
  {
    kind: SOFT,
    reason: "The receiving mail server could not be reached.",
    codes: ["4"],
    aboutUs: /try (it )?again|temporar/i,
    words: /timed? ?out|connection refused|no route|unreachable|could not connect/i,
  },
  { kind: HARD, reason: "The address is not written as an address.", codes: ["1.3"] },
  { kind: SOFT, reason: "The address fits more than one mailbox.", codes: ["1.4"] },
  { kind: HARD, reason: "The mailbox has moved, and its server does not know where to.", codes: ["1.6"] },
  { kind: HARD, reason: "There is no mailbox of this name, or its domain receives no mail.", codes: ["1.10"] },
  { kind: SOFT, reason: "The mailbox accepts no mail at present.", codes: ["2"] },
  { kind: HARD, reason: "The mailbox is switched off.", codes: ["2.1"] },
  { kind: SOFT, reason: "The receiving mail server has trouble of its own.", codes: ["3"] },
  { kind: SOFT, reason: "No mail server was found for the domain of this address.", codes: ["4.4"] },
  { kind: SOFT, reason: "The mail went round in a circle between servers.", codes: ["4.6", "4.14"] },
  { kind: SOFT, reason: "The receiving mail server did not take the mail in time.", codes: ["4.7"] },
  { kind: SOFT, reason: "The two mail servers did not understand each other.", codes: ["5"] },
  { kind: SOFT, reason: "The receiving server does not take mail in this form.", codes: ["6"] },
]

const NO_CLUE: Cause = { kind: SOFT, reason: "The receiving server refused the mail without saying why." }

/** Servers use these codes for many causes, so words decide first. */
const UNSURE = /^[0-7]\.0$|^1\.10$|^4\.1$|^4\.4$|^5\.|^0$/

const STATUS = /(?<![\d.])([245])\.(\d{1,3})\.(\d{1,3})(?![\d.]*\.\d|\d)/g

export const enhancedStatusIn = (text: string): string | null => {
  const found = [...text.slice(0, 4_000).matchAll(STATUS)].map(([code]) => code)
  return found.find((code) => !/^\d\.0\.0$/.test(code)) ?? found[0] ?? null
}

const byCode = (code: string | undefined) => causes.find(({ codes }) => code && codes?.includes(code))

const causeOf = (status: string | null, words: string): Cause => {
  const [, subject, detail] = status?.split(".") ?? []
  const key = subject ? `${subject}.${detail}` : "0"
  const known = byCode(key) ?? byCode(subject)
  const aboutUs = causes.find((cause) => cause.aboutUs?.test(words))
  if (aboutUs) return known?.kind === SOFT && !UNSURE.test(key) && aboutUs !== FULL ? known : aboutUs
  if (known && !UNSURE.test(key)) return known
  return causes.find((cause) => cause.words?.test(words)) ?? known ?? (/\b552[\s:-]/.test(words) ? FULL : NO_CLUE)
}

/** `words` is the server's text. It is never quoted, as it may contain addresses. */
export const explainReport = (
  action: "failed" | "delayed",
  status: string | null,
  words: string,
): { kind: BounceKind | null; reason: string } => {
  const { kind, reason } = causeOf(status, words.slice(0, 2_000).replace(/\s+/g, " "))
  if (action === "delayed") return { kind: null, reason: `${reason} The mail is tried again.` }
  if (status?.startsWith("4.")) return { kind: SOFT, reason: `${reason} The mail is not tried any longer.` }
  return { kind, reason }
}
