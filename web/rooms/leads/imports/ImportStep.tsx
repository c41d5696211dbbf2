import { type ReactNode, useEffect, useRef } from "react"
import { Box, chakra, Flex, Heading, HelpText } from "../../../components/chakra.ts"
import { RouteLink } from "../../../components/RouteLink.tsx"

const steps = ["File", "Columns", "Preview", "Run"] as const

interface Props {
  current: (typeof steps)[number]
  about?: ReactNode
  children: ReactNode
}

export const ImportStep = ({ current, about, children }: Props) => {
  const index = steps.indexOf(current)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    // The button that led here is gone, so the heading gets the focus.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <Flex direction="column" gap="5" maxWidth="80rem">
      <Box>
        <Heading as="h3" ref={heading} tabIndex={-1} outline="none" size="lg">
          <chakra.span color="fg.muted" fontWeight="normal" marginEnd="2">
            {`Step ${index + 1} of ${steps.length}`}
          </chakra.span>
          {current}
        </Heading>
        {about && (
          <HelpText maxWidth="72ch" marginTop="1">
            {about}
          </HelpText>
        )}
      </Box>
      {children}
    </Flex>
  )
}

interface ButtonsProps {
  back?: readonly [address: string, words: string] | false
  children?: ReactNode
}

export const StepButtons = ({ back, children }: ButtonsProps) => (
  <Flex gap="3" align="center" justify="end" wrap="wrap" borderTopWidth="1px" paddingTop="4" fontSize="sm">
    {back && (
      <RouteLink to={back[0]} color="fg.muted" marginEnd="auto">
        {back[1]}
      </RouteLink>
    )}
    {children}
  </Flex>
)
