import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import { LinkedText } from "../page/LinkedText.tsx"
import { SectionHeading } from "../sections/SectionHeading.tsx"
import sections from "../sections/sections.module.css"
import styles from "./questions.module.css"

/** Questions that open their answers; `questionsData` tells them to search engines. */
export const QuestionsSection = ({ questions }: { questions: PageContent<"drivers">["page"]["questions"] }) => (
  <section className={styles.section} data-section="questions" aria-labelledby="questions">
    <div className={`${sections.page} ${styles.columns}`}>
      <div>
        <SectionHeading id="questions" title={questions.title} text={questions.text} />
      </div>
      <div className={styles.questions}>
        {questions.items.map(({ title, text }) => (
          <details key={title}>
            <summary>
              <h3>{title}</h3>
            </summary>
            <p>
              <LinkedText text={text} />
            </p>
          </details>
        ))}
      </div>
    </div>
  </section>
)
