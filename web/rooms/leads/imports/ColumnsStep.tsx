import { useState } from "react"
import { useNavigate } from "react-router-dom"
import { failureText, fieldErrors } from "../../../apollo/errors.ts"
import { DescribeLeadImportDocument } from "../../../graphql/generated.ts"
import { Button, chakra, Stack, Text } from "../../../parts/chakra.ts"
import { Fault } from "../../../parts/forms/Fault.tsx"
import { TickList } from "../../../parts/forms/TickList.tsx"
import { useForm } from "../../../parts/forms/useForm.ts"
import { Remark } from "../../../parts/Remark.tsx"
import { timeZone } from "../../../parts/records/dateFormat.ts"
import { importsPath } from "../lead/leadKind.ts"
import { ColumnsTable, NO_FIELD } from "./ColumnsTable.tsx"
import { dateReadings } from "./dateReadings.ts"
import { ImportStep, StepButtons } from "./ImportStep.tsx"
import { type Import, isMoving } from "./importWords.ts"
import { knownByOf, PeoplePanels, settingsOf } from "./PeoplePanels.tsx"
import { useChangeImport } from "./useChangeImport.ts"

const DATE = /\b\d+[-/.]\d+[-/.]\d+/
const ORDER_OPEN = "Say which order the file’s dates have."

const listed = (names: readonly string[]) => new Intl.ListFormat("en", { type: "conjunction" }).format(names)

const MissingFields = ({ labels }: { labels: readonly string[] }) => (
  <Text aria-live="polite" fontSize="sm" color={labels.length > 0 ? undefined : "fg.muted"}>
    {labels.length > 0 ? (
      <>
        <chakra.strong color="fg.error" fontWeight="semibold">{`Still missing: ${listed(labels)}.`}</chakra.strong>
        {" Until then nobody new is added; leads of known people can still be updated."}
      </>
    ) : (
      "Every field that a new lead needs has a column."
    )}
  </Text>
)

/** Step 2: maps columns to fields, and sets what becomes of known people. */
export const ColumnsStep = ({ leadImport }: { leadImport: Import }) => {
  const { id, state, columns, unclearDates } = leadImport
  const navigate = useNavigate()
  const changeImport = useChangeImport()
  const [fields, setFields] = useState<readonly string[]>(() => columns.map(({ field }) => field ?? NO_FIELD))
  const [settings, setSettings] = useState(() => settingsOf(leadImport))
  const [askedOf, setAskedOf] = useState<string>()
  const change = (news: Partial<typeof settings>) => setSettings({ ...settings, ...news })
  const example = unclearDates[0] ?? askedOf
  const named = fields.filter((field) => field !== NO_FIELD)
  const missing = leadImport.fields.filter(({ name, isRequired }) => isRequired && !named.includes(name))

  const input = {
    ...settings,
    id,
    knownBy: knownByOf(settings.knownBy, fields),
    columns: fields.flatMap((field, index) => (field === NO_FIELD ? [] : { index, field })),
  }
  const [shown] = useState(() => JSON.stringify(input))
  const describe = async () => {
    // An unchanged description need not be checked again.
    const isSaid = (isMoving(leadImport) || state === "CHECKED") && JSON.stringify(input) === shown
    if (!isSaid) await changeImport(DescribeLeadImportDocument, { input })
    navigate("?step=preview")
  }
  const { props, faults, failure, isBusy } = useForm(describe, {
    check: () => ({
      ...(new Set(named).size < named.length && { columns: "Two columns cannot be the same field." }),
      ...(example && !settings.dateOrder && { dateOrder: ORDER_OPEN }),
      ...(settings.source.trim() === "" && { source: "Source is required." }),
    }),
    explain: (error) => {
      const refused = fieldErrors(error)
      // A newly mapped date column contains ambiguous dates.
      const date = DATE.exec(refused.dateOrder ?? "")?.[0]
      if (date) setAskedOf(date)
      return date ? { dateOrder: ORDER_OPEN } : refused.source ? refused : failureText(error)
    },
  })

  return (
    <ImportStep
      current="Columns"
      about="What the file’s columns are, as far as their names and values tell. Correct what is guessed wrong; columns that are not imported are left out. Nobody is mailed, and nothing is promised to anybody, unless you say so here."
    >
      <MissingFields labels={missing.map(({ label }) => label)} />
      <form {...props} noValidate>
        <Stack gap="5">
          {example !== undefined && (
            <TickList
              legend={`Which day is ${example}?`}
              isSingle
              options={dateReadings(example)}
              chosen={settings.dateOrder ? [settings.dateOrder] : []}
              choose={([dateOrder]) => change({ dateOrder: dateOrder ?? null })}
              fault={settings.dateOrder ? undefined : faults.dateOrder}
            />
          )}
          {unclearDates.length > 1 && <Remark>{`The answer also decides ${listed(unclearDates.slice(1))}.`}</Remark>}
          {named.includes("received_at") && <Remark>{`Times that name no zone are read in ${timeZone()}.`}</Remark>}
          <ColumnsTable columns={columns} fields={leadImport.fields} chosen={fields} choose={setFields} />
          <PeoplePanels fields={fields} settings={settings} change={change} sourceFault={faults.source} />
          <Fault>{faults.columns ?? failure}</Fault>
          <StepButtons back={[`${importsPath}/new`, "Another file"]}>
            <Button type="submit" colorPalette="brand" aria-busy={isBusy}>
              Go on to the preview
            </Button>
          </StepButtons>
        </Stack>
      </form>
    </ImportStep>
  )
}
