// In doubt, text is treated as new, as quoted text is collapsed and nobody would read it.

/** Longer lines are prose, so they are not tested as attributions or heads. */
const LINE_MAX = 500

/** Attributions may span this many lines, as mail programs wrap them. */
const WRAPPED_LINES = 4

const QUOTE = /^\s{0,8}>/

const START = "[^\\p{L}\\n]{0,6}(on|el|am|le|em|il|op|den|på|dne|dnia|w dniu|in data)(?!\\p{L})"
const VERB_LAST =
  "(wrote|writes|escribió|escribio|a écrit|a ecrit|escreveu|ha scritto|geschrieben|geschreven|napsal\\(?a?\\)?|napisał\\(?a?\\)?|pisze)"
/** A name follows these verbs. "schrieb ich" ("I wrote") is the sender's own text and no attribution. */
const VERB_FIRST = "(schrieb|schreef|skrev)(?!\\p{L})(?!\\s(ich|wir|ik|wij|we|jeg|jag|vi)(?!\\p{L})).{0,120}"
const ADDRESS = "<[^<>\\s]{3,320}>"
const END = "\\s{0,3}[:：]?[\\s*_-]{0,8}$"

/** "On …, Ann wrote:" in several languages. Names and dates differ, but there is always a digit or an address. */
const ATTRIBUTION = new RegExp(
  `^${START}(?=.{0,400}[\\d@]).{1,400}(?<!\\p{L})((?<!\\s(i|we|you|they)\\s)${VERB_LAST}(?!\\p{L})(\\s(in\\s.{1,100}|the following))?|${VERB_FIRST})${END}`,
  "iu",
)
const ATTRIBUTION_START = new RegExp(`^(${START}|.{0,60}(?<!\\d)20\\d\\d(?!\\d))`, "iu")
const ATTRIBUTION_END = /([:：]|--|>\s{0,3}wrote)[\s*_]{0,4}$/u

/** Yandex's `03.11.2026, 10:00, "Ann" <ann@example.com>:`, and attributions with only the name. */
const SHORT_ATTRIBUTION = new RegExp(
  `^[^\\p{L}\\n]{0,4}((?=.{0,60}(?<!\\d)20\\d\\d(?!\\d))(?=.{0,60}\\d[:.]\\d\\d).{8,250}${ADDRESS}(\\s{0,3}${VERB_LAST})?\\s{0,3}[:：]|[^:]{1,200}${ADDRESS}\\s{0,3}(${VERB_LAST}|schrieb)\\s{0,3}[:：])\\s{0,4}$`,
  "iu",
)

