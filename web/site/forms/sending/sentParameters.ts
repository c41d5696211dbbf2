// Query parameters of the page that follows a form sent without JavaScript.

export const SENT_PARAMETER = "sent"

export const CORRECTED_PARAMETER = "corrected"

export const CALL_PARAMETER = "call"

export const FILE_PARAMETER = "file"

export const FILES_ID = "files"
