import { registry } from "@farelight/api/contract/content/registry.ts"
import { afterEach, jest } from "@jest/globals"
import { cleanup, screen, within } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { storeAdminToken } from "../apollo/adminToken.ts"
import { buildCmsBlock } from "../mock/data/builders.ts"
import { type CmsBlockRow, MOCK_TOKEN } from "../mock/data/store.ts"
import { api } from "./mockApi.ts"
import { renderDashboard } from "./renderDashboard.tsx"
import { widenWindow } from "./wideWindow.ts"

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

/**
 * Signs in and opens the editor's tab with these blocks as the site's whole content, in a window that has room for a section
 * beside the list. Failures stay out of the console.
 */
export const openCmsEditor = (blocks: CmsBlockRow[], address = "") => {
  jest.spyOn(console, "error").mockImplementation(() => {})
  storeAdminToken(MOCK_TOKEN)
  widenWindow()
  if (!jest.isMockFunction(globalThis.fetch)) noteSaves()
  // Copies, so that changes to the store do not change what a test compares with.
  api.store.cmsBlocks = blocks.map((block) => ({ ...block }))
  return renderDashboard(`/adminpage/dashboard?tab=cms${address}`)
}

/** Opens a block of the page that is listed. */
export const openBlock = async (user: UserEvent, name: string) => user.click(await screen.findByRole("link", { name }))

/** The card of the open block. */
export const cardOf = (name: string) => screen.findByRole("region", { name })

/** The queries within a block's card. */
export const inCard = async (name: string) => within(await cardOf(name))

/** Opens the editor and begins to edit the block. */
export const editBlock = async (name: string, blocks: CmsBlockRow[], address = "") => {
  const opened = openCmsEditor(blocks, address)
  await openBlock(opened.user, name)
  await opened.user.click(await screen.findByRole("button", { name: `Edit ${name}` }))
  return { ...opened, card: await inCard(name) }
}
