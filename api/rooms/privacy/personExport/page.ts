import { dateLocales, type Locale } from "../../../contract/site/locale.ts"
import { fillWords } from "../../../contract/words/fillWords.ts"
import { wordsIn } from "../../../contract/words/words.ts"
import { frame, inLocale, labels, meanings, parts, recipients, sources } from "./description.ts"
import { Markup, markup } from "./markup.ts"
import type { PersonData } from "./personExport.service.ts"

const style = new Markup(`
:root { color-scheme: light; --night: #0d152b; --quiet: #55627e; --rule: #d8deea; --amber: #ffb52e }
body { margin: 0; color: var(--night); font: 16px/1.5 Overpass, system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif; overflow-wrap: anywhere }
header, main { padding: 2rem max(1.25rem, 50% - 32rem) }
header { background: var(--night); color: #fff; border-bottom: 6px solid var(--amber) }
h1 { margin: 0; font-size: clamp(2rem, 1.5rem + 2.5vw, 3rem); line-height: 1.1 }
dt { margin-top: 0.75rem; font-size: 0.875rem; opacity: 0.8 }
dd { margin: 0 }
table { width: 100%; border-collapse: collapse; table-layout: fixed }
th, td { padding: 0.5rem 1rem 0.5rem 0; border-top: 1px solid var(--rule); text-align: start; vertical-align: top; font-weight: 400 }
th:first-child { width: 28% }
th:last-child, td:last-child { width: 22%; padding-right: 0; color: var(--quiet) }
td { white-space: pre-wrap }
thead th { border: 0; color: var(--quiet); font-size: 0.875rem }
.part { padding-top: 2.5rem; border: 0; font-size: 1.25rem; font-weight: 800 }
.part small { display: block; color: var(--quiet); font-size: 0.875rem; font-weight: 400 }
.item { border-top: 2px solid var(--night); font-weight: 700 }
main :is(.part, .item) { width: auto; color: inherit }
@media (max-width: 34rem) {
  thead { display: none }
  th, td { display: block; padding: 0.125rem 0 }
  th, th:first-child, td:last-child { width: auto; border: 0; color: var(--quiet); font-size: 0.875rem }
  th { padding-top: 0.5rem; border-top: 1px solid var(--rule) }
  td { border: 0 }
}
@media print {
  header { background: none; color: inherit; padding: 0 0 1rem }
  main { padding: 0 }
  tr { break-inside: avoid }
}
@page { margin: 18mm 16mm }
`)

export interface PageFacts {
  locale: Locale
  dataFile: string
  states: Readonly<Record<string, { title: string }>>
  timeZone: string
}

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [name: string]: Json }

const isEmpty = (value: Json) =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0)

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const DAY = /^\d{4}-\d\d-\d\d$/

// Only what the product has made has a meaning: a sender may have typed the same words.
const CODED = new Set(["kind", "place", "direction", "added_by", "as", "language"])
const STATUSES = new Set(["status", "from", "to"])

/** Tells fields and values in a language. A field or a value without words is told by its own name. */
const tellerIn = ({ locale, states, timeZone }: PageFacts) => {
  const written = inLocale(locale)
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    fields: wordsIn(locale).fields,
    options: wordsIn(locale).options,
  }
  const dates = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(dateLocales[locale], options)
  const moments = dates({ dateStyle: "long", timeStyle: "short", timeZone })
  const days = dates({ dateStyle: "long", timeZone: "UTC" })

  const label = (name: string) => {
    const camel = name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
    const own = labels[name]
    return own ? written(own) : (words.fields?.[camel] ?? name.replaceAll("_", " "))
  }
  const text = (value: string, name: string) => {
    if (MOMENT.test(value)) return moments.format(new Date(value)).replaceAll(/\s/g, " ")
    if (DAY.test(value)) return days.format(new Date(value))
    if (CODED.has(name)) return written(meanings[value] ?? [value, value])
    if (STATUSES.has(name)) return states[value]?.title ?? value
    return words.options?.[value] ?? value
  }
  const value = (given: Json, name: string): string => {
    if (Array.isArray(given)) return given.map((one) => value(one, name)).join(", ")
    if (typeof given !== "object" || given === null) return text(String(given), name)
    return Object.entries(given)
      .filter(([, own]) => !isEmpty(own))
      .map(([own, one]) => `${label(own)}: ${value(one, own)}`)
      .join("\n")
  }
  return { written, label, value }
}

