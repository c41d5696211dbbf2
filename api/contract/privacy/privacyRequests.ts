/** `KNOW` requests a copy of the data; `OPT_OUT` forbids its sale and sharing. */
export const privacyRequestKinds = { KNOW: "KNOW", DELETE: "DELETE", CORRECT: "CORRECT", OPT_OUT: "OPT_OUT" } as const

export type PrivacyRequestKind = keyof typeof privacyRequestKinds

/** Unconfirmed requests have neither status, as no list shows them. */
export const privacyRequestStatuses = { OPEN: "OPEN", ANSWERED: "ANSWERED" } as const

export type PrivacyRequestStatus = keyof typeof privacyRequestStatuses

export const privacyRequestOutcomes = {
  FULFILLED: "FULFILLED",
  NOTHING_FOUND: "NOTHING_FOUND",
  REFUSED: "REFUSED",
} as const

export type PrivacyRequestOutcome = keyof typeof privacyRequestOutcomes

/** Only email addresses are confirmed, so a match by phone number proves less. */
export type PrivacyRequestMatch = "EMAIL" | "PHONE"

/** The law's limit; an extension adds the same number of days. */
export const ANSWER_WITHIN_DAYS = 45

export const DUE_SOON_DAYS = 7

/** A confirmation link works for this long after its mail, and a download link for this long after the answer. */
export const PRIVACY_LINK_DAYS = 7

export const DETAILS_MAX = 2_000
export const ANSWER_MAX = 5_000
export const EXTENSION_REASON_MAX = 1_000

/** Without the prefix of a language; `?token=` follows. */
export const PRIVACY_CONFIRM_PATH = "/privacy-request/confirm"
export const PRIVACY_EXPORT_PATH = "/privacy-request/export"

export const PRIVACY_REQUESTS_PATH = "/adminpage/privacy-requests"
