import { useGlobalContent } from "../page/currentPage.ts"
import styles from "./form.module.css"

export const NextSteps = ({ steps }: { steps: readonly string[] }) => {
  const { next_title: title } = useGlobalContent().after_sending
  if (steps.length === 0) return null
  return (
    <section className={`quiet ${styles.next}`} aria-label={title}>
      <p>{title}</p>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
