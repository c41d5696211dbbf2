import * as z from "zod"
import {
  ConflictError,
  ForbiddenError,
  NotFoundError,
  RateLimitedError,
  ServiceUnavailableError,
  UnauthenticatedError,
} from "../../../contract/api/errors.ts"
import type { Header, JsonSchema, Response } from "./document.ts"

export const errorSchema = z
  .object({
    success: z.literal(false),
    message: z.string().meta({ description: "What is wrong, in a sentence for people." }),
    errors: z
      .array(z.object({ field: z.string(), message: z.string() }))
      .meta({ description: "The refused fields by the names that were sent. Empty if it is not about a field." }),
    code_required: z.literal(true).optional().meta({ description: "Send a code of the second factor as well." }),
    step_up_required: z.literal(true).optional().meta({ description: "Prove again who you are, then repeat it." }),
    second_factor_required: z.literal(true).optional().meta({ description: "Set up a second factor first." }),
  })
  .meta({ id: "Error" })

const text: JsonSchema = { type: "string" }
const count: JsonSchema = { type: "integer", minimum: 0 }

export const headers: Record<string, Header> = {
  "Content-Disposition": { description: "Under which name to save it.", schema: text },
  ETag: { description: "What to send as `If-None-Match` the next time.", schema: text },
  Link: {
    description: 'The next page, as in `</api/drivers/applications?limit=50&cursor=…>; rel="next"`.',
    schema: text,
  },
  Location: {
    description: "Where the sender sees how it stands. Whoever has this address sees it as well.",
    schema: { ...text, format: "uri-reference" },
  },
  "RateLimit-Limit": { description: "How many requests an API key may make a minute.", schema: count },
  "RateLimit-Remaining": { description: "How many of them are left.", schema: count },
  "RateLimit-Reset": { description: "In how many seconds the minute is over.", schema: count },
  "Retry-After": { description: "In how many seconds to try again.", schema: count },
  "WWW-Authenticate": {
    description: "That a bearer token is asked for, and whether the one sent counts.",
    schema: text,
  },
  "X-Total-Count": { description: "How many rows there are on all pages, where that is known.", schema: count },
}

/** References to headers by their names. */
export const headersNamed = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

const refusal = (
  description: string,
  message: string,
  more: { field?: string; headers?: string[] } = {},
): Response => ({
  description,
  ...(more.headers && { headers: headersNamed(more.headers) }),
  content: {
    "application/json": {
      schema: { $ref: "#/components/schemas/Error" },
      examples: {
        error: { value: { success: false, message, errors: more.field ? [{ field: more.field, message }] : [] } },
      },
    },
  },
})

const rateLimit = ["RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset"]

/** What is answered instead, by status, each with its name among the components. */
export const refusals: Record<number, { name: string; response: Response }> = {
  400: {
    name: "BadRequest",
    response: refusal("A parameter or a field is unknown or wrong.", "limit may be given once.", { field: "limit" }),
  },
  401: {
    name: "Unauthenticated",
    response: refusal("No token that counts was sent.", new UnauthenticatedError().message, {
      headers: ["WWW-Authenticate"],
    }),
  },
  403: {
    name: "Forbidden",
    response: refusal("The key lacks the scope, or the person's role the permission.", new ForbiddenError().message),
  },
  404: { name: "NotFound", response: refusal("There is none with this id.", new NotFoundError("media file").message) },
  409: {
    name: "Conflict",
    response: refusal("It is not what the request expects.", new ConflictError("The status is now contacted.").message),
  },
  413: { name: "TooLarge", response: refusal("The body is too large.", "The request is too large.") },
  415: {
    name: "UnsupportedType",
    response: refusal(
      "The body is of another type than the call takes.",
      "Send the values as JSON, with Content-Type: application/json.",
    ),
  },
  429: {
    name: "TooManyRequests",
    response: refusal("Too many requests.", new RateLimitedError(30).message, {
      headers: ["Retry-After", ...rateLimit],
    }),
  },
  500: {
    name: "InternalError",
    response: refusal("Something is wrong with the server.", "Something went wrong on our side."),
  },
  503: {
    name: "Unavailable",
    response: refusal("The server or its database is not available right now.", new ServiceUnavailableError().message, {
      headers: ["Retry-After"],
    }),
  },
}

export const tags: Record<string, string> = {
  "Driver applications": "Drivers who want to take part.",
  "Advertiser submissions": "What advertisers ask.",
  "Lead files": "Private files that senders and colleagues add to leads.",
  Imports: "Files of leads that are imported.",
  Changes: "What happened to leads, each change once and none missed.",
  Webhooks: "What is sent to addresses of your own.",
  Mail: "What was sent to whom.",
  Activity: "Who did what.",
  Content: "What the site says.",
  Media: "The pictures of the site.",
  Forms: "For forms on the site.",
  Privacy: "What people may ask for by privacy laws.",
  Sessions: "For people; programs have API keys.",
}
