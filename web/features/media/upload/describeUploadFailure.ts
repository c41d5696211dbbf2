import { errorCode, serverError } from "../../../apollo/errors.ts"

// The same bytes would be refused again.
const FINAL_CODES: unknown[] = ["PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE", "BAD_USER_INPUT"]

const firstFieldMessage = (extensions: Record<string, unknown> | undefined) => {
  const fields = extensions?.fields
  const [first]: { message?: unknown }[] = Array.isArray(fields) ? fields : []
  return typeof first?.message === "string" ? first.message : undefined
}

/** Why a file was not stored, in the server's words if it said any, and whether it may help to send it again. */
export const describeUploadFailure = (error: unknown) => {
  const answer = serverError(error)
  if (!answer) return { reason: "The connection was lost", canRetry: true }
  return {
    reason: firstFieldMessage(answer.extensions) ?? answer.message,
    canRetry: !FINAL_CODES.includes(errorCode(error)),
  }
}
