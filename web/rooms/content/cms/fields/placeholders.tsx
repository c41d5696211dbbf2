import { placeholdersIn, type StoredSection } from "@farelight/api/contract/content/pageContent.ts"
import { conditionsInWords, settingFacts } from "@farelight/api/contract/content/settingTexts.ts"
import { chakra, Text } from "../../../../components/chakra.ts"

export interface Placeholder {
  name: string
  value: string
}

export const placeholdersOf = (
  section: Pick<StoredSection, "page" | "sectionId">,
  blocks: readonly StoredSection[],
): Placeholder[] => Object.entries(placeholdersIn(section, blocks)).map(([name, value]) => ({ name, value }))

export const placeholderNamesIn = (text: string) => [
  ...new Set([...text.matchAll(/\{([a-z_]+)\}/g)].map(([, name = ""]) => name)),
]

export const PlaceholderNote = ({ text, placeholders }: { text: string; placeholders: readonly Placeholder[] }) => {
  if (placeholders.length === 0) return null
  const notes = placeholderNamesIn(text).flatMap((name) => {
    const fact = placeholders.find((placeholder) => placeholder.name === name)
    return fact ? [`{${name}} shows as ${fact.value}.`] : []
  })
  const all = [...conditionsInWords(text), ...notes]
  return all.length > 0 ? all.join(" ") : null
}

export const FactList = ({ placeholders }: { placeholders: readonly Placeholder[] }) => (
  <chakra.details fontSize="sm">
    <chakra.summary cursor="pointer" color="fg.muted">
      Facts that you can name in a text
    </chakra.summary>
    <Text color="fg.muted" marginTop="2">
      Written in braces, a fact shows with its present value. It is changed on the page “Global”.
    </Text>
    {placeholders.some(({ name }) => Object.hasOwn(settingFacts, name)) && (
      <Text color="fg.muted" marginTop="2">
        Those at the end follow the settings. A line that begins with [if pixels] shows only while pixels are
        configured, one with [if no pixels] only while none is; the other settings work alike. The preview shows what is
        set now.
      </Text>
    )}
    <chakra.dl display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="4" rowGap="1" marginTop="2">
      {placeholders.map(({ name, value }) => (
        <chakra.div key={name} display="contents">
          <chakra.dt fontFamily="mono">{`{${name}}`}</chakra.dt>
          <chakra.dd overflowWrap="anywhere">{value}</chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  </chakra.details>
)
