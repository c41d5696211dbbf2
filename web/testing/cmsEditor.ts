import { screen, within } from "@testing-library/react"
import { storeAdminToken } from "../apollo/adminToken.ts"
import { type CmsStore, mockCms } from "./msw/cmsHandlers.ts"
import { mockDashboard, mockGlobalContent, mockLoginHint } from "./msw/handlers.ts"
import { server } from "./msw/server.ts"
import { renderDashboard } from "./renderDashboard.tsx"

/** Signs in and opens the editor's tab over the store. Handlers that a test adds afterwards come first. */
export const openCmsEditor = (store: CmsStore, address = "") => {
  storeAdminToken("a-token")
  server.use(mockGlobalContent(), mockLoginHint(), ...mockDashboard(), ...mockCms(store))
  return renderDashboard(`/adminpage/dashboard?tab=cms${address}`)
}

/** The card of a block. */
export const cardOf = (name: string) => screen.findByRole("region", { name })

/** What is found within a block's card. */
export const inCard = async (name: string) => within(await cardOf(name))
