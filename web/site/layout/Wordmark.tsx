import styles from "./wordmark.module.css"

/** The brand's name with its sign: the roof light of a car. */
export const Wordmark = ({ brand }: { brand: string }) => (
  <span className={styles.wordmark}>
    <svg className={styles.sign} viewBox="0 0 28 18" aria-hidden="true">
      <path
        className={styles.light}
        d="M4 12 6.500 3.600A2.600 2.600 0 0 1 9 1.750h10a2.600 2.600 0 0 1 2.500 1.850L24 12z"
      />
      <rect className={styles.roof} y="14" width="28" height="3" rx="1.500" />
    </svg>
    {brand}
  </span>
)
