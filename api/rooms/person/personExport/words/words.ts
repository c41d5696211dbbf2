import type { Locale } from "../../../../contract/site/locale.ts"
import { type ExportWords, englishExportWords } from "./en.ts"
import { spanishExportWords } from "./es.ts"

const all: Record<Locale, ExportWords> = { en: englishExportWords, es: spanishExportWords }

/** The words of an export's page in a language. They stand apart from the site's, which every page is handed. */
export const exportWordsIn = (locale: Locale): ExportWords => all[locale]
