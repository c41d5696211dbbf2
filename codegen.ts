import { readFileSync } from "node:fs"
import type { CodegenConfig } from "@graphql-codegen/cli"
import { enumsOf } from "./api/edges/graphql/enums.ts"
// Refuses an operation that does not say who may ask it.
import "./api/edges/graphql/schema.ts"
import { leadKinds } from "./api/rooms/leads/leadKinds.ts"
import crmSync from "./docs/examples/crm-sync/codegen.ts"
import nightlySync from "./docs/examples/nightly-sync/codegen.ts"
import { expandShorthand, webDocuments } from "./web/graphql/documents.ts"

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

/** Types of leads and of their pages in resolvers. */
const leadTypes = Object.fromEntries(
  leadKinds.flatMap(({ graphql: { type } }) => [
    [type, "../../rooms/leads/lead/leadKind.ts#LeadRow"],
    [`${type}Connection`, "../../rooms/leads/list/listLeads.service.ts#LeadPage"],
  ]),
)

const signIn = "web/rooms/accounts/signIn/signIn.graphql"

const operationTypes = {
  useTypeImports: true,
  enumsAsTypes: true,
  scalars: { ID: "string", DateTime: "string", Date: "string", JSON: "unknown", Upload: "File" },
}

/** Types from `schema.graphql`: resolver types for the API, typed operations and hooks for the web client. */
const config: CodegenConfig = {
  schema: "schema.graphql",
  emitLegacyCommonJSImports: false,
  generates: {
    "api/edges/graphql/generated.ts": {
      plugins: ["typescript", "typescript-resolvers"],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        contextType: "./context.ts#RequestContext",
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
          ...leadTypes,
          MediaFile: "../../rooms/content/pictures/mediaFile.model.ts#MediaFileRow",
          MediaFileConnection: "../../rooms/content/media/media.service.ts#MediaFilePage",
          DashboardSummary:
            "../../rooms/statistics/leads/leadSummary.service.ts#DashboardSummary as DashboardSummaryRow",
          LeadsPerDay: "../../rooms/statistics/leads/leadSummary.service.ts#LeadsPerDay as LeadsPerDayRow",
          LeadsPerStatus: "../../rooms/statistics/leads/leadSummary.service.ts#LeadsPerStatus as LeadsPerStatusRow",
          Lead: "../../rooms/leads/lead/leadKind.ts#LeadRow",
          LeadMerge: "../../rooms/leads/merged/mergedLeads.ts#MergeWithPart",
          LeadNote: "../../rooms/leads/related/leadWork.model.ts#LeadNote as LeadNoteModel",
          LeadView: "../../rooms/leads/related/leadWork.model.ts#LeadView as LeadViewModel",
          Letter: "../../rooms/mail/letters/letter.model.ts#LetterRow",
          LeadMessage: "../../rooms/leads/related/leadMessage.model.ts#LeadMessageRow",
          LeadMessageConnection: "../../rooms/conversation/messages/messages.service.ts#MessagePage",
          MessageAttachment: "../../contract/mail/messages.ts#StoredAttachment",
          ReplyDraft: "../../rooms/leads/related/leadMessage.model.ts#ReplyDraftRow",
          LeadFile: "../../rooms/leads/related/leadFile.model.ts#LeadFileRow",
          FileRequest: "../../rooms/leads/related/leadFile.model.ts#LeadFileRequestRow",
          LeadRule: "../../rooms/automation/rules/ruleNames.ts#NamedRule",
          LeadImport: "../../rooms/automation/imports/leadImport.model.ts#LeadImportRow as LeadImportModelRow",
          LeadImportRow: "../../rooms/automation/imports/importRows.ts#ImportedRow",
          LeadImportConnection: "../../rooms/automation/imports/leadImports.service.ts#LeadImportPage",
          LeadImportRowConnection: "../../rooms/automation/imports/importRows.ts#ImportedRowPage",
          LeadReference: "../../rooms/leads/lead/leadReference.ts#LeadReference as LeadReferenceRow",
          EmailLogConnection: "../../rooms/mail/log/email.service.ts#EmailLogPage",
          ApiKey: "../../rooms/accounts/apiKeys/apiKey.service.ts#ApiKeyFacts",
          TeamSettings: "../../rooms/accounts/team/teamSettings.service.ts#TeamSettings as TeamSettingsRow",
          User: "../../platform/viewer/viewer.ts#Account",
          Passkey: "../../rooms/accounts/proofs/factor.model.ts#Passkey as PasskeyModel",
          CmsBlock: "../../rooms/content/cms/cmsBlock.model.ts#CmsBlock as CmsBlockModel",
          CmsDraft: "../../rooms/content/cms/cmsDraft.model.ts#CmsDraftRow",
          CmsBlockVersion: "../../rooms/content/cms/cmsBlock.model.ts#CmsBlockVersionRow",
          CmsBlockVersionConnection: "../../rooms/content/cms/cms.service.ts#CmsBlockVersionPage",
          EmailAttempt: "../../platform/outbox/emailLog.model.ts#EmailAttempt as EmailAttemptModel",
          EmailLog: "../../platform/outbox/emailLog.model.ts#EmailLogRow",
          Event: "../../platform/events/event.model.ts#RecordedEventRow",
          ErasureReport: "../../rooms/privacy/erasure/erasure.service.ts#ErasureReport as ErasureReportRow",
          ErasedLead: "../../rooms/privacy/erasure/erasure.service.ts#ErasedKey",
          TrashedLead: "../../rooms/leads/places/placedLeads.ts#PlacedLead",
          TrashedLeadConnection: "../../rooms/leads/places/placedLeads.ts#PlacedPage",
          PrivacyRequest: "../../rooms/mail/privacy/privacyRequest.model.ts#PrivacyRequestRow",
          PrivacyRequestConnection: "../../rooms/privacy/privacyRequests/privacyRequests.service.ts#PrivacyRequestPage",
          PrivacyRequestLead: "../../rooms/privacy/privacyRequests/answers/personLeads.ts#PersonLead",
          LeadExport: "../../rooms/privacy/erasure/remainingCopies.ts#NamedExport",
          Change: "../../rooms/activity/changes/change.service.ts#LeadChange",
          ChangedField: "../../contract/activity/changedFields.ts#ChangedField as ChangedFieldRow",
          ChangeConnection: "../../rooms/activity/changes/change.service.ts#ChangePage",
          EventConnection: "../../rooms/activity/events/event.service.ts#EventPage",
          QuarantinedSubmission: "../../rooms/leads/places/placedLeads.ts#PlacedLead",
          QuarantinedSubmissionConnection: "../../rooms/leads/places/placedLeads.ts#PlacedPage",
          StatusChange: "../../rooms/leads/history/leadEvents.ts#StatusChange as StatusChangeModel",
          Webhook: "../../rooms/activity/webhooks/webhook.model.ts#WebhookRow",
          WebhookFilter: "../../rooms/automation/rules/ruleFields.rules.ts#LeadConditions",
          WebhookDelivery: "../../rooms/activity/webhooks/webhook.model.ts#WebhookDeliveryRow",
          WebhookDeliveryConnection: "../../rooms/activity/webhooks/webhook.service.ts#WebhookDeliveryPage",
          WebhookAttempt: "../../rooms/activity/webhooks/webhook.model.ts#WebhookAttempt as WebhookAttemptModel",
        },
      },
    },
    // The examples make theirs by the schema of a running server; here they follow this one.
    "docs/examples/crm-sync/graphql/generated.ts": {
      documents: "docs/examples/crm-sync/graphql/operations.graphql",
      ...crmSync.generates["graphql/generated.ts"],
    },
    "docs/examples/nightly-sync/generated.ts": {
      documents: "docs/examples/nightly-sync/operations.graphql",
      ...nightlySync.generates["generated.ts"],
    },
    "web/graphql/generated.ts": {
      documents: webDocuments(leadKinds, [signIn]),
      plugins: ["typescript-operations", "typed-document-node", "./web/graphql/hooksPlugin.mjs"],
      config: operationTypes,
    },
    // As texts, which need no client.
    "web/rooms/accounts/signIn/generated.ts": {
      documents: expandShorthand(readFileSync(signIn, "utf8")),
      plugins: ["typescript-operations", "typed-document-node"],
      config: { ...operationTypes, documentMode: "string" },
    },
  },
}

export default config
