import { toCsv } from "../api/csv.ts"
import { localizedContent } from "../content/localizedContent.ts"
import type { StoredSection } from "../content/pageContent.ts"
import type { Locale } from "../text/locale.ts"
import { sampleDays } from "./sampleReport.ts"

// In a separate file, as it imports all content, which must not reach the browser.

export const sampleCsv = async (stored: readonly StoredSection[], locale: Locale) => {
  const { page } = localizedContent("sample_report", stored, [], locale)
  const columns = ["sample", "day", "counted", "played_to_end", "modeled", "cost_usd"]
  const parts = toCsv(columns, sampleDays(page), ({ completed, cost, ...day }) => ({
    ...day,
    sample: page.campaign.sample_label,
    played_to_end: completed,
    cost_usd: cost.toFixed(2),
  }))
  let text = ""
  for await (const part of parts) text += part
  return text
}
