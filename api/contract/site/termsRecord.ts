/** Submitting the form is the consent: age, Terms, Privacy Policy. All null if not recorded. */
export interface TermsRecord {
  termsAcceptedAt: Date | null
  termsDate: string | null
  /** SHA-256 of both documents as published then, as they may change later. */
  termsVersion: string | null
}

export const noTermsRecord: TermsRecord = { termsAcceptedAt: null, termsDate: null, termsVersion: null }
