import type { ReactNode } from "react"
import { documentBrand } from "../../../browser/documentBrand.ts"
import { Logo } from "../../../components/Logo.tsx"
import styles from "./signIn.module.css"

interface Props {
  title: string
  notice?: string | undefined
  children: ReactNode
}

export const SignedOutScreen = ({ title, notice, children }: Props) => (
  <main className={styles.screen}>
    <title>{`${title} | ${documentBrand()}`}</title>
    <div className={styles.card}>
      <div className={styles.head}>
        <p>
          <Logo />
          {documentBrand()}
        </p>
        <h1>{title}</h1>
      </div>
      {notice && (
        <p role="status" className={styles.notice}>
          {notice}
        </p>
      )}
      {children}
    </div>
  </main>
)
