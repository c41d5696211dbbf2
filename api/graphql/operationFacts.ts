import type { ApolloServerPlugin } from "@apollo/server"
import { Kind } from "graphql"
import type { RequestContext } from "../context.ts"

const NAME_MAX = 64

/** Tells the request's log line what was asked for and how it ended. To be listed behind the plugin that writes errors. */
export const operationFactsPlugin: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ operation, contextValue }) => {
      const selections = operation?.selectionSet.selections ?? []
      const fields = selections.flatMap((selection) => (selection.kind === Kind.FIELD ? [selection.name.value] : []))
      contextValue.noteOperation({
        operation: operation?.name?.value.slice(0, NAME_MAX),
        fields: [...new Set(fields)],
      })
    },
    willSendResponse: async ({ response, contextValue }) => {
      if (response.body.kind !== "single") return
      const { errors } = response.body.singleResult
      if (errors) contextValue.noteOperation({ errorCodes: errors.map(({ extensions }) => String(extensions?.code)) })
    },
  }),
}
