import { Button } from "@chakra-ui/react/button"
import { Text, type TextProps } from "@chakra-ui/react/text"
import type { ComponentProps } from "react"

type Props = ComponentProps<typeof Button>

// Half-transparent amber would look dirty, above all in the dark.
const off = { opacity: 1, background: "border", color: "fg.muted" } as const

export const PrimaryButton = (props: Props) => (
  <Button variant="solid" colorPalette="brand" _disabled={off} {...props} />
)

export const DangerButton = (props: Props) => <Button variant="solid" background="fg.error" color="bg" {...props} />

export const TextButton = (props: Props) => (
  <Button variant="plain" paddingX="0" textDecoration="underline" {...props} />
)

export const HelpText = (props: TextProps) => <Text color="fg.muted" fontSize="sm" {...props} />

export const Small = (props: TextProps) => <Text as="span" color="fg.muted" fontSize="xs" {...props} />