type Teller = ReturnType<typeof tellerIn>

const rowOf = (name: string, value: string, source: string) =>
  markup`<tr><th scope="row">${name}</th><td dir="auto">${value}</td><td>${source}</td></tr>\n`

const headOf = (kind: "part" | "item", title: string, note = "") =>
  markup`<tr><th class="${kind}" colspan="3" scope="rowgroup" dir="auto">${title}${note && markup`<small>${note}</small>`}</th></tr>\n`

/** The rows of one record: one for each field, and for each entry of a list. */
const rowsOf = (record: object, sourceOf: (name: string) => string, teller: Teller): Markup[] =>
  Object.entries(record as Record<string, Json>).flatMap(([name, value]) => {
    if (isEmpty(value)) return []
    const isList = Array.isArray(value) && typeof value[0] === "object"
    if (name === "values" || name === "origin") return rowsOf(value as object, () => sourceOf(name), teller)
    const entries: readonly Json[] = isList ? value : [value]
    return entries.map((entry) => rowOf(teller.label(name), teller.value(entry, name), sourceOf(name)))
  })

const partOf = (name: keyof typeof parts, data: PersonData, teller: Teller): Markup[] => {
  const { title, purpose, source } = parts[name]
  const records: readonly object[] = data[name]
  if (records.length === 0) return []
  const { written } = teller
  const sourceOf = (field: string) => written(name === "submissions" ? (sources[field] ?? source) : source)
  const head = `${written(title)} (${records.length})`
  return [
    headOf("part", head, `${written(frame.purpose)}: ${written(purpose)}`),
    ...records.flatMap((record, index) => {
      const { kind, reference } = record as { kind?: string; reference?: string }
      const item = reference ? `${teller.value(kind, "kind")} ${reference}` : String(index + 1)
      return [headOf("item", item), ...rowsOf(record, sourceOf, teller)]
    }),
  ]
}

/** The readable page: one table, complete in itself, so that it can be kept, printed and opened without a connection. */
export const pageOf = (data: PersonData, facts: PageFacts): string => {
  const { locale, dataFile } = facts
  const { controller, about, made_at, mails } = data
  const teller = tellerIn(facts)
  const { written } = teller
  const names = Object.keys(parts) as (keyof typeof parts)[]
  const rows = names.flatMap((name) => partOf(name, data, teller))
  const received = [recipients.always, ...(mails.some(({ sent_at }) => sent_at) ? [recipients.mails] : [])]
  const heads = [frame.field, frame.value, frame.source].map((head) => markup`<th scope="col">${written(head)}</th>`)
  const table = markup`<table><thead><tr>${heads}</tr></thead><tbody>
${rows}${headOf("part", written(recipients.title))}${received.map((one) => markup`<tr><td colspan="3">${written(one)}</td></tr>`)}
</tbody></table>`
  const fact = (label: string, value: string) => markup`<dt>${label}</dt><dd dir="auto">${value}</dd>`
  return markup`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${written(frame.title)} · ${controller.name}</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>${written(frame.title)}</h1>
<p>${fillWords(written(frame.intro), { company: controller.name, file: dataFile })}</p>
<dl>${[
    fact(written(frame.address), about.email),
    fact(written(frame.madeAt), `${teller.value(made_at, "made_at")} (${facts.timeZone})`),
    fact(written(frame.controller), `${controller.legal_name}, ${controller.email}`),
  ]}</dl>
</header>
<main>
${rows.length > 0 ? table : markup`<p>${written(frame.nothing)}</p>`}
<p>${fillWords(written(frame.end), { contact: controller.email })}</p>
</main>
</body>
</html>
`.html
}
