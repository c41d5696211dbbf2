import { Badge, Box, chakra, Stack, Text } from "../../../components/chakra.ts"
import { EmptyNote } from "../../../components/list/ListNotices.tsx"
import { type ListPlace, readPlace, useListAddress, writeAddress } from "../../../components/list/listAddress.ts"
import { type Column, Records } from "../../../components/list/Records.tsx"
import { Segments } from "../../../components/list/ToggleGroup.tsx"
import { useLoadState } from "../../../components/records/LoadFailure.tsx"
import { type LeadImportOutcome, type LeadImportRowsQuery, useLeadImportRowsQuery } from "../../../graphql/generated.ts"
import { LeadReferenceLink } from "../lead/LeadLink.tsx"
import { type Import, outcomeCount, outcomeLook, outcomes } from "./importWords.ts"

const PAGE_SIZE = 25
const ALL = "ALL"

type Row = NonNullable<LeadImportRowsQuery["leadImport"]>["rows"]["nodes"][number] & { id: string }

interface RowsView extends ListPlace {
  step: string
  outcome: LeadImportOutcome | null
}

const read = (address: URLSearchParams): RowsView => ({
  step: address.get("step") ?? "",
  outcome: outcomes.find((name) => name.toLowerCase() === address.get("rows")) ?? null,
  ...readPlace(address),
})

const write = ({ step, outcome, ...place }: RowsView) =>
  writeAddress({ step, rows: outcome?.toLowerCase() ?? "" }, { ...place, order: null })

const CELLS_ON_CARD = 3

const isFaulty = ({ faults }: Row, header: string) => faults.some(({ column }) => column === header)

/** A card shows the faulty cells; without any, it shows the first ones, which identify the person. */
const rowColumns = (files: Import["columns"], hasBegun: boolean): Column<Row>[] => [
  {
    header: "Line",
    cell: ({ line }) => (
      <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
        <chakra.span srOnly>{"Line "}</chakra.span>
        {line}
      </Text>
    ),
  },
  {
    header: "Outcome",
    isSticky: true,
    cell: ({ outcome, lead, faults }) => {
      const { palette, whole } = outcomeLook(outcome, hasBegun)
      return (
        <Box minWidth={{ md: "12rem" }} color={outcome === "FAULTY" ? "fg.error" : "fg.muted"}>
          <Badge colorPalette={palette}>{whole}</Badge>
          {lead && <LeadReferenceLink lead={lead} />}
          {faults.map(({ column, message }) => (
            <Text key={column + message} fontSize="xs">
              {column ? `${column}: ${message}` : message}
            </Text>
          ))}
        </Box>
      )
    },
  },
  ...files.map(
    ({ index, header }, place): Column<Row> => ({
      header,
      key: String(index),
      isOnCard: (row) =>
        isFaulty(row, header) || (place < CELLS_ON_CARD && !files.some((file) => isFaulty(row, file.header))),
      cell: (row) => {
        const cell = row.cells[index]
        const color = isFaulty(row, header) ? "fg.error" : cell ? undefined : "fg.muted"
        return (
          <Text lineClamp="3" title={cell} color={color}>
            {cell || "empty"}
          </Text>
        )
      },
    }),
  ),
]

export const ImportRows = ({ leadImport }: { leadImport: Import }) => {
  const listing = useListAddress({ read, write })
  const { view, showFirst } = listing
  const hasBegun = leadImport.startedAt !== null
  const query = useLeadImportRowsQuery({
    variables: { id: leadImport.id, outcome: view.outcome, first: PAGE_SIZE, after: view.after },
    fetchPolicy: "network-only",
  })
  const state = useLoadState(query)
  const page = (query.data ?? query.previousData)?.leadImport?.rows
  const columns = leadImport.columns.filter(({ field }) => field !== null)
  const counted = (label: string, count: number) => `${label} (${count.toLocaleString("en-US")})`
  const options = [
    { name: ALL, label: counted("All", leadImport.rowCount) },
    ...outcomes
      .filter((name) => outcomeCount(leadImport, name) > 0)
      .map((name) => ({ name, label: counted(outcomeLook(name, hasBegun).label, outcomeCount(leadImport, name)) })),
  ]

  return (
    <Stack gap="3">
      <Segments
        label="Rows"
        wrap="wrap"
        options={options}
        chosen={view.outcome ?? ALL}
        choose={(name) => showFirst({ outcome: outcomes.find((each) => each === name) ?? null }, { replace: true })}
      />
      <Records
        label="Rows of the file"
        columns={rowColumns(columns, hasBegun)}
        records={page?.nodes.map((row) => ({ ...row, id: String(row.line) }))}
        list={{ ...state, page, isStale: query.loading && page !== undefined }}
        listing={listing}
        loading="Loading the rows"
        loadingRows={{ count: 8, height: "10" }}
        empty={<EmptyNote>No row of the file is like this</EmptyNote>}
        isWide
      />
    </Stack>
  )
}
