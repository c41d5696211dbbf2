import { type ReactNode, useId } from "react"
import { Box, chakra, Flex, Grid, Text } from "../../../components/chakra.ts"
import type { MergeRow, MergeSide } from "./mergeRows.tsx"

const SIDES = ["Older", "Newer"] as const

const sides: readonly MergeSide[] = [0, 1]

const mergeColumns = { base: "minmax(0, 1fr)", md: "7.5rem minmax(0, 1fr) minmax(0, 1fr)" } as const

/** Hidden from screen readers, as each option repeats the header. */
export const MergeColumnHeads = () => (
  <Grid hideBelow="md" aria-hidden templateColumns={mergeColumns} columnGap="3" color="fg.muted" fontSize="xs">
    {SIDES.map((name, side) => (
      <Text key={name} gridColumn={side + 2} paddingX="3">
        {name}
      </Text>
    ))}
  </Grid>
)

/** Visible only where no column headers name the sides. */
const SideName = ({ side }: { side: MergeSide }) => (
  <Text as="span" order="1" color="fg.muted" fontSize="xs" lineHeight="1.25rem" srOnly={{ base: false, md: true }}>
    {`${SIDES[side]} `}
  </Text>
)

const cell = { minWidth: "0", overflowWrap: "anywhere", whiteSpace: "pre-line" } as const

const quiet = { ...cell, paddingX: { base: "0", md: "3" }, paddingY: { base: "0", md: "1" } } as const

interface OptionProps {
  name: string
  side: MergeSide
  isChosen: boolean
  choose: () => void
  children: ReactNode
}

const Option = ({ name, side, isChosen, choose, children }: OptionProps) => (
  <chakra.label
    {...cell}
    display="flex"
    gap="2.5"
    paddingX="3"
    paddingY="2"
    minHeight={{ base: "11", md: "10" }}
    cursor="pointer"
    borderWidth="1px"
    borderRadius="l2"
    borderColor={isChosen ? "fg" : "border"}
    background={isChosen ? "bg.selected" : "bg"}
    color={isChosen ? "fg" : "fg.muted"}
    _hover={{ borderColor: "fg" }}
    _focusWithin={{ outline: "2px solid", outlineColor: "fg", outlineOffset: "1px" }}
  >
    <chakra.input
      type="radio"
      name={name}
      checked={isChosen}
      onChange={choose}
      accentColor="currentColor"
      flexShrink="0"
      boxSize="4"
      marginTop="0.5"
      outline="none"
    />
    <Flex flex="1" minWidth="0" gap="2" justify="space-between">
      <SideName side={side} />
      <Box minWidth="0">{children}</Box>
    </Flex>
  </chakra.label>
)

interface Props {
  row: Pick<MergeRow, "term" | "values" | "state">
  chosen: MergeSide
  choose: (side: MergeSide) => void
}

export const MergeChoice = ({ row: { term, values, state }, chosen, choose }: Props) => {
  const id = useId()
  const isChoice = state === "differ"
  return (
    <Grid
      role={isChoice ? "radiogroup" : "group"}
      aria-labelledby={id}
      templateColumns={mergeColumns}
      columnGap="3"
      rowGap={isChoice ? "1.5" : "0"}
      paddingY={isChoice ? "1.5" : "1"}
      fontSize="sm"
    >
      <Text id={id} color="fg.muted" paddingTop={{ md: isChoice ? "2" : "1" }}>
        {term}
      </Text>
      {sides.map((side) =>
        isChoice ? (
          <Option key={side} name={id} side={side} isChosen={side === chosen} choose={() => choose(side)}>
            {values[side]}
          </Option>
        ) : (
          <Box
            key={side}
            {...quiet}
            hideBelow={side === chosen ? undefined : "md"}
            color={state !== "same" && side === chosen ? "fg" : "fg.muted"}
          >
            {values[side] || "–"}
          </Box>
        ),
      )}
    </Grid>
  )
}
