import { useWords } from "../page/currentPage.ts"
import styles from "./cityMap.module.css"

const ROUTE = "M108 488 L108 372 L176 372 L176 304 L256 304 L256 236 L332 236 L332 180 L412 180 L412 0"

const streets = [36, 108, 176, 256, 332, 412, 492]
const avenues = [44, 108, 180, 236, 304, 372, 436]

/** A car driving through the city; its screen lights up while the car is in the ad's area. */
export const CityMap = () => {
  const { drawings: words } = useWords()
  return (
    <svg className={styles.map} viewBox="0 0 528 488" aria-hidden="true">
      <g className={styles.streets}>
        {streets.map((x) => (
          <path key={x} d={`M${x} 0V488`} />
        ))}
        {avenues.map((y) => (
          <path key={y} d={`M0 ${y}H528`} />
        ))}
        <path className={styles.freeway} d="M-10 150 C120 90 250 420 540 410" />
      </g>
      <g className={styles.blocks}>
        <rect x="120" y="248" width="44" height="44" rx="4" />
        <rect x="188" y="120" width="56" height="48" rx="4" />
        <rect x="268" y="316" width="52" height="44" rx="4" />
        <rect x="424" y="192" width="56" height="32" rx="4" />
        <rect x="48" y="120" width="48" height="48" rx="4" />
        <rect x="268" y="56" width="52" height="40" rx="4" />
        <rect x="48" y="384" width="48" height="40" rx="4" />
      </g>
      <circle className={styles.fence} cx="372" cy="180" r="88" />
      <path className={styles.road} d={ROUTE} />
      <path className={styles.route} d={ROUTE} pathLength="100" />
      <g className={styles.target}>
        <circle className={styles.ping} cx="372" cy="180" r="26" />
        <path d="M372 194c-9-11-13-16-13-22a13 13 0 0 1 26 0c0 6-4 11-13 22z" />
        <circle className={styles.targetEye} cx="372" cy="171" r="5" />
      </g>
      <g className={styles.car} style={{ offsetPath: `path("${ROUTE}")` }}>
        <path className={styles.beam} d="M14 -7 L74 -24 V24 L14 7z" />
        <rect className={styles.body} x="-17" y="-9" width="34" height="18" rx="7" />
        <rect className={styles.window} x="-9" y="-6" width="14" height="12" rx="3" />
        <rect className={styles.roofLight} x="-5" y="-5" width="6" height="10" rx="2" />
      </g>
      <g transform="translate(214 316)">
        <rect className={styles.device} width="276" height="152" rx="16" />
        <rect className={styles.glass} x="10" y="10" width="256" height="132" rx="8" />
        <g className={styles.standby}>
          <circle cx="122" cy="76" r="4" />
          <circle cx="138" cy="76" r="4" />
          <circle cx="154" cy="76" r="4" />
        </g>
        <g className={styles.ad}>
          <rect x="10" y="10" width="256" height="132" rx="8" />
          <text className={styles.adTitle} x="28" y="62">
            {words.ad}
          </text>
          <text className={styles.adText} x="28" y="90">
            {words.adText}
          </text>
          <rect className={styles.track} x="28" y="112" width="220" height="6" rx="3" />
          <rect className={styles.progress} x="28" y="112" width="220" height="6" rx="3" />
        </g>
      </g>
    </svg>
  )
}
