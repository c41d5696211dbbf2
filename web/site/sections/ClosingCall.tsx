import type { ReactNode } from "react"
import styles from "./closingCall.module.css"
import sections from "./sections.module.css"

export const ClosingCall = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <section className={styles.closing} data-section="closing" data-surface="night" aria-labelledby="closing">
    <div className={`${sections.page} ${styles.content}`}>
      <div>
        <h2 className={styles.title} id="closing">
          {title}
        </h2>
        <p className={sections.lead}>{text}</p>
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
  </section>
)
