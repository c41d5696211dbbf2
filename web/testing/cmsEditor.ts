import type { Role } from "@farelight/api/contract/accounts/roles.ts"
import { registry } from "@farelight/api/contract/content/registry.ts"
import { CmsBlock } from "@farelight/api/rooms/content/cms/cmsBlock.model.ts"
import { CmsDraft, type CmsDraftRow } from "@farelight/api/rooms/content/cms/cmsDraft.model.ts"
import {
  type BlockRow,
  buildBlock,
  type buildVersion,
  setBlocks,
  setDrafts,
  setVersions,
} from "@farelight/api/testing/factories/content.ts"
import { jest } from "@jest/globals"
import { screen, within } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { forgetDrafts } from "../browser/drafts.ts"
import { signIn } from "./api.ts"
import { renderDashboard } from "./renderDashboard.tsx"
import { widenWindow } from "./wideWindow.ts"

/** The site's blocks with their default content. */
export const buildSite = () =>
  Object.entries(registry)
    .flatMap(([page, sections]) => Object.entries<object>(sections).map((section) => ({ page, section })))
    .map(({ page, section: [sectionId, content] }, index) =>
      buildBlock({ id: index + 100, page, sectionId, content: { ...content } }),
    )

export const storedBlock = (id = 1) => CmsBlock.findByPk(id, { rejectOnEmpty: true })
export const storedDraft = (blockId = 1) => CmsDraft.findByPk(blockId)

/**
 * Signs in and opens the editor with these blocks as the site's whole content, in a window that shows a section
 * beside the list. Failures stay out of the console.
 */
export const openCmsEditor = async (
  blocks: readonly BlockRow[],
  address = "",
  drafts: readonly CmsDraftRow[] = [],
  { versions, role }: { versions?: readonly ReturnType<typeof buildVersion>[]; role?: Role } = {},
) => {
  jest.spyOn(console, "error").mockImplementation(() => {})
  forgetDrafts()
  widenWindow()
  await setBlocks(...blocks)
  await setDrafts(...drafts)
  if (versions) await setVersions(...versions)
  await signIn(role)
  return renderDashboard(`/adminpage/dashboard?tab=cms${address}`)
}

export const openBlock = async (user: UserEvent, name: string) => user.click(await screen.findByRole("link", { name }))

export const cardOf = (name: string) => screen.findByRole("region", { name })

export const inCard = async (name: string) => within(await cardOf(name))

export const editBlock = async (name: string, blocks: readonly BlockRow[], address = "") => {
  const opened = await openCmsEditor(blocks, address)
  await openBlock(opened.user, name)
  await opened.user.click(await screen.findByRole("button", { name: `Edit ${name}` }))
  return { ...opened, card: await inCard(name) }
}
