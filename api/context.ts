import type { OperationSummary } from "./http/requestLog.ts"
import { leadKinds } from "./leadKinds.ts"
import { createNameLoaders } from "./modules/auth/userNames.ts"
import type { Viewer } from "./modules/auth/viewer.ts"
import { createDraftLoaders } from "./modules/cms/cmsDraft.service.ts"
import { createEmailLoaders } from "./modules/email/email.service.ts"
import { createEventLoaders } from "./modules/events/event.service.ts"
import { createLeadLoaders } from "./modules/leads/lead.loaders.ts"
import { createMediaLoaders } from "./modules/media/media.service.ts"

const createLoaders = (viewer: Viewer) => ({
  ...createLeadLoaders(viewer, leadKinds),
  ...createEmailLoaders(viewer, leadKinds),
  ...createMediaLoaders(viewer),
  ...createDraftLoaders(viewer),
  ...createNameLoaders(viewer),
  ...createEventLoaders(viewer),
})

/** What every resolver gets: the viewer, the request's id, and loaders that live as long as the request. */
export interface RequestContext {
  viewer: Viewer
  requestId: string
  /** Stores the token of a device in the browser. */
  rememberDevice: (token: string) => void
  /** Tells the client which token its session goes on with. */
  replaceToken: (token: string | null) => void
  /** Adds to the request's log line. */
  addToRequestLog: (summary: OperationSummary) => void
  loaders: ReturnType<typeof createLoaders>
}

export const createContext = (request: Omit<RequestContext, "loaders">): RequestContext => ({
  ...request,
  loaders: createLoaders(request.viewer),
})
