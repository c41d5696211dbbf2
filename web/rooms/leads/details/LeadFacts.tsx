import { type ReactNode, useState } from "react"
import { toast } from "sonner"
import { copyText } from "../../../browser/copyText.ts"
import { Box, chakra, Grid, Stack, Text, TextButton } from "../../../components/chakra.ts"
import type { LeadFact } from "../lead/leadKind.ts"
import { LeadSection } from "../sections/LeadSection.tsx"
import { Correctable, IconButton } from "./Correctable.tsx"
import type { FactFormProps } from "./FactForm.tsx"

const COPY = "M5.5 5.5v-3h8v8h-3M2.5 5.5h8v8h-8z"

/** A link is cut to one line, which is high enough to be an easy target. */
const inOneLine = {
  "& a": { display: "block", lineHeight: "1.5rem", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  "& wbr": { display: "none" },
} as const

const Fact = ({
  fact: { term, value, copied, fields = [] },
  ...about
}: Omit<FactFormProps, "fields" | "close"> & { fact: LeadFact }) => {
  const noun = term.toLowerCase()
  const copy = async () => {
    if (await copyText(copied ?? "")) toast.success(`${term} copied`)
    else toast.error(`${term} could not be copied`)
  }
  return (
    <>
      <chakra.dt color="fg.muted">{term}</chakra.dt>
      <chakra.dd display="flex" alignItems="baseline" gap="1" overflowWrap="anywhere">
        <Correctable {...about} noun={noun} fields={fields}>
          <chakra.span minWidth="0" css={copied ? inOneLine : undefined} title={copied}>
            {value || <chakra.span color="fg.muted">—</chakra.span>}
          </chakra.span>
          {copied && <IconButton label={`Copy ${noun}`} path={COPY} onClick={copy} />}
        </Correctable>
      </chakra.dd>
    </>
  )
}

interface Props extends Omit<FactFormProps, "fields" | "close"> {
  dueAt: ReactNode
  wait: string | null
  facts: Readonly<Record<string, readonly LeadFact[]>>
  files: ReactNode
  children: ReactNode
}

// Further lines are shown on demand, so that the feed stays in view.
const LINES_SHOWN = 3

export const LeadFacts = ({ dueAt, wait, facts, files, children, ...about }: Props) => {
  const [isFolded, setIsFolded] = useState(true)
  return (
    <Box data-facts data-folded={isFolded || undefined}>
      <Stack gap={{ base: "2", md: "4" }} fontSize="sm">
        {dueAt && <Text>Answer {dueAt}</Text>}
        {wait && <Text>{wait}</Text>}
        {Object.entries(facts).map(([title, lines], section) => (
          <Box key={title} className={section > 0 ? "more-facts" : undefined}>
            <LeadSection title={title} isAside>
              <Grid as="dl" templateColumns="repeat(auto-fill, minmax(min(100%, 15rem), 1fr))" columnGap="5" rowGap="1">
                {lines.map((fact, line) => (
                  <Grid
                    key={fact.term}
                    className={line >= LINES_SHOWN ? "more-facts" : undefined}
                    templateColumns="var(--term-width, 5.5rem) minmax(0, 1fr)"
                    alignItems="baseline"
                    columnGap="2"
                    minHeight="6"
                  >
                    <Fact {...about} fact={fact} />
                  </Grid>
                ))}
              </Grid>
            </LeadSection>
          </Box>
        ))}
        <Box className="more-facts">{files}</Box>
        <Box className="more-facts">{children}</Box>
        <TextButton
          className="unfold"
          size="xs"
          minHeight={{ base: "11", md: "6" }}
          marginBottom={{ base: "-2", md: "0" }}
          alignSelf="start"
          aria-expanded={!isFolded}
          onClick={() => setIsFolded(!isFolded)}
        >
          {isFolded ? "Show all" : "Show less"}
        </TextButton>
      </Stack>
    </Box>
  )
}
