import { isDay } from "@farelight/api/contract/content/figure.ts"
import { Badge, Text } from "../../../../parts/chakra.ts"
import type { Content } from "../content.ts"

const missingParts = [
  { key: "basis", name: "how it is known (basis)", isThere: (text: string) => text.trim() !== "" },
  { key: "as_of", name: "the day it was established (as of)", isThere: isDay },
] as const

/** What a figure lacks before the site may put it on show. Nothing for one that has it. */
export const FigureWarning = ({ figure }: { figure: Content }) => {
  const missing = missingParts
    .filter(({ key, isThere }) => !isThere(typeof figure[key] === "string" ? figure[key] : ""))
    .map(({ name }) => name)
  if (missing.length === 0) return null
  return (
    <Text fontSize="sm" color="yellow.fg">
      <Badge colorPalette="yellow" marginInlineEnd="2">
        Not verified
      </Badge>
      Missing: {missing.join(" and ")}. Until then, the site shows this figure plainly and says that it is not verified.
      What the site calls our planning figure, set your own.
    </Text>
  )
}
