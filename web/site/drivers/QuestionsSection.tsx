import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import type { FAQPage } from "schema-dts"
import { LINK_PATTERN, LinkedText } from "../page/LinkedText.tsx"
import { Section } from "../sections/SectionHeading.tsx"
import styles from "./questions.module.css"

type Questions = PageContent<"drivers">["page"]["questions"]

export const questionsData = (items: Questions["items"]): FAQPage => ({
  "@type": "FAQPage",
  mainEntity: items.map(({ title, text }) => ({
    "@type": "Question",
    name: title,
    acceptedAnswer: { "@type": "Answer", text: text.replace(LINK_PATTERN, "$1") },
  })),
})

export const QuestionsSection = ({ questions }: { questions: Questions }) => (
  <Section name="questions" title={questions.title} text={questions.text} layout="page split aside-main">
    <div className={`rows ${styles.questions}`}>
      {questions.items.map(({ title, text }, index) => (
        <details key={title} open={index === 0}>
          <summary>
            <h3>{title}</h3>
          </summary>
          <p className="prose muted">
            <LinkedText text={text} />
          </p>
        </details>
      ))}
    </div>
  </Section>
)
