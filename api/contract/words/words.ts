import type { Locale } from "../text/locale.ts"
import { englishWords, type Words } from "./en.ts"
import { spanishWords } from "./es.ts"

const all: Record<Locale, Words> = { en: englishWords, es: spanishWords }

/** The words of a language. Only the server has all of them: a page is handed those of its own. */
export const wordsIn = (locale: Locale): Words => all[locale]
