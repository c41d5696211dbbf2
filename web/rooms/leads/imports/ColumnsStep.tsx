import { useState } from "react"
import { failureText } from "../../../apollo/errors.ts"
import { Badge, Box, Button, Flex, Stack, Text } from "../../../parts/chakra.ts"
import { Select } from "../../../parts/forms/Select.tsx"
import { TickList } from "../../../parts/forms/TickList.tsx"
import { useForm } from "../../../parts/forms/useForm.ts"
import { type Column, RecordTable } from "../../../parts/list/RecordTable.tsx"
import { Remark } from "../../../parts/Remark.tsx"
import { RouteLink } from "../../../parts/RouteLink.tsx"
import { importsPath } from "../lead/leadKind.ts"
import { readings } from "./dateReadings.ts"
import { ImportStep, StepButtons } from "./ImportSteps.tsx"
import { type Import, openSteps } from "./importWords.ts"
import { useDescribeImport } from "./useDescribeImport.ts"

const NONE = ""

const listed = (names: readonly string[]) => new Intl.ListFormat("en", { type: "conjunction" }).format(names)

interface FileColumn {
  id: string
  header: string
  samples: readonly string[]
  field: string
  isGuessed: boolean
  /** The header of another column that is the same field. */
  twin: string | undefined
}

/** The second step: which field each of the file's columns is, and the order of its dates. */
export const ColumnsStep = ({ leadImport }: { leadImport: Import }) => {
  const { columns, fields, unclearDates } = leadImport
  const [chosen, setChosen] = useState(() => columns.map(({ field }) => field ?? NONE))
  const [dateOrder, setDateOrder] = useState(leadImport.dateOrder)
  const [isTold, setIsTold] = useState(false)
  const describe = useDescribeImport(leadImport, "people")
  const example = unclearDates[0]

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
  const dateFault = example !== undefined && !dateOrder ? "Say which order the file’s dates have." : undefined
  const hasTwins = files.some(({ twin }) => twin !== undefined)
  const problem =
    (missing.length > 0 && `Say which ${missing.length === 1 ? "column is" : "columns are"} still missing.`) ||
    (hasTwins && "Two columns cannot be the same field.") ||
    dateFault

  const form = useForm(
    () =>
      describe({
        columns: columns.flatMap(({ index }, place) => {
          const field = chosen[place]
          return field ? { index, field } : []
        }),
        dateOrder,
      }),
    { explain: failureText },
  )

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
      header: "Is",
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
      open={openSteps(leadImport)}
      about="What the file’s columns are, as far as their names and values tell. Correct what is guessed wrong; columns that are not imported are left out."
    >
      <Text aria-live="polite" fontWeight="medium" color={missing.length > 0 ? "fg.error" : "fg.muted"} fontSize="sm">
        {missing.length > 0
          ? `Still missing: ${listed(missing.map(({ label }) => label))}`
          : "Every field that a lead needs has a column."}
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
              fault={isTold ? dateFault : undefined}
            />
          )}
          {unclearDates.length > 1 && <Remark>{`As well as ${listed(unclearDates.slice(1))}.`}</Remark>}
          <RecordTable
            label="Columns of the file"
            columns={table}
            records={files}
            isMuted={({ field }) => field === NONE}
          />
          {(form.failure ?? (isTold && problem)) && (
            <Text role="alert" color="fg.error" fontSize="sm">
              {form.failure ?? problem}
            </Text>
          )}
          <StepButtons>
            <RouteLink to={`${importsPath}/new`} color="fg.muted" marginEnd="auto">
              Another file
            </RouteLink>
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
