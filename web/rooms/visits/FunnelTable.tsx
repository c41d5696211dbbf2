import type { FunnelTable_StageFragment } from "../../graphql/generated.ts"
import { Box, Text } from "../../parts/chakra.ts"
import { type Column, RecordTable } from "../../parts/list/RecordTable.tsx"

type Stage = FunnelTable_StageFragment & { id: string }

const number = new Intl.NumberFormat("en-US")
const percent = new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 1 })

/** What part of the visits led to a lead; nothing where leads came from visits that were not counted. */
const rateOf = ({ visits, sent }: Stage) => (visits > 0 && sent <= visits ? percent.format(sent / visits) : "–")

const counts: { header: string; of: (stage: Stage) => string }[] = [
  { header: "Visits", of: ({ visits }) => number.format(visits) },
  { header: "Form begun", of: ({ started }) => number.format(started) },
  { header: "Sent", of: ({ sent }) => number.format(sent) },
  { header: "Contacted", of: ({ contacted }) => number.format(contacted) },
  { header: "Approved", of: ({ approved }) => number.format(approved) },
  { header: "Sent per visit", of: rateOf },
]

const Name = ({ name, visits, most }: Stage & { most: number }) => (
  <Box width={{ base: "full", xl: "72" }}>
    <Text as="span" display="block" fontWeight="medium">
      {name}
    </Text>
    <Box
      aria-hidden
      height="1"
      marginTop="1"
      borderRadius="full"
      background="brand.solid"
      style={{ width: `${(visits / most) * 100}%` }}
    />
  </Box>
)

interface Props {
  caption: string
  heading: string
  stages: readonly FunnelTable_StageFragment[]
}

/** How far visitors got, a row for each source or city. */
export const FunnelTable = ({ caption, heading, stages }: Props) => {
  const most = Math.max(1, ...stages.map(({ visits }) => visits))
  const columns: Column<Stage>[] = [
    { header: heading, cell: (stage) => <Name {...stage} most={most} /> },
    ...counts.map(({ header, of }) => ({
      header,
      cell: (stage: Stage) => <Text fontVariantNumeric="tabular-nums">{of(stage)}</Text>,
    })),
  ]
  return (
    <RecordTable label={caption} columns={columns} records={stages.map((stage) => ({ ...stage, id: stage.name }))} />
  )
}
