import type { ReactNode } from "react"
import { Box, Flex, PrimaryButton, Stack, Text } from "../chakra.ts"
import { counted } from "./counts.ts"

interface Props {
  count: number
  importedCount?: number
  noun: readonly [string, string]
  show: () => void
}

/** Floats, so that no row moves while the operator reads it. */
export const NewRecordsNotice = ({ count, importedCount = 0, noun: [one, several], show }: Props) => {
  const imported = Math.min(count, importedCount)
  const words = [
    count > imported && counted(count - imported, [`new ${one}`, `new ${several}`]),
    imported > 0 && `${counted(imported, [one, several])} imported`,
  ].filter(Boolean)
  return (
    <Flex role="status" position="sticky" top="3" height="0" marginBottom="-3" justify="center" zIndex="docked">
      {count > 0 && (
        <PrimaryButton borderRadius="full" boxShadow="lg" onClick={show}>
          {`${words.join(", ")} — show`}
        </PrimaryButton>
      )}
    </Flex>
  )
}

export const searchNote = (search: string) =>
  /^[^\p{L}\p{N}]+$/u.test(search.trim()) && "Search for letters or digits: other characters find nothing."

interface EmptyNoteProps {
  title?: string
  children?: ReactNode
}

export const EmptyNote = ({ title, children }: EmptyNoteProps) => (
  <Stack
    align="center"
    gap="2"
    borderWidth="1px"
    borderStyle="dashed"
    borderRadius="l3"
    color="fg.muted"
    maxWidth="45rem"
    width="full"
    marginX="auto"
    paddingX="6"
    paddingY="12"
    textAlign="center"
    textWrap="balance"
  >
    {title && (
      <Text fontWeight="semibold" color="fg">
        {title}
      </Text>
    )}
    {children && (
      <Box maxWidth="60ch" fontSize="sm">
        {children}
      </Box>
    )}
  </Stack>
)
