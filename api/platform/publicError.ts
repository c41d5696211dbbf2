import { DomainError, type PublicError } from "../contract/api/errors.ts"
import { isFull, toUnavailableError } from "./database/connection/failures.ts"
import { recordFullDisk } from "./database/writing/writeProbe.ts"
import { safeMessage } from "./log/errorSerializer.ts"
import { logger } from "./log/logger.ts"
import { measure } from "./log/measurements.ts"

/** Only messages of domain errors are public. Others may contain data, so they are logged with the request's id. */
export const toPublicError = (error: unknown, requestId: string): PublicError => {
  const known = error instanceof DomainError ? error : toUnavailableError(error)
  measure("error", { code: known?.code ?? "INTERNAL_SERVER_ERROR" })
  if (!known) {
    logger.error({ err: error, requestId }, "unexpected error")
    const message = `Something went wrong on our side. Please quote the number ${requestId}.`
    return { code: "INTERNAL_SERVER_ERROR", message, fields: [], retryAfterSeconds: null, reason: null }
  }
  if (known.code === "SERVICE_UNAVAILABLE") {
    if (isFull(known.cause)) recordFullDisk()
    const reason = known.cause instanceof Error ? safeMessage(known.cause) : "no answer in time"
    logger.warn({ reason, requestId }, "the service is not available")
  }
  const { code, message, fields, retryAfterSeconds, reason } = known
  return { code, message, fields, retryAfterSeconds, reason }
}
