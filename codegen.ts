import type { CodegenConfig } from "@graphql-codegen/cli"
import { enumsOf } from "./api/graphql/enums.ts"
// Refuses an operation that does not say who may ask it.
import "./api/graphql/schema.ts"
import { leadKinds } from "./api/leadKinds.ts"
import nightlySync from "./docs/examples/nightly-sync/codegen.ts"

const enums = enumsOf(leadKinds)

// The plugin types enums with values of their own as null unless they are mapped as well. Which kinds of leads there
// are is known to the list of kinds alone, so what goes over all kinds is written without their names.
const enumTypes = {
  ...Object.fromEntries(
    Object.entries(enums).map(([name, values]) => [
      name,
      Object.values(values)
        .map((value) => JSON.stringify(value))
        .join(" | "),
    ]),
  ),
  LeadType: "string",
  EmailLogType: "string",
}

/** The types of one kind of lead, each with what stands for it in resolvers. */
const leadTypes = (row: string, page?: string) =>
  Object.fromEntries(
    leadKinds.flatMap(({ graphql: { type } }) => [[type, row], ...(page ? [[`${type}Connection`, page]] : [])]),
  )

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
        scalars: {
          ID: "string",
          DateTime: "Date",
          Date: "string",
          JSON: "unknown",
          Upload: "../http/uploads.ts#Upload",
        },
        maybeValue: "T | null",
        inputMaybeValue: "T | null | undefined",
        enumValues: enums,
        mappers: {
          ...enumTypes,
          ...leadTypes("../modules/leads/leadKind.ts#LeadRow", "../modules/leads/lead.service.ts#LeadPage"),
          MediaFile: "../modules/media/mediaFile.model.ts#MediaFileRow",
          MediaFileConnection: "../modules/media/media.service.ts#MediaFilePage",
          DashboardSummary: "../modules/leads/leadSummary.service.ts#DashboardSummary as DashboardSummaryRow",
          LeadsPerDay: "../modules/leads/leadSummary.service.ts#LeadsPerDay as LeadsPerDayRow",
          LeadsPerStatus: "../modules/leads/leadSummary.service.ts#LeadsPerStatus as LeadsPerStatusRow",
          Lead: "../modules/leads/leadKind.ts#LeadRow",
          LeadNote: "../modules/leads/leadWork.model.ts#LeadNote as LeadNoteModel",
          LeadView: "../modules/leads/leadWork.model.ts#LeadView as LeadViewModel",
          LeadReference: "../modules/leads/leadReference.ts#LeadReference as LeadReferenceRow",
          EmailLogConnection: "../modules/email/email.service.ts#EmailLogPage",
          ApiKey: "../modules/apiKeys/apiKey.service.ts#ApiKeyFacts",
          TeamSettings: "../modules/auth/factors/teamSettings.service.ts#TeamSettings as TeamSettingsRow",
          User: "../modules/auth/viewer.ts#Account",
          Passkey: "../modules/auth/factors/factor.model.ts#Passkey as PasskeyModel",
          CmsBlock: "../modules/cms/cmsBlock.model.ts#CmsBlock as CmsBlockModel",
          CmsDraft: "../modules/cms/cmsDraft.model.ts#CmsDraftRow",
          CmsBlockVersion: "../modules/cms/cmsBlock.model.ts#CmsBlockVersionRow",
          CmsBlockVersionConnection: "../modules/cms/cms.service.ts#CmsBlockVersionPage",
          EmailAttempt: "../modules/email/emailLog.model.ts#EmailAttempt as EmailAttemptModel",
          EmailLog: "../modules/email/emailLog.model.ts#EmailLogRow",
          Event: "../modules/events/event.model.ts#RecordedEventRow",
          ErasureReport: "../modules/erasure/erasure.service.ts#ErasureReport as ErasureReportRow",
          ErasedLead: "../modules/erasure/erasure.service.ts#ErasedKey",
          TrashedLead: "../modules/trash/trashedLead.model.ts#TrashedLeadRow",
          TrashedLeadConnection: "../modules/trash/trash.service.ts#TrashPage",
          PrivacyRequest: "../modules/privacyRequests/privacyRequest.model.ts#PrivacyRequestRow",
          PrivacyRequestConnection: "../modules/privacyRequests/privacyRequests.service.ts#PrivacyRequestPage",
          PrivacyRequestLead: "../modules/privacyRequests/personLeads.ts#PersonLead",
          LeadExport: "../modules/erasure/unreached.ts#NamedExport",
          Change: "../modules/changes/change.service.ts#LeadChange",
          ChangeConnection: "../modules/changes/change.service.ts#ChangePage",
          EventConnection: "../modules/events/event.service.ts#EventPage",
          QuarantinedSubmission: "../modules/quarantine/quarantinedFields.ts#QuarantinedRow",
          QuarantinedSubmissionConnection: "../modules/quarantine/quarantine.service.ts#QuarantinePage",
          StatusChange: "../modules/leads/leadEvents.ts#StatusChange as StatusChangeModel",
          Webhook: "../modules/webhooks/webhook.model.ts#WebhookRow",
          WebhookDelivery: "../modules/webhooks/webhook.model.ts#WebhookDeliveryRow",
          WebhookDeliveryConnection: "../modules/webhooks/webhook.service.ts#WebhookDeliveryPage",
          WebhookAttempt: "../modules/webhooks/webhook.model.ts#WebhookAttempt as WebhookAttemptModel",
        },
      },
    },
    "web/mock/generated.ts": {
      plugins: ["typescript", "typescript-resolvers"],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        contextType: "./store.ts#MockContext",
        scalars: { ID: "string", DateTime: "Date", Date: "string", JSON: "unknown", Upload: "File" },
        maybeValue: "T | null",
        inputMaybeValue: "T | null | undefined",
        enumValues: enums,
        mappers: {
          ...enumTypes,
          ...leadTypes("@farelight/api/modules/leads/leadKind.ts#LeadRow"),
          User: "./store.ts#UserRow",
          ApiKey: "./apiKeys.ts#ApiKeyRow",
          Webhook: "./webhooks.ts#WebhookRow",
          WebhookDelivery: "./webhooks.ts#WebhookDeliveryRow",
          TeamMember: "./store.ts#MemberRow",
          Event: "./store.ts#EventRow",
          CmsBlock: "./store.ts#CmsBlockRow",
          CmsDraft: "./store.ts#CmsDraftRow",
          CmsBlockVersion: "./store.ts#CmsBlockVersionRow",
          EmailAttempt: "./store.ts#EmailAttemptRow",
          EmailLog: "./store.ts#EmailLogRow",
          DashboardSummary:
            "@farelight/api/modules/leads/leadSummary.service.ts#DashboardSummary as DashboardSummaryRow",
          LeadsPerDay: "@farelight/api/modules/leads/leadSummary.service.ts#LeadsPerDay as LeadsPerDayRow",
          LeadsPerStatus: "@farelight/api/modules/leads/leadSummary.service.ts#LeadsPerStatus as LeadsPerStatusRow",
          Lead: "@farelight/api/modules/leads/leadKind.ts#LeadRow",
          LeadNote: "./store.ts#LeadNoteRow",
          LeadView: "./store.ts#LeadViewRow",
          LeadReference: "@farelight/api/modules/leads/leadReference.ts#LeadReference as LeadReferenceRow",
          MediaFile: "./store.ts#MediaFileRow",
          QuarantinedSubmission: "./store.ts#QuarantinedRow",
          StatusChange: "./store.ts#StatusChangeRow",
        },
      },
    },
    // The example makes it by the schema of a running server; here it follows this one.
    "docs/examples/nightly-sync/generated.ts": {
      documents: "docs/examples/nightly-sync/operations.graphql",
      ...nightlySync.generates["generated.ts"],
    },
    "web/graphql/generated.ts": {
      documents: "web/**/*.graphql",
      plugins: ["typescript-operations", "typed-document-node", "./web/graphql/hooksPlugin.mjs"],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        scalars: { ID: "string", DateTime: "string", Date: "string", JSON: "unknown", Upload: "File" },
      },
    },
  },
}

export default config
