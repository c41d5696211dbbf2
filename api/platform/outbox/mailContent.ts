import { DEFAULT_LOCALE, type Locale } from "../../contract/text/locale.ts"
import { escapeHtml } from "../text/escapeHtml.ts"
import type { EmailDraft } from "./emailDraft.ts"

export const SUBJECT_MAX = 150

// Line breaks are invalid in headers, and direction marks can disguise a subject.
const UNWANTED = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

// Mail programs decode encoded words (RFC 2047) even in a plain subject, so their beginning is altered.
const ENCODED_WORD = /=\?/g

const characters = new Intl.Segmenter("en", { granularity: "grapheme" })

/** Counts characters as users see them, so that none is cut in half. */
export const truncate = (text: string, max: number): string => {
  if (text.length <= max) return text
  let last = 0
  let count = 0
  for (const { index } of characters.segment(text)) {
    if (count === max) return `${text.slice(0, last).trimEnd()}…`
    last = index
    count += 1
  }
  return text
}

export const mailSubject = (text: string): string =>
  truncate(text.replace(UNWANTED, " ").replace(ENCODED_WORD, "= ?").trim(), SUBJECT_MAX)

/** The plain text and the HTML are both made from this, so they cannot differ. */
export interface MailContent {
  locale?: Locale
  heading: string
  intro: string
  facts?: readonly (readonly [label: string, value: string])[]
  entries?: readonly { title: string; detail: string; url: string | null }[]
  message?: string | null
  link?: { label: string; url: string } | null
  note: string
}

export const mailText = ({ intro, facts = [], entries = [], message, link, note }: MailContent): string => {
  const width = Math.max(0, ...facts.map(([label]) => label.length + 1))
  const blocks = [
    intro,
    facts.map(([label, value]) => `${`${label}:`.padEnd(width)} ${value}`).join("\n"),
    ...entries.map(({ title, detail, url }) => [`${title} (${detail})`, url].filter(Boolean).join("\n")),
    message,
    link && `${link.label}:\n${link.url}`,
    `-- \n${note}`,
  ]
  return blocks.filter(Boolean).join("\n\n")
}

// Tags break the lines, as Outlook does not support `white-space`.
const withLineBreaks = (text: string) => escapeHtml(text).replace(/\r\n|\r|\n/g, "<br>")

// Mail programs drop style sheets, so styles are inline, and the sheet only adds dark colors. `dir="auto"` is for user
// texts only: our sentences run left to right even if they begin with a name in another script.
const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif"
const WRAP = "word-break:break-word;overflow-wrap:anywhere"
const DARK = `@media (prefers-color-scheme: dark) {
  .page { background: #080d1b !important }
  .card { background: #0d152b !important; border-color: #22325a !important }
  .text { color: #eceff5 !important }
  .quiet { color: #b3bdd0 !important }
  .rule { border-color: #22325a !important }
}`

const factRow = ([label, value]: readonly [string, string]) =>
  `<tr><td class="quiet rule" valign="top" width="110" style="${FONT};font-size:14px;line-height:20px;color:#55627e;padding:8px 12px 8px 0;border-top:1px solid #d8deea">${escapeHtml(label)}</td><td class="text rule" valign="top" dir="auto" style="${FONT};font-size:16px;line-height:22px;color:#0d152b;padding:8px 0;border-top:1px solid #d8deea;${WRAP}">${escapeHtml(value)}</td></tr>`

const factTable = (facts: MailContent["facts"] = []) =>
  facts.length === 0
    ? ""
    : `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:20px 0 0;table-layout:fixed">${facts.map(factRow).join("")}</table>`

const entryTitle = ({ title, url }: { title: string; url: string | null }) =>
  url ? `<a class="text" href="${escapeHtml(url)}" style="color:#0d152b">${escapeHtml(title)}</a>` : escapeHtml(title)

const entryRow = (entry: { title: string; detail: string; url: string | null }) =>
  `<tr><td class="text rule" dir="auto" style="${FONT};font-size:16px;line-height:22px;color:#0d152b;padding:8px 0;border-top:1px solid #d8deea;${WRAP}">${entryTitle(entry)}<br><span class="quiet" style="font-size:14px;color:#55627e">${escapeHtml(entry.detail)}</span></td></tr>`

const entryTable = (entries: MailContent["entries"] = []) =>
  entries.length === 0
    ? ""
    : `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:20px 0 0;table-layout:fixed">${entries.map(entryRow).join("")}</table>`

const paragraph = (text: string, style: string, { className = "text", dir = "ltr" } = {}) =>
  `<p class="${className}" dir="${dir}" style="${FONT};margin:16px 0 0;${WRAP};${style}">${withLineBreaks(text)}</p>`

const messageBlock = (message: string | null | undefined) =>
  message
    ? `<div style="margin:20px 0 0;padding:0 0 0 16px;border-left:4px solid #ffb52e">${paragraph(message, "margin:0;font-size:16px;line-height:24px;color:#0d152b", { dir: "auto" })}</div>`
    : ""

const button = (link: MailContent["link"]) =>
  link
    ? `<p style="margin:28px 0 0"><a href="${escapeHtml(link.url)}" style="${FONT};display:inline-block;background:#ffb52e;color:#0d152b;font-size:16px;font-weight:700;line-height:20px;text-decoration:none;padding:14px 22px;border-radius:10px">${escapeHtml(link.label)}</a></p>`
    : ""

export const mailHtml = ({
  locale = DEFAULT_LOCALE,
  heading,
  intro,
  facts,
  entries,
  message,
  link,
  note,
}: MailContent): string => `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(heading)}</title>
<style>:root { color-scheme: light dark }
${DARK}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#eceff5">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#eceff5"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background:#ffffff;border:1px solid #d8deea;border-radius:14px"><tr><td style="padding:28px 28px 32px">
<h1 class="text" style="${FONT};margin:0;font-size:22px;line-height:28px;font-weight:700;color:#0d152b;${WRAP}">${escapeHtml(heading)}</h1>
${paragraph(intro, "margin:12px 0 0;font-size:16px;line-height:24px;color:#0d152b")}
${factTable(facts)}
${entryTable(entries)}
${messageBlock(message)}
${button(link)}
</td></tr></table>
${paragraph(note, "max-width:600px;margin:16px auto 0;font-size:13px;line-height:20px;color:#55627e", { className: "quiet" })}
</td></tr></table>
</body>
</html>
`

export const plainTextAsHtml = (text: string, locale: Locale = DEFAULT_LOCALE): string =>
  `<!doctype html>\n<html lang="${locale}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title></title></head><body style="${FONT}">${withLineBreaks(text)}</body></html>\n`

export const draftOf = (
  logType: string,
  { subject, ...content }: MailContent & { subject: string },
  recipient: string | null,
  formData: Record<string, string> = {},
): EmailDraft => {
  const head = { logType, subject: mailSubject(subject), recipient, replyTo: null }
  return { ...head, body: mailText(content), html: mailHtml(content), formData }
}
