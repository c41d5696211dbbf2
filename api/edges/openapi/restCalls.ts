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
import { callsUnder, type ServedCall } from "../http/rest/restCall.ts"

export const restCalls: readonly ServedCall[] = [
  ...leadKinds.flatMap((kind) =>
    callsUnder(wordsOf(kind).tag, [
      ...leadCalls(kind),
      ...leadWorkCalls(kind),
      ...messageCalls(kind),
      ...mergeCalls(kind),
      ...leadDataCalls(kind),
    ]),
  ),
  ...callsUnder("Lead files", leadFileCalls),
  ...callsUnder("Imports", leadImportCalls),
  ...callsUnder("Changes", changeCalls),
  ...callsUnder("Webhooks", webhookCalls),
  ...callsUnder("Mail", emailLogCalls),
  ...callsUnder("Activity", eventCalls),
  ...callsUnder("Content", cmsCalls(moveWaiting)),
  ...callsUnder("Media", mediaCalls),
  ...callsUnder("Forms", [...quarantineCalls, ...sentFileCalls]),
  ...callsUnder("Privacy", privacyRequestCalls),
  ...callsUnder("Sessions", authCalls),
]
