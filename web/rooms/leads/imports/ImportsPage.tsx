import { useParams } from "react-router-dom"
import { polling } from "../../../apollo/polling.ts"
import { Badge, PrimaryButton, Stack, Text } from "../../../components/chakra.ts"
import { counted } from "../../../components/list/counts.ts"
import { EmptyNote } from "../../../components/list/ListNotices.tsx"
import { type Column, Records } from "../../../components/list/Records.tsx"
import { usePagedQuery } from "../../../components/list/usePagedQuery.ts"
import { RouteLink } from "../../../components/RouteLink.tsx"
import { DateTime } from "../../../components/records/DateTime.tsx"
import { type LeadImports_ImportFragment, useLeadImportsQuery } from "../../../graphql/generated.ts"
import { capitalized, importsPath } from "../lead/leadKind.ts"
import { FileStep } from "./FileStep.tsx"
import { countOf, outcomeLook, outcomes, stateWords, useKindOf } from "./importWords.ts"
import { OpenImport } from "./OpenImport.tsx"

const PAGE_SIZE = 25

type Listed = LeadImports_ImportFragment

const KindName = ({ leadType }: Listed) => <Text fontSize="sm">{capitalized(useKindOf(leadType).noun[1])}</Text>

const countsOf = (one: Listed) => {
  const { state, rowCount, doneCount } = one
  const rows = counted(rowCount, ["row", "rows"])
  if (stateWords[state].progress) return `${doneCount.toLocaleString("en-US")} of ${rows}`
  const told = outcomes.flatMap((outcome) => {
    const count = countOf(one, outcome)
    const { label } = outcomeLook(outcome, state !== "CHECKED")
    return count > 0 ? `${count.toLocaleString("en-US")} ${label.toLowerCase()}` : []
  })
  return told.length > 0 && state !== "UPLOADED" ? told.join(", ") : rows
}

const columns: Column<Listed>[] = [
  {
    header: "File",
    cell: ({ id, fileName }) => (
      <RouteLink to={`${importsPath}/${id}`} fontWeight="semibold" overflowWrap="anywhere">
        {fileName}
      </RouteLink>
    ),
  },
  { header: "Kind", cell: (one) => <KindName {...one} /> },
  {
    header: "State",
    cell: ({ state }) => <Badge colorPalette={stateWords[state].palette}>{stateWords[state].label}</Badge>,
  },
  { header: "Rows", cell: (one) => <Text fontSize="sm">{countsOf(one)}</Text> },
  {
    header: "Uploaded",
    cell: ({ madeBy, createdAt }) => (
      <Text fontSize="sm">
        <DateTime at={createdAt} />
        {` by ${madeBy}`}
      </Text>
    ),
  },
]

const NewImport = () => (
  <PrimaryButton asChild>
    <RouteLink to={`${importsPath}/new`} variant="plain">
      Import a file
    </RouteLink>
  </PrimaryButton>
)

const ImportList = () => {
  const query = useLeadImportsQuery({
    variables: { first: PAGE_SIZE, after: null },
    fetchPolicy: "cache-and-network",
    ...polling,
  })
  const list = usePagedQuery(query, "leadImports")
  return (
    <Records
      label="Imports"
      columns={columns}
      records={list.page?.nodes}
      list={list}
      loading="Loading the imports"
      about="Files of leads, the newest first. For 30 days, an import can be undone as a whole."
      action={list.page && list.page.nodes.length > 0 && <NewImport />}
      isMuted={({ state }) => state === "UNDONE"}
      empty={
        <EmptyNote title="Nothing was imported yet">
          <Stack align="center" gap="4">
            Bring the leads of a spreadsheet here: you say what its columns are, and see what becomes of each row before
            anything happens. For 30 days, an import can be undone as a whole.
            <NewImport />
          </Stack>
        </EmptyNote>
      }
    />
  )
}

export const ImportsPage = () => {
  const { id } = useParams()
  if (id === undefined) return <ImportList />
  return id === "new" ? <FileStep /> : <OpenImport key={id} id={id} />
}
