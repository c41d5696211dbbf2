import type { CodegenConfig } from "@graphql-codegen/cli"

/** Types from `schema.graphql`: resolver types for the API, typed operations and hooks for the web client. */
const config: CodegenConfig = {
  schema: "schema.graphql",
  emitLegacyCommonJSImports: false,
  generates: {
    "api/graphql/generated.ts": {
      plugins: ["typescript", "typescript-resolvers"],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        contextType: "../context.ts#RequestContext",
        scalars: { ID: "string", DateTime: "Date", JSON: "unknown" },
        maybeValue: "T | null",
        inputMaybeValue: "T | null | undefined",
        // The enums' own values are the ones that the database and REST use.
        enumValues: {
          LeadStatus: "../modules/leads/leadStatus.ts#LeadStatus",
          LeadOrder: "../modules/leads/leadQuery.ts#LeadOrder",
          Platform: "../modules/drivers/platform.ts#Platform",
          AdFormat: "../modules/advertisers/adFormat.ts#AdFormat",
          EmailLogType: "../modules/email/emailLogType.ts#EmailLogType",
          EmailLogStatus: "../modules/email/emailLogStatus.ts#EmailLogStatus",
        },
        mappers: {
          Admin: "../modules/auth/adminUser.model.ts#AdminUser",
          AdvertiserSubmission: "../modules/advertisers/advertiserSubmission.model.ts#AdvertiserSubmission",
          CmsBlock: "../modules/cms/cmsBlock.model.ts#CmsBlock",
          DriverApplication: "../modules/drivers/driverApplication.model.ts#DriverApplication",
          EmailLog: "../modules/email/emailLog.model.ts#EmailLog",
          StatusChange: "../modules/leads/statusChange.model.ts#StatusChange",
        },
      },
    },
    "web/graphql/generated.ts": {
      documents: "web/**/*.graphql",
      plugins: ["typescript-operations", "typed-document-node", "./web/graphql/hooksPlugin.mjs"],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        scalars: { ID: "string", DateTime: "string", JSON: "unknown" },
      },
    },
  },
}

export default config
