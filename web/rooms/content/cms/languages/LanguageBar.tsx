import { type Locale, languages, locales } from "@farelight/api/contract/site/locale.ts"
import { Flex } from "../../../../parts/chakra.ts"
import { PaneSwitch } from "../../../../parts/list/ToggleGroup.tsx"
import { Remark } from "../../../../parts/Remark.tsx"
import { type EditedBlock, gapsInWords, gapsOf } from "./editedBlock.ts"

interface Props {
  language: Locale
  blocks: readonly EditedBlock[]
  choose: (language: Locale) => void
}

const names = locales.map((locale) => languages[locale])

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
    <Flex align="center" wrap="wrap" columnGap="4" rowGap="2" marginBottom="4">
      <PaneSwitch
        label="Language of the page"
        panes={names}
        shown={languages[language]}
        show={(name) => choose(locales.find((locale) => languages[locale] === name) ?? "en")}
        size="sm"
      />
      <Remark flex="1" minWidth="60">
        {words ? `On this page, ${words}` : "All texts of this page are in Spanish."}
      </Remark>
    </Flex>
  )
}
