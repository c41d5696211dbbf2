import type { Viewer } from "./modules/auth/viewer.ts"
import { createStatusChangesLoader } from "./modules/leads/statusChanges.loader.ts"

/** What every resolver gets: who asks, the request's id, and loaders that live as long as the request. */
export interface RequestContext {
  viewer: Viewer
  requestId: string
  loaders: { statusChanges: ReturnType<typeof createStatusChangesLoader> }
}

export const createContext = (viewer: Viewer, requestId: string): RequestContext => ({
  viewer,
  requestId,
  loaders: { statusChanges: createStatusChangesLoader() },
})
