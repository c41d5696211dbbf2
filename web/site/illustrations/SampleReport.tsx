import { usePageContent, useWords } from "../page/currentPage.ts"
import type { HomeContent } from "../page/homeContent.ts"
import styles from "./sampleReport.module.css"

export const SampleReport = () => {
  const { drawings: words } = useWords()
  const { report } = usePageContent<HomeContent>().facts
  return (
    <div className={styles.report} aria-hidden="true">
      <p className={styles.head}>
        {words.report} <span>{words.sample}</span>
      </p>
      {(["counted", "modeled"] as const).map((kind) => (
        <div className={styles.kind} data-kind={kind} key={kind}>
          <p>{words[kind]}</p>
          <svg viewBox={`0 0 ${report[kind].length * 10} 100`} preserveAspectRatio="none" aria-hidden="true">
            <path d={report[kind].map((height, day) => `M${day * 10 + 1} 100v-${height}h8v${height}z`).join("")} />
          </svg>
        </div>
      ))}
    </div>
  )
}
