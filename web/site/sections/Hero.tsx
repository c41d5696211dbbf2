import type { ReactNode } from "react"
import { LinkedText } from "../page/LinkedText.tsx"
import styles from "./hero.module.css"
import sections from "./sections.module.css"

interface HeroProps {
  section?: string
  title: string
  text: string
  action?: ReactNode
  aside?: ReactNode
  /** What stands below the text, as wide as the page. */
  below?: ReactNode
}

export const Hero = ({ section = "hero", title, text, action, aside, below }: HeroProps) => (
  <section className={styles.hero} data-section={section} data-surface="night">
    <div className={`${sections.page} ${styles.content}`}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        <p className={sections.lead}>
          <LinkedText text={text} />
        </p>
        {action && <div className={sections.actions}>{action}</div>}
      </div>
      {aside}
    </div>
    {below && <div className={`${sections.page} ${styles.below}`}>{below}</div>}
  </section>
)
