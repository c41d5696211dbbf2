import { contacts } from "@farelight/api/contract/leads/byHand.ts"
import { useState } from "react"
import { useNavigate } from "react-router-dom"
import { failureText, fieldErrors } from "../../../apollo/errors.ts"
import { chakra, HelpText, PrimaryButton, Stack, Text } from "../../../components/chakra.ts"
import { FieldError } from "../../../components/forms/FieldError.tsx"
import { Select } from "../../../components/forms/Select.tsx"
import { TickList } from "../../../components/forms/TickList.tsx"
import { useForm } from "../../../components/forms/useForm.ts"
import type { Column } from "../../../components/list/RecordTable.tsx"
import { CardTable } from "../../../components/list/rows/CardTable.tsx"
import { dateFormat, timeZone } from "../../../components/records/dateFormat.ts"
import { DescribeLeadImportDocument } from "../../../graphql/generated.ts"
import { importsPath } from "../lead/leadKind.ts"
import { ImportStep, StepButtons } from "./ImportStep.tsx"
import { type Import, isImportRunning, joinNames } from "./importWords.ts"
import { importSettings, PeoplePanels } from "./PeoplePanels.tsx"
import { useChangeImport } from "./useChangeImport.ts"

const NO_FIELD = ""

interface Props extends Pick<Import, "columns" | "fields"> {
  chosen: readonly string[]
  choose: (chosen: readonly string[]) => void
}

const ColumnsTable = ({ columns, fields, chosen, choose }: Props) => {
  const options = [
    { name: NO_FIELD, label: "Not imported" },
    ...fields.map(({ name, label, isRequired }) => ({ name, label: isRequired ? `${label} (required)` : label })),
  ]
  const records = columns.map((column, place) => {
    const field = chosen[place] ?? NO_FIELD
    return { ...column, id: String(column.index), place, field }
  })
  const give = (place: number, name: string) =>
    // A field belongs to at most one column, so the column that had it before loses it.
    choose(chosen.map((field) => (field === name ? NO_FIELD : field)).with(place, name))
  const table: Column<(typeof records)[number]>[] = [
    {
      header: "In the file",
      cell: ({ header }) => (
        <Text fontWeight="semibold" lineClamp="2" title={header}>
          {header}
        </Text>
      ),
    },
    {
      header: "First values",
      cell: ({ samples }) => (
        <Text color="fg.muted" fontSize="sm" lineClamp="2">
          {samples.length > 0 ? samples.join(", ") : "All empty"}
        </Text>
      ),
    },
    {
      header: "Field",
      cell: ({ place, header, field }) => (
        <Select
          size="sm"
          label={`What “${header}” is`}
          maxWidth="18rem"
          options={options}
          chosen={field}
          choose={(name) => give(place, name)}
        />
      ),
    },
  ]
  return (
    <CardTable
      label="Columns of the file"
      columns={table}
      records={records}
      isMuted={({ field }) => field === NO_FIELD}
    />
  )
}

const DATE = /\b\d+[-/.]\d+[-/.]\d+/
// In UTC, as a calendar day has no time zone.
const formatDay = dateFormat({ dateStyle: "long", timeZone: "UTC" })

const dateReadings = (date: string) => {
  const [one = 0, two = 0, year = 0] = date.match(/\d+/g)?.map(Number) ?? []
  const day = (month: number, day: number) => formatDay(new Date(Date.UTC((year % 2000) + 2000, month - 1, day)))
  return [
    { name: "MONTH_FIRST" as const, label: "Month first", explanation: `${date} is ${day(one, two)}` },
    { name: "DAY_FIRST" as const, label: "Day first", explanation: `${date} is ${day(two, one)}` },
  ]
}

const ORDER_OPEN = "Say which order the file’s dates have."

const NAMES = ["name", "contact_name"]
const PARTS_OF_NAME = ["first_name", "last_name"]

export const ColumnsStep = ({ leadImport }: { leadImport: Import }) => {
  const { id, state, columns, unclearDates } = leadImport
  const navigate = useNavigate()
  const changeImport = useChangeImport()
  const [fields, setFields] = useState<readonly string[]>(() => columns.map(({ field }) => field ?? NO_FIELD))
  const [settings, setSettings] = useState(() => importSettings(leadImport))
  const change = (news: Partial<typeof settings>) => setSettings({ ...settings, ...news })
  const named = fields.filter((field) => field !== NO_FIELD)
  const hasName = PARTS_OF_NAME.some((part) => named.includes(part))
  const missing = leadImport.fields
    .filter(({ name, isRequired }) => isRequired && !named.includes(name) && !(hasName && NAMES.includes(name)))
    .map(({ label }) => label)
  if (!contacts.some((name) => named.includes(name))) missing.push("Email or Phone")

  const input = {
    ...settings,
    id,
    columns: fields.flatMap((field, index) => (field === NO_FIELD ? [] : { index, field })),
  }
  const [shown] = useState(() => JSON.stringify(input))
  const describe = async () => {
    // Unchanged settings need no new check by the server.
    const isSaid = (isImportRunning(leadImport) || state === "CHECKED") && JSON.stringify(input) === shown
    if (!isSaid) await changeImport(DescribeLeadImportDocument, { input })
    navigate("?step=preview")
  }
  const { props, faults, failure, isBusy } = useForm(describe, {
    check: () => ({
      ...(unclearDates[0] && !settings.dateOrder && { dateOrder: ORDER_OPEN }),
      ...(settings.source.trim() === "" && { source: "Source is required." }),
    }),
    explain: (error) => {
      const refused = fieldErrors(error)
      return refused.dateOrder || refused.source ? refused : failureText(error)
    },
  })
  // For a column that was mapped just now, the server's error contains an example of an ambiguous date.
  const example = unclearDates[0] ?? DATE.exec(faults.dateOrder ?? "")?.[0]

  return (
    <ImportStep
      current="Columns"
      about="Columns are recognized by their names: correct those that are wrong. Columns without a field are left out. Nobody gets a receipt, and no reply is due, because of an import."
    >
      <form {...props} noValidate>
        <Stack gap="5">
          <Text aria-live="polite" fontSize="sm" color={missing.length > 0 ? undefined : "fg.muted"}>
            {missing.length > 0 ? (
              <>
                <chakra.strong color="fg.error" fontWeight="semibold">
                  {`New leads need these fields: ${joinNames(missing)}.`}
                </chakra.strong>
                {" Existing leads can still be updated."}
              </>
            ) : (
              "A new lead needs a name, and an email address or a phone number. All else may be empty."
            )}
          </Text>
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
          {unclearDates.length > 1 && (
            <HelpText>{`The answer also decides ${joinNames(unclearDates.slice(1))}.`}</HelpText>
          )}
          {named.includes("received_at") && <HelpText>{`Times that name no zone are read in ${timeZone()}.`}</HelpText>}
          <ColumnsTable columns={columns} fields={leadImport.fields} chosen={fields} choose={setFields} />
          <PeoplePanels settings={settings} change={change} sourceFault={faults.source} />
          <FieldError>{failure}</FieldError>
          <StepButtons back={[`${importsPath}/new`, "Another file"]}>
            <PrimaryButton size="md" type="submit" aria-busy={isBusy}>
              Next: preview
            </PrimaryButton>
          </StepButtons>
        </Stack>
      </form>
    </ImportStep>
  )
}
