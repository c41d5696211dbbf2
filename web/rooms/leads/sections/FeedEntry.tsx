import { DAY_MS, MINUTE_MS } from "@farelight/api/contract/text/durations.ts"
import type { ReactNode } from "react"
import { Box, chakra, Flex } from "../../../components/chakra.ts"
import { Avatar } from "../../../components/records/Avatar.tsx"
import { formatDuration, formatMoment, useMinute } from "../../../components/records/DateTime.tsx"
import { dateFormat } from "../../../components/records/dateFormat.ts"
import { SeparatorDot } from "../../../components/records/RecordText.tsx"

const formatDay = dateFormat({ dateStyle: "medium" })

const Ago = ({ at }: { at: string }) => {
  const age = useMinute() - Date.parse(at)
  const recent = age < MINUTE_MS ? "just now" : `${formatDuration(age)} ago`
  return (
    <chakra.span whiteSpace="nowrap">
      <SeparatorDot />{" "}
      <time dateTime={at} title={formatMoment(at)}>
        {age < 14 * DAY_MS ? recent : formatDay(new Date(at))}
      </time>
    </chakra.span>
  )
}

/** For internal notes. The dark theme has another color, as a light tint of amber would look gray on night blue. */
const internalLook = {
  background: {
    base: "color-mix(in srgb, {colors.brand.solid} 9%, {colors.bg})",
    _dark: "color-mix(in srgb, {colors.yellow.subtle} 65%, {colors.bg})",
  },
  borderColor: "color-mix(in srgb, {colors.brand.solid} 40%, {colors.bg})",
} as const

interface Props {
  at?: string
  /** Undefined for an event, which has a dot instead. */
  author?: string | undefined
  children: ReactNode
  state?: ReactNode
  text?: ReactNode
  isInternal?: boolean
  isPlain?: boolean
}

export const FeedEntry = ({ at, author, children, state, text, isInternal = false, isPlain = false }: Props) => (
  <Flex as="li" gap="3" fontSize="sm" minWidth="0">
    <Flex flexShrink="0" width="6" height="6" align="center" justify="center">
      {author ? (
        <Avatar name={author} />
      ) : (
        <chakra.span boxSize="2" borderRadius="full" background="border" aria-hidden="true" />
      )}
    </Flex>
    <Box minWidth="0" flex="1">
      <Box color="fg.muted" lineHeight="1.5rem">
        {children} {at && <Ago at={at} />} {state}
      </Box>
      {text && isPlain && <Box marginTop="1">{text}</Box>}
      {text && !isPlain && (
        <Box
          marginTop="1"
          paddingX="3.5"
          paddingY="2"
          borderWidth="1px"
          borderRadius="l3"
          background="bg"
          {...(isInternal && internalLook)}
        >
          {text}
        </Box>
      )}
    </Box>
  </Flex>
)

export const firstWord = (name: string) => name.trim().split(/\s/, 1).join()

export const FeedActor = ({ children }: { children: string }) => (
  <chakra.strong fontWeight="semibold" color="fg">
    {children}
  </chakra.strong>
)
