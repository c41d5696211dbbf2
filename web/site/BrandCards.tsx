import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import styles from "./brandCards.module.css"
import { DaypartVignette } from "./illustrations/DaypartVignette.tsx"
import { FenceVignette } from "./illustrations/FenceVignette.tsx"
import { LiveVignette } from "./illustrations/LiveVignette.tsx"

/** The drawings belong to the cards by their place; a card that an operator adds stands without one. */
const drawings = [FenceVignette, LiveVignette, DaypartVignette]

/** What brands and agencies get: place, numbers and audience, the place largest. */
export const BrandCards = ({ cards }: { cards: PageContent<"home">["page"]["brands"]["cards"] }) => (
  <ul className={styles.cards}>
    {cards.map((card, index) => {
      const Drawing = drawings[index]
      return (
        <li className={styles.card} key={card.title}>
          {Drawing && (
            <div className={styles.drawing} data-surface="night">
              <Drawing />
            </div>
          )}
          <div className={styles.words}>
            <h3>{card.title}</h3>
            <p>{card.text}</p>
          </div>
        </li>
      )
    })}
  </ul>
)
