import { pageContent } from "@farelight/api/contract/content/pageContent.ts"
import type { SiteBackend } from "@farelight/api/contract/site.ts"
import { expect } from "@jest/globals"
import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { createMemoryRouter, RouterProvider } from "react-router-dom"
import { browserBackend } from "../site/browser/browserBackend.ts"
import { siteRoutes } from "../site/routes.tsx"

const backend: SiteBackend = { ...browserBackend, loadPage: async (page) => pageContent(page, []) }

/** Opens an address of the public site as the browser does, up to the place for notices, with the words it is seeded with. */
export const renderSite = async (address: string) => {
  const router = createMemoryRouter(siteRoutes(backend), { initialEntries: [address] })
  // As in the browser, where the page comes with its content.
  await waitFor(() => expect(router.state.initialized).toBe(true))
  render(<RouterProvider router={router} />)
  fireEvent.focusIn(document.body)
  await screen.findByRole("region", { name: /notifications/i })
  return { user: userEvent.setup(), router }
}
