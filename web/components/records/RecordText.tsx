import { Button } from "@chakra-ui/react/button"
import { chakra } from "@chakra-ui/react/styled-system"
import { Text } from "@chakra-ui/react/text"
import { useId, useState } from "react"

// About three lines of a table's widest column.
const CLAMPED_LENGTH = 120
const CLAMPED_LINES = 3

const mayOverflow = (text: string) => text.length > CLAMPED_LENGTH || text.split("\n").length > CLAMPED_LINES

/** A text that is cut off after a few lines until the reader asks for all of it. */
export const ClampedText = ({ children }: { children: string }) => {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Text id={id} color="fg.muted" fontSize="sm" whiteSpace="pre-line" lineClamp={isOpen ? "none" : CLAMPED_LINES}>
        {children}
      </Text>
      {mayOverflow(children) && (
        <Button
          variant="plain"
          size="xs"
          paddingX="0"
          height="6"
          textDecoration="underline"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? "Show less" : "Show all"}
        </Button>
      )}
    </>
  )
}

/** A text from a machine or for one, exactly as it is. */
export const Verbatim = ({ children }: { children: string }) => (
  <chakra.code display="block" fontFamily="mono" fontSize="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
    {children}
  </chakra.code>
)
