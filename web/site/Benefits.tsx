import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import styles from "./benefits.module.css"

/** What a driver gets, the pay in the colour of the roof light. */
export const Benefits = ({ cards }: { cards: PageContent<"drivers">["page"]["benefits"]["cards"] }) => (
  <ul className={styles.benefits}>
    {cards.map((card) => (
      <li className={styles.benefit} key={card.title}>
        <h3>{card.title}</h3>
        <p>{card.text}</p>
      </li>
    ))}
  </ul>
)
