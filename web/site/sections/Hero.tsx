import type { ShownPicture } from "@farelight/api/contract/media.ts"
import type { ReactNode } from "react"
import styles from "./hero.module.css"
import { SitePicture } from "./SitePicture.tsx"
import sections from "./sections.module.css"

interface HeroProps {
  /** The content section that the texts come from. */
  section?: string
  title: string
  text: string
  /** What to do next. */
  action?: ReactNode
  /** Shown beside the text, or below it on small screens. */
  aside?: ReactNode
  /** A drawing below the text, as wide as the page. */
  scene?: ReactNode
  /** The operator's picture, as wide as the page, instead of the scene. */
  picture?: ShownPicture
}

/** The top of a page, dark behind the transparent header. */
export const Hero = ({ section = "hero", title, text, action, aside, scene, picture }: HeroProps) => (
  <section className={styles.hero} data-section={section} data-surface="night">
    <div className={`${sections.page} ${styles.content}`}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        <p className={sections.lead}>{text}</p>
        {action && <div className={sections.actions}>{action}</div>}
      </div>
      {aside}
    </div>
    {picture ? (
      <div className={`${sections.page} ${styles.picture}`}>
        <SitePicture picture={picture} fallback={null} sizes="min(100vw, 76rem)" isFirst />
      </div>
    ) : (
      scene && <div className={`${sections.page} ${styles.scene}`}>{scene}</div>
    )}
  </section>
)