/** `-----Original Message-----` and similar, also around a forwarded message. */
const DIVIDER =
  /^[>\s]{0,6}[-_=*]{2,40}\s{0,4}(original message|original appointment|reply message|mensaje original|mensaje reenviado|ursprüngliche nachricht|originalnachricht|weitergeleitete nachricht|message d['’]origine|message original|message transféré|mensagem original|messaggio originale|oorspronkelijk bericht|forwarded message|forwarded by .{1,200}|original-nachricht|oprindelig besked|opprinnelig melding|ursprungligt meddelande)\s{0,4}[-_=*]{0,40}:?\s{0,4}$/iu

const APPLE_FORWARD =
  /^[>\s]{0,6}(begin forwarded message|inicio del mensaje reenviado|anfang der weitergeleiteten nachricht|début du message (réexpédié|transféré))\s{0,3}:\s{0,4}$/iu

const RULE = /^\s{0,4}[_-]{10,200}\s{0,4}$/

// The head that Outlook and others put above a quotation.
const FROM_FIELD = /^[>\s*]{0,8}(from|de|von|da|van|från|fra)\s{0,2}:\*{0,2}\s{1,4}\S/iu
const HEAD_FIELD =
  /^[>\s*]{0,8}(sent|date|to|cc|subject|enviado( el)?|enviada( em)?|fecha|para|asunto|gesendet|datum|an|betreff|envoyé|envoye|à|objet|data|inviato|a|oggetto|assunto|verzonden|aan|onderwerp|sendt|dato|til|emne|skickat|till|ämne|sujet|temat)\s{0,2}:/iu
const SUBJECT_FIELD =
  /^[>\s*]{0,8}(subject|asunto|betreff|objet|oggetto|assunto|onderwerp|emne|ämne|sujet|temat)\s{0,2}:/iu
const HEAD_LINES = 9

const isBlank = (line: string) => line.trim() === ""

const isOutlookHead = (lines: readonly string[], at: number) => {
  if (!FROM_FIELD.test(lines[at] ?? "")) return false
  const near = lines.slice(at + 1, at + HEAD_LINES)
  const next = near.findIndex((line) => FROM_FIELD.test(line))
  const below = near.slice(0, next < 0 ? HEAD_LINES : next).filter((line) => line.length <= LINE_MAX)
  return below.some((line) => SUBJECT_FIELD.test(line)) && below.filter((line) => HEAD_FIELD.test(line)).length >= 2
}

const attributionLines = (lines: readonly string[], at: number) => {
  const first = lines[at] ?? ""
  if (SHORT_ATTRIBUTION.test(first)) return 1
  if (!ATTRIBUTION_START.test(first)) return 0
  for (let count = 1; count <= WRAPPED_LINES; count += 1) {
    const last = lines[at + count - 1]
    if (last === undefined || last.length > LINE_MAX || isBlank(last)) return 0
    if (!ATTRIBUTION_END.test(last)) continue
    const whole = lines.slice(at, at + count).join(" ")
    if (ATTRIBUTION.test(whole) || SHORT_ATTRIBUTION.test(whole)) return count
  }
  return 0
}

const findQuote = (lines: readonly string[]): { at: number; below: number } | null => {
  for (const [at, line] of lines.entries()) {
    // Quoted lines are skipped, as they contain attributions of their own.
    if (line.length > LINE_MAX || isBlank(line) || QUOTE.test(line)) continue
    if (DIVIDER.test(line) || APPLE_FORWARD.test(line)) return { at, below: at + 1 }
    if (RULE.test(line)) {
      const next = [at + 1, at + 2, at + 3].find((index) => !isBlank(lines[index] ?? ""))
      if (next !== undefined && isOutlookHead(lines, next)) return { at, below: next }
    }
    if (isOutlookHead(lines, at)) return { at, below: at }
    const count = attributionLines(lines, at)
    if (count > 0) return { at, below: at + count }
  }
  return null
}

/** An attribution above the last block of `>` lines counts as quoted. */
const findTail = (lines: readonly string[]) => {
  let at = lines.length
  while (at > 0 && (isBlank(lines[at - 1] ?? "") || QUOTE.test(lines[at - 1] ?? ""))) at -= 1
  if (!lines.slice(at).some((line) => QUOTE.test(line))) return null
  const above = lines[at - 1] ?? ""
  return above.length <= LINE_MAX && /[\d@<].{0,400}[:：]\s{0,4}$/u.test(above) ? at - 1 : at
}

/** A reply between or below quoted lines needs them as context, so the text is not split. A signature is no reply. */
const isAnsweredBelow = (lines: readonly string[]) => {
  const first = lines.findIndex((line) => !isBlank(line))
  if (!QUOTE.test(lines[first] ?? "")) return false
  const own = lines.slice(first).findIndex((line) => !isBlank(line) && !QUOTE.test(line))
  return own >= 0 && !/^--\s{0,2}$/.test(lines[first + own] ?? "")
}

const joined = (lines: readonly string[]) => lines.join("\n").trim()

export const separateQuote = (whole: string): { text: string; quotedText: string | null } => {
  const all = { text: whole.trim(), quotedText: null }
  const lines = whole.split("\n")
  const quote = findQuote(lines)
  if (quote && isAnsweredBelow(lines.slice(quote.below))) return all
  const at = Math.min(quote?.at ?? lines.length, findTail(lines) ?? lines.length)
  const [text, quotedText] = [joined(lines.slice(0, at)), joined(lines.slice(at))]
  if (text === "" || quotedText === "") return all
  return { text, quotedText }
}
