import { DEFAULT_LOCALE, dateLocales, type Locale } from "../text/locale.ts"

export const statusOfCode = {
  BAD_REQUEST: 400,
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  URI_TOO_LONG: 414,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
} as const

export type ErrorCode = keyof typeof statusOfCode

export interface FieldError {
  field: string
  message: string
}

/** The caller must take this step before the same request can succeed. */
export type Reason = "CODE_REQUIRED" | "FACTOR_PROOF_REQUIRED" | "SECOND_FACTOR_REQUIRED" | "STEP_UP_REQUIRED"

export interface PublicError {
  code: ErrorCode
  message: string
  fields: readonly FieldError[]
  retryAfterSeconds: number | null
  reason: Reason | null
}

export const toExtensions = ({ code, fields, retryAfterSeconds, reason }: PublicError, requestId: string) => ({
  code,
  ...(code === "BAD_USER_INPUT" && { fields }),
  ...(retryAfterSeconds !== null && { retryAfterSeconds }),
  ...(reason !== null && { reason }),
  ...(code === "INTERNAL_SERVER_ERROR" && { requestId }),
})

/** Callers see the messages of these errors. Those of all other errors are masked, as they may contain data. */
export abstract class DomainError extends Error {
  abstract readonly code: ErrorCode
  readonly fields: readonly FieldError[] = []
  readonly retryAfterSeconds: number | null = null
  readonly reason: Reason | null = null
}

export class BadRequestError extends DomainError {
  readonly code = "BAD_REQUEST"
}

export class InvalidInputError extends DomainError {
  readonly code = "BAD_USER_INPUT"
  override readonly fields: readonly FieldError[]

  constructor(fields: readonly FieldError[], message = fields.map((field) => field.message).join(" ")) {
    super(message)
    this.fields = fields
  }
}

export class UnauthenticatedError extends DomainError {
  readonly code = "UNAUTHENTICATED"

  override readonly reason: Reason | null

  constructor(
    message = "Sign in to do this: send a valid token as Authorization: Bearer <token>.",
    reason: Reason | null = null,
  ) {
    super(message)
    this.reason = reason
  }
}

export class ForbiddenError extends DomainError {
  readonly code = "FORBIDDEN"
  override readonly reason: Reason | null

  constructor(
    message = "Your role does not allow this. An owner of the site can change your role.",
    reason: Reason | null = null,
  ) {
    super(message)
    this.reason = reason
  }
}

export class NotFoundError extends DomainError {
  readonly code = "NOT_FOUND"

  constructor(noun: string, id?: string) {
    super(id ? `There is no ${noun} with the id ${id.slice(0, 40)}.` : `There is no such ${noun}.`)
  }
}

export class DeadLinkError extends DomainError {
  readonly code = "NOT_FOUND"
}

export class MethodNotAllowedError extends DomainError {
  readonly code = "METHOD_NOT_ALLOWED"

  constructor(allowed: readonly string[]) {
    super(`This address supports only ${allowed.join(", ")}.`)
  }
}

export class ConflictError extends DomainError {
  readonly code = "CONFLICT"
}

export class PayloadTooLargeError extends DomainError {
  readonly code = "PAYLOAD_TOO_LARGE"
}

export class UriTooLongError extends DomainError {
  readonly code = "URI_TOO_LONG"
}

export class UnsupportedMediaTypeError extends DomainError {
  readonly code = "UNSUPPORTED_MEDIA_TYPE"
}

export const tooManyAttempts = (wait: string) => `Too many attempts. Please try again in ${wait}.`

export const waitInWords = (seconds: number, locale: Locale) => {
  const [count, unit] = seconds < 90 ? [seconds, "second"] : [Math.ceil(seconds / 60), "minute"]
  const style = { style: "unit", unit, unitDisplay: "long", useGrouping: false } as const
  return new Intl.NumberFormat(dateLocales[locale], style).format(count)
}

export class RateLimitedError extends DomainError {
  readonly code = "RATE_LIMITED"
  override readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super(tooManyAttempts(waitInWords(retryAfterSeconds, DEFAULT_LOCALE)))
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export class NoMailError extends DomainError {
  readonly code = "SERVICE_UNAVAILABLE"
  // An hour, because an operator must configure a mail server first.
  override readonly retryAfterSeconds = 3_600
}

export class ServiceUnavailableError extends DomainError {
  readonly code = "SERVICE_UNAVAILABLE"
  override readonly retryAfterSeconds = 5

  constructor(options?: ErrorOptions) {
    super("The service is not available right now. Please try again in a moment.", options)
  }
}
