/** Submitting the form is the consent. All three fields are null if no consent was recorded. */
export interface TermsRecord {
  termsAcceptedAt: Date | null
  termsDate: string | null
  /** SHA-256 of both documents in the version published at that time, because the documents may change later. */
  termsVersion: string | null
}

export const noTermsRecord: TermsRecord = { termsAcceptedAt: null, termsDate: null, termsVersion: null }
