import type { FAQPage } from "schema-dts"
import { LINK } from "../page/LinkedText.tsx"

/** Questions with their answers as schema.org's FAQPage, for search engines. */
export const questionsData = (items: readonly { title: string; text: string }[]): FAQPage => ({
  "@type": "FAQPage",
  mainEntity: items.map(({ title, text }) => ({
    "@type": "Question",
    name: title,
    acceptedAnswer: { "@type": "Answer", text: text.replace(LINK, "$1") },
  })),
})
