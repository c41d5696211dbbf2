import { useEffect } from "react"
import { useNavigate, useSearchParams } from "react-router-dom"
import { polling } from "../../../apollo/polling.ts"
import { Flex, HelpText, Stack, Text } from "../../../components/chakra.ts"
import { FieldError } from "../../../components/forms/FieldError.tsx"
import { counted } from "../../../components/list/counts.ts"
import { EmptyNote } from "../../../components/list/ListNotices.tsx"
import { RouteLink } from "../../../components/RouteLink.tsx"
import { RelativeTime } from "../../../components/records/DateTime.tsx"
import { LoadNotice, useLoadState } from "../../../components/records/LoadFailure.tsx"
import { DeleteLeadImportDocument, useLeadImportQuery } from "../../../graphql/generated.ts"
import { capitalized, importsPath } from "../lead/leadKind.ts"
import { ActionButton } from "./ActionButton.tsx"
import { ColumnsStep } from "./ColumnsStep.tsx"
import { ImportReport } from "./ImportReport.tsx"
import { type Import, isMoving, useKindOf } from "./importWords.ts"
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

/** Shows the current step and polls while the server is working. */
export const OpenImport = ({ id }: { id: string }) => {
  const query = useLeadImportQuery({ variables: { id }, fetchPolicy: "cache-and-network", ...polling })
  const state = useLoadState(query)
  // A failed poll clears the data.
  const leadImport = (query.data ?? query.previousData)?.leadImport
  const { startPolling } = query
  const isAtWork = leadImport ? isMoving(leadImport) : false

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
