import type { Locale } from "../text/locale.ts"
import { englishWords, type Words } from "./en.ts"
import { spanishWords } from "./es.ts"

const all: Record<Locale, Words> = { en: englishWords, es: spanishWords }

/** Only the server loads all languages. A page gets the words of its own language. */
export const wordsIn = (locale: Locale): Words => all[locale]
