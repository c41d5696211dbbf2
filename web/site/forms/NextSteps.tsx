import { useGlobalContent } from "../page/currentPage.ts"

export const NextSteps = ({ steps }: { steps: readonly string[] }) => {
  const { next_title: title } = useGlobalContent().after_sending
  if (steps.length === 0) return null
  return (
    <section aria-label={title}>
      <p className="subtitle">{title}</p>
      <ol className="stack gap-3 below muted steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
