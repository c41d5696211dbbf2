import { namesOf } from "./namesOf.ts"

/** The name of each language is written in that language, so that its speakers find it. */
export const languages = { en: "English", es: "Español" } as const

export type Locale = keyof typeof languages

export const DEFAULT_LOCALE: Locale = "en"

export const locales = namesOf(languages)

export const territories: Record<Locale, string> = { en: "en_US", es: "es_US" }

export const dateLocales: Record<Locale, string> = { en: "en-US", es: "es-US" }

export const isLocale = (text: unknown): text is Locale => typeof text === "string" && Object.hasOwn(languages, text)

export const prefixOf = (locale: Locale) => (locale === DEFAULT_LOCALE ? "" : `/${locale}`)

export const localized = (path: string, locale: Locale): string =>
  locale === DEFAULT_LOCALE ? path : `${prefixOf(locale)}${path.replace(/^\/(?=$|[?#])/, "")}`

export const readLocale = (pathname: string): { locale: Locale; path: string } => {
  const [, code = "", rest = ""] = /^\/([a-z]{2})(\/.*)?$/i.exec(pathname) ?? []
  const locale = code.toLowerCase()
  return isLocale(locale) && locale !== DEFAULT_LOCALE
    ? { locale, path: rest || "/" }
    : { locale: DEFAULT_LOCALE, path: pathname }
}
