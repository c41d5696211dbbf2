import { Badge, Flex, Text } from "../../../components/chakra.ts"
import { Select } from "../../../components/forms/Select.tsx"
import type { Column } from "../../../components/list/RecordTable.tsx"
import { CardTable } from "../../../components/list/rows/CardTable.tsx"
import type { Import } from "./importWords.ts"

export const NO_FIELD = ""

interface Props extends Pick<Import, "columns" | "fields"> {
  /** The field of each column. */
  chosen: readonly string[]
  choose: (chosen: readonly string[]) => void
}

export const ColumnsTable = ({ columns, fields, chosen, choose }: Props) => {
  const options = [
    { name: NO_FIELD, label: "Not imported" },
    ...fields.map(({ name, label, isRequired }) => ({ name, label: isRequired ? `${label} (required)` : label })),
  ]
  const records = columns.map((column, place) => {
    const field = chosen[place] ?? NO_FIELD
    return { ...column, id: String(column.index), place, field, guessed: column.field }
  })
  const give = (place: number, name: string) =>
    // Another column no longer is the field.
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
      cell: ({ place, header, field, guessed, isGuessed }) => (
        <Flex align="center" gap="2" width="full">
          <Select
            size="sm"
            label={`What “${header}” is`}
            maxWidth="18rem"
            options={options}
            chosen={field}
            choose={(name) => give(place, name)}
          />
          {isGuessed && field !== NO_FIELD && field === guessed && <Badge colorPalette="blue">Guessed</Badge>}
        </Flex>
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
