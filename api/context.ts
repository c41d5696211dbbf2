import type { Viewer } from "./modules/auth/viewer.ts"
import { createEmailLoaders } from "./modules/email/email.loaders.ts"
import { createLeadLoaders } from "./modules/leads/lead.loaders.ts"
import { createMediaLoaders } from "./modules/media/mediaUses.ts"

const createLoaders = () => ({ ...createLeadLoaders(), ...createEmailLoaders(), ...createMediaLoaders() })

/** What every resolver gets: who asks, the request's id, and loaders that live as long as the request. */
export interface RequestContext {
  viewer: Viewer
  requestId: string
  loaders: ReturnType<typeof createLoaders>
}

export const createContext = (viewer: Viewer, requestId: string): RequestContext => ({
  viewer,
  requestId,
  loaders: createLoaders(),
})
