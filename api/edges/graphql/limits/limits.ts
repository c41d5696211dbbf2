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

/** Twice the length of the dashboard's largest document. Validation takes quadratic time, before the cost is known. */
export const MAX_TOKENS = 420

/** Parsing and validating a refused document costs about as much as a small answer. */
const REFUSED_COST = 100

/** Well above the schema's longest name. Limited, as each row of an answer may repeat an alias. */
const NAME_MAX = 100

/** Checked here because graphql-js notices a missing root type late, and because answers would repeat long names. */
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

/** A few refused clients that retry at once would keep the server busy, so their answers are delayed. */
const REFUSAL_DELAY_MS = 1_000

/** Runs before the body is read, as reading already costs time. Must run after `authenticate`. */
export const withinBudget: RequestHandler = async (request, _response, next) => {
  try {
    await checkBudget(viewerOf(request))
  } catch (error) {
    if (error instanceof RateLimitedError) await delay(REFUSAL_DELAY_MS)
    throw error
  }
  next()
}

/** A document that is cheap to send may be expensive to answer, so it is charged by its cost. */
export const limitsPlugin: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async ({ contextValue: { viewer } }) => {
    let isCharged = false
    return {
      didResolveOperation: async ({ schema, document, operation, request: { variables } }) => {
        // The executor itself reports an unknown operation, so nothing is checked here.
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
      // Documents are refused at many stages, some of which trigger no other hook.
      willSendResponse: async ({ source }) => {
        if (source && !isCharged) charge(viewer, REFUSED_COST)
      },
    }
  },
}

const MAX_BYTES = 10_000_000

/** Throws before texts are read that would exceed the limit of the answer. */
export const createTextBudget = () => {
  let left = MAX_BYTES
  return (bytes: number) => {
    left -= bytes
    if (left < 0) throw new PayloadTooLargeError(refusals.answerTooLarge)
  }
}

/** Fields outside the text budget may be long too, so the answer's size is checked again. */
export const answerAsJson = (answer: FormattedExecutionResult): string => {
  const json = `${JSON.stringify(answer)}\n`
  if (Buffer.byteLength(json) <= MAX_BYTES) return json
  const refusal = new PayloadTooLargeError(refusals.answerTooLarge)
  return `${JSON.stringify({ errors: [{ message: refusal.message, extensions: toExtensions(refusal, "") }] })}\n`
}
