import { Progress } from "@chakra-ui/react/progress"
import { type ReactNode, useEffect, useRef } from "react"
import { Box, chakra, Flex, Heading, Text } from "../../../parts/chakra.ts"
import { counted } from "../../../parts/list/counts.ts"
import { Remark } from "../../../parts/Remark.tsx"
import { RouteLink } from "../../../parts/RouteLink.tsx"
import { type Import, openSteps, type StepName, steps } from "./importWords.ts"

export const stepAddress = (step: StepName) => `?step=${step}`

const bar = { height: "1", borderRadius: "full", marginBottom: "1.5" }

interface Props {
  current: StepName
  /** Undefined before the upload. */
  leadImport?: Import
  about?: ReactNode
  children: ReactNode
}

export const ImportStep = ({ current, leadImport, about, children }: Props) => {
  const open = leadImport ? openSteps(leadImport) : []
  const index = steps.findIndex(({ name }) => name === current)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    // The button that led here is gone.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <Flex direction="column" gap="5" maxWidth="80rem">
      <Flex as="nav" aria-label="Steps" gap={{ base: "1.5", md: "3" }}>
        {steps.map(({ name, label }, place) => (
          <Box key={name} flex="1" minWidth="0" aria-current={name === current ? "step" : undefined}>
            <Box css={bar} background={place <= index ? "brand.fg" : "border"} />
            <Text
              as="span"
              display={{ base: "none", md: "block" }}
              fontSize="sm"
              fontWeight={name === current ? "semibold" : undefined}
              color={name === current ? "fg" : "fg.muted"}
            >
              {`${place + 1} `}
              {open.includes(name) && name !== current ? (
                <RouteLink to={stepAddress(name)} color="fg.muted" display="inline">
                  {label}
                </RouteLink>
              ) : (
                label
              )}
            </Text>
          </Box>
        ))}
      </Flex>
      <Box>
        <Heading as="h3" ref={heading} tabIndex={-1} outline="none" size="lg">
          <chakra.span color="fg.muted" fontWeight="normal" marginEnd="2">{`Step ${index + 1} of 5`}</chakra.span>
          {steps[index]?.label}
        </Heading>
        {about && (
          <Remark maxWidth="72ch" marginTop="1">
            {about}
          </Remark>
        )}
      </Box>
      {children}
    </Flex>
  )
}

interface ButtonsProps {
  back?: readonly [address: string, words: string]
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

export const ImportProgress = ({
  label,
  leadImport: { doneCount, rowCount },
}: {
  label: string
  leadImport: Import
}) => {
  const told = `${doneCount.toLocaleString("en-US")} of ${counted(rowCount, ["row", "rows"])}`
  return (
    <Box>
      <Flex justify="space-between" gap="4" wrap="wrap" fontSize="sm" marginBottom="2">
        <Text fontWeight="medium">{label}</Text>
        <Text color="fg.muted" fontVariantNumeric="tabular-nums">
          {told}
        </Text>
      </Flex>
      <Progress.Root value={Math.min(doneCount, rowCount)} max={Math.max(1, rowCount)} colorPalette="brand">
        <Progress.Track aria-label={label} aria-valuetext={told}>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
    </Box>
  )
}
