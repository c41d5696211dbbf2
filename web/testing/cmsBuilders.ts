import { registry } from "@farelight/api/modules/cms/registry.ts"
import type { CmsBlockHistory_VersionFragment, CmsEditor_BlockFragment } from "../graphql/generated.ts"

// Servers answer with the type names that Apollo's cache asks for; the generated types leave them out.
type Named<Fields> = Fields & { __typename: string }

/** A block of the CMS; unless told otherwise the start page's hero, as the site is delivered with. */
export const buildCmsBlock = (overrides: Partial<CmsEditor_BlockFragment> = {}): Named<CmsEditor_BlockFragment> => ({
  __typename: "CmsBlock",
  id: "1",
  page: "home",
  sectionId: "hero",
  content: { title: "Old headline", text: "Short text", button_label: "Advertise", picture: "" },
  version: 1,
  updatedAt: "2026-11-21T12:00:00.000Z",
  ...overrides,
})

/** A block for every section that the site knows, as it is delivered with. */
export const buildSite = (): Named<CmsEditor_BlockFragment>[] =>
  Object.entries(registry).flatMap(([page, sections]) =>
    Object.entries(sections).map(([sectionId, content]) =>
      buildCmsBlock({ id: `${page}-${sectionId}`, page, sectionId, content }),
    ),
  )

export const buildCmsBlockVersion = (
  overrides: Partial<CmsBlockHistory_VersionFragment> = {},
): Named<CmsBlockHistory_VersionFragment> => ({
  __typename: "CmsBlockVersion",
  id: "1",
  version: 1,
  content: { title: "Old headline", text: "Short text", button_label: "Advertise", picture: "" },
  savedBy: null,
  savedAt: "2026-11-21T12:00:00.000Z",
  ...overrides,
})
