import { useState } from "react"
import { Badge, Box, Button, Flex, SimpleGrid, Stack, Text } from "../../../parts/chakra.ts"
import { DangerDialog } from "../../../parts/DangerDialog.tsx"
import { counted } from "../../../parts/list/counts.ts"
import { Remark } from "../../../parts/Remark.tsx"
import { RouteLink } from "../../../parts/RouteLink.tsx"
import { formatMoment } from "../../../parts/records/Moment.tsx"
import { useLeadKinds } from "../lead/leadKind.ts"
import { ImportRows } from "./ImportRows.tsx"
import { ImportProgress, ImportStep, StepButtons } from "./ImportSteps.tsx"
import { countOf, type Import, isMoving, outcomeLook, outcomes, stateWords } from "./importWords.ts"
import type { ImportActions } from "./useImportActions.ts"

const leads = ["lead", "leads"] as const

const abouts: Readonly<Record<string, string>> = {
  RUNNING: "It goes on when you leave this page, close the browser, or restart the server. Visitors go first.",
  PAUSED: "Nothing happens until somebody goes on. What is imported so far stays.",
  UNDOING: "What the import made is removed, and what it changed is as before.",
}

const moving = {
  RUNNING: "The rows are being imported",
  PAUSED: "Imported so far",
  UNDOING: "The import is being undone",
}

const Counts = ({ leadImport }: { leadImport: Import }) => (
  <SimpleGrid as="dl" columns={{ base: 2, md: 4 }} gap="3">
    {outcomes.map((outcome) => (
      <Flex
        key={outcome}
        direction="column-reverse"
        justify="flex-end"
        borderWidth="1px"
        borderRadius="l3"
        background="bg"
        paddingX="4"
        paddingY="3"
      >
        <Text as="dt" color="fg.muted" fontSize="sm">
          {outcomeLook(outcome, true).whole}
        </Text>
        <Text as="dd" fontSize="xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {countOf(leadImport, outcome).toLocaleString("en-US")}
        </Text>
      </Flex>
    ))}
  </SimpleGrid>
)

const Kept = ({ count }: { count: number }) => (
  <Text>
    {count === 0
      ? "Every lead is as it was before the import."
      : `${counted(count, ["lead stays", "leads stay"])} as ${count === 1 ? "it is" : "they are"}: somebody has worked with ${count === 1 ? "it" : "them"} since the import, and that must not be lost. Whatever else it made or changed is undone.`}
  </Text>
)

/** Last step: progress, result and undo. */
export const RunStep = ({ leadImport, actions }: { leadImport: Import; actions: ImportActions }) => {
  const { state, fileName, undoUntil, keptCount } = leadImport
  const [isUndoing, setIsUndoing] = useState(false)
  const kind = useLeadKinds().find(({ type }) => type === leadImport.leadType)
  const done = countOf(leadImport, "CREATED") + countOf(leadImport, "UPDATED")
  const { label, palette } = stateWords[state]
  const canDownload = state === "DONE" || state === "PAUSED" || state === "UNDONE" || state === "FAILED"

  return (
    <ImportStep current="run" about={abouts[state]}>
      <Stack gap="4">
        <Box aria-live="polite">
          <Badge colorPalette={palette} size="md">
            {label}
          </Badge>
        </Box>
        {(state === "RUNNING" || state === "PAUSED" || state === "UNDOING") && (
          <ImportProgress label={moving[state]} leadImport={leadImport} />
        )}
        {state === "UNDONE" ? <Kept count={keptCount} /> : state !== "UNDOING" && <Counts leadImport={leadImport} />}
        {undoUntil !== null && !isMoving(leadImport) && (
          <Remark>{`All of it can be undone until ${formatMoment(undoUntil)}.`}</Remark>
        )}
      </Stack>
      <StepButtons>
        {undoUntil !== null && !isMoving(leadImport) && (
          <Button variant="outline" color="fg.error" onClick={() => setIsUndoing(true)}>
            Undo the import
          </Button>
        )}
        {canDownload && (
          <Button variant="outline" aria-busy={actions.isBusy} onClick={actions.download}>
            Download the report
          </Button>
        )}
        {state === "RUNNING" && (
          <Button variant="outline" aria-busy={actions.isBusy} onClick={actions.pause}>
            Pause
          </Button>
        )}
        {(state === "PAUSED" || state === "FAILED") && (
          <Button colorPalette="brand" aria-busy={actions.isBusy} onClick={actions.start}>
            Go on
          </Button>
        )}
        {state === "DONE" && kind && (
          <Button asChild colorPalette="brand">
            <RouteLink to={`/adminpage/dashboard?tab=${kind.tab}`} variant="plain">
              {`Open the ${kind.noun[1]}`}
            </RouteLink>
          </Button>
        )}
      </StepButtons>
      {/* While the import runs, some rows do not have their outcome yet. */}
      {state === "DONE" && <ImportRows leadImport={leadImport} />}
      {isUndoing && (
        <DangerDialog
          title={`Undo the import of ${fileName}?`}
          text={`The ${counted(done, leads)} that it added or updated will be as before: new ones are removed, and changed ones get their old values back. Leads that somebody has worked with since stay as they are.`}
          action="Undo the import"
          close={() => setIsUndoing(false)}
          act={async () => {
            await actions.undo()
            setIsUndoing(false)
          }}
        />
      )}
    </ImportStep>
  )
}
