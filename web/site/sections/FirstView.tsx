import type { ShownPicture } from "@farelight/api/contract/site/media.ts"
import type { ReactNode } from "react"
import type { SitePictureName } from "../pictures/sitePictures.ts"
import styles from "./firstView.module.css"
import { OwnPicture, SitePicture } from "./SitePicture.tsx"

interface FirstViewProps {
  title: string
  text: string
  action: ReactNode
  picture: ShownPicture | undefined
  own: SitePictureName
  overlay?: ReactNode
  note?: ReactNode
  card?: ReactNode
}

/** Phones show a masked part of the picture, for which the narrower file is sharp enough. */
const SIZES = "(min-width: 60em) 80vw, (min-width: 40em) 60vw, 17rem"

export const FirstView = ({ title, text, action, picture, own, overlay, note, card }: FirstViewProps) => (
  <section className={styles.first} data-section="hero" data-surface="night">
    <div className={styles.stage} data-picture={picture ? "operator" : own}>
      <SitePicture
        className={styles.picture}
        picture={picture}
        sizes={SIZES}
        isFirst
        fallback={<OwnPicture className={styles.picture} name={own} sizes={SIZES} isFirst />}
      />
      {!picture && overlay}
    </div>
    <div className={`page ${styles.content}`}>
      <div className={styles.words}>
        <h1 className={`headline ${styles.title}`}>{title}</h1>
        <p className="lead">{text}</p>
        <div className={`actions ${styles.actions}`}>{action}</div>
        {note}
      </div>
      {card && <div className={styles.card}>{card}</div>}
    </div>
  </section>
)
