import { authCalls } from "../../rooms/accounts/signIn/auth.routes.ts"
import { changeCalls } from "../../rooms/activity/changes/change.routes.ts"
import { eventCalls } from "../../rooms/activity/events/event.routes.ts"
import { webhookCalls } from "../../rooms/activity/webhooks/webhook.routes.ts"
import { leadImportCalls } from "../../rooms/automation/imports/leadImport.routes.ts"
import { mergeCalls } from "../../rooms/automation/merges/leadMerge.routes.ts"
import { cmsCalls } from "../../rooms/content/cms/cms.routes.ts"
import { mediaCalls } from "../../rooms/content/media/media.routes.ts"
import { leadFileCalls } from "../../rooms/conversation/files/leadFile.routes.ts"
import { sentFileCalls } from "../../rooms/conversation/files/sentFiles.routes.ts"
import { messageCalls } from "../../rooms/conversation/messages/message.routes.ts"
import { wordsOf } from "../../rooms/leads/lead/lead.schemas.ts"
import { leadKinds } from "../../rooms/leads/leadKinds.ts"
import { leadCalls } from "../../rooms/leads/operations/lead.routes.ts"
import { leadWorkCalls } from "../../rooms/leads/operations/leadWork.routes.ts"
import { quarantineCalls } from "../../rooms/leads/quarantine/quarantine.routes.ts"
import { moveWaiting } from "../../rooms/leads/waitList/moveWaiting.ts"
import { emailLogCalls } from "../../rooms/mail/log/emailLog.routes.ts"
import { leadDataCalls } from "../../rooms/privacy/leadData.routes.ts"
import { privacyRequestCalls } from "../../rooms/privacy/privacyRequests/privacyRequest.routes.ts"
import { callsWithTag, type ServedCall } from "../http/rest/restCall.ts"

export const restCalls: readonly ServedCall[] = [
  ...leadKinds.flatMap((kind) =>
    callsWithTag(wordsOf(kind).tag, [
      ...leadCalls(kind),
      ...leadWorkCalls(kind),
      ...messageCalls(kind),
      ...mergeCalls(kind),
      ...leadDataCalls(kind),
    ]),
  ),
  ...callsWithTag("Lead files", leadFileCalls),
  ...callsWithTag("Imports", leadImportCalls),
  ...callsWithTag("Changes", changeCalls),
  ...callsWithTag("Webhooks", webhookCalls),
  ...callsWithTag("Mail", emailLogCalls),
  ...callsWithTag("Activity", eventCalls),
  ...callsWithTag("Content", cmsCalls(moveWaiting)),
  ...callsWithTag("Media", mediaCalls),
  ...callsWithTag("Forms", [...quarantineCalls, ...sentFileCalls]),
  ...callsWithTag("Privacy", privacyRequestCalls),
  ...callsWithTag("Sessions", authCalls),
]
