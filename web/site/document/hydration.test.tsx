import { localizedContent } from "@farelight/api/contract/content/localizedContent.ts"
import type { StoredSection } from "@farelight/api/contract/content/pageContent.ts"
import type { SiteBackend } from "@farelight/api/contract/site.ts"
import { expect, test } from "@jest/globals"
import { act } from "@testing-library/react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { openPage } from "../page/openPage.ts"
import { SitePage } from "../page/SitePage.tsx"
import { sitePages } from "../pages/sitePages.ts"

const ORIGIN = "https://www.example.com"

/** React's complaints when it hydrates a page that the server rendered from this content. */
const complaintsAbout = async (path: string, stored: StoredSection[]) => {
  const refuse = async () => ({ outcome: "failed", message: "Not expected" }) as const
  const backend: SiteBackend = {
    loadPage: async (page, locale) => localizedContent(page, stored, [], locale),
    submitDriverApplication: refuse,
    submitAdvertiserInquiry: refuse,
  }
  const { source, page } = await openPage(new Request(ORIGIN + path), backend)
  const shown = () => <SitePage origin={ORIGIN} page={page} Page={sitePages[source]} />
  const container = document.createElement("div")
  document.body.append(container)
  container.innerHTML = renderToString(shown())
  const complaints: string[] = []
  await act(async () => {
    hydrateRoot(container, shown(), { onRecoverableError: (error) => complaints.push(String(error)) })
  })
  return complaints
}

test.each(["<script>alert(1)", "</script><SCRIPT>", "<!--<script>", "a </Script b", "& \u2028 <"])(
  "a page whose content has %j hydrates without a difference",
  async (name) => {
    const stored = [
      { page: "global", sectionId: "company", content: { name } },
      { page: "home", sectionId: "hero", content: { title: name, text: name } },
      { page: "home", sectionId: "meta", content: { title: name, description: name } },
    ]
    expect(await complaintsAbout("/", stored)).toEqual([])
  },
)
