import { ApolloServer, type ApolloServerPlugin } from "@apollo/server"
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from "@apollo/server/plugin/disabled"
import { type DocumentNode, Kind, type OperationDefinitionNode, type SelectionSetNode } from "graphql"
import { config } from "../../platform/config/config.ts"
import { deprecationPlugin } from "../compatibility/deprecationHeaders.ts"
import type { RequestContext } from "./context.ts"
import { errorPlugin } from "./errors.ts"
import { inputPlugin } from "./inputPlugin.ts"
import { answerAsJson, documentRules, limitsPlugin, MAX_TOKENS } from "./limits/limits.ts"
import { executableSchema } from "./resolvers.ts"

const NAME_MAX = 64

const rootFields = (document: DocumentNode, { selectionSet }: OperationDefinitionNode): string[] => {
  const fields = new Set<string>()
  const fragments = new Map<string, SelectionSetNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition.selectionSet)
  }
  const collect = ({ selections }: SelectionSetNode) => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        fields.add(selection.name.value)
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        collect(selection.selectionSet)
      } else {
        const fragment = fragments.get(selection.name.value)
        // Each fragment is visited once, as fragments that spread others twice would take exponential time.
        fragments.delete(selection.name.value)
        if (fragment) collect(fragment)
      }
    }
  }
  collect(selectionSet)
  return [...fields]
}

/** Must come after the error plugin, which sets the codes. */
const requestLogPlugin: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ document, operation, contextValue }) => {
      contextValue.addToRequestLog({
        operation: operation?.name?.value.slice(0, NAME_MAX),
        fields: operation ? rootFields(document, operation) : [],
      })
    },
    willSendResponse: async ({ response, contextValue }) => {
      if (response.body.kind !== "single") return
      const { errors } = response.body.singleResult
      if (errors) contextValue.addToRequestLog({ errorCodes: errors.map(({ extensions }) => String(extensions?.code)) })
    },
  }),
}

export const startGraphqlServer = async () => {
  const server = new ApolloServer<RequestContext>({
    schema: executableSchema,
    introspection: config.isSchemaServed,
    hideSchemaDetailsFromClientErrors: !config.isSchemaServed,
    includeStacktraceInErrorResponses: false,
    // Limited, as suggestions for each validation error are expensive.
    validationOptions: { maxErrors: 10 },
    validationRules: [documentRules],
    parseOptions: { maxTokens: MAX_TOKENS },
    stringifyResult: answerAsJson,
    plugins: [
      // Before the limits, so that a control character is reported as such.
      inputPlugin,
      limitsPlugin,
      errorPlugin,
      requestLogPlugin,
      deprecationPlugin,
      // Disabled, as Apollo's landing page loads scripts from another host.
      ApolloServerPluginLandingPageDisabled(),
      // No field has cache hints, and nothing is reported to Apollo.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
    ],
    // The server drains its connections itself, so Apollo must not.
    stopOnTerminationSignals: false,
  })
  await server.start()
  return server
}
