import type { ReactNode } from "react"
import styles from "./routeSteps.module.css"

interface Step {
  title: string
  text?: ReactNode
  picture?: ReactNode
}

interface RouteStepsProps {
  steps: readonly Step[]
  /** The current step; later steps are shown as pending. */
  current?: number
  label?: string
}

export const RouteSteps = ({ steps, current = steps.length, label }: RouteStepsProps) => {
  // With a label, the steps show a progress and are not headings.
  const Title = label ? "strong" : "h3"
  return (
    <ol className={styles.route} aria-label={label}>
      {steps.map(({ title, text, picture }, index) => (
        <li
          className={styles.stop}
          key={title}
          aria-current={index === current ? "step" : undefined}
          data-ahead={index > current || undefined}
        >
          <div>
            <Title className={styles.title}>{title}</Title>
            {text && <p className="muted">{text}</p>}
          </div>
          {picture && <div className={styles.picture}>{picture}</div>}
        </li>
      ))}
    </ol>
  )
}
