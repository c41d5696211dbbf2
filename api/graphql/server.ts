import { readFileSync } from "node:fs"
import { join } from "node:path"
import { ApolloServer } from "@apollo/server"
import { ApolloServerPluginLandingPageDisabled } from "@apollo/server/plugin/disabled"
import type { RequestContext } from "../context.ts"
import { projectRoot } from "../projectRoot.ts"
import { errorPlugin } from "./errors.ts"
import { inputPlugin } from "./inputPlugin.ts"
import { limitRules, MAX_TOKENS } from "./limits.ts"
import { operationFactsPlugin } from "./operationFacts.ts"
import { resolvers } from "./resolvers.ts"

/** The GraphQL server, started. Introspection is on: partners read the schema from it. */
export const startGraphqlServer = async () => {
  const server = new ApolloServer<RequestContext>({
    typeDefs: readFileSync(join(projectRoot, "schema.graphql"), "utf8"),
    resolvers,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    validationRules: limitRules,
    parseOptions: { maxTokens: MAX_TOKENS },
    // The landing page would load its scripts from another host.
    plugins: [errorPlugin, operationFactsPlugin, inputPlugin, ApolloServerPluginLandingPageDisabled()],
    // The process drains its connections itself, in server.ts.
    stopOnTerminationSignals: false,
  })
  await server.start()
  return server
}
