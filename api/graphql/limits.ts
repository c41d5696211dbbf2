import { maxAliasesRule } from "@escape.tech/graphql-armor-max-aliases"
import { maxDepthRule } from "@escape.tech/graphql-armor-max-depth"
import type { GraphQLError, ValidationContext } from "graphql"

/** A list with its history is six deep; introspection, which is deeper, is not counted. */
const MAX_DEPTH = 10

/** Enough to ask for the same field of several kinds, too few to guess passwords in one request. */
const MAX_ALIASES = 15

/** The dashboard's largest document has about 200 tokens. */
export const MAX_TOKENS = 2_000

// Reported rather than thrown, so that a refused document counts as a bad request and not as our fault.
const report = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
}

/** Refuse documents that are cheap to send and dear to answer. */
export const limitRules = [maxDepthRule({ n: MAX_DEPTH, ...report }), maxAliasesRule({ n: MAX_ALIASES, ...report })]
