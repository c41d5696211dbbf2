import { setTimeout as delay } from "node:timers/promises"
import type { ApolloServerPlugin } from "@apollo/server"
import type { RequestHandler } from "express"
import { type FormattedExecutionResult, GraphQLError, type ValidationRule } from "graphql"
import { PayloadTooLargeError, RateLimitedError, toExtensions } from "../../../contract/api/errors.ts"
import { refusals } from "../../../contract/api/refusals.ts"
import { charge, checkBudget } from "../../../platform/throttling/budget.ts"
import { viewerOf } from "../../http/authenticate.ts"
import type { RequestContext } from "../context.ts"
import { costOf, MAX_COST } from "./cost.ts"

/** Twice the dashboard's largest document. Validation takes time quadratic in fields, before any cost is known. */
export const MAX_TOKENS = 400

/** The charge for a refused document: parsing and validating it takes about as long as a small answer. */
const REFUSED_COST = 100

/** Several times the schema's longest name: a name may come back in each row of an answer. */
const NAME_MAX = 100

/** Refuses operations without a root type, which graphql-js only misses later, and long names, as answers repeat them. */
export const documentRules: ValidationRule = (context) => ({
  OperationDefinition: ({ operation }) => {
    if (context.getSchema().getRootType(operation)) return
    context.reportError(new GraphQLError(`This schema has no ${operation}s.`))
  },
  Name: ({ value }) => {
    if (value.length <= NAME_MAX) return
    context.reportError(new GraphQLError(`A name in a document has up to ${NAME_MAX} characters.`))
  },
})

const inPoints = new Intl.NumberFormat("en-US")

const refuse = (message: string, code: string) =>
  new GraphQLError(message, { extensions: { code, http: { status: 400 } } })

const tooExpensive = (cost: number) =>
  refuse(
    `This document costs ${inPoints.format(cost)} points, and one may cost up to ${inPoints.format(MAX_COST)}. ` +
      "Ask for fewer fields or shorter pages.",
    "GRAPHQL_VALIDATION_FAILED",
  )

/** Delays clients that ask again at once: a few that never pause would otherwise keep the server busy refusing. */
const REFUSAL_DELAY_MS = 1_000

/** Refuses viewers who have used up their budget, before the body is read. Belongs after `authenticate`. */
export const withinBudget: RequestHandler = async (request, _response, next) => {
  try {
    await checkBudget(viewerOf(request))
  } catch (error) {
    if (error instanceof RateLimitedError) await delay(REFUSAL_DELAY_MS)
    throw error
  }
  next()
}

/** Refuses documents that are cheap to send but expensive to answer, and charges each to its sender's budget. */
export const limitsPlugin: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async ({ contextValue: { viewer } }) => {
    let isCharged = false
    return {
      didResolveOperation: async ({ schema, document, operation, request: { variables } }) => {
        // The document has no such operation; the executor reports that.
        if (!operation) return
        let cost: number
        try {
          cost = costOf({ schema, document, operation, variables })
        } catch (error) {
          throw error instanceof GraphQLError ? refuse(error.message, "BAD_USER_INPUT") : error
        }
        if (cost > MAX_COST) throw tooExpensive(cost)
        charge(viewer, cost)
        isCharged = true
        await checkBudget(viewer)
      },
      // A document can be refused in many places, some of which call no other hook than this.
      willSendResponse: async ({ source }) => {
        if (source && !isCharged) charge(viewer, REFUSED_COST)
      },
    }
  },
}

const MAX_BYTES = 10_000_000

/** Counts the long texts of one answer. Throws before they are read that would make it too large. */
export const createTextBudget = () => {
  let left = MAX_BYTES
  return (bytes: number) => {
    left -= bytes
    if (left < 0) throw new PayloadTooLargeError(refusals.answerTooLarge)
  }
}

/** An answer as JSON, or its refusal: what is not counted before may still be long. */
export const answerAsJson = (answer: FormattedExecutionResult): string => {
  const json = `${JSON.stringify(answer)}\n`
  if (Buffer.byteLength(json) <= MAX_BYTES) return json
  const refusal = new PayloadTooLargeError(refusals.answerTooLarge)
  return `${JSON.stringify({ errors: [{ message: refusal.message, extensions: toExtensions(refusal, "") }] })}\n`
}
