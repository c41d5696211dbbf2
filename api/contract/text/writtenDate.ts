import { dateLocales, type Locale } from "./locale.ts"

export const localizeDate = (text: string, locale: Locale) => {
  const moment = /^[A-Z][a-z]+ \d{1,2}, \d{4}$/.test(text) ? Date.parse(`${text} UTC`) : Number.NaN
  if (Number.isNaN(moment)) return text
  return new Intl.DateTimeFormat(dateLocales[locale], { dateStyle: "long", timeZone: "UTC" }).format(moment)
}
