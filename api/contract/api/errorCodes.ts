import type { ErrorCode, Reason } from "./errors.ts"

type DocumentErrorCode =
  | "GRAPHQL_PARSE_FAILED"
  | "GRAPHQL_VALIDATION_FAILED"
  | "OPERATION_RESOLUTION_FAILURE"
  | "PERSISTED_QUERY_NOT_FOUND"

interface ErrorMeaning {
  meaning: string
  remedy: string
  extensions?: readonly ("fields" | "reason" | "requestId" | "retryAfterSeconds")[]
}

/** All codes in GraphQL's `extensions.code`; the description of `schema.graphql` lists them. */
export const errorCodes: Record<ErrorCode | DocumentErrorCode, ErrorMeaning> = {
  BAD_REQUEST: {
    meaning:
      "the request is malformed: invalid JSON, a batch, an unknown host, or no header that protects against cross-site request forgery.",
    remedy: "Fix the request itself; other values do not help.",
  },
  BAD_USER_INPUT: {
    meaning: "invalid values, each with its field and the reason.",
    remedy: "Send other values for the fields that are named.",
    extensions: ["fields"],
  },
  UNAUTHENTICATED: {
    meaning: "credentials are missing or invalid.",
    remedy: "Send a key that is valid, or sign in. The message says which proof does not count.",
    extensions: ["reason"],
  },
  FORBIDDEN: {
    meaning: "the role, or the scopes of the key, do not permit it.",
    remedy: "Ask an owner for a key with this scope. People: `reason` says whether a proof is asked for.",
    extensions: ["reason"],
  },
  NOT_FOUND: { meaning: "the object does not exist, or no longer exists.", remedy: "Stop asking for it." },
  METHOD_NOT_ALLOWED: {
    meaning: "the address supports other methods only.",
    remedy: "Use a method that `Allow` names.",
  },
  CONFLICT: {
    meaning: "the object's current state does not permit the operation: read it again.",
    remedy: "Read it again and decide from there; the same request would fail again.",
  },
  PAYLOAD_TOO_LARGE: { meaning: "the body, file or answer is too large.", remedy: "Send less, or ask for less." },
  URI_TOO_LONG: { meaning: "the path of the address is too long.", remedy: "Check the address." },
  UNSUPPORTED_MEDIA_TYPE: {
    meaning: "the type of the body or file is not supported.",
    remedy: "Set `Content-Type` to one that the call takes.",
  },
  RATE_LIMITED: {
    meaning: "too many requests, or too many points, in a short time.",
    remedy: "Wait as long as `Retry-After` or `retryAfterSeconds` says, then retry.",
    extensions: ["retryAfterSeconds"],
  },
  INTERNAL_SERVER_ERROR: {
    meaning: "the server failed; report the request id to the operator.",
    remedy:
      "Quote the `requestId`, which is in the message over REST. After a write, check what has become of it before you retry.",
    extensions: ["requestId"],
  },
  SERVICE_UNAVAILABLE: {
    meaning: "the database is unavailable or busy.",
    remedy: "Retry after `Retry-After`; a write over REST, under its `Idempotency-Key`.",
    extensions: ["retryAfterSeconds"],
  },
  GRAPHQL_PARSE_FAILED: {
    meaning: "the document is invalid GraphQL, or too long.",
    remedy: "Correct the document. The message has the line.",
  },
  GRAPHQL_VALIDATION_FAILED: {
    meaning: "the document does not match the schema, or costs too many points.",
    remedy: "Correct the document by the schema, or ask for fewer fields and shorter pages.",
  },
  OPERATION_RESOLUTION_FAILURE: {
    meaning: "the document has no operation of the given name, or has several and `operationName` is missing.",
    remedy: "Set `operationName` to one that the document has.",
  },
  PERSISTED_QUERY_NOT_FOUND: {
    meaning: "no document has this hash: send the document with its hash.",
    remedy: "After that, the hash alone is enough.",
  },
}

/** Refusals that the caller can resolve, by `extensions.reason`. */
export const reasonMeanings: Record<Reason, Pick<ErrorMeaning, "meaning" | "remedy">> = {
  CODE_REQUIRED: {
    meaning: "the account has a second factor.",
    remedy: "Sign in with a `code` as well, or by the account's passkey.",
  },
  SECOND_FACTOR_REQUIRED: {
    meaning: "the team's owners ask the account's role for a second factor.",
    remedy: "Set up an app or a passkey first.",
  },
  STEP_UP_REQUIRED: {
    meaning: "the last proof of who the person is lies over 15 minutes back.",
    remedy: "Call `confirmIdentity`, or sign in again, and ask again.",
  },
  FACTOR_PROOF_REQUIRED: {
    meaning: "the same, and the account has a second factor.",
    remedy: "Call `confirmIdentity` with a code or by a passkey, and ask again.",
  },
}

export const restReason = (reason: Reason) => reason.toLowerCase()

export const errorId = (name: string) => `error-${name.toLowerCase().replaceAll("_", "-")}`
