import { useHydrated } from "../browser/useHydrated.ts"
import noodles from "./advertisements/noodles.svg?no-inline"
import theater from "./advertisements/theater.svg?no-inline"
import styles from "./tabletAds.module.css"

interface TabletAdsProps {
  /** Shown in turn, after the advertisement that is part of the picture. */
  advertisements: readonly { title: string; text: string }[]
}

const illustrations = [theater, noodles]

/** A slideshow on the tablet of the picture `interior`, whose own advertisement is the first slide. */
export const TabletAds = ({ advertisements }: TabletAdsProps) => {
  // Rendered after hydration, as later slides must not compete with the first view.
  const isLater = useHydrated()
  return (
    <div className={styles.screen} aria-hidden="true">
      {advertisements.slice(0, illustrations.length).map(({ title, text }, index) => (
        <div className={styles.advertisement} key={title}>
          {isLater && <img src={illustrations[index]} alt="" />}
          <strong>{title}</strong>
          <span>{text}</span>
        </div>
      ))}
    </div>
  )
}

/** A checkbox, so that it pauses all animations without JavaScript. */
export const PauseControl = ({ label }: { label: string }) => (
  <input className={styles.pause} type="checkbox" aria-label={label} title={label} data-pauses-motion />
)
