import type { RetentionPeriods } from "../privacy/retention.ts"
import { pixelProviders } from "../site/pixels.ts"
import type { PrivacySettings } from "../site/privacySettings.ts"
import { DEFAULT_LOCALE, dateLocales, type Locale } from "../text/locale.ts"
import { mapTexts } from "./contentTexts.ts"

interface SettingFact {
  on: string
  off: string
  shows: string
  valueIn(settings: PrivacySettings, locale: Locale): string
}

const DAYS_OF_YEAR = 365

const wordsOf = (value: number, unit: "day" | "year", locale: Locale) =>
  new Intl.NumberFormat(dateLocales[locale], { style: "unit", unit, unitDisplay: "long" }).format(value)

const periodIn = (days: number, locale: Locale) =>
  days % DAYS_OF_YEAR === 0 ? wordsOf(days / DAYS_OF_YEAR, "year", locale) : wordsOf(days, "day", locale)

const period = (name: keyof RetentionPeriods, what: string): SettingFact => ({
  on: `${what} are erased by themselves after some time`,
  off: `${what} are kept until somebody erases them`,
  shows: `after how long ${what} are erased`,
  valueIn: ({ retention }, locale) => (retention?.[name] ? periodIn(retention[name], locale) : ""),
})

export const settingFacts: Readonly<Record<string, SettingFact>> = {
  pixels: {
    on: "a third party's pixel is configured",
    off: "no third party's pixel is configured",
    shows: "the companies whose pixels are configured",
    valueIn: ({ pixels }, locale) =>
      new Intl.ListFormat(locale).format([...new Set(pixels.map(({ provider }) => pixelProviders[provider]))]),
  },
  mail: {
    on: "a mail server is set",
    off: "no mail server is set",
    shows: "“mail” while a mail server is set",
    valueIn: ({ mail }) => (mail ? "mail" : ""),
  },
  retention_rejected: period("rejectedDays", "rejected applications and inquiries"),
  retention_leads: period("leadsDays", "all other applications and inquiries"),
  retention_mail: period("mailDays", "logged mails"),
  retention_files: period("filesDays", "files of applications and inquiries"),
  retention_events: period("eventsDays", "events"),
}

const MARK = /^\[if (no )?([^\]]*)\] ?/

/** Null if a condition does not hold. Unknown conditions stay as written. */
const shownLine = (line: string, values: Readonly<Record<string, string>>): string | null => {
  const [mark, isOff, name = ""] = MARK.exec(line) ?? []
  if (mark === undefined || !Object.hasOwn(values, name)) return line
  const isOn = values[name] !== ""
  return isOn === (isOff === undefined) ? shownLine(line.slice(mark.length), values) : null
}

const valuesOf = (settings: PrivacySettings, locale: Locale) =>
  Object.fromEntries(Object.entries(settingFacts).map(([name, { valueIn }]) => [name, valueIn(settings, locale)]))

/** `[if pixels]` and `[if no pixels]` show or hide a line. `{pixels}` becomes the names of the pixel providers. */
export const followSettings = <Content>(
  content: Content,
  settings: PrivacySettings,
  locale: Locale = DEFAULT_LOCALE,
): Content => {
  const values = valuesOf(settings, locale)
  return mapTexts(content, (text) => {
    const lines = text.includes("[if ") ? text.split("\n").map((line) => shownLine(line, values)) : [text]
    const shown = lines.filter((line) => line !== null).join("\n")
    return shown.replace(/\{([a-z_]+)\}/g, (written, name: string) =>
      Object.hasOwn(values, name) ? (values[name] ?? "") : written,
    )
  })
}

const conditionsOf = (text: string): { mark: string; isOff: boolean; name: string }[] => {
  const found = new Map<string, { mark: string; isOff: boolean; name: string }>()
  for (const line of text.split("\n"))
    for (let rest = line, match = MARK.exec(rest); match; rest = rest.slice(match[0].length), match = MARK.exec(rest)) {
      const mark = match[0].trim()
      found.set(mark, { mark, isOff: match[1] !== undefined, name: match[2] ?? "" })
    }
  return [...found.values()]
}

export const conditionsInWords = (text: string): string[] =>
  conditionsOf(text).flatMap(({ mark, isOff, name }) => {
    const fact = Object.hasOwn(settingFacts, name) ? settingFacts[name] : undefined
    return fact ? [`Lines with ${mark} show only while ${isOff ? fact.off : fact.on}.`] : []
  })

const withoutConditions = (line: string): string => {
  const rest = line.replace(MARK, "")
  return rest === line ? line : withoutConditions(rest)
}

const MISPLACED = new RegExp(`\\[if +(no +)?(${Object.keys(settingFacts).join("|")})\\]`, "i")

export const conditionFault = (text: string): string | null => {
  const unknown = conditionsOf(text).filter(({ name }) => !Object.hasOwn(settingFacts, name))
  if (unknown.length > 0) {
    const known = Object.keys(settingFacts).map((name) => `[if ${name}]`)
    return `There is no setting for ${unknown.map(({ mark }) => mark).join(", ")}. You can use ${known.join(", ")}, each also with “no”: [if no pixels].`
  }
  const [misplaced] = text.split("\n").flatMap((line) => MISPLACED.exec(withoutConditions(line))?.[0] ?? [])
  // A condition elsewhere in a line would be shown literally.
  return misplaced ? `Write ${misplaced.toLowerCase()} at the very beginning of its line, also before “- ”.` : null
}
