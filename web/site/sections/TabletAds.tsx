import styles from "./tabletAds.module.css"

interface TabletAdsProps {
  /** They follow the advertisement that is in the picture itself. */
  advertisements: readonly { title: string; text: string }[]
}

/** The advertisements on the tablet of the picture `interior`, one after the other. The picture shows the first. */
export const TabletAds = ({ advertisements }: TabletAdsProps) => (
  <div className={styles.screen} aria-hidden="true">
    {advertisements.slice(0, 2).map(({ title, text }) => (
      <div className={styles.advertisement} key={title}>
        <strong>{title}</strong>
        <span>{text}</span>
      </div>
    ))}
  </div>
)

/** Stops everything on the page that moves by itself. A checkbox, as it then works without JavaScript. */
export const PauseControl = ({ label }: { label: string }) => (
  <input className={styles.pause} type="checkbox" aria-label={label} title={label} data-pauses-motion />
)
