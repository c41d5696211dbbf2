import styles from "./routeSteps.module.css"

/** Steps in their order, as the stops of one ride. */
export const RouteSteps = ({ steps }: { steps: readonly { title: string; text: string }[] }) => (
  <ol className={styles.route}>
    {steps.map(({ title, text }) => (
      <li className={styles.stop} key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
)
