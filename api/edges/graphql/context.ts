import type { Viewer } from "../../platform/viewer/viewer.ts"
import { createNameLoaders } from "../../rooms/accounts/users/userNames.ts"
import { createEventLoaders } from "../../rooms/activity/events/event.service.ts"
import { createWebhookLoaders } from "../../rooms/activity/webhooks/webhook.service.ts"
import { readActors } from "../../rooms/automation/rules/ruleNames.ts"
import { createContentLoaders } from "../../rooms/content/cms/cmsDraft.service.ts"
import { createMediaLoaders } from "../../rooms/content/media/media.service.ts"
import { leadKinds } from "../../rooms/leads/leadKinds.ts"
import { createLeadLoaders } from "../../rooms/leads/operations/lead.loaders.ts"
import { createSuppressionLoaders } from "../../rooms/mail/bounces/suppressionList.ts"
import { createEmailLoaders } from "../../rooms/mail/log/email.service.ts"
import type { OperationSummary } from "../http/requestLog.ts"
import { createTextBudget } from "./limits/limits.ts"

const createLoaders = (viewer: Viewer) => ({
  ...createLeadLoaders(viewer, readActors),
  ...createEmailLoaders(viewer, leadKinds),
  ...createSuppressionLoaders(viewer),
  ...createMediaLoaders(viewer),
  ...createContentLoaders(viewer),
  ...createNameLoaders(viewer),
  ...createEventLoaders(viewer),
  ...createWebhookLoaders(viewer),
})

export interface RequestContext {
  viewer: Viewer
  requestId: string
  rememberDevice: (token: string) => void
  replaceToken: (token: string | null) => void
  addToRequestLog: (summary: OperationSummary) => void
  loaders: ReturnType<typeof createLoaders>
  chargeText: ReturnType<typeof createTextBudget>
  once: <Value>(key: string, read: () => Promise<Value>) => Promise<Value>
}

export const createContext = (request: Omit<RequestContext, "loaders" | "chargeText" | "once">): RequestContext => {
  const values = new Map<string, Promise<never>>()
  return {
    ...request,
    chargeText: createTextBudget(),
    once: (key, read) => {
      const value = values.get(key) ?? (read() as Promise<never>)
      values.set(key, value)
      return value
    },
    loaders: createLoaders(request.viewer),
  }
}
