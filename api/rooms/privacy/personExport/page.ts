import { camelCase } from "../../../contract/api/restNames.ts"
import { fillWords } from "../../../contract/text/fillWords.ts"
import { dateLocales, type Locale } from "../../../contract/text/locale.ts"
import { namesOf } from "../../../contract/text/namesOf.ts"
import { wordsIn } from "../../../contract/words/words.ts"
import { escapeHtml } from "../../../platform/text/escapeHtml.ts"
import { codeLabels, inLocale, labels, pageTexts, parts } from "./description.ts"
import type { PersonData } from "./personExport.service.ts"

class Markup {
  readonly html: string
  constructor(html: string) {
    this.html = html
  }
}

type Part = Markup | string | number | null | false | readonly Part[]

// Control characters are invalid in HTML, so they are replaced.
const UNSHOWABLE = /[^\P{Cc}\t\n\r]/gu

const htmlOf = (part: Part): string => {
  if (part instanceof Markup) return part.html
  if (Array.isArray(part)) return part.map(htmlOf).join("")
  if (part === null || part === false) return ""
  return escapeHtml(String(part).replaceAll(UNSHOWABLE, "\ufffd"))
}

/** Senders' texts must not become HTML, so all values but `Markup` are escaped. */
const markup = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(texts.map((text, index) => text + (index < parts.length ? htmlOf(parts[index] ?? null) : "")).join(""))

const style = new Markup(`
:root { color-scheme: light }
body { max-width: 64rem; margin: 0 auto; padding: 1.5rem; color: #0d152b; font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif; overflow-wrap: anywhere }
h1 { margin: 0; line-height: 1.1 }
table { width: 100%; border-collapse: collapse; table-layout: fixed }
th, td { padding: 0.5rem 1rem 0.5rem 0; border-top: 1px solid #d8deea; text-align: start; vertical-align: top }
th { width: 28%; color: #55627e; font-weight: 400 }
td { white-space: pre-wrap }
.part, .item { color: inherit; font-weight: 700 }
.part { padding-top: 2.5rem; border: 0; font-size: 1.25rem }
.part small { display: block; font-size: 0.875rem; font-weight: 400 }
.item { border-top: 2px solid }
tr { break-inside: avoid }
@media (max-width: 34rem) { th { width: 38% } }
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

// Only coded fields are translated, as a sender may have typed the same words.
const CODED = new Set(["kind", "place", "direction", "as"])
const STATUSES = new Set(["status", "from", "to"])

const formattersIn = ({ locale, states, timeZone }: PageFacts) => {
  const written = inLocale(locale)
  const fields: Readonly<Record<string, string>> = wordsIn(locale).fields
  const options: Readonly<Record<string, string>> = wordsIn(locale).options
  const moments = new Intl.DateTimeFormat(dateLocales[locale], { dateStyle: "long", timeStyle: "short", timeZone })
  const days = new Intl.DateTimeFormat(dateLocales[locale], { dateStyle: "long", timeZone: "UTC" })

  const label = (name: string) => (labels[name] ? written(labels[name]) : fields[camelCase(name)])
  const text = (value: string, name: string) => {
    if (MOMENT.test(value)) return moments.format(new Date(value)).replaceAll(/\s/g, " ")
    if (DAY.test(value)) return days.format(new Date(value))
    if (CODED.has(name)) return written(codeLabels[value] ?? [value, value])
    if (STATUSES.has(name)) return states[value]?.title ?? value
    return options[value] ?? value
  }
  const value = (json: Json, name: string): string => {
    if (Array.isArray(json)) return json.map((one) => value(one, name)).join(", ")
    if (typeof json !== "object" || json === null) return text(String(json), name)
    return Object.entries(json)
      .flatMap(([own, one]) => {
        const title = name === "metadata" ? own : label(own)
        return title && !isEmpty(one) ? `${title}: ${value(one, own)}` : []
      })
      .join("\n")
  }
  return { written, label, value }
}

type Formatters = ReturnType<typeof formattersIn>

const rowOf = (name: string, value: string) =>
  markup`<tr><th scope="row">${name}</th><td dir="auto">${value}</td></tr>\n`

const headOf = (kind: "part" | "item", title: string, note = "") =>
  markup`<tr><th class="${kind}" colspan="2" scope="rowgroup" dir="auto">${title}${note && markup`<small>${note}</small>`}</th></tr>\n`

const rowsOf = (record: object, teller: Formatters): Markup[] =>
  Object.entries(record as Record<string, Json>).flatMap(([name, value]) => {
    if (name === "values" || name === "origin") return rowsOf(value as object, teller)
    const label = teller.label(name)
    // A submission's heading already states its kind.
    if (!label || isEmpty(value) || (name === "kind" && "reference" in record)) return []
    const entries: readonly Json[] = Array.isArray(value) && typeof value[0] === "object" ? value : [value]
    return entries.map((entry) => rowOf(label, teller.value(entry, name)))
  })

const partOf = (name: keyof typeof parts, data: PersonData, teller: Formatters): Markup[] => {
  const [title, source, purpose] = parts[name].map(teller.written)
  const records: readonly object[] = data[name]
  if (records.length === 0) return []
  const { written } = teller
  const note = `${written(pageTexts.source)}: ${source}. ${written(pageTexts.purpose)}: ${purpose}.`
  return [
    headOf("part", `${title} (${records.length})`, note),
    ...records.flatMap((record, index) => {
      const { kind, reference } = record as { kind?: string; reference?: string }
      const item = reference ? `${teller.value(kind, "kind")} ${reference}` : String(index + 1)
      return [headOf("item", item), ...rowsOf(record, teller)]
    }),
  ]
}

/** Self-contained, so that it can be kept, printed and opened offline. */
export const pageOf = (data: PersonData, facts: PageFacts): string => {
  const { locale, dataFile } = facts
  const { controller, about, made_at, mails } = data
  const teller = formattersIn(facts)
  const { written } = teller
  const names = namesOf(parts)
  const rows = names.flatMap((name) => partOf(name, data, teller))
  const received = [pageTexts.team, ...(mails.some(({ sent_at }) => sent_at) ? [pageTexts.carrier] : [])]
  const head = [
    rowOf(written(pageTexts.address), about.email),
    rowOf(written(pageTexts.madeAt), `${teller.value(made_at, "made_at")} (${facts.timeZone})`),
    rowOf(written(pageTexts.controller), `${controller.legal_name}, ${controller.email}`),
    rows.length > 0 && rowOf(written(pageTexts.recipients), received.map(written).join("\n")),
  ]
  return markup`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${written(pageTexts.title)} · ${controller.name}</title>
<style>${style}</style>
</head>
<body>
<h1>${written(pageTexts.title)}</h1>
<p>${fillWords(written(pageTexts.intro), { company: controller.name, file: dataFile })}</p>
<table><tbody>
${head}${rows}
</tbody></table>
${rows.length === 0 && markup`<p>${written(pageTexts.nothing)}</p>`}
<p>${fillWords(written(pageTexts.end), { contact: controller.email })}</p>
</body>
</html>
`.html
}
