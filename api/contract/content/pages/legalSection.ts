/** A titled part of a section. */
export interface LegalPart {
  title: string
  text: string
}

/**
 * A section of a legal document. In its texts an empty line parts paragraphs, and lines that start with "- " are a
 * list, so that the operator can edit it in one text field.
 */
export interface LegalSection extends LegalPart {
  parts?: Record<string, LegalPart>
}
