import { useWords } from "../page/currentPage.ts"
import styles from "./sampleReport.module.css"

/** Days of a campaign that nobody ran: their heights mean nothing, so they have no numbers. */
const kinds = [
  { kind: "counted", days: [46, 54, 50, 63, 86, 93, 66, 52, 59, 57, 70, 95, 100, 73] },
  { kind: "modeled", days: [72, 75, 79, 77, 93, 82, 61, 75, 80, 78, 83, 98, 88, 65] },
] as const

/** The first page of a report in small: what tablets count and what is modeled, each by itself. */
export const SampleReport = () => {
  const { drawings: words } = useWords()
  return (
    <div className={styles.report} aria-hidden="true">
      <p className={styles.head}>
        {words.report} <span>{words.sample}</span>
      </p>
      {kinds.map(({ kind, days }) => (
        <div className={styles.kind} data-kind={kind} key={kind}>
          <p>{words[kind]}</p>
          <svg viewBox="0 0 140 100" preserveAspectRatio="none" aria-hidden="true">
            <path d={days.map((height, day) => `M${day * 10 + 1} 100v-${height}h8v${height}z`).join("")} />
          </svg>
        </div>
      ))}
    </div>
  )
}
