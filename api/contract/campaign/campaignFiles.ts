import { toCsv } from "../api/csv.ts"
import { localizedContent } from "../content/localizedContent.ts"
import { pageContent, type StoredSection } from "../content/pageContent.ts"
import type { Locale } from "../site/locale.ts"
import { kindOf } from "./campaignEstimate.ts"
import { sampleRows } from "./sampleReport.ts"

// Apart from what they show: these read the whole content, which no page may bring to a browser.

const REPORT_COLUMNS = [
  "sample",
  "day",
  "hour",
  "city",
  "format",
  "kind",
  "impressions",
  "played_to_end",
  "cost_usd",
] as const

/** The sample report's rows as a file, from the content as stored. Each row says that it is a sample. */
export const sampleCsv = (stored: readonly StoredSection[], locale: Locale) => {
  const { sample_label: sample } = localizedContent("sample_report", stored, [], locale).page.campaign
  return toCsv(REPORT_COLUMNS, sampleRows(pageContent("formats", stored)), (row) => ({
    ...row,
    sample,
    kind: kindOf(row.format),
    played_to_end: row.completed,
    cost_usd: (row.cents / 100).toFixed(2),
  }))
}
