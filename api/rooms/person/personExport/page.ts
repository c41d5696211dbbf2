import { dateLocales, type Locale } from "../../../contract/site/locale.ts"
import { fillWords } from "../../../contract/words/fillWords.ts"
import { config } from "../../../platform/config/config.ts"
import { filesSection, lettersSection } from "./conversationSections.ts"
import type { PersonData } from "./exported.ts"
import { mailSection, mentionsSection } from "./mailSection.ts"
import { Markup, markup } from "./markup.ts"
import { pageStyle } from "./pageStyle.ts"
import { requestsSection } from "./requestSection.ts"
import { submissionsSection } from "./submissionSection.ts"
import { summaryOf } from "./summary.ts"
import type { ExportWords } from "./words/en.ts"

const rawStyle = new Markup(pageStyle)

export interface PageFacts {
  locale: Locale
  dataFile: string
  words: ExportWords
  states: Readonly<Record<string, { title: string }>>
}

export interface Writing extends PageFacts {
  inWords: (iso: string) => string
  dayInWords: (day: string) => string
}

const momentIn = (locale: Locale) => {
  const format = new Intl.DateTimeFormat(dateLocales[locale], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: config.timeZone,
  })
  // Engines disagree on the kind of space before AM and PM.
  return (iso: string) => format.format(new Date(iso)).replace(/\s/g, " ")
}

const dayIn = (locale: Locale) => {
  const format = new Intl.DateTimeFormat(dateLocales[locale], { dateStyle: "long", timeZone: "UTC" })
  return (day: string) => format.format(new Date(day))
}

export interface Section {
  id: string
  title: string
  content: Markup
}

const summarySection = (data: PersonData, { words, inWords }: Writing): Section => {
  const summary = summaryOf(data, words, inWords)
  const part = (name: keyof typeof summary) =>
    markup`<div><h3>${words.summary[name]}</h3><ul>${summary[name].map((text) => markup`<li>${text}</li>`)}</ul></div>`
  const content = markup`<div class="card pairs">${(["categories", "sources", "purposes", "recipients"] as const).map(part)}</div>`
  return { id: "summary", title: words.summaryTitle, content }
}

const sectionsOf = (data: PersonData, writing: Writing): Section[] => {
  const { submissions, mails, messages, files, privacy_requests: requests, mentions_in_other_notes: mentions } = data
  if ([submissions, mails, messages, files, requests, mentions].every(({ length }) => length === 0)) return []
  return [
    summarySection(data, writing),
    ...(submissions.length > 0 ? [submissionsSection(submissions, writing)] : []),
    ...(messages.length > 0 ? [lettersSection(messages, writing)] : []),
    ...(files.length > 0 ? [filesSection(files, writing)] : []),
    ...(mails.length > 0 ? [mailSection(mails, writing)] : []),
    ...(requests.length > 0 ? [requestsSection(requests, writing)] : []),
    ...(mentions.length > 0 ? [mentionsSection(mentions, writing)] : []),
  ]
}

const headFact = (label: string, value: string) => markup`<div><dt>${label}</dt><dd dir="auto">${value}</dd></div>`

/** The readable page: complete in itself, so that it can be kept, printed and opened without a connection. */
export const pageOf = (data: PersonData, facts: PageFacts): string => {
  const { locale, dataFile, words } = facts
  const { controller, about, made_at } = data
  const writing = { ...facts, inWords: momentIn(locale), dayInWords: dayIn(locale) }
  const sections = sectionsOf(data, writing)
  const intro = fillWords(words.intro, { company: controller.name, file: dataFile })
  const links = sections.map(({ id, title }) => markup`<li><a href="#${id}">${title}</a></li>`)
  return markup`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.title} · ${controller.name}</title>
<style>${rawStyle}</style>
</head>
<body>
<header><div class="wide">
<h1>${words.title}</h1>
<p>${intro}</p>
<dl>${[
    headFact(words.address, about.email),
    headFact(words.madeAt, `${writing.inWords(made_at)} (${config.timeZone})`),
    headFact(words.controller, `${controller.legal_name}, ${controller.email}`),
  ]}</dl>
</div></header>
<main class="wide">
${sections.length > 0 ? markup`<nav aria-label="${words.contents}"><p>${words.contents}</p><ul>${links}</ul></nav>` : markup`<section><p>${words.nothing}</p></section>`}
${sections.map(({ id, title, content }) => markup`<section id="${id}"><h2>${title}</h2>${content}</section>\n`)}
<section><h2>${words.endTitle}</h2><p>${fillWords(words.end, { contact: controller.email })}</p></section>
</main>
</body>
</html>
`.html
}
