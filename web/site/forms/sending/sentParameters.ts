// The search parameters of the page that follows a form sent without JavaScript.

/** A form was stored. */
export const SENT_PARAMETER = "sent"

/** A correction was stored. */
export const CORRECTED_PARAMETER = "corrected"
