/** Consent by submitting the form: age, Terms, Privacy Policy. All null if not recorded. */
export interface TermsRecord {
  termsAcceptedAt: Date | null
  termsDate: string | null
  /** SHA-256 of both documents as published then. */
  termsVersion: string | null
}

export const noTermsRecord: TermsRecord = { termsAcceptedAt: null, termsDate: null, termsVersion: null }
