import { useEffect } from "react"
import { useNavigate, useParams, useSearchParams } from "react-router-dom"
import { polling } from "../../../apollo/polling.ts"
import { Badge, Flex, HelpText, PrimaryButton, Stack, Text } from "../../../components/chakra.ts"
import { FieldError } from "../../../components/forms/FieldError.tsx"
import { counted } from "../../../components/list/counts.ts"
import { EmptyNote } from "../../../components/list/ListNotices.tsx"
import { type Column, Records } from "../../../components/list/Records.tsx"
import { usePagedQuery } from "../../../components/list/usePagedQuery.ts"
import { RouteLink } from "../../../components/RouteLink.tsx"
import { DateTime, RelativeTime } from "../../../components/records/DateTime.tsx"
import { LoadNotice, useLoadState } from "../../../components/records/LoadFailure.tsx"
import { DeleteLeadImportDocument, useLeadImportQuery, useLeadImportsQuery } from "../../../graphql/generated.ts"
import { capitalized, importsPath } from "../lead/leadKind.ts"
import { ActionButton } from "./ActionButton.tsx"
import { ColumnsStep } from "./ColumnsStep.tsx"
import { FileStep } from "./FileStep.tsx"
import { ImportReport } from "./ImportReport.tsx"
import {
  type Import,
  isImportRunning,
  type ListedImport,
  outcomeCountsText,
  stateWords,
  useKindOf,
} from "./importWords.ts"
import { useChangeImport } from "./useChangeImport.ts"

const MOVING_POLL_MS = 1_000

const Step = ({ leadImport }: { leadImport: Import }) => {
  const { id, state, fileName, leadType, rowCount, madeBy, createdAt, startedAt, problem } = leadImport
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const change = useChangeImport()
  const hasNoPreview = state === "UPLOADED" || state === "FAILED"
  const describesColumns = startedAt === null && (hasNoPreview || address.get("step") === "columns")
  return (
    <>
      <Flex justify="space-between" align="start" gap="4">
        <Stack gap="0.5" minWidth="0">
          <Text fontWeight="semibold" fontSize="lg" lineClamp="2" overflowWrap="anywhere" title={fileName}>
            {fileName}
          </Text>
          <HelpText>
            {`${capitalized(useKindOf(leadType).noun[1])}, ${counted(rowCount, ["row", "rows"])}, uploaded by ${madeBy} `}
            <RelativeTime of={createdAt} />
            {" ago"}
          </HelpText>
        </Stack>
        {startedAt === null && (
          <ActionButton
            size="sm"
            variant="outline"
            flexShrink="0"
            act={async () => {
              await change(DeleteLeadImportDocument, { id })
              navigate(importsPath, { replace: true })
            }}
          >
            Delete
          </ActionButton>
        )}
      </Flex>
      <FieldError>{problem}</FieldError>
      {describesColumns ? <ColumnsStep leadImport={leadImport} /> : <ImportReport leadImport={leadImport} />}
    </>
  )
}

const OpenImport = ({ id }: { id: string }) => {
  const query = useLeadImportQuery({ variables: { id }, fetchPolicy: "cache-and-network", ...polling })
  const state = useLoadState(query)
  // A failed poll clears `data`, so the previous data is shown instead.
  const leadImport = (query.data ?? query.previousData)?.leadImport
  const { startPolling } = query
  const isAtWork = leadImport ? isImportRunning(leadImport) : false

  useEffect(() => {
    startPolling(isAtWork ? Math.min(MOVING_POLL_MS, polling.pollInterval) : polling.pollInterval)
  }, [startPolling, isAtWork])

  return (
    <Stack gap="5">
      <RouteLink to={importsPath} color="fg.muted" alignSelf="start">
        ← All imports
      </RouteLink>
      <LoadNotice state={state} content={leadImport} label="Loading the import" />
      {leadImport === null && (
        <EmptyNote title="There is no such import">Somebody may have deleted it before it ran.</EmptyNote>
      )}
      {leadImport && <Step leadImport={leadImport} />}
    </Stack>
  )
}

const PAGE_SIZE = 25

const KindName = ({ leadType }: ListedImport) => <Text fontSize="sm">{capitalized(useKindOf(leadType).noun[1])}</Text>

const progressOf = (one: ListedImport) => {
  const rows = counted(one.rowCount, ["row", "rows"])
  return stateWords[one.state].progress
    ? `${one.doneCount.toLocaleString("en-US")} of ${rows}`
    : outcomeCountsText(one) || rows
}

const columns: Column<ListedImport>[] = [
  {
    header: "File",
    order: ({ fileName }) => fileName,
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
  { header: "Rows", order: ({ rowCount }) => rowCount, cell: (one) => <Text fontSize="sm">{progressOf(one)}</Text> },
  {
    header: "Uploaded",
    order: ({ createdAt }) => createdAt,
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
