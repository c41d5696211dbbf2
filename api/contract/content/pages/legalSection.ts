interface LegalPart {
  title: string
  text: string
}

/**
 * A section of a legal document. In its texts an empty line separates paragraphs, and lines that start with "- " form a
 * list, so an operator can edit it in a single text field.
 */
export interface LegalSection extends LegalPart {
  parts?: Record<string, LegalPart>
}

/** A text of several lines. */
export const lines = (...texts: string[]) => texts.join("\n")
