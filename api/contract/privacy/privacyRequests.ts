// Requests by which somebody asks for what privacy laws promise, as all interfaces name them.

/** What is asked for: to know what is stored, to have it deleted or corrected, or that it is neither sold nor shared. */
export const privacyRequestKinds = { KNOW: "KNOW", DELETE: "DELETE", CORRECT: "CORRECT", OPT_OUT: "OPT_OUT" } as const

export type PrivacyRequestKind = keyof typeof privacyRequestKinds

/** How a request stands. One whose address was not confirmed is in no list. */
export const privacyRequestStatuses = { OPEN: "OPEN", ANSWERED: "ANSWERED" } as const

export type PrivacyRequestStatus = keyof typeof privacyRequestStatuses

export const privacyRequestOutcomes = {
  FULFILLED: "FULFILLED",
  NOTHING_FOUND: "NOTHING_FOUND",
  REFUSED: "REFUSED",
} as const

export type PrivacyRequestOutcome = keyof typeof privacyRequestOutcomes

/** By what a lead may be the person's. Only the address was confirmed. */
export type PrivacyRequestMatch = "EMAIL" | "PHONE"

/** Within how many days of its receipt a request is answered, and how many more one extension gives. */
export const ANSWER_WITHIN_DAYS = 45

export const DUE_SOON_DAYS = 7

/** For how many days a link to confirm a request works; and one to download an export, from the answer on. */
export const PRIVACY_LINK_DAYS = 7

export const DETAILS_MAX = 2_000
export const ANSWER_MAX = 5_000
export const EXTENSION_REASON_MAX = 1_000

/** The pages of the site, in English. The tokens follow as `?token=`. */
export const PRIVACY_CONFIRM_PATH = "/privacy-request/confirm"
export const PRIVACY_EXPORT_PATH = "/privacy-request/export"

export const PRIVACY_REQUESTS_PATH = "/adminpage/privacy-requests"
