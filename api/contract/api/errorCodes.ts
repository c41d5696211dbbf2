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

export const errorCodes: Record<ErrorCode | DocumentErrorCode, ErrorMeaning> = {
  BAD_REQUEST: {
    meaning:
      "the request is malformed: invalid JSON, a batch, an unknown host, or no header that protects against cross-site request forgery.",
    remedy: "Fix the form of the request; other values do not help.",
  },
  BAD_USER_INPUT: {
    meaning: "invalid values, each with its field and the reason.",
    remedy: "Send other values for the named fields.",
    extensions: ["fields"],
  },
  UNAUTHENTICATED: {
    meaning: "credentials are missing or invalid.",
    remedy: "Send a valid key, or sign in. The message names the rejected credential.",
    extensions: ["reason"],
  },
  FORBIDDEN: {
    meaning: "the user's role, or the key's scopes, do not permit the operation.",
    remedy: "API clients: ask an owner for a key with the scope. People: `reason` names a step that helps, if any.",
    extensions: ["reason"],
  },
  NOT_FOUND: {
    meaning: "the object does not exist, or no longer exists.",
    remedy: "Stop requesting it, and delete your copy.",
  },
  METHOD_NOT_ALLOWED: {
    meaning: "the address supports other methods only.",
    remedy: "Use a method from the header `Allow`.",
  },
  CONFLICT: {
    meaning: "the object's current state does not permit the operation: read the object again.",
    remedy: "Decide by the object's new state; the same request would fail again.",
  },
  PAYLOAD_TOO_LARGE: {
    meaning: "the body, file or answer is too large.",
    remedy: "Send a smaller body or file, or request shorter pages and fewer fields.",
  },
  URI_TOO_LONG: { meaning: "the path of the address is too long.", remedy: "Shorten the path." },
  UNSUPPORTED_MEDIA_TYPE: {
    meaning: "the type of the body or file is not supported.",
    remedy: "Set `Content-Type` to a type that the call accepts.",
  },
  RATE_LIMITED: {
    meaning: "too many requests, or too many points, in a short time.",
    remedy: "Wait for the seconds in `Retry-After` or `retryAfterSeconds`, then retry.",
    extensions: ["retryAfterSeconds"],
  },
  INTERNAL_SERVER_ERROR: {
    meaning: "the server failed; report the request id to the operator.",
    remedy:
      "Quote the `requestId`; over REST, the message has it. Before you retry a write, check if the first attempt was stored.",
    extensions: ["requestId"],
  },
  SERVICE_UNAVAILABLE: {
    meaning: "the database is unavailable or busy.",
    remedy: "Retry after the seconds in `Retry-After`. Over REST, repeat a write under the same `Idempotency-Key`.",
    extensions: ["retryAfterSeconds"],
  },
  GRAPHQL_PARSE_FAILED: {
    meaning: "the document is invalid GraphQL, or too long.",
    remedy: "Correct the document. The message names the line.",
  },
  GRAPHQL_VALIDATION_FAILED: {
    meaning: "the document does not match the schema, or costs too many points.",
    remedy: "Match the document to the schema, or request fewer fields and shorter pages.",
  },
  OPERATION_RESOLUTION_FAILURE: {
    meaning: "the document has no operation of the given name, or has several and `operationName` is missing.",
    remedy: "Set `operationName` to an operation of the document.",
  },
  PERSISTED_QUERY_NOT_FOUND: {
    meaning: "no document has this hash: send the document with its hash.",
    remedy: "Later requests can send the hash alone.",
  },
}

export const reasonMeanings: Record<Reason, Pick<ErrorMeaning, "meaning" | "remedy">> = {
  CODE_REQUIRED: {
    meaning: "the account has a second factor.",
    remedy: "Sign in with a `code` too, or with the account's passkey.",
  },
  SECOND_FACTOR_REQUIRED: {
    meaning: "the owners require a second factor for the account's role.",
    remedy: "Set up an authenticator app or a passkey first.",
  },
  STEP_UP_REQUIRED: {
    meaning: "the last proof of identity is over 15 minutes old.",
    remedy: "Call `confirmIdentity`, or sign in again, then retry.",
  },
  FACTOR_PROOF_REQUIRED: {
    meaning: "the last proof of identity by a second factor is over 15 minutes old.",
    remedy: "Call `confirmIdentity` with a code or a passkey, then retry.",
  },
}

export const restReason = (reason: Reason) => reason.toLowerCase()

export const errorId = (name: string) => `error-${name.toLowerCase().replaceAll("_", "-")}`
