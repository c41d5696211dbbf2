import type { ReactNode } from "react"
import styles from "./closingCall.module.css"

export const ClosingCall = ({ title, text, children }: { title: string; text?: string; children: ReactNode }) => (
  <section className={`band ${styles.closing}`} data-section="closing" data-surface="night" aria-labelledby="closing">
    <div className={`page cluster gap-6 ${styles.content}`}>
      <div>
        <h2 className={`headline ${styles.title}`} id="closing">
          {title}
        </h2>
        {text && <p className="lead">{text}</p>}
      </div>
      <div className={`cluster ${styles.actions}`}>{children}</div>
    </div>
  </section>
)
