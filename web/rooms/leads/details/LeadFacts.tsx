import { type ReactNode, useState } from "react"
import { toast } from "sonner"
import { copyText } from "../../../browser/copyText.ts"
import { Box, Button, chakra, Grid, Stack, Text } from "../../../parts/chakra.ts"
import type { LeadFact } from "../lead/leadKind.ts"
import { LeadSection } from "../sections/LeadSection.tsx"
import { AnswerDue } from "../status/LeadStatus.tsx"

const COPY = "M5.5 5.5v-3h8v8h-3M2.5 5.5h8v8h-8z"

const CopyButton = ({ term, text }: { term: string; text: string }) => {
  const copy = async () => {
    if (await copyText(text)) toast.success(`${term} copied`)
    else toast.error(`${term} could not be copied`)
  }
  return (
    <Button
      variant="ghost"
      size="2xs"
      minWidth="6"
      height="6"
      flexShrink="0"
      alignSelf="start"
      paddingX="0"
      color="fg.muted"
      aria-label={`Copy ${term.toLowerCase()}`}
      title={`Copy ${term.toLowerCase()}`}
      onClick={copy}
    >
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" focusable="false">
        <path d={COPY} fill="none" stroke="currentColor" strokeWidth="1.25" strokeLinejoin="round" />
      </svg>
    </Button>
  )
}

/** Truncated; its line height makes it easy to hit. */
const inOneLine = {
  minWidth: "0",
  "& a": { display: "block", lineHeight: "1.5rem", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  "& wbr": { display: "none" },
} as const

const Fact = ({ term, value, copied }: LeadFact) => (
  <>
    <chakra.dt color="fg.muted">{term}</chakra.dt>
    <chakra.dd display="flex" alignItems="baseline" gap="1" overflowWrap="anywhere">
      {copied ? (
        <>
          <chakra.span css={inOneLine} title={copied}>
            {value}
          </chakra.span>
          <CopyButton term={term} text={copied} />
        </>
      ) : (
        <chakra.span minWidth="0">{value}</chakra.span>
      )}
    </chakra.dd>
  </>
)

interface Props {
  dueAt: string | null
  wait: string | null
  facts: Readonly<Record<string, readonly LeadFact[]>>
  files: ReactNode
  children: ReactNode
}

// Further lines show on demand, to keep the feed in view.
const LINES_SHOWN = 2

export const LeadFacts = ({ dueAt, wait, facts, files, children }: Props) => {
  const [isFolded, setIsFolded] = useState(true)
  return (
    <Box data-facts data-folded={isFolded || undefined}>
      <Stack gap={{ base: "2", md: "4" }} fontSize="sm">
        {dueAt && (
          <Text>
            Answer <AnswerDue dueAt={dueAt} />
          </Text>
        )}
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
                    <Fact {...fact} />
                  </Grid>
                ))}
              </Grid>
            </LeadSection>
          </Box>
        ))}
        <Box className="more-facts">{files}</Box>
        <Box className="more-facts">{children}</Box>
        <Button
          className="unfold"
          variant="plain"
          size="xs"
          minHeight={{ base: "11", md: "6" }}
          marginY={{ base: "-2", md: "0" }}
          alignSelf="start"
          paddingX="0"
          textDecoration="underline"
          aria-expanded={!isFolded}
          onClick={() => setIsFolded(!isFolded)}
        >
          {isFolded ? "Show all" : "Show less"}
        </Button>
      </Stack>
    </Box>
  )
}
