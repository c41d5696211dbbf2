import type { ErrorCode } from "./errors.ts"

/** What Apollo answers to a document that cannot be executed at all. */
type DocumentErrorCode =
  | "GRAPHQL_PARSE_FAILED"
  | "GRAPHQL_VALIDATION_FAILED"
  | "OPERATION_RESOLUTION_FAILURE"
  | "PERSISTED_QUERY_NOT_FOUND"

interface ErrorMeaning {
  meaning: string
  /** What `extensions` then has besides `code`: always, or where it applies. */
  extensions?: readonly ("fields" | "reason" | "requestId" | "retryAfterSeconds")[]
}

/** Every code of GraphQL's `extensions.code`. The description of `schema.graphql` lists them in these words. */
export const errorCodes: Record<ErrorCode | DocumentErrorCode, ErrorMeaning> = {
  BAD_REQUEST: {
    meaning:
      "the request itself cannot be taken: it is no JSON, it is a batch, it asks an unknown host, or it lacks what protects against forged requests.",
  },
  BAD_USER_INPUT: { meaning: "values are refused, each named with the reason.", extensions: ["fields"] },
  UNAUTHENTICATED: { meaning: "nobody is signed in, or what proves it does not count.", extensions: ["reason"] },
  FORBIDDEN: { meaning: "the role, or the scopes of the key, do not permit it.", extensions: ["reason"] },
  NOT_FOUND: { meaning: "there is no such thing, or no more." },
  CONFLICT: { meaning: "it is not, or no longer, in the state that this needs: read it again." },
  PAYLOAD_TOO_LARGE: { meaning: "the body or the file is too large." },
  UNSUPPORTED_MEDIA_TYPE: { meaning: "the body or the file is of another type than those taken." },
  RATE_LIMITED: { meaning: "too much was asked for in a while.", extensions: ["retryAfterSeconds"] },
  INTERNAL_SERVER_ERROR: {
    meaning: "the server has failed; quote the number to the operator.",
    extensions: ["requestId"],
  },
  SERVICE_UNAVAILABLE: { meaning: "the database is away, or busy.", extensions: ["retryAfterSeconds"] },
  GRAPHQL_PARSE_FAILED: { meaning: "the document is no GraphQL, or too long." },
  GRAPHQL_VALIDATION_FAILED: {
    meaning: "the document asks for what this schema does not have, or costs too many points.",
  },
  OPERATION_RESOLUTION_FAILURE: {
    meaning: "the document has no operation of the name that was given, or several and no name was given.",
  },
  PERSISTED_QUERY_NOT_FOUND: { meaning: "the document of this hash is not known: send both." },
}

/** The codes as a list in Markdown. */
export const listedErrorCodes = () =>
  Object.entries(errorCodes)
    .map(([code, { meaning, extensions = [] }]) => {
      const besides = extensions.map((name) => ` (\`extensions.${name}\`)`).join("")
      return `- \`${code}\`${besides}: ${meaning}`
    })
    .join("\n")
