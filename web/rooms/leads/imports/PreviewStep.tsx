import { Button, Text } from "../../../parts/chakra.ts"
import { counted } from "../../../parts/list/counts.ts"
import { ImportRows } from "./ImportRows.tsx"
import { ImportProgress, ImportStep, StepButtons, stepAddress } from "./ImportSteps.tsx"
import { countOf, type Import } from "./importWords.ts"
import type { ImportActions } from "./useImportActions.ts"

const rows = ["row", "rows"] as const
const leads = ["lead", "leads"] as const

const whatHappens = (leadImport: Import) => {
  const [created, updated, skipped, faulty] = (["CREATED", "UPDATED", "SKIPPED", "FAULTY"] as const).map((outcome) =>
    countOf(leadImport, outcome),
  )
  const parts = [
    created && `${counted(created, leads)} will be added`,
    updated && `${counted(updated, leads)} will be updated`,
    skipped && `${counted(skipped, ["row is", "rows are"])} left out as known`,
    faulty && `${counted(faulty, ["row is", "rows are"])} left out as faulty`,
  ].filter(Boolean)
  return parts.length > 0 ? `${new Intl.ListFormat("en").format(parts.map(String))}.` : "The file has no rows."
}

/** Step 4: the planned outcome of each row, with faults of skipped rows. */
export const PreviewStep = ({ leadImport, actions }: { leadImport: Import; actions: ImportActions }) => {
  const isChecked = leadImport.state === "CHECKED"
  const changes = countOf(leadImport, "CREATED") + countOf(leadImport, "UPDATED")
  return (
    <ImportStep
      current="preview"
      leadImport={leadImport}
      about="Nothing has happened yet. Rows with faults are left out; correct them in the report and import that again, or correct the file and begin anew."
    >
      {isChecked ? (
        <Text fontWeight="medium" aria-live="polite">
          {whatHappens(leadImport)}
        </Text>
      ) : (
        <ImportProgress label="The rows are being checked" leadImport={leadImport} />
      )}
      <StepButtons back={[stepAddress("people"), "Back to known people"]}>
        {isChecked && leadImport.rowCount > 0 && (
          <Button variant="outline" aria-busy={actions.isBusy} onClick={actions.download}>
            Download the report
          </Button>
        )}
        <Button
          colorPalette="brand"
          disabled={!isChecked || changes === 0}
          aria-busy={actions.isBusy}
          onClick={actions.start}
        >
          {isChecked ? `Import ${counted(changes, rows)}` : "Import"}
        </Button>
      </StepButtons>
      {isChecked && leadImport.rowCount > 0 && <ImportRows leadImport={leadImport} />}
    </ImportStep>
  )
}
