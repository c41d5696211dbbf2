import { ApolloServer } from "@apollo/server"
import { ApolloServerPluginLandingPageDisabled } from "@apollo/server/plugin/disabled"
import type { RequestContext } from "../context.ts"
import { errorPlugin } from "./errors.ts"
import { inputPlugin } from "./inputPlugin.ts"
import { limitsPlugin, MAX_TOKENS } from "./limits.ts"
import { operationFactsPlugin } from "./operationFacts.ts"
import { resolvers } from "./resolvers.ts"
import { schemaText } from "./schemaFile.ts"

/** The GraphQL server, started. Introspection is on: partners read the schema from it. */
export const startGraphqlServer = async () => {
  const server = new ApolloServer<RequestContext>({
    typeDefs: schemaText,
    resolvers,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    // Suggestions for what was meant are expensive to find.
    validationOptions: { maxErrors: 10 },
    parseOptions: { maxTokens: MAX_TOKENS },
    plugins: [
      // Before the limits: a control character is named as what it is.
      inputPlugin,
      limitsPlugin,
      errorPlugin,
      operationFactsPlugin,
      // The landing page would load its scripts from another host.
      ApolloServerPluginLandingPageDisabled(),
    ],
    // The process drains its connections itself, in server.ts.
    stopOnTerminationSignals: false,
  })
  await server.start()
  return server
}
