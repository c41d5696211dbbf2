import { useRef } from "react"
import { type LeadImportOutcome, type LeadImportRowsQuery, useLeadImportRowsQuery } from "../../../graphql/generated.ts"
import { Badge, Box, chakra, Stack, Text } from "../../../parts/chakra.ts"
import { EmptyNote } from "../../../parts/list/ListNotices.tsx"
import { LoadingRows } from "../../../parts/list/LoadingRows.tsx"
import { type ListPlace, readPlace, useListAddress, writeAddress } from "../../../parts/list/listAddress.ts"
import { Pager } from "../../../parts/list/Pager.tsx"
import { Segments } from "../../../parts/list/Segments.tsx"
import { LoadFailure, useLoadState } from "../../../parts/records/LoadFailure.tsx"
import { LeadReferenceLink } from "../lead/LeadLink.tsx"
import { rowTable } from "./importRowStyles.ts"
import { countOf, type Import, outcomeLook, outcomes } from "./importWords.ts"

const PAGE_SIZE = 25
const ALL = "ALL"

const listed = (names: readonly string[]) => new Intl.ListFormat("en").format(names)

type Row = NonNullable<LeadImportRowsQuery["leadImport"]>["rows"]["nodes"][number]

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

interface RowProps {
  row: Row
  columns: readonly { index: number; header: string }[]
  hasBegun: boolean
}

const RowLine = ({ row: { line, outcome, faults, cells, lead }, columns, hasBegun }: RowProps) => {
  const headers = new Set(columns.map(({ header }) => header))
  // Of the row as a whole, or of a field that no column is.
  const others = faults.filter(({ column }) => !headers.has(column))
  // A wide sheet hides the cells themselves.
  const faulty = columns.flatMap(({ header }) => (faults.some(({ column }) => column === header) ? [header] : []))
  const look = outcomeLook(outcome, hasBegun)
  return (
    <tr data-faulty={faults.length > others.length || undefined}>
      <th scope="row" aria-label={`Line ${line}`}>
        {line}
      </th>
      <td data-label="Outcome" data-outcome="">
        <Badge colorPalette={look.palette}>{look.whole}</Badge>
        {lead && (
          <Text as="span" display="block" fontSize="sm" marginTop="1">
            <LeadReferenceLink lead={lead} />
          </Text>
        )}
        {faulty.length > 0 && <span className="whereabouts">{`In ${listed(faulty)}`}</span>}
        {others.map(({ message }) => (
          <Text key={message} as="span" className={outcome === "FAULTY" ? "fault" : "remark"}>
            {message}
          </Text>
        ))}
      </td>
      {columns.map(({ index, header }) => {
        const own = faults.filter(({ column }) => column === header)
        return (
          <td key={index} data-label={header} data-fault={own.length > 0 || undefined}>
            <span className="cell" title={cells[index]}>
              {cells[index] || <chakra.span color="fg.muted">empty</chakra.span>}
            </span>
            {own.map(({ message }) => (
              <span key={message} className="fault">
                {message}
              </span>
            ))}
          </td>
        )
      })}
    </tr>
  )
}

export const ImportRows = ({ leadImport }: { leadImport: Import }) => {
  const listing = useListAddress({ read, write })
  const { view, showFirst } = listing
  const top = useRef<HTMLDivElement>(null)
  const hasBegun = leadImport.startedAt !== null
  const query = useLeadImportRowsQuery({
    variables: { id: leadImport.id, outcome: view.outcome, first: PAGE_SIZE, after: view.after },
    fetchPolicy: "network-only",
  })
  const { hasFailed, loadedAt } = useLoadState(query)
  const page = (query.data ?? query.previousData)?.leadImport?.rows
  const isStale = query.loading && page !== undefined
  const columns = leadImport.columns.filter(({ field }) => field !== null)
  const counted = (label: string, count: number) => `${label} (${count.toLocaleString("en-US")})`
  const options = [
    { name: ALL, label: counted("All", leadImport.rowCount) },
    ...outcomes
      .filter((name) => countOf(leadImport, name) > 0)
      .map((name) => ({ name, label: counted(outcomeLook(name, hasBegun).label, countOf(leadImport, name)) })),
  ]

  return (
    <Stack gap="3" ref={top} scrollMarginTop="4">
      <Segments
        label="Rows"
        wrap="wrap"
        options={options}
        chosen={view.outcome ?? ALL}
        choose={(name) => showFirst({ outcome: outcomes.find((each) => each === name) ?? null }, { replace: true })}
      />
      {hasFailed && <LoadFailure retry={query.refetch} shownSince={page && loadedAt} />}
      {!page && !hasFailed && <LoadingRows label="Loading the rows" count={8} height="10" />}
      {page?.nodes.length === 0 && <EmptyNote>No row of the file is like this</EmptyNote>}
      {page && page.nodes.length > 0 && (
        <Box css={rowTable} opacity={isStale ? 0.5 : undefined}>
          {/* It scrolls, so the keyboard must reach it. */}
          <Box className="scroll" role="region" aria-label="Rows of the file" tabIndex={0}>
            <table aria-busy={isStale}>
              <thead>
                <tr>
                  <th scope="col">Line</th>
                  <th scope="col">{hasBegun ? "What became of it" : "What becomes of it"}</th>
                  {columns.map(({ index, header }) => (
                    <th key={index} scope="col">
                      {header}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {page.nodes.map((row) => (
                  <RowLine key={row.line} row={row} columns={columns} hasBegun={hasBegun} />
                ))}
              </tbody>
            </table>
          </Box>
        </Box>
      )}
      {page && <Pager listing={listing} pageInfo={page.pageInfo} isBusy={isStale} top={top} />}
    </Stack>
  )
}
