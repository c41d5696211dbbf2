import type { SiteBackend } from "@farelight/api/contract/forms/site.ts"
import { afterEach } from "@jest/globals"
import { act } from "@testing-library/react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { openPage } from "../site/app/openPage.ts"
import { SitePage } from "../site/app/SitePage.tsx"
import { sitePages } from "../site/app/sitePages.ts"
import { readingBackend } from "./siteStubs.ts"

const ORIGIN = "https://www.example.com"

interface Hydration {
  backend?: SiteBackend
  /** Runs on the server's page before its scripts. */
  before?: (container: HTMLElement) => void
}

let removePage = async () => {}

/** Removes the last hydrated page. The next page and the end of a test do so, too. */
export const leaveSite = () => removePage()
afterEach(leaveSite)

/** Hydrates the server's page at an address; returns React's complaints. */
export const hydrateSite = async (path: string, { backend = readingBackend(), before }: Hydration = {}) => {
  await leaveSite()
  const { source, page } = await openPage(new Request(ORIGIN + path), backend)
  const shown = () => <SitePage origin={ORIGIN} page={page} Page={sitePages[source]} />
  const container = document.createElement("div")
  document.body.append(container)
  container.innerHTML = renderToString(shown())
  before?.(container)
  const complaints: string[] = []
  const root = await act(async () =>
    hydrateRoot(container, shown(), { onRecoverableError: (error) => complaints.push(String(error)) }),
  )
  removePage = async () => {
    removePage = async () => {}
    await act(async () => root.unmount())
    container.remove()
  }
  return complaints
}
