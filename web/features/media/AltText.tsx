import { Badge } from "@chakra-ui/react/badge"
import { Button } from "@chakra-ui/react/button"
import { Flex } from "@chakra-ui/react/flex"
import { Text } from "@chakra-ui/react/text"
import { useRef, useState } from "react"
import { AltTextField } from "./AltTextField.tsx"

interface Props {
  file: { id: string; filename: string; altText: string }
}

/** What a picture shows, in words, or a mark that nobody has said it yet; either can be changed in place. */
export const AltText = ({ file }: Props) => {
  const [isEditing, setIsEditing] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)

  const close = () => {
    setIsEditing(false)
    // The field that had the focus is gone.
    requestAnimationFrame(() => opener.current?.focus())
  }

  if (isEditing) return <AltTextField file={file} saved={close} cancel={close} />
  return (
    <Flex gap="2" align="center" justify="space-between" minHeight="8">
      {file.altText ? (
        <Text fontSize="sm" color="fg.muted" lineClamp="2" overflowWrap="anywhere" title={file.altText}>
          {file.altText}
        </Text>
      ) : (
        <Badge colorPalette="yellow" variant="surface">
          No alt text
        </Badge>
      )}
      <Button
        ref={opener}
        variant="plain"
        size="xs"
        paddingX="1"
        textDecoration="underline"
        aria-label={`${file.altText ? "Edit" : "Add"} alt text of ${file.filename}`}
        onClick={() => setIsEditing(true)}
      >
        {file.altText ? "Edit" : "Add"}
      </Button>
    </Flex>
  )
}
