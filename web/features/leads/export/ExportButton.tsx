import { Button } from "@chakra-ui/react/button"
import { messages } from "@farelight/api/contract/messages.ts"
import { useRef, useState } from "react"
import { toast } from "sonner"
import { downloadFile } from "../../../apollo/downloadFile.ts"
import { localDay } from "../list/localDay.ts"
import { csvAddress, type ExportedLeads } from "./csvAddress.ts"

// A shorter wait needs no telling how far it has come.
const QUIET_MS = 1000

const BYTES_PER_MEGABYTE = 1_000_000

interface Props {
  path: string
  filePrefix: string
  leads: ExportedLeads
  /** How many leads there are to export, if that is known. */
  count: number | undefined
  /** Why these may not be the leads that the operator means. Nothing is exported then. */
  fault?: string | undefined
  children: string
}

/** Exports leads as a CSV file. */
export const ExportButton = ({ path, filePrefix, leads, count, fault, children }: Props) => {
  const [progress, setProgress] = useState<string>()
  const isExporting = useRef(false)

  const exportCsv = async () => {
    if (fault) return toast.error(fault)
    if (count === 0) return toast.error(messages.nothingToExport)
    if (isExporting.current) return
    isExporting.current = true
    const startedAt = Date.now()
    const quiet = setTimeout(() => setProgress("Exporting…"), QUIET_MS)
    try {
      await downloadFile({
        address: csvAddress(path, leads),
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
      paddingX={{ base: "2.5", md: "3.5" }}
      aria-busy={progress !== undefined}
      onClick={exportCsv}
    >
      {progress ?? children}
    </Button>
  )
}
