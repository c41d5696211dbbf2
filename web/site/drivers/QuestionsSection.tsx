import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import type { FAQPage } from "schema-dts"
import { LINK, LinkedText } from "../page/LinkedText.tsx"
import { SectionHeading } from "../sections/SectionHeading.tsx"
import sections from "../sections/sections.module.css"
import styles from "./questions.module.css"

type Questions = PageContent<"drivers">["page"]["questions"]

export const questionsData = (items: Questions["items"]): FAQPage => ({
  "@type": "FAQPage",
  mainEntity: items.map(({ title, text }) => ({
    "@type": "Question",
    name: title,
    acceptedAnswer: { "@type": "Answer", text: text.replace(LINK, "$1") },
  })),
})

export const QuestionsSection = ({ questions }: { questions: Questions }) => (
  <section className={styles.section} data-section="questions" aria-labelledby="questions">
    <div className={`${sections.page} ${sections.beside}`}>
      <SectionHeading id="questions" title={questions.title} text={questions.text} />
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
