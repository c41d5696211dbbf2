interface LegalPart {
  title: string
  text: string
}

/** Empty lines separate paragraphs; lines starting with "- " form a list. */
export interface LegalSection extends LegalPart {
  parts?: Record<string, LegalPart>
}

export const lines = (...texts: string[]) => texts.join("\n")
