import type { ReactNode } from "react"
import { Box, chakra, Flex } from "../../../parts/chakra.ts"
import { Avatar } from "../../../parts/records/Avatar.tsx"
import { Moment } from "../../../parts/records/Moment.tsx"

interface Props {
  at: string
  /** Who wrote it; without, it is something that happened, beside a dot. */
  author?: string | undefined
  /** What it is, in a line. */
  children: ReactNode
  /** What was written. */
  text?: ReactNode
  isInternal?: boolean
}

/** One entry of a lead's feed. */
export const FeedEntry = ({ at, author, children, text, isInternal = false }: Props) => (
  <Flex as="li" gap="3" fontSize="sm" minWidth="0">
    <Flex flexShrink="0" width="6" height="6" align="center" justify="center">
      {author ? (
        <Avatar name={author} />
      ) : (
        <chakra.span boxSize="1.5" borderRadius="full" background="border.emphasized" aria-hidden="true" />
      )}
    </Flex>
    <Box minWidth="0" flex="1" paddingTop="0.5">
      <Box color="fg.muted" lineHeight="short">
        {children}
        <chakra.span fontSize="xs" whiteSpace="nowrap" marginStart="2">
          <Moment at={at} />
        </chakra.span>
      </Box>
      {text && (
        <Box
          marginTop="1.5"
          paddingX="3"
          paddingY="2"
          borderWidth="1px"
          borderRadius="l3"
          // Of what only the team reads.
          background={isInternal ? "color-mix(in srgb, {colors.yellow.subtle} 35%, {colors.bg})" : "bg"}
          borderColor={isInternal ? "color-mix(in srgb, {colors.yellow.fg} 25%, {colors.bg})" : undefined}
        >
          {text}
        </Box>
      )}
    </Box>
  </Flex>
)

/** Who did it, at the beginning of an entry's line. */
export const FeedActor = ({ children }: { children: string }) => (
  <chakra.strong fontWeight="semibold" color="fg">
    {children}
  </chakra.strong>
)
