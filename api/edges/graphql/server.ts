import { ApolloServer } from "@apollo/server"
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from "@apollo/server/plugin/disabled"
import { config } from "../../platform/config/config.ts"
import { deprecationPlugin } from "../compatibility/deprecationHeaders.ts"
import type { RequestContext } from "./context.ts"
import { errorPlugin } from "./errors.ts"
import { inputPlugin } from "./inputPlugin.ts"
import { answerAsJson, documentRules, limitsPlugin, MAX_TOKENS } from "./limits/limits.ts"
import { requestLogPlugin } from "./requestLogPlugin.ts"
import { executableSchema } from "./resolvers.ts"

/** Partners can introspect the schema unless INTROSPECTION is off. */
export const startGraphqlServer = async () => {
  const server = new ApolloServer<RequestContext>({
    schema: executableSchema,
    introspection: config.isSchemaServed,
    hideSchemaDetailsFromClientErrors: !config.isSchemaServed,
    includeStacktraceInErrorResponses: false,
    // Suggestions in validation errors are expensive.
    validationOptions: { maxErrors: 10 },
    validationRules: [documentRules],
    parseOptions: { maxTokens: MAX_TOKENS },
    stringifyResult: answerAsJson,
    plugins: [
      // Before the limits, so a control character is reported as such.
      inputPlugin,
      limitsPlugin,
      errorPlugin,
      requestLogPlugin,
      deprecationPlugin,
      // Apollo's landing page loads scripts from another host.
      ApolloServerPluginLandingPageDisabled(),
      // No field has cache hints, and nothing is reported to Apollo.
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
