import type { OperationFacts } from "./http/requestLog.ts"
import { leadKinds } from "./leadKinds.ts"
import type { Viewer } from "./modules/auth/viewer.ts"
import { createEmailLoaders } from "./modules/email/email.loaders.ts"
import { createLeadLoaders } from "./modules/leads/lead.loaders.ts"
import { createMediaLoaders } from "./modules/media/mediaUses.ts"

const createLoaders = (viewer: Viewer) => ({
  ...createLeadLoaders(viewer, leadKinds),
  ...createEmailLoaders(viewer, leadKinds),
  ...createMediaLoaders(viewer),
})

/** What every resolver gets: who asks, the request's id, and loaders that live as long as the request. */
export interface RequestContext {
  viewer: Viewer
  requestId: string
  /** Has the browser keep the token of a device. */
  rememberDevice: (token: string) => void
  /** Puts what was asked for into the request's log line. */
  noteOperation: (facts: OperationFacts) => void
  loaders: ReturnType<typeof createLoaders>
}

export const createContext = (request: Omit<RequestContext, "loaders">): RequestContext => ({
  ...request,
  loaders: createLoaders(request.viewer),
})
