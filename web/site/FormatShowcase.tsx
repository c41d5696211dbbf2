import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import styles from "./formatShowcase.module.css"
import { InCarTablet } from "./illustrations/InCarTablet.tsx"
import { RoofScreen } from "./illustrations/RoofScreen.tsx"
import { WrappedCar } from "./illustrations/WrappedCar.tsx"

/** The drawings belong to the cards by their place; a card that an operator adds stands without one. */
const drawings = [InCarTablet, WrappedCar, RoofScreen]

/** The ad formats, each with its drawing and the figure that speaks for it. */
export const FormatShowcase = ({ cards }: { cards: PageContent<"advertising">["page"]["formats"]["cards"] }) => (
  <ul className={styles.formats}>
    {cards.map((card, index) => {
      const Drawing = drawings[index]
      return (
        <li className={styles.format} key={card.title}>
          {Drawing && (
            <div className={styles.drawing} data-surface="night">
              <Drawing />
            </div>
          )}
          <div className={styles.words}>
            <h3>{card.title}</h3>
            <p>{card.text}</p>
            <p className={styles.fact}>
              <span className={styles.figure}>{card.fact_value}</span> {card.fact_label}
            </p>
          </div>
        </li>
      )
    })}
  </ul>
)
