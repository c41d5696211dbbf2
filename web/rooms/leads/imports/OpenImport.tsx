import { useEffect } from "react"
import { useNavigate, useSearchParams } from "react-router-dom"
import { polling } from "../../../apollo/polling.ts"
import { useLeadImportQuery } from "../../../graphql/generated.ts"
import { Button, Flex, Stack, Text } from "../../../parts/chakra.ts"
import { counted } from "../../../parts/list/counts.ts"
import { EmptyNote } from "../../../parts/list/ListNotices.tsx"
import { LoadingRows } from "../../../parts/list/LoadingRows.tsx"
import { Remark } from "../../../parts/Remark.tsx"
import { RouteLink } from "../../../parts/RouteLink.tsx"
import { LoadFailure, useLoadState } from "../../../parts/records/LoadFailure.tsx"
import { Age } from "../../../parts/records/Moment.tsx"
import { importsPath } from "../lead/leadKind.ts"
import { ColumnsStep } from "./ColumnsStep.tsx"
import { type Import, isMoving, openSteps, useKindNames } from "./importWords.ts"
import { PeopleStep } from "./PeopleStep.tsx"
import { PreviewStep } from "./PreviewStep.tsx"
import { RunStep } from "./RunStep.tsx"
import { useImportActions } from "./useImportActions.ts"

const MOVING_POLL_MS = 1_000

const Step = ({ leadImport }: { leadImport: Import }) => {
  const { fileName, leadType, rowCount, madeBy, createdAt, startedAt, problem } = leadImport
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const actions = useImportActions(leadImport)
  const open = openSteps(leadImport)
  const step = open.find((name) => name === address.get("step")) ?? open.at(-1)
  const remove = async () => {
    if (await actions.remove()) navigate(importsPath, { replace: true })
  }
  return (
    <>
      <Flex justify="space-between" align="start" gap="4">
        <Stack gap="0.5" minWidth="0">
          <Text fontWeight="semibold" fontSize="lg" lineClamp="2" overflowWrap="anywhere" title={fileName}>
            {fileName}
          </Text>
          <Remark>
            {`${useKindNames(leadType)}, ${counted(rowCount, ["row", "rows"])}, uploaded by ${madeBy} `}
            <Age of={createdAt} />
            {" ago"}
          </Remark>
        </Stack>
        {startedAt === null && (
          <Button size="sm" variant="outline" flexShrink="0" aria-busy={actions.isBusy} onClick={remove}>
            Delete
          </Button>
        )}
      </Flex>
      {problem && (
        <Text role="alert" color="fg.error">
          {problem}
        </Text>
      )}
      {step === "columns" && <ColumnsStep leadImport={leadImport} />}
      {step === "people" && <PeopleStep leadImport={leadImport} />}
      {step === "preview" && <PreviewStep leadImport={leadImport} actions={actions} />}
      {step === "run" && <RunStep leadImport={leadImport} actions={actions} />}
    </>
  )
}

/** Shows the current step and polls while the server is working. */
export const OpenImport = ({ id }: { id: string }) => {
  const query = useLeadImportQuery({ variables: { id }, fetchPolicy: "cache-and-network", ...polling })
  const { hasFailed, loadedAt } = useLoadState(query)
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
      {hasFailed && <LoadFailure retry={query.refetch} shownSince={leadImport ? loadedAt : undefined} />}
      {leadImport === undefined && !hasFailed && <LoadingRows label="Loading the import" />}
      {leadImport === null && (
        <EmptyNote title="There is no such import">Somebody may have deleted it before it ran.</EmptyNote>
      )}
      {leadImport && <Step leadImport={leadImport} />}
    </Stack>
  )
}
