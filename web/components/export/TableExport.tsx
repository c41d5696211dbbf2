import { toCsv } from "@farelight/api/contract/api/csv.ts"
import { saveAs } from "../../apollo/downloadFile.ts"
import { Button } from "../chakra.ts"
import { localDay } from "../records/localDay.ts"

interface Props {
  label: string
  filePrefix: string
  rows: readonly Readonly<Record<string, string | number | null>>[]
}

export const TableExport = ({ label, filePrefix, rows }: Props) => {
  const save = async () => {
    const parts: string[] = []
    for await (const part of toCsv(Object.keys(rows[0] ?? {}), rows, (row) => row)) parts.push(part)
    saveAs(new Blob(parts, { type: "text/csv;charset=utf-8" }), `${filePrefix}_${localDay(new Date())}.csv`)
  }
  return (
    <Button size="xs" aria-label={`Export CSV: ${label}`} disabled={rows.length === 0} onClick={save}>
      Export CSV
    </Button>
  )
}
