import { FILE_REQUEST_LENGTH_MAX } from "../../../contract/leads/leadFiles.ts"
import { singleLine } from "../../../contract/text/text.ts"

/** What a sender is asked for, as they read it. */
export const fileRequestText = singleLine("What", FILE_REQUEST_LENGTH_MAX)
