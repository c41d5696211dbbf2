import { setTimeout as delay } from "node:timers/promises"
import type { ApolloServerPlugin } from "@apollo/server"
import type { RequestHandler } from "express"
import { GraphQLError } from "graphql"
import type { RequestContext } from "../context.ts"
import { RateLimitedError } from "../contract/errors.ts"
import { viewerOf } from "../http/authenticate.ts"
import { charge, checkBudget } from "../throttling/budget.ts"
import { costOf, MAX_COST } from "./cost.ts"

/**
 * Twice the dashboard's largest document. It also bounds validation, which takes a time that grows with the square of
 * a document's fields and comes before the cost can be known.
 */
export const MAX_TOKENS = 250

/** What a refused document costs its sender: reading and validating it has taken about as long as a small answer. */
const REFUSED_COST = 100

const inPoints = new Intl.NumberFormat("en-US")

const refuse = (message: string, code: string) =>
  new GraphQLError(message, { extensions: { code, http: { status: 400 } } })

const tooExpensive = (cost: number) =>
  refuse(
    `This document costs ${inPoints.format(cost)} points, and one may cost up to ${inPoints.format(MAX_COST)}. ` +
      "Ask for fewer fields or shorter pages.",
    "GRAPHQL_VALIDATION_FAILED",
  )

/** Whoever asks again at once is held up: a few clients that never pause would otherwise have the server busy refusing. */
const REFUSAL_DELAY_MS = 1_000

/** Refuses whoever has used up their budget before the body is read. To be put behind `authenticate`. */
export const withinBudget: RequestHandler = async (request, _response, next) => {
  try {
    await checkBudget(viewerOf(request))
  } catch (error) {
    if (error instanceof RateLimitedError) await delay(REFUSAL_DELAY_MS)
    throw error
  }
  next()
}

/** Refuses documents that are cheap to send and expensive to answer, and charges each to its sender's budget. */
export const limitsPlugin: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async ({ contextValue: { viewer } }) => {
    let isCharged = false
    return {
      didResolveOperation: async ({ schema, document, operation, request: { variables } }) => {
        // One that the document does not have; the executor says so.
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
      // A document can be refused in many places, some of which call no other hook than this one.
      willSendResponse: async ({ source }) => {
        if (source && !isCharged) charge(viewer, REFUSED_COST)
      },
    }
  },
}
