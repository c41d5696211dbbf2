// The search parameters of the page that follows a form sent without JavaScript.

export const SENT_PARAMETER = "sent"

export const CORRECTED_PARAMETER = "corrected"

export const FILE_PARAMETER = "file"

/** By which links lead to the files on the page of a status. */
export const FILES_ID = "files"
