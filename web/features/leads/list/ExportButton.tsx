import { Button } from "@chakra-ui/react/button"
import { messages } from "@farelight/api/contract/messages.ts"
import { useRef, useState } from "react"
import { toast } from "sonner"
import { downloadFile } from "../../../apollo/downloadFile.ts"
import { localDay } from "./localDay.ts"

// An export that takes no longer needs no progress.
const QUIET_MS = 1000

const BYTES_PER_MEGABYTE = 1_000_000

interface Props {
  csv: { path: string; filePrefix: string }
  /** Which leads to export; none of the parameters lets all of them through. */
  parameters: Readonly<Record<string, string>>
  /** How many leads there are to export, if that is known. */
  count: number | undefined
  /** Why these may not be the leads that the operator means. Nothing is exported then. */
  fault?: string | undefined
  children: string
}

/** Exports leads as a CSV file. */
export const ExportButton = ({ csv, parameters, count, fault, children }: Props) => {
  const [progress, setProgress] = useState<string>()
  const isExporting = useRef(false)

  const exportCsv = async () => {
    if (fault) return toast.error(fault)
    if (count === 0) return toast.error(messages.nothingToExport)
    if (isExporting.current) return
    isExporting.current = true
    const startedAt = Date.now()
    const quiet = setTimeout(() => setProgress("Exporting…"), QUIET_MS)
    const search = new URLSearchParams(parameters)
    try {
      await downloadFile({
        address: search.size > 0 ? `${csv.path}?${search}` : csv.path,
        fileName: `${csv.filePrefix}_${localDay(new Date())}.csv`,
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
      paddingX={{ base: "2.5", md: "3.5" }}
      aria-busy={progress !== undefined}
      onClick={exportCsv}
    >
      {progress ?? children}
    </Button>
  )
}
