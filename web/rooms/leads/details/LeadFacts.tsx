import { toast } from "sonner"
import { copyText } from "../../../parts/browser/copyText.ts"
import { Button, chakra, Grid } from "../../../parts/chakra.ts"
import type { LeadFact } from "../lead/leadKind.ts"

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

/** What the sender entered, in as few lines as the width allows. */
export const LeadFacts = ({ facts }: { facts: readonly LeadFact[] }) => (
  <Grid
    as="dl"
    templateColumns="repeat(auto-fill, minmax(min(100%, 15rem), 1fr))"
    columnGap="5"
    rowGap="1"
    fontSize="sm"
  >
    {facts.map(({ term, value, copied }) => (
      <Grid key={term} templateColumns="var(--term-width, 5.5rem) minmax(0, 1fr)" alignItems="baseline" minHeight="6">
        <chakra.dt color="fg.muted">{term}</chakra.dt>
        <chakra.dd display="flex" alignItems="baseline" gap="1" overflowWrap="anywhere">
          <chakra.span minWidth="0">{value}</chakra.span>
          {copied && <CopyButton term={term} text={copied} />}
        </chakra.dd>
      </Grid>
    ))}
  </Grid>
)
