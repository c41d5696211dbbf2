import type { ShownPicture } from "@farelight/api/contract/site/media.ts"
import type { ReactNode } from "react"
import type { SitePictureName } from "../pictures/sitePictures.ts"
import styles from "./hero.module.css"
import { OwnPicture, SitePicture } from "./SitePicture.tsx"
import sections from "./sections.module.css"

const SIZES = "min(100vw, 76rem)"

interface HeroProps {
  section?: string
  title: string
  text: string
  action?: ReactNode
  aside?: ReactNode
  /** One of the site's own pictures below the text, as wide as the page. */
  own?: SitePictureName
  picture?: ShownPicture | undefined
}

/** The top of a page, dark behind the transparent header. */
export const Hero = ({ section = "hero", title, text, action, aside, own, picture }: HeroProps) => (
  <section className={styles.hero} data-section={section} data-surface="night">
    <div className={`${sections.page} ${styles.content}`}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        <p className={sections.lead}>{text}</p>
        {action && <div className={sections.actions}>{action}</div>}
      </div>
      {aside}
    </div>
    {(picture || own) && (
      <div className={`${sections.page} ${styles.picture}`}>
        <SitePicture
          picture={picture}
          sizes={SIZES}
          isFirst
          fallback={own && <OwnPicture className={styles.scene} name={own} sizes={SIZES} isFirst />}
        />
      </div>
    )}
  </section>
)
