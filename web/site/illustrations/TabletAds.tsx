import { useHydrated } from "../browser/useHydrated.ts"
import noodles from "./advertisements/noodles.svg?no-inline"
import theater from "./advertisements/theater.svg?no-inline"
import styles from "./tabletAds.module.css"

interface TabletAdsProps {
  /** They follow the advertisement that is in the picture itself. */
  advertisements: readonly { title: string; text: string }[]
}

/** What the advertisements show, in their order. */
const illustrations = [theater, noodles]

/** The advertisements on the tablet of the picture `interior`, one after the other. The picture shows the first. */
export const TabletAds = ({ advertisements }: TabletAdsProps) => {
  // What shows after seconds must not compete with what the first view needs.
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

/** Stops everything on the page that moves by itself. A checkbox, as it then works without JavaScript. */
export const PauseControl = ({ label }: { label: string }) => (
  <input className={styles.pause} type="checkbox" aria-label={label} title={label} data-pauses-motion />
)
