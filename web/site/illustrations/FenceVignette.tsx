import styles from "./vignettes.module.css"

/** Streets, and the fence that an ad is bound to. */
export const FenceVignette = () => (
  <svg className={styles.vignette} viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path
      className={styles.lines}
      d="M-20 52L420 8M-20 128L420 84M-20 204L420 160M60 -10L96 260M160 -10L196 260M260 -10L296 260M350 -10L386 260"
    />
    <path className={styles.fence} d="M132 62 L250 38 L312 92 L290 178 L184 198 L120 136z" />
    <circle className={styles.dot} cx="206" cy="114" r="9" />
    <circle className={styles.halo} cx="206" cy="114" r="9" />
    <path className={styles.faintDot} d="M72 92h.01M334 34h.01M352 196h.01M84 188h.01" />
    <path className={styles.activeDot} d="M168 84h.01M262 136h.01M224 168h.01" />
  </svg>
)
