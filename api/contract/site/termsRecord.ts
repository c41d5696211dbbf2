/** Submitting the form is the consent. All three are null if none was recorded. */
export interface TermsRecord {
  termsAcceptedAt: Date | null
  termsDate: string | null
  /** SHA-256 of both documents as published at that time, as they may change later. */
  termsVersion: string | null
}

export const noTermsRecord: TermsRecord = { termsAcceptedAt: null, termsDate: null, termsVersion: null }
