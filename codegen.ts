import type { CodegenConfig } from "@graphql-codegen/cli"
import { enums } from "./api/graphql/enums.ts"

// The plugin types enums with values of their own as null unless they are mapped as well.
const enumTypes = (root: string) => ({
  AdFormat: `${root}/modules/advertisers/contract.ts#AdFormat as AdFormatValue`,
  AdvertiserSubmissionOrderField: `${root}/modules/advertisers/contract.ts#AdvertiserSubmissionOrderField as AdvertiserSubmissionOrderFieldValue`,
  DriverApplicationOrderField: `${root}/modules/drivers/contract.ts#DriverApplicationOrderField as DriverApplicationOrderFieldValue`,
  EmailAttemptOutcome: `${root}/contract/emailLog.ts#EmailAttemptOutcome as EmailAttemptOutcomeValue`,
  EmailLogStatus: `${root}/contract/emailLog.ts#EmailLogStatus as EmailLogStatusValue`,
  EmailLogType: `${root}/contract/emailLog.ts#EmailLogType as EmailLogTypeValue`,
  LeadStatus: `${root}/contract/leadStatus.ts#LeadStatus as LeadStatusValue`,
  LeadType: `${root}/contract/leadType.ts#LeadType as LeadTypeValue`,
  MediaFileOrderField: `${root}/contract/media.ts#MediaFileOrderField as MediaFileOrderFieldValue`,
  Platform: `${root}/modules/drivers/contract.ts#Platform as PlatformValue`,
})

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
        scalars: { ID: "string", DateTime: "Date", JSON: "unknown", Upload: "../http/uploads.ts#Upload" },
        maybeValue: "T | null",
        inputMaybeValue: "T | null | undefined",
        enumValues: enums,
        mappers: {
          ...enumTypes(".."),
          MediaFile: "../modules/media/mediaFile.model.ts#MediaFile as MediaFileModel",
          MediaFileConnection: "../modules/media/media.service.ts#MediaFilePage",
          LeadNote: "../modules/leads/leadNote.model.ts#LeadNote as LeadNoteModel",
          LeadReference: "../modules/leads/leadReference.ts#LeadReference as LeadReferenceRow",
          AdvertiserSubmissionConnection:
            "../modules/advertisers/advertiserSubmission.service.ts#AdvertiserSubmissionPage",
          DriverApplicationConnection: "../modules/drivers/driverApplication.service.ts#DriverApplicationPage",
          EmailLogConnection: "../modules/email/email.service.ts#EmailLogPage",
          Admin: "../modules/auth/admin.model.ts#AdminUser",
          AdvertiserSubmission:
            "../modules/advertisers/advertiserSubmission.model.ts#AdvertiserSubmission as AdvertiserSubmissionModel",
          CmsBlock: "../modules/cms/cmsBlock.model.ts#CmsBlock as CmsBlockModel",
          CmsBlockVersion: "../modules/cms/cmsBlock.model.ts#CmsBlockVersion as CmsBlockVersionModel",
          CmsBlockVersionConnection: "../modules/cms/cms.service.ts#CmsBlockVersionPage",
          DriverApplication:
            "../modules/drivers/driverApplication.model.ts#DriverApplication as DriverApplicationModel",
          EmailAttempt: "../modules/email/emailLog.model.ts#EmailAttempt as EmailAttemptModel",
          EmailLog: "../modules/email/emailLog.model.ts#EmailLog as EmailLogModel",
          StatusChange: "../modules/leads/statusChange.model.ts#StatusChange as StatusChangeModel",
        },
      },
    },
    "web/mock/generated.ts": {
      plugins: ["typescript", "typescript-resolvers"],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        contextType: "./store.ts#MockContext",
        scalars: { ID: "string", DateTime: "Date", JSON: "unknown", Upload: "File" },
        maybeValue: "T | null",
        inputMaybeValue: "T | null | undefined",
        // No operation goes without a resolver.
        avoidOptionals: { query: true, mutation: true },
        enumValues: enums,
        mappers: {
          ...enumTypes("@farelight/api"),
          Admin: "./store.ts#AdminRow",
          AdvertiserSubmission: "./store.ts#AdvertiserSubmissionRow",
          CmsBlock: "./store.ts#CmsBlockRow",
          CmsBlockVersion: "./store.ts#CmsBlockVersionRow",
          DriverApplication: "./store.ts#DriverApplicationRow",
          EmailAttempt: "./store.ts#EmailAttemptRow",
          EmailLog: "./store.ts#EmailLogRow",
          LeadNote: "./store.ts#LeadNoteRow",
          LeadReference: "@farelight/api/modules/leads/leadReference.ts#LeadReference as LeadReferenceRow",
          MediaFile: "./store.ts#MediaFileRow",
          StatusChange: "./store.ts#StatusChangeRow",
        },
      },
    },
    "web/graphql/generated.ts": {
      documents: "web/**/*.graphql",
      plugins: ["typescript-operations", "typed-document-node", "./web/graphql/hooksPlugin.mjs"],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        scalars: { ID: "string", DateTime: "string", JSON: "unknown", Upload: "File" },
      },
    },
  },
}

export default config
