interface LegalPart {
  title: string
  text: string
}

/** A section of a legal document. Empty lines separate paragraphs; lines starting with "- " form a list. */
export interface LegalSection extends LegalPart {
  parts?: Record<string, LegalPart>
}

export const lines = (...texts: string[]) => texts.join("\n")
