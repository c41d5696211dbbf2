import { Box } from "@chakra-ui/react/box"
import { Button } from "@chakra-ui/react/button"
import { chakra } from "@chakra-ui/react/styled-system"
import { useId, useState } from "react"

// About what a card shows without taking the page over.
const CLAMPED_LINES = 14
const CLAMPED_LENGTH = 700

interface Props {
  label: string
  content: unknown
}

/** A block's content as formatted JSON; of a long one a part, until the reader asks for all of it. */
export const BlockJson = ({ label, content }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const text = JSON.stringify(content, null, 2)
  const isLong = text.length > CLAMPED_LENGTH || text.split("\n").length > CLAMPED_LINES
  return (
    <Box>
      <chakra.pre
        id={id}
        // What scrolls must be reachable by keyboard.
        tabIndex={isLong ? 0 : undefined}
        role={isLong ? "group" : undefined}
        aria-label={isLong ? `${label} as JSON` : undefined}
        background="bg.muted"
        borderRadius="l2"
        borderWidth="1px"
        fontFamily="mono"
        fontSize="sm"
        lineHeight="moderate"
        maxHeight={isLong ? (isOpen ? "xl" : "60") : undefined}
        overflow="auto"
        overflowWrap="anywhere"
        padding="3"
        whiteSpace="pre-wrap"
        css={{ ...(isLong && !isOpen && { maskImage: "linear-gradient(to bottom, black 75%, transparent)" }) }}
      >
        {text}
      </chakra.pre>
      {isLong && (
        <Button
          variant="plain"
          size="xs"
          paddingX="0"
          textDecoration="underline"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`${isOpen ? "Show less" : "Show all"} of ${label}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? "Show less" : "Show all"}
        </Button>
      )}
    </Box>
  )
}
