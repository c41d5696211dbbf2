import * as z from "zod"
import { errorCodes, errorId, reasonMeanings, restReason } from "../../contract/api/errorCodes.ts"
import {
  ConflictError,
  type ErrorCode,
  ForbiddenError,
  NotFoundError,
  RateLimitedError,
  type Reason,
  ServiceUnavailableError,
  statusOfCode,
  UnauthenticatedError,
} from "../../contract/api/errors.ts"
import { wordsOf } from "../../rooms/leads/lead/lead.schemas.ts"
import { leadKinds } from "../../rooms/leads/leadKinds.ts"
import type { Header, JsonSchema, Response } from "./document.ts"

export const errorSchema = z
  .object({
    success: z.literal(false),
    message: z.string().meta({ description: "Explanation for people." }),
    errors: z
      .array(z.object({ field: z.string(), message: z.string() }))
      .meta({ description: "Invalid fields by the names in the request. Empty if the error concerns no field." }),
    ...Object.fromEntries(
      Object.entries(reasonMeanings).map(([reason, { remedy: description }]) => [
        restReason(reason as Reason),
        z.literal(true).optional().meta({ description }),
      ]),
    ),
  })
  .meta({ id: "Error" })

const text: JsonSchema = { type: "string" }
const count: JsonSchema = { type: "integer", minimum: 0 }

export const headers: Record<string, Header> = {
  "Content-Disposition": { description: "Suggested file name.", schema: text },
  Deprecation: { description: "Date of the call's deprecation, such as `@1796083200` (RFC 9745).", schema: text },
  ETag: { description: "Value for `If-None-Match` in the next request.", schema: text },
  Link: {
    description:
      'The next page, as in `</api/drivers/applications?limit=50&cursor=…>; rel="next"`. In a refusal, the documentation of its code, as in `</docs#error-conflict>; rel="help"`.',
    schema: text,
  },
  Location: {
    description:
      "Address of the new lead or import. After a submission, the sender's status page, to which the address alone gives access.",
    schema: { ...text, format: "uri-reference" },
  },
  "RateLimit-Limit": { description: "Requests per minute of an API key.", schema: count },
  "RateLimit-Remaining": { description: "Remaining requests in this minute.", schema: count },
  "RateLimit-Reset": { description: "Seconds until the minute ends.", schema: count },
  "Retry-After": { description: "Seconds to wait before a retry.", schema: count },
  Sunset: { description: "Date after which the call may be removed (RFC 8594).", schema: text },
  "WWW-Authenticate": {
    description: "Requires a bearer token, and states an error if the presented token is invalid.",
    schema: text,
  },
  "X-Total-Count": {
    description: "Number of rows on all pages; absent if counting them would take too long.",
    schema: count,
  },
}

export const headersNamed = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

const isCode = (name: string): name is ErrorCode => name in statusOfCode

const meaningOf = (status: number) =>
  Object.entries(errorCodes)
    .filter(([code]) => isCode(code) && statusOfCode[code] === status)
    .map(([code, { meaning, remedy }]) => `[\`${code}\`](/docs#${errorId(code)}): ${meaning} ${remedy}`)
    .join("\n\n")

const refusal = (
  status: number,
  name: string,
  message: string,
  more: { field?: string; headers?: string[] } = {},
): [number, { name: string; response: Response }] => [
  status,
  {
    name,
    response: {
      description: meaningOf(status),
      headers: headersNamed(["Link", ...(more.headers ?? [])]),
      content: {
        "application/json": {
          schema: { $ref: "#/components/schemas/Error" },
          examples: {
            error: { value: { success: false, message, errors: more.field ? [{ field: more.field, message }] : [] } },
          },
        },
      },
    },
  },
]

const rateLimit = ["RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset"]

const NO_JSON = "Send the values as JSON, with Content-Type: application/json."

export const refusals: Record<number, { name: string; response: Response }> = Object.fromEntries([
  refusal(400, "BadRequest", "limit may be given once.", { field: "limit" }),
  refusal(401, "Unauthenticated", new UnauthenticatedError().message, { headers: ["WWW-Authenticate"] }),
  refusal(403, "Forbidden", new ForbiddenError().message),
  refusal(404, "NotFound", new NotFoundError("media file").message),
  refusal(409, "Conflict", new ConflictError("The status is now contacted.").message),
  refusal(413, "TooLarge", "The request is too large."),
  refusal(415, "UnsupportedType", NO_JSON),
  refusal(429, "TooManyRequests", new RateLimitedError(30).message, { headers: ["Retry-After", ...rateLimit] }),
  refusal(500, "InternalError", "Something went wrong on our side."),
  refusal(503, "Unavailable", new ServiceUnavailableError().message, { headers: ["Retry-After"] }),
])

export const tags: Record<string, string> = {
  ...Object.fromEntries(leadKinds.map((kind) => [wordsOf(kind).tag, kind.rest.about])),
  "Lead files": "Private files that senders and colleagues add to leads.",
  Imports: "Imports of leads from CSV files.",
  Changes: "Feed of changes of leads: each change once, none missed.",
  Webhooks: "Receivers of events at URLs of your own.",
  Mail: "Log of sent mails.",
  Activity: "Record of all events, with actor and subject.",
  Content: "Texts of the site, by page and section.",
  Media: "The pictures of the site.",
  Forms: "Calls for forms on the site, without sign-in.",
  Privacy: "Requests of people under privacy laws.",
  Sessions: "Sign-in of people; API clients use API keys.",
}
