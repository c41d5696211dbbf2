import type { CodegenConfig } from "@graphql-codegen/cli"
import { adFormats } from "./api/modules/advertisers/adFormat.ts"
import { advertiserSubmissionOrderFields } from "./api/modules/advertisers/advertiserSubmissionOrder.ts"
import { driverApplicationOrderFields } from "./api/modules/drivers/driverApplicationOrder.ts"
import { platforms } from "./api/modules/drivers/platform.ts"
import { emailAttemptOutcomes } from "./api/modules/email/emailAttemptOutcome.ts"
import { emailLogStatuses } from "./api/modules/email/emailLogStatus.ts"
import { emailLogTypes } from "./api/modules/email/emailLogType.ts"
import { leadStatuses } from "./api/modules/leads/leadStatus.ts"
import { leadTypes } from "./api/modules/leads/leadType.ts"
import { mediaFileOrderFields } from "./api/modules/media/mediaFileOrder.ts"

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
        scalars: { ID: "string", DateTime: "Date", JSON: "unknown", Upload: "./uploads.ts#Upload" },
        maybeValue: "T | null",
        inputMaybeValue: "T | null | undefined",
        // The enums' own values are the ones that the database and REST use.
        enumValues: {
          AdFormat: adFormats,
          AdvertiserSubmissionOrderField: advertiserSubmissionOrderFields,
          DriverApplicationOrderField: driverApplicationOrderFields,
          EmailAttemptOutcome: emailAttemptOutcomes,
          EmailLogStatus: emailLogStatuses,
          EmailLogType: emailLogTypes,
          LeadStatus: leadStatuses,
          LeadType: leadTypes,
          MediaFileOrderField: mediaFileOrderFields,
          Platform: platforms,
        },
        mappers: {
          // The plugin types enums with values of their own as null unless they are mapped as well.
          AdvertiserSubmissionOrderField:
            "../modules/advertisers/advertiserSubmissionOrder.ts#AdvertiserSubmissionOrderField as AdvertiserSubmissionOrderFieldValue",
          DriverApplicationOrderField:
            "../modules/drivers/driverApplicationOrder.ts#DriverApplicationOrderField as DriverApplicationOrderFieldValue",
          AdFormat: "../modules/advertisers/adFormat.ts#AdFormat as AdFormatValue",
          EmailAttemptOutcome:
            "../modules/email/emailAttemptOutcome.ts#EmailAttemptOutcome as EmailAttemptOutcomeValue",
          MediaFileOrderField: "../modules/media/mediaFileOrder.ts#MediaFileOrderField as MediaFileOrderFieldValue",
          EmailLogStatus: "../modules/email/emailLogStatus.ts#EmailLogStatus as EmailLogStatusValue",
          EmailLogType: "../modules/email/emailLogType.ts#EmailLogType as EmailLogTypeValue",
          LeadStatus: "../modules/leads/leadStatus.ts#LeadStatus as LeadStatusValue",
          LeadType: "../modules/leads/leadType.ts#LeadType as LeadTypeValue",
          MediaFile: "../modules/media/mediaFile.model.ts#MediaFile as MediaFileModel",
          MediaFileConnection: "../modules/media/media.service.ts#MediaFilePage",
          LeadNote: "../modules/leads/leadNote.model.ts#LeadNote as LeadNoteModel",
          LeadReference: "../modules/leads/possibleRepeats.ts#LeadReference as LeadReferenceRow",
          Platform: "../modules/drivers/platform.ts#Platform as PlatformValue",
          AdvertiserSubmissionConnection:
            "../modules/advertisers/advertiserSubmission.service.ts#AdvertiserSubmissionPage",
          DriverApplicationConnection: "../modules/drivers/driverApplication.service.ts#DriverApplicationPage",
          EmailLogConnection: "../modules/email/email.service.ts#EmailLogPage",
          Admin: "../modules/auth/adminUser.model.ts#AdminUser",
          AdvertiserSubmission:
            "../modules/advertisers/advertiserSubmission.model.ts#AdvertiserSubmission as AdvertiserSubmissionModel",
          CmsBlock: "../modules/cms/cmsBlock.model.ts#CmsBlock as CmsBlockModel",
          CmsBlockVersion: "../modules/cms/cmsBlockVersion.model.ts#CmsBlockVersion as CmsBlockVersionModel",
          CmsBlockVersionConnection: "../modules/cms/cms.service.ts#CmsBlockVersionPage",
          DriverApplication:
            "../modules/drivers/driverApplication.model.ts#DriverApplication as DriverApplicationModel",
          EmailAttempt: "../modules/email/emailAttempt.model.ts#EmailAttempt as EmailAttemptModel",
          EmailLog: "../modules/email/emailLog.model.ts#EmailLog as EmailLogModel",
          StatusChange: "../modules/leads/statusChange.model.ts#StatusChange as StatusChangeModel",
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
