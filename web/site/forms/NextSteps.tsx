import { useGlobalContent } from "../page/currentPage.ts"
import styles from "./form.module.css"

export const NextSteps = ({ steps }: { steps: readonly string[] }) => {
  const { next_title: title } = useGlobalContent().after_sending
  if (steps.length === 0) return null
  return (
    <section className="small" aria-label={title}>
      <p className="subtitle">{title}</p>
      <ol className={`muted ${styles.next}`}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
