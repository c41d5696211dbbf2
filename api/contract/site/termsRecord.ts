/** A sender's confirmation by sending the form: age, Terms, Privacy Policy. All null where nothing is recorded. */
export interface TermsRecord {
  termsAcceptedAt: Date | null
  termsDate: string | null
  /** The SHA-256 of both documents as they were published then. */
  termsVersion: string | null
}

/** Of a sender who confirmed nothing. */
export const noTermsRecord: TermsRecord = { termsAcceptedAt: null, termsDate: null, termsVersion: null }
