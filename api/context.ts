import type { Viewer } from "./modules/auth/viewer.ts"
import { createEmailLoaders } from "./modules/email/email.loaders.ts"
import { createLeadLoaders } from "./modules/leads/lead.loaders.ts"
import { createMediaLoaders } from "./modules/media/mediaUses.ts"

const createLoaders = () => ({ ...createLeadLoaders(), ...createEmailLoaders(), ...createMediaLoaders() })

/** What every resolver gets: who asks, the request's id, and loaders that live as long as the request. */
export interface RequestContext {
  viewer: Viewer
  requestId: string
  /** Has the browser keep the token of a device. */
  rememberDevice: (token: string) => void
  loaders: ReturnType<typeof createLoaders>
}

export const createContext = ({
  viewer,
  requestId,
  rememberDevice,
}: Omit<RequestContext, "loaders">): RequestContext => ({
  viewer,
  requestId,
  rememberDevice,
  loaders: createLoaders(),
})
