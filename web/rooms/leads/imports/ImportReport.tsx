import { Progress } from "@chakra-ui/react/progress"
import { downloadFile } from "../../../apollo/downloadFile.ts"
import { Badge, Box, Button, Flex, HelpText, PrimaryButton, Stack, Text } from "../../../components/chakra.ts"
import { confirm } from "../../../components/forms/confirm.ts"
import { counted } from "../../../components/list/counts.ts"
import { RouteLink } from "../../../components/RouteLink.tsx"
import { formatMoment } from "../../../components/records/DateTime.tsx"
import { PauseLeadImportDocument, StartLeadImportDocument, UndoLeadImportDocument } from "../../../graphql/generated.ts"
import { importsPath } from "../lead/leadKind.ts"
import { ActionButton } from "./ActionButton.tsx"
import { ImportRows } from "./ImportRows.tsx"
import { ImportStep, StepButtons } from "./ImportStep.tsx"
import { type Import, isImportRunning, outcomeCount, outcomeCountsText, stateWords, useKindOf } from "./importWords.ts"
import { useChangeImport } from "./useChangeImport.ts"

const ImportProgress = ({ label, of: { doneCount, rowCount } }: { label: string; of: Import }) => {
  const progress = `${doneCount.toLocaleString("en-US")} of ${counted(rowCount, ["row", "rows"])}`
  return (
    <Box>
      <Flex justify="space-between" gap="4" wrap="wrap" fontSize="sm" marginBottom="2">
        <Text fontWeight="medium">{label}</Text>
        <Text color="fg.muted" fontVariantNumeric="tabular-nums">
          {progress}
        </Text>
      </Flex>
      <Progress.Root value={Math.min(doneCount, rowCount)} max={Math.max(1, rowCount)} colorPalette="brand">
        <Progress.Track aria-label={label} aria-valuetext={progress}>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
    </Box>
  )
}

const unchangedText = (count: number) =>
  count === 0
    ? "Every lead is as it was before the import."
    : `${counted(count, ["lead stays", "leads stay"])} unchanged: somebody has worked with ${count === 1 ? "it" : "them"} since the import, and that must not be lost. Whatever else it made or changed is undone.`

/** Steps 3 and 4: the planned outcomes, then progress, result and undo. */
export const ImportReport = ({ leadImport }: { leadImport: Import }) => {
  const { id, state, fileName, revision, startedAt, undoUntil, rowCount, keptCount } = leadImport
  const change = useChangeImport()
  const kind = useKindOf(leadImport.leadType)
  const changes = outcomeCount(leadImport, "CREATED") + outcomeCount(leadImport, "UPDATED")
  const { label, palette, about, progress } = stateWords[state]
  const isPreview = startedAt === null
  const isNothing = state === "CHECKED" && changes === 0
  const canUndo = undoUntil !== null && !isImportRunning(leadImport)
  const download = () =>
    downloadFile({
      address: `/api/imports/${id}/report.csv`,
      fileName: () => `${fileName.replace(/\.\w+$/, "")}_faulty.csv`,
    })
  const askToUndo = () =>
    confirm({
      title: `Undo the import of ${fileName}?`,
      text: `The ${counted(changes, ["lead", "leads"])} that it added or updated will be as before: new ones are removed, and changed ones get their old values back. Leads that somebody has worked with since stay as they are.`,
      goLabel: "Undo the import",
      act: () => change(UndoLeadImportDocument, { id }),
    })
  const start = () => change(StartLeadImportDocument, { id, expectedRevision: revision })

  return (
    <ImportStep current={isPreview ? "Preview" : "Run"} about={about}>
      <Stack gap="4">
        <Box aria-live="polite">
          <Badge colorPalette={palette} size="md">
            {label}
          </Badge>
        </Box>
        {progress && <ImportProgress label={progress} of={leadImport} />}
        {state === "UNDONE" && <Text>{unchangedText(keptCount)}</Text>}
        {(state === "RUNNING" || state === "PAUSED" || state === "FAILED") && (
          <Text>{outcomeCountsText(leadImport)}</Text>
        )}
        {isNothing && <Text>Nothing would be imported. Correct the columns, or the faulty rows.</Text>}
        {canUndo && <HelpText>{`All of it can be undone until ${formatMoment(undoUntil)}.`}</HelpText>}
      </Stack>
      <StepButtons back={isPreview && ["?step=columns", "Back to the columns"]}>
        {canUndo && (
          <Button size="md" color="fg.error" onClick={askToUndo}>
            Undo the import
          </Button>
        )}
        {!isImportRunning(leadImport) && outcomeCount(leadImport, "FAULTY") > 0 && (
          <>
            <ActionButton variant="outline" act={download}>
              Download faulty rows
            </ActionButton>
            <Button asChild size="md">
              <RouteLink to={`${importsPath}/new?kind=${kind.tab}&like=${id}`} variant="plain">
                Upload corrected rows
              </RouteLink>
            </Button>
          </>
        )}
        {state === "RUNNING" && (
          <ActionButton variant="outline" act={() => change(PauseLeadImportDocument, { id })}>
            Pause
          </ActionButton>
        )}
        {isPreview && !isNothing && (
          <ActionButton variant="solid" colorPalette="brand" disabled={state !== "CHECKED"} act={start}>
            {state === "CHECKED" ? `Import ${counted(changes, ["row", "rows"])}` : "Import"}
          </ActionButton>
        )}
        {(state === "PAUSED" || state === "FAILED") && (
          <ActionButton variant="solid" colorPalette="brand" act={start}>
            Continue
          </ActionButton>
        )}
        {state === "DONE" && (
          <PrimaryButton size="md" asChild>
            <RouteLink to={`/adminpage/dashboard?tab=${kind.tab}`} variant="plain">
              {`Open the ${kind.noun[1]}`}
            </RouteLink>
          </PrimaryButton>
        )}
      </StepButtons>
      {/* Hidden while the import runs, as some rows do not have their outcome yet. */}
      {(state === "DONE" || state === "CHECKED") && rowCount > 0 && <ImportRows leadImport={leadImport} />}
    </ImportStep>
  )
}
