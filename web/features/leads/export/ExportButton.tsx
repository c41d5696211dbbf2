import { Button } from "@chakra-ui/react/button"
import { messages } from "@farelight/api/messages.ts"
import { useRef, useState } from "react"
import { toast } from "sonner"
import type { LeadListFilter } from "../list/leadListView.ts"
import { localDay } from "../list/localDay.ts"
import { csvAddress } from "./csvAddress.ts"
import { downloadCsv } from "./downloadCsv.ts"

// A shorter wait needs no telling how far it has come.
const QUIET_MS = 1000

const BYTES_PER_MEGABYTE = 1_000_000

interface Props {
  path: string
  filePrefix: string
  filter: LeadListFilter
  selectedIds: readonly string[]
  /** How many leads the filter lets through. */
  totalCount: number
}

/** Exports the selected leads or else all that the filter lets through (DESIGN §3.9). */
export const ExportButton = ({ path, filePrefix, filter, selectedIds, totalCount }: Props) => {
  const [progress, setProgress] = useState<string>()
  const isExporting = useRef(false)

  const exportCsv = async () => {
    if (totalCount === 0) return toast.error(messages.nothingToExport)
    if (isExporting.current) return
    isExporting.current = true
    const startedAt = Date.now()
    const quiet = setTimeout(() => setProgress("Exporting…"), QUIET_MS)
    try {
      await downloadCsv({
        address: csvAddress(path, filter, selectedIds),
        fileName: `${filePrefix}_${localDay(new Date())}.csv`,
        onProgress: (bytes) => {
          if (Date.now() - startedAt > QUIET_MS) setProgress(`Exporting… ${(bytes / BYTES_PER_MEGABYTE).toFixed(1)} MB`)
        },
      })
      toast.success(messages.csvExported)
    } catch (error) {
      console.error("The CSV export failed:", error)
      toast.error("Failed to export CSV")
    } finally {
      clearTimeout(quiet)
      setProgress(undefined)
      isExporting.current = false
    }
  }

  return (
    <Button
      variant="outline"
      size="sm"
      background="bg"
      borderColor="border.emphasized"
      aria-busy={progress !== undefined}
      onClick={exportCsv}
    >
      {progress ?? (selectedIds.length > 0 ? `Export CSV (${selectedIds.length})` : "Export CSV")}
    </Button>
  )
}
