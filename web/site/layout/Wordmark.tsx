import { Logo } from "../../parts/Logo.tsx"
import styles from "./wordmark.module.css"

export const Wordmark = ({ brand }: { brand: string }) => (
  <span className={styles.wordmark}>
    <Logo />
    {brand}
  </span>
)
