import styles from "./roofLight.module.css"

/** The brand's sign in use: the lit sign on the roof of a car, which the night swallows below. */
export const RoofLight = ({ brand }: { brand: string }) => (
  <svg className={styles.scene} viewBox="0 0 520 340" aria-hidden="true">
    <defs>
      <radialGradient id="sign-halo">
        <stop className={styles.near} offset="0" />
        <stop className={styles.middle} offset="0.4" />
        <stop className={styles.far} offset="1" />
      </radialGradient>
      <radialGradient id="sign-lamp" cx="0.5" cy="0.6" r="0.75">
        <stop className={styles.hot} offset="0" />
        <stop className={styles.warm} offset="0.65" />
        <stop className={styles.edge} offset="1" />
      </radialGradient>
      <linearGradient id="sign-roof" x1="0" x2="0" y1="0" y2="1">
        <stop className={styles.lit} offset="0" />
        <stop className={styles.dark} offset="0.35" />
        <stop className={styles.gone} offset="1" />
      </linearGradient>
      <linearGradient id="sign-glass" x1="0" x2="0" y1="0" y2="1">
        <stop className={styles.glass} offset="0" />
        <stop className={styles.gone} offset="1" />
      </linearGradient>
      <linearGradient id="sign-rim" x1="0" x2="1" y1="0" y2="0">
        <stop className={styles.far} offset="0.05" />
        <stop className={styles.rim} offset="0.5" />
        <stop className={styles.far} offset="0.95" />
      </linearGradient>
    </defs>
    <ellipse className={styles.halo} cx="260" cy="160" rx="300" ry="190" fill="url(#sign-halo)" />
    <path fill="url(#sign-roof)" d="M0 340 Q34 232 140 224 Q260 214 380 224 Q486 232 520 340z" />
    <path fill="url(#sign-glass)" d="M58 340 Q88 262 160 256 Q260 248 360 256 Q432 262 462 340z" />
    <path
      className={styles.line}
      stroke="url(#sign-rim)"
      d="M20 292 Q54 230 140 224 Q260 214 380 224 Q466 230 500 292"
    />
    <path className={styles.base} d="M140 212 H380 L394 226 Q260 214 126 226z" />
    <path
      fill="url(#sign-lamp)"
      d="M138 213 L156 128 Q160 110 180 110 H340 Q360 110 364 128 L382 213 Q382 216 378 216 H142 Q138 216 138 213z"
    />
    <text className={styles.name} x="260" y="180" textLength={brand.length > 11 ? 190 : undefined}>
      {brand}
    </text>
  </svg>
)
