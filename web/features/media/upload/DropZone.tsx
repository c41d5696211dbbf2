import { Flex } from "@chakra-ui/react/flex"
import { Stack } from "@chakra-ui/react/stack"
import { Text } from "@chakra-ui/react/text"
import type { ReactNode } from "react"
import { useFileDrop } from "./useFileDrop.ts"

interface Props {
  take: (files: File[]) => void
  minHeight?: "80"
  children: ReactNode
}

/** Takes the files that are dropped anywhere on its content, and says so while some are held over it. */
export const DropZone = ({ take, minHeight, children }: Props) => {
  const { isOver, dropTarget } = useFileDrop(take)
  return (
    <Stack gap="5" position="relative" minHeight={minHeight} {...dropTarget}>
      {children}
      {isOver && (
        <Flex
          position="absolute"
          inset="-2"
          zIndex="docked"
          justify="center"
          align="start"
          background="bg.subtle/90"
          borderWidth="2px"
          borderStyle="dashed"
          borderColor="brand.fg"
          borderRadius="l3"
          pointerEvents="none"
        >
          {/* The content may be far higher than the window. */}
          <Text position="sticky" top="40%" paddingY="16" fontSize="lg" fontWeight="semibold">
            Drop images to upload them
          </Text>
        </Flex>
      )}
    </Stack>
  )
}
