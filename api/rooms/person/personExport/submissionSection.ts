import { languages } from "../../../contract/site/locale.ts"
import { writtenDateIn } from "../../../contract/text/writtenDate.ts"
import { fillWords } from "../../../contract/words/fillWords.ts"
import { wordsIn } from "../../../contract/words/words.ts"
import type { ExportedDraft, ExportedFileRequest, ExportedNote, ExportedSubmission, HistoryEntry } from "./exported.ts"
import { markup } from "./markup.ts"
import type { Section, Writing } from "./page.ts"

type Words = Readonly<Record<string, string>>

const inCamelCase = (name: string) => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** What a column is called; one that has no words yet by its own name, rather than that it is left out. */
const labelOf = (column: string, { words, locale }: Writing): string =>
  (words.columns as Words)[column] ??
  (wordsIn(locale).fields as Words)[inCamelCase(column)] ??
  column.replaceAll("_", " ")

const shown = (value: unknown, { locale }: Writing): string => {
  const option = (one: unknown) => (wordsIn(locale).options as Words)[String(one)] ?? String(one)
  if (Array.isArray(value)) return value.map(option).join(", ")
  if (typeof value !== "object" || value === null) return option(value)
  return Object.entries(value)
    .map(([name, text]) => `${name}: ${text}`)
    .join("; ")
}

const stateOf = (status: string, { states }: Writing) => states[status]?.title ?? status

const factRow = ([label, value]: readonly [string, string | null]) =>
  value !== null && markup`<dt>${label}</dt><dd dir="auto">${value}</dd>`

const historyText = (entry: HistoryEntry, writing: Writing) => {
  const text = (writing.words.history as Words)[entry.type] ?? entry.type
  const { from = "", to = "", fields = [] } = entry
  const named = fields.map((field) => labelOf(field, writing)).join(", ")
  return fillWords(text, { from: stateOf(from, writing), to: stateOf(to, writing), fields: named })
}

const noteOf = ({ written_at, edited_at, text }: ExportedNote, { words, inWords }: Writing) => {
  const edited = edited_at ? `, ${fillWords(words.edited, { moment: inWords(edited_at) })}` : ""
  return markup`<div class="note"><p class="quiet">${inWords(written_at)}${edited}</p><p class="text" dir="auto">${text}</p></div>`
}

const draftOf = ({ written_at, subject, text }: ExportedDraft, { inWords }: Writing) =>
  markup`<div class="note"><p class="quiet" dir="auto">${[inWords(written_at), subject].filter(Boolean).join(" · ")}</p><p class="text" dir="auto">${text}</p></div>`

const askedFor = ({ what, asked_at, answered_at, canceled_at }: ExportedFileRequest, { words, inWords }: Writing) => {
  const { asked, sent, canceled } = words.fileRequests
  const state = answered_at ? sent : canceled_at ? canceled : asked
  return markup`<li><span>${inWords(answered_at ?? canceled_at ?? asked_at)}</span><div dir="auto">${fillWords(state, { what })}</div></li>`
}

const factsOf = (submission: ExportedSubmission, writing: Writing) => {
  const { words, inWords, dayInWords } = writing
  const { facts, places } = words
  const { place, deleted_at, origin } = submission
  const day = submission.follow_up_on
  return [
    [facts.received, inWords(submission.received_at)],
    [facts.changed, inWords(submission.changed_at)],
    [facts.status, stateOf(submission.status, writing)],
    [facts.place, fillWords(places[place], { moment: deleted_at ? inWords(deleted_at) : "" })],
    [facts.follow_up, day && dayInWords(day)],
    [facts.language, languages[submission.language] ?? submission.language],
    [facts.form_id, submission.form_id],
    [facts.source, origin.source],
    [facts.campaign, origin.campaign],
    [facts.landing_page, origin.landing_page],
  ] as const
}

const article = (submission: ExportedSubmission, writing: Writing) => {
  const { words, inWords } = writing
  const { kind, reference, values, history, notes, begun_answers: drafts, file_requests: requests } = submission
  const written = (name: string, value: unknown) => {
    if (name.endsWith("_at")) return inWords(String(value))
    return name.endsWith("terms_date") ? writtenDateIn(String(value), writing.locale) : shown(value, writing)
  }
  const sent = Object.entries(values).map(([name, value]) => [labelOf(name, writing), written(name, value)] as const)
  const steps = history.map(
    (entry) => markup`<li><span>${inWords(entry.at)}</span><div>${historyText(entry, writing)}</div></li>`,
  )
  return markup`<article class="card"><div class="head"><h3>${(words.kinds as Words)[kind] ?? kind}</h3><p class="quiet">${reference}</p></div>
<dl class="facts">${sent.map(factRow)}${factsOf(submission, writing).map(factRow)}</dl>
<h4>${words.historyTitle}</h4><ol class="steps">${steps}</ol>
${requests.length > 0 && markup`<h4>${words.fileRequestsTitle}</h4><ol class="steps">${requests.map((request) => askedFor(request, writing))}</ol>`}
${notes.length > 0 && markup`<h4>${words.notesTitle}</h4>${notes.map((note) => noteOf(note, writing))}`}
${drafts.length > 0 && markup`<h4>${words.draftsTitle}</h4>${drafts.map((draft) => draftOf(draft, writing))}`}</article>\n`
}

/** What a person has sent, with what happened to it. */
export const submissionsSection = (submissions: readonly ExportedSubmission[], writing: Writing): Section => ({
  id: "submissions",
  title: `${writing.words.submissionsTitle} (${submissions.length})`,
  content: markup`${submissions.map((submission) => article(submission, writing))}`,
})
