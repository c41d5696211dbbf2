import { messages } from "@farelight/api/contract/api/messages.ts"
import { useRef, useState } from "react"
import { toast } from "sonner"
import { downloadFile, NotConfirmedError } from "../../apollo/downloadFile.ts"
import { Button, chakra, Flex, Text, TextButton, VisuallyHidden } from "../chakra.ts"
import { useCommands } from "../commands/useCommands.ts"
import { localDay } from "../records/localDay.ts"

interface ExportProgress {
  rows: number
  total: number | undefined
}

const LINE_FEED = 0x0a
const QUOTE = 0x22

/** Line breaks in quotes belong to a value, so they are not counted. */
export const createRowCounter = () => {
  let lines = 0
  let isQuoted = false
  let isInRow = false
  return {
    add: (bytes: Uint8Array) => {
      // In UTF-8, no other character contains these bytes. A plain loop, as an export may have 100 million bytes.
      for (let index = 0; index < bytes.length; index += 1) {
        if (bytes[index] === QUOTE) isQuoted = !isQuoted
        else if (bytes[index] === LINE_FEED && !isQuoted) lines += 1
      }
      if (bytes.length > 0) isInRow = isQuoted || bytes.at(-1) !== LINE_FEED
    },
    rows: () => Math.max(0, lines - 1),
    isInRow: () => isInRow,
  }
}

export const expectedRows = (headers: Headers) => {
  const stated = headers.get("x-total-count")
  return stated && /^\d+$/.test(stated) ? Number(stated) : undefined
}

export const describeProgress = ({ rows, total }: ExportProgress) => {
  const arrived = rows.toLocaleString("en-US")
  return total === undefined ? `${arrived} rows` : `${arrived} of ${total.toLocaleString("en-US")} rows`
}

// In milliseconds: progress appears after this time, and is then updated at this interval.
const TICK_MS = 1000

// Screen readers read each announcement in full, so there are fewer of them.
const TICKS_PER_ANNOUNCEMENT = 5

const progressBar = {
  appearance: "none",
  background: "border",
  width: "full",
  minWidth: "32",
  height: "1.5",
  "&::-webkit-progress-bar": { background: "border" },
  "&::-webkit-progress-value": { background: "brand.fg" },
  "&::-moz-progress-bar": { background: "brand.fg" },
} as const

interface Props {
  csv: { path: string; filePrefix: string }
  parameters: Readonly<Record<string, string>>
  count?: number | undefined
  /** If set, the export is disabled, as the list may not be the one that the operator wants. */
  fault?: string | undefined
  children: string
}

const failure = (progress: ExportProgress) =>
  progress.rows > 0
    ? { description: `The connection broke after ${describeProgress(progress)}. Nothing was saved.` }
    : undefined

const success = (progress: ExportProgress) => {
  const { rows, total = rows } = progress
  if (rows >= total) return toast.success(messages.csvExported)
  // Fewer than at the start, as records may have left the filter during the export.
  toast.warning(messages.csvExported, { description: `But only ${describeProgress(progress)}.` })
}

export const ExportButton = ({ csv, parameters, count, fault, children }: Props) => {
  const [progress, setProgress] = useState<ExportProgress>()
  const [announced, setAnnounced] = useState("")
  const running = useRef<AbortController>(undefined)
  const button = useRef<HTMLButtonElement>(null)

  const exportCsv = async () => {
    if (fault) return toast.error(fault)
    if (count === 0) return toast.error(messages.nothingToExport)
    if (running.current) return
    const abort = new AbortController()
    running.current = abort
    const counter = createRowCounter()
    const now: ExportProgress = { rows: 0, total: undefined }
    let ticks = 0
    const timer = setInterval(() => {
      setProgress({ ...now })
      if (ticks % TICKS_PER_ANNOUNCEMENT === 0) setAnnounced(describeProgress(now))
      ticks += 1
    }, TICK_MS)
    const search = new URLSearchParams(parameters)
    try {
      await downloadFile({
        address: `${csv.path}?${search}`,
        signal: abort.signal,
        onStart: (headers) => {
          now.total = expectedRows(headers)
        },
        onChunk: (bytes) => {
          counter.add(bytes)
          now.rows = counter.rows()
        },
        fileName: () => {
          if (counter.isInRow()) throw new Error("The file ends within a row")
          const isWhole = now.rows >= (now.total ?? 0)
          return `${csv.filePrefix}_${localDay(new Date())}${isWhole ? "" : "_incomplete"}.csv`
        },
      })
      success(now)
    } catch (error) {
      if (abort.signal.aborted) return toast("Export canceled")
      if (error instanceof NotConfirmedError) return toast(error.message)
      console.error("The CSV export failed:", error)
      toast.error("Failed to export CSV", failure(now))
    } finally {
      clearInterval(timer)
      setProgress(undefined)
      setAnnounced("")
      running.current = undefined
    }
  }

  useCommands([{ id: `export ${children}`, title: children, group: "List", run: () => void exportCsv() }])

  const cancel = () => {
    running.current?.abort()
    // The Cancel button disappears, and without this the focus would move to the top of the page.
    button.current?.focus()
  }

  return (
    <Flex align="center" columnGap="3" rowGap="1" wrap="wrap">
      {progress && (
        <>
          <Text as="label" display="grid" fontSize="xs" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
            {describeProgress(progress)}
            <chakra.progress
              aria-label="Export"
              // Without a value, the bar is indeterminate.
              value={progress.total && progress.rows}
              max={progress.total}
              css={progressBar}
            />
          </Text>
          <TextButton color="inherit" onClick={cancel}>
            Cancel
          </TextButton>
        </>
      )}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <Button ref={button} paddingX={{ base: "2.5", md: "3.5" }} aria-busy={progress !== undefined} onClick={exportCsv}>
        {progress ? "Exporting…" : children}
      </Button>
    </Flex>
  )
}
