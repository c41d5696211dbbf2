import { pageContent, type StoredSection } from "@farelight/api/contract/content/pageContent.ts"
import type { SiteBackend } from "@farelight/api/contract/site.ts"
import { expect } from "@jest/globals"
import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { createMemoryRouter, RouterProvider } from "react-router-dom"
import { browserBackend } from "../site/browser/browserBackend.ts"
import { siteRoutes } from "../site/routes.tsx"

/** Opens an address of the public site with its default content, or with stored sections, up to the point where notices can be shown. */
export const renderSite = async (address: string, stored: readonly StoredSection[] = []) => {
  const backend: SiteBackend = { ...browserBackend, loadPage: async (page) => pageContent(page, stored) }
  const router = createMemoryRouter(siteRoutes(backend), { initialEntries: [address] })
  // In the browser, the page arrives with its content.
  await waitFor(() => expect(router.state.initialized).toBe(true))
  render(<RouterProvider router={router} />)
  fireEvent.focusIn(document.body)
  await screen.findByRole("region", { name: /notifications/i })
  return { user: userEvent.setup(), router }
}
