import { useState } from "react"
import { failureText, fieldErrors } from "../../../apollo/errors.ts"
import type { LeadImportDateOrder } from "../../../graphql/generated.ts"
import { Badge, Box, Button, chakra, Flex, Stack, Text } from "../../../parts/chakra.ts"
import { Fault } from "../../../parts/forms/Fault.tsx"
import { Select } from "../../../parts/forms/Select.tsx"
import { TickList } from "../../../parts/forms/TickList.tsx"
import { useForm } from "../../../parts/forms/useForm.ts"
import { type Column, RecordTable } from "../../../parts/list/RecordTable.tsx"
import { Remark } from "../../../parts/Remark.tsx"
import { dateFormat, timeZone } from "../../../parts/records/dateFormat.ts"
import { importsPath } from "../lead/leadKind.ts"
import { ImportStep, StepButtons } from "./ImportSteps.tsx"
import type { Import } from "./importWords.ts"
import { useDescribeImport } from "./useDescribeImport.ts"

// A calendar day has no time zone.
const formatDay = dateFormat({ dateStyle: "long", timeZone: "UTC" })

const places = {
  MONTH_FIRST: { label: "Month first", year: 2, month: 0, day: 1 },
  DAY_FIRST: { label: "Day first", year: 2, month: 1, day: 0 },
  YEAR_FIRST: { label: "Year first", year: 0, month: 1, day: 2 },
} as const

const fullYear = (year: number) => (year < 100 ? 2000 + year : year)

/** Possible orders of day and month, with the resulting date. */
const readings = (date: string) => {
  const numbers = date.match(/\d+/g)?.map(Number) ?? []
  return (Object.keys(places) as LeadImportDateOrder[]).flatMap((name) => {
    const { label, ...at } = places[name]
    const [year = 0, month = 0, day = 0] = [numbers[at.year], numbers[at.month], numbers[at.day]]
    if (month < 1 || month > 12 || day < 1 || day > 31) return []
    return { name, label, explanation: `${date} is ${formatDay(new Date(Date.UTC(fullYear(year), month - 1, day)))}` }
  })
}

const NONE = ""
const DATE = /\b\d+[-/.]\d+[-/.]\d+/
const ORDER_OPEN = "Say which order the file’s dates have."

const listed = (names: readonly string[]) => new Intl.ListFormat("en", { type: "conjunction" }).format(names)

interface FileColumn {
  id: string
  header: string
  samples: readonly string[]
  field: string
  isGuessed: boolean
  /** Header of another column mapped to the same field. */
  twin: string | undefined
}

/** Step 2: maps columns to fields and sets the order of dates. */
export const ColumnsStep = ({ leadImport }: { leadImport: Import }) => {
  const { columns, fields, unclearDates } = leadImport
  const [chosen, setChosen] = useState(() => columns.map(({ field }) => field ?? NONE))
  const [dateOrder, setDateOrder] = useState(leadImport.dateOrder)
  const [isTold, setIsTold] = useState(false)
  const describe = useDescribeImport(leadImport, "people")
  const [askedOf, setAskedOf] = useState<string>()
  const example = unclearDates[0] ?? askedOf

  const files: FileColumn[] = columns.map(({ index, header, samples, field, isGuessed }, place) => {
    const now = chosen[place] ?? NONE
    const twin = now === NONE ? -1 : chosen.findIndex((other, at) => other === now && at !== place)
    return {
      id: String(index),
      header: header || `Column ${index + 1}`,
      samples,
      field: now,
      isGuessed: isGuessed && now !== NONE && now === field,
      twin: twin < 0 ? undefined : columns[twin]?.header,
    }
  })
  const missing = fields.filter(({ name, isRequired }) => isRequired && !chosen.includes(name))
  const hasTwins = files.some(({ twin }) => twin !== undefined)

  const form = useForm(
    () =>
      describe({
        columns: columns.flatMap(({ index }, place) => {
          const field = chosen[place]
          return field ? { index, field } : []
        }),
        dateOrder,
      }),
    {
      explain: (error) => {
        // A newly mapped date column contains ambiguous dates.
        const asked = fieldErrors(error).dateOrder
        const date = asked && DATE.exec(asked)?.[0]
        if (!date) return failureText(error)
        setAskedOf(date)
        return ORDER_OPEN
      },
    },
  )
  const isOrderOpen = example !== undefined && !dateOrder
  const problem = hasTwins ? "Two columns cannot be the same field." : isOrderOpen ? ORDER_OPEN : undefined

  const options = [
    { name: NONE, label: "Not imported" },
    ...fields.map(({ name, label, isRequired }) => ({ name, label: isRequired ? `${label} (needed)` : label })),
  ]
  const table: Column<FileColumn>[] = [
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
      cell: ({ id, header, field, isGuessed, twin }) => (
        <Box width="full">
          <Flex align="center" gap="2">
            <Select
              size="sm"
              label={`What “${header}” is`}
              maxWidth="18rem"
              options={options}
              chosen={field}
              choose={(name) => setChosen(chosen.map((other, place) => (files[place]?.id === id ? name : other)))}
            />
            {isGuessed && <Badge colorPalette="blue">Guessed</Badge>}
          </Flex>
          {twin !== undefined && (
            <Text color="fg.error" fontSize="sm" marginTop="1">
              {`“${twin}” is this field as well.`}
            </Text>
          )}
        </Box>
      ),
    },
  ]

  return (
    <ImportStep
      current="columns"
      leadImport={leadImport}
      about="What the file’s columns are, as far as their names and values tell. Correct what is guessed wrong; columns that are not imported are left out."
    >
      <Text aria-live="polite" fontSize="sm" color={missing.length > 0 ? undefined : "fg.muted"}>
        {missing.length > 0 ? (
          <>
            <chakra.strong color="fg.error" fontWeight="semibold">
              {`Still missing: ${listed(missing.map(({ label }) => label))}.`}
            </chakra.strong>
            {" Until then nobody new is added; leads of known people can still be updated."}
          </>
        ) : (
          "Every field that a new lead needs has a column."
        )}
      </Text>
      <form {...form.props} noValidate>
        <Stack gap="5">
          {example !== undefined && (
            <TickList
              legend={`Which day is ${example}?`}
              isSingle
              options={readings(example)}
              chosen={dateOrder ? [dateOrder] : []}
              choose={([order]) => setDateOrder(order ?? null)}
              fault={isTold && isOrderOpen ? ORDER_OPEN : undefined}
            />
          )}
          {unclearDates.length > 1 && <Remark>{`The answer also decides ${listed(unclearDates.slice(1))}.`}</Remark>}
          {chosen.includes("received_at") && <Remark>{`Times that name no zone are read in ${timeZone()}.`}</Remark>}
          <RecordTable
            label="Columns of the file"
            columns={table}
            records={files}
            isMuted={({ field }) => field === NONE}
          />
          <Fault>{form.failure ?? (isTold && problem)}</Fault>
          <StepButtons back={[`${importsPath}/new`, "Another file"]}>
            <Button
              colorPalette="brand"
              aria-busy={form.isBusy}
              onClick={() => {
                setIsTold(true)
                if (!problem) void form.submit()
              }}
            >
              Go on to known people
            </Button>
          </StepButtons>
        </Stack>
      </form>
    </ImportStep>
  )
}
