import type { SitePath } from "@farelight/api/contract/site/sitePaths.ts"
import type { ReactNode } from "react"
import { LinkedText } from "../page/LinkedText.tsx"
import { ButtonLink } from "./Button.tsx"
import styles from "./hero.module.css"

interface HeroProps {
  section?: string
  title: string
  text: string
  action?: ReactNode
  aside?: ReactNode
  /** `wide` widens the aside. `sheet` makes the aside the main part, with a second aside below the title. */
  layout?: "wide" | "sheet"
  below?: ReactNode
}

export const Hero = ({ section = "hero", title, text, action, aside, layout, below }: HeroProps) => (
  <section data-section={section} data-surface="night">
    <div className={`page stack middle ${styles.content}`} data-layout={layout}>
      <div>
        <h1 className={`headline ${styles.title}`}>{title}</h1>
        <p className="lead">
          <LinkedText text={text} />
        </p>
        {action && <div className="actions">{action}</div>}
      </div>
      {aside}
    </div>
    {below && <div className={`page ${styles.below}`}>{below}</div>}
  </section>
)

interface UnknownLinkProps {
  unknown: { title: string; text: string; button_label: string }
  to: SitePath
}

export const UnknownLink = ({ unknown: { title, text, button_label }, to }: UnknownLinkProps) => (
  <Hero section="unknown" title={title} text={text} action={<ButtonLink to={to}>{button_label}</ButtonLink>} />
)
