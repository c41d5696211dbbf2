import { type Locale, languages, locales } from "@farelight/api/contract/site/locale.ts"
import { Segments } from "../../../../parts/list/Segments.tsx"
import { Remark } from "../../../../parts/Remark.tsx"
import { type EditedBlock, gapsInWords, gapsOf } from "./editedBlock.ts"

interface Props {
  language: Locale
  blocks: readonly EditedBlock[]
  choose: (language: Locale) => void
}

const options = locales.map((name) => ({ name, label: languages[name] }))

/** Which language the page is edited in, and how much of it is not in Spanish. */
export const LanguageBar = ({ language, blocks, choose }: Props) => {
  // What the site does not know has no Spanish.
  if (blocks.length === 0) return null
  const gaps = blocks.map(gapsOf)
  const words = gapsInWords({
    missing: gaps.flatMap(({ missing }) => missing).length,
    outdated: gaps.flatMap(({ outdated }) => outdated).length,
  })
  return (
    <>
      <Segments label="Language of the page" options={options} chosen={language} choose={choose} />
      <Remark flex={{ base: "1 1 100%", md: "1" }}>
        {words ? `On this page, ${words}` : "The Spanish of this page is complete."}
      </Remark>
    </>
  )
}
