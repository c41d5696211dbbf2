import type { Locale } from "../text/locale.ts"
import { englishWords, type Words } from "./en.ts"
import { spanishWords } from "./es.ts"

const all: Record<Locale, Words> = { en: englishWords, es: spanishWords }

/** Only the server has all languages; a page gets its own. */
export const wordsIn = (locale: Locale): Words => all[locale]
