import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import { Section } from "../sections/SectionHeading.tsx"
import styles from "./requirements.module.css"

/** Visitors check the requirements themselves, and CSS alone shows the result. Nothing is stored, sent or blocked. */
export const RequirementsSection = ({
  requirements: { title, text, items, all_text, some_text },
}: {
  requirements: PageContent<"drivers">["page"]["requirements"]
}) => (
  <Section name="requirements" className="band joined" title={title} text={text} layout="page split aside-main">
    <div className={styles.list}>
      <ul className="rows">
        {items.map((item, index) => (
          <li key={item.title}>
            <label className={styles.item}>
              <input type="checkbox" autoComplete="off" aria-describedby={`requirement-${index}`} />
              <strong>{item.title}</strong>
              <span className="quiet" id={`requirement-${index}`}>
                {item.text}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div className={styles.result} role="status">
        <p className={styles.all}>{all_text}</p>
        <p className={styles.some}>{some_text}</p>
      </div>
    </div>
  </Section>
)
