import { cpmOf, type SampleTotals } from "@farelight/api/contract/campaign/sampleReport.ts"
import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import { count, money, share } from "./amounts.ts"
import tables from "./tables.module.css"

interface ReportTableProps {
  words: PageContent<"sample_report">["page"]["charts"]
  title: string
  first: string
  rows: readonly (SampleTotals & { label: string })[]
  /** Of rows that are of one kind, counted or modeled. */
  hasCpm?: boolean
}

/** What parts of a campaign came to. A kind that a part does not have is a dash. */
export const ReportTable = ({ words, title, first, rows, hasCpm = false }: ReportTableProps) => (
  // Whoever has no mouse scrolls it by keys.
  // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
  <section className={tables.scroll} tabIndex={0} aria-label={title}>
    <table className={tables.table}>
      <caption>{title}</caption>
      <thead>
        <tr>
          {[first, words.counted_label, words.completion_label, words.modeled_label, words.cost_label].map((label) => (
            <th scope="col" key={label}>
              {label}
            </th>
          ))}
          {hasCpm && <th scope="col">{words.cpm_label}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, counted, completed, modeled, cents }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{counted ? count(counted) : "–"}</td>
            <td>{counted ? share(completed, counted) : "–"}</td>
            <td>{modeled ? count(modeled) : "–"}</td>
            <td>{money(cents)}</td>
            {hasCpm && <td>{money(cpmOf(cents, counted + modeled))}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
