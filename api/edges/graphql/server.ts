import { ApolloServer } from "@apollo/server"
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from "@apollo/server/plugin/disabled"
import { makeExecutableSchema } from "@graphql-tools/schema"
import { buildASTSchema } from "graphql"
import { config } from "../../platform/config/config.ts"
import { deprecationPlugin } from "../compatibility/deprecationHeaders.ts"
import type { RequestContext } from "./context.ts"
import { errorPlugin } from "./errors.ts"
import { inputPlugin } from "./inputPlugin.ts"
import { answerAsJson, documentRules, limitsPlugin, MAX_TOKENS } from "./limits/limits.ts"
import { resolveNamedLeads } from "./namedLeads.ts"
import { requestLogPlugin } from "./requestLogPlugin.ts"
import { resolvers } from "./resolvers.ts"
import { schemaDocument } from "./schema.ts"

/** Resolvers go into the schema as built: making each type anew took a tenth of a start. */
const executableSchema = resolveNamedLeads(
  makeExecutableSchema({
    typeDefs: buildASTSchema(schemaDocument, { assumeValid: true }),
    resolvers,
    updateResolversInPlace: true,
  }),
)

/** Starts the GraphQL server. Partners read the schema by introspection, unless the operator has switched it off. */
export const startGraphqlServer = async () => {
  const server = new ApolloServer<RequestContext>({
    schema: executableSchema,
    introspection: config.isSchemaServed,
    hideSchemaDetailsFromClientErrors: !config.isSchemaServed,
    includeStacktraceInErrorResponses: false,
    // Validation errors with suggestions are expensive to compute.
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
      // Apollo's landing page would load scripts from another host.
      ApolloServerPluginLandingPageDisabled(),
      // No field has a cache hint, and nothing is reported to anyone.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
    ],
    // server.ts drains the connections.
    stopOnTerminationSignals: false,
  })
  await server.start()
  return server
}
