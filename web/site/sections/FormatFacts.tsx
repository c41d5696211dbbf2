import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import type { FormatKey } from "@farelight/api/contract/site/adFormats.ts"
import type { ReactNode } from "react"
import styles from "./formatFacts.module.css"

export type Specification = PageContent<"formats">["page"]["specification"]

interface FormatFactsProps {
  name: FormatKey
  specification: Specification
  rows: readonly ("size" | "length" | "file" | "resolution" | "lead_time")[]
  children?: ReactNode
}

export const FormatFacts = ({ name, specification, rows, children }: FormatFactsProps) => (
  <dl className={`small ${styles.facts}`}>
    {children}
    {rows.map((row) => (
      <div key={row}>
        <dt className="muted">{specification[`${row}_label`]}</dt>
        <dd>{specification[name][row]}</dd>
      </div>
    ))}
  </dl>
)
