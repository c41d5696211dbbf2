import { Sign } from "../../parts/Sign.tsx"
import styles from "./wordmark.module.css"

export const Wordmark = ({ brand }: { brand: string }) => (
  <span className={styles.wordmark}>
    <Sign />
    {brand}
  </span>
)
