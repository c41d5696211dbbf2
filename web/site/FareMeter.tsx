import styles from "./fareMeter.module.css"

/** One figure on the display of a fare meter. */
export const FareMeter = ({ figure, label }: { figure: string; label: string }) => (
  <p className={styles.meter}>
    <span className={styles.figure}>{figure}</span>
    <span className={styles.label}>{label}</span>
  </p>
)
