import { sampleCsv } from "../../contract/campaign/campaignFiles.ts"
import type { StoredSection } from "../../contract/content/pageContent.ts"
import { locales, localized } from "../../contract/site/locale.ts"
import { csvPaths } from "../../contract/site/sitePaths.ts"

interface ContentFile {
  path: string
  type: string
  make: (sections: readonly StoredSection[]) => Promise<string>
}

const CSV = "text/csv; charset=utf-8"

const textOf = async (parts: AsyncIterable<string>) => {
  let text = ""
  for await (const part of parts) text += part
  return text
}

/** The files that are made of the content. Programs read the tables: these have the same columns in every language. */
export const contentFiles: readonly ContentFile[] = locales.flatMap((locale): ContentFile[] => [
  {
    path: localized(csvPaths.sampleReport, locale),
    type: CSV,
    make: (sections) => textOf(sampleCsv(sections, locale)),
  },
])
