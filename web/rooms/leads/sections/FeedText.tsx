import { useId, useState } from "react"
import { Button, Text } from "../../../components/chakra.ts"

const CHARACTERS_IN_LINE = 75

export const feedButton = {
  variant: "plain",
  size: "2xs",
  paddingX: "0",
  color: "fg.muted",
  textDecoration: "underline",
} as const

export const FeedText = ({ text, lines = 8 }: { text: string; lines?: number }) => {
  const id = useId()
  const isLong = text.length > lines * CHARACTERS_IN_LINE || text.split("\n").length > lines
  const [isWhole, setIsWhole] = useState(false)
  return (
    <>
      <Text id={id} whiteSpace="pre-line" overflowWrap="anywhere" lineClamp={isLong && !isWhole ? lines : undefined}>
        {text}
      </Text>
      {isLong && (
        <Button {...feedButton} aria-expanded={isWhole} aria-controls={id} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? "Show less" : "Show all"}
        </Button>
      )}
    </>
  )
}
