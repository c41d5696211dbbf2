import type { RestCall } from "./http/rest/restCall.ts"
import { leadKinds } from "./leadKinds.ts"
import { authCalls } from "./modules/auth/auth.routes.ts"
import { changeCalls } from "./modules/changes/change.routes.ts"
import { cmsCalls } from "./modules/cms/cms.routes.ts"
import { emailLogCalls } from "./modules/email/emailLog.routes.ts"
import { eventCalls } from "./modules/events/event.routes.ts"
import { leadCalls } from "./modules/leads/lead.routes.ts"
import { mediaCalls } from "./modules/media/media.routes.ts"
import { privacyRequestCalls } from "./modules/privacyRequests/privacyRequest.routes.ts"
import { quarantineCalls } from "./modules/quarantine/quarantine.routes.ts"

/** Every REST call: what is served under `/api`, and what the OpenAPI document describes, in its order. */
export const restCalls: readonly RestCall[] = [
  ...leadKinds.flatMap(leadCalls),
  ...changeCalls,
  ...emailLogCalls,
  ...eventCalls,
  ...cmsCalls,
  ...mediaCalls,
  ...quarantineCalls,
  ...privacyRequestCalls,
  ...authCalls,
]
