import styles from "./cityMap.module.css"

const ROUTE = "M108 452 L108 372 L176 372 L176 304 L256 304 L256 236 L332 236 L332 180 L412 180 L412 44"

const streets = [36, 108, 176, 256, 332, 412, 492]
const avenues = [44, 132, 180, 236, 304, 372, 420]

/** A car on its way through the city, into the area that an ad is meant for. */
export const CityMap = () => (
  <svg className={styles.map} viewBox="0 0 528 488" aria-hidden="true">
    <g className={styles.streets}>
      {streets.map((x) => (
        <path key={x} d={`M${x} 0V488`} />
      ))}
      {avenues.map((y) => (
        <path key={y} d={`M0 ${y}H528`} />
      ))}
    </g>
    <g className={styles.blocks}>
      <rect x="120" y="248" width="44" height="44" rx="4" />
      <rect x="188" y="144" width="56" height="24" rx="4" />
      <rect x="268" y="316" width="52" height="44" rx="4" />
      <rect x="424" y="192" width="56" height="32" rx="4" />
      <rect x="48" y="144" width="48" height="24" rx="4" />
      <rect x="344" y="384" width="56" height="24" rx="4" />
    </g>
    <circle className={styles.fence} cx="372" cy="180" r="88" />
    <path className={styles.route} d={ROUTE} />
    <circle className={styles.target} cx="372" cy="180" r="8" />
    <g className={styles.car} style={{ offsetPath: `path("${ROUTE}")` }}>
      <circle className={styles.halo} r="26" />
      <rect className={styles.body} x="-15" y="-8" width="30" height="16" rx="6" />
      <rect className={styles.roofLight} x="-4" y="-5" width="8" height="10" rx="2" />
    </g>
  </svg>
)
