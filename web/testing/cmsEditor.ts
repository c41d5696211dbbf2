import { registry } from "@farelight/api/contract/content/registry.ts"
import { afterEach, jest } from "@jest/globals"
import { cleanup, screen, within } from "@testing-library/react"
import { storeAdminToken } from "../apollo/adminToken.ts"
import { buildCmsBlock } from "../mock/data/builders.ts"
import { type CmsBlockRow, MOCK_TOKEN } from "../mock/data/store.ts"
import { api } from "./mockApi.ts"
import { renderDashboard } from "./renderDashboard.tsx"

/** The site's blocks with their default content. */
export const buildSite = () =>
  Object.entries(registry)
    .flatMap(([page, sections]) => Object.entries<object>(sections).map((section) => ({ page, section })))
    .map(({ page, section: [sectionId, content] }, index) =>
      buildCmsBlock({ id: index + 100, page, sectionId, content: { ...content } }),
    )

// A draft that is being saved as a test ends would arrive in the store of the next one.
const saving = new Set<Promise<unknown>>()

const noteSaves = () => {
  const { fetch } = globalThis
  jest.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    const answer = fetch(input, init)
    if (/mutation (Save|Discard)CmsDraft/.test(String(init?.body))) saving.add(answer)
    return answer
  })
}

afterEach(async () => {
  cleanup()
  await Promise.allSettled(saving)
  saving.clear()
  api.reset()
})

/** Signs in and opens the editor's tab with these blocks as the site's whole content. Failures stay out of the console. */
export const openCmsEditor = (blocks: CmsBlockRow[], address = "") => {
  jest.spyOn(console, "error").mockImplementation(() => {})
  storeAdminToken(MOCK_TOKEN)
  if (!jest.isMockFunction(globalThis.fetch)) noteSaves()
  // Copies, so that changes to the store do not change what a test compares with.
  api.store.cmsBlocks = blocks.map((block) => ({ ...block }))
  return renderDashboard(`/adminpage/dashboard?tab=cms${address}`)
}

/** The card of a block. */
export const cardOf = (name: string) => screen.findByRole("region", { name })

/** The queries within a block's card. */
export const inCard = async (name: string) => within(await cardOf(name))

/** Opens the editor and begins to edit the block. */
export const editBlock = async (name: string, blocks: CmsBlockRow[], address = "") => {
  const opened = openCmsEditor(blocks, address)
  await opened.user.click(await screen.findByRole("button", { name: `Edit ${name}` }))
  return { ...opened, card: await inCard(name) }
}
