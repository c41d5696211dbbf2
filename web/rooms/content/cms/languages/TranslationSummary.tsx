import { translatableField } from "@farelight/api/contract/content/sectionTranslation.ts"
import { Box, Text } from "../../../../parts/chakra.ts"
import { Remark } from "../../../../parts/Remark.tsx"
import { keyPathInWords } from "../content.ts"
import { type EditedBlock, gapsInWords, gapsOf } from "./editedBlock.ts"

/** How the live Spanish of a section stands: how much is missing, and what changed in English since. */
export const TranslationSummary = ({ block }: { block: EditedBlock }) => {
  if (!translatableField(block.page, block.sectionId))
    return <Text color="fg.muted">Nothing here has a language: it is edited in English and counts in both.</Text>
  const { missing, outdated } = gapsOf(block)
  const words = gapsInWords({ missing: missing.length, outdated: outdated.length })
  if (!words) return <Remark>All texts are in Spanish.</Remark>
  return (
    <Box
      background={outdated.length > 0 ? "yellow.subtle" : "bg.muted"}
      color={outdated.length > 0 ? "yellow.fg" : "fg"}
      borderRadius="l2"
      fontSize="sm"
      paddingX="3"
      paddingY="2"
    >
      <Text fontWeight="medium">{words}</Text>
      {outdated.length > 0 && <Text>May be out of date: {outdated.map(keyPathInWords).join(", ")}.</Text>}
    </Box>
  )
}
