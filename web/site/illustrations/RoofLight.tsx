import styles from "./roofLight.module.css"

const rays = [-72, -54, -36, -18, 0, 18, 36, 54, 72]

/** The brand's sign in use: the light on the roof of a car, seen from the front. */
export const RoofLight = ({ brand }: { brand: string }) => (
  <svg className={styles.scene} viewBox="0 0 520 340" aria-hidden="true">
    <g className={styles.rays}>
      {rays.map((angle) => (
        <path key={angle} d="M260 44V-30" transform={`rotate(${angle} 260 200)`} />
      ))}
    </g>
    <path className={styles.base} d="M150 206h220l18 20H132z" />
    <path className={styles.light} d="M132 210 L150 132 Q154 112 176 112 H344 Q366 112 370 132 L388 210z" />
    <text className={styles.name} x="260" y="178" textLength={brand.length > 11 ? 200 : undefined}>
      {brand}
    </text>
    <path className={styles.roof} d="M20 340 Q40 226 130 222 H390 Q480 226 500 340z" />
    <path className={styles.glass} d="M62 340 Q80 254 150 250 H370 Q440 254 458 340z" />
  </svg>
)
