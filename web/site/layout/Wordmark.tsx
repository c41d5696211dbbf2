import { Logo } from "../../components/Logo.tsx"
import { useGlobalContent } from "../page/currentPage.ts"
import styles from "./wordmark.module.css"

export const Wordmark = () => (
  <span className={styles.wordmark}>
    <Logo />
    {useGlobalContent().company.name}
  </span>
)
