import DataLoader from "dataloader"
import type { Transaction } from "sequelize"
import { requireAdmin, type Viewer } from "../auth/viewer.ts"
import { CmsBlock } from "../cms/cmsBlock.model.ts"
import { contentTexts } from "../cms/contentTexts.ts"
import { mediaIdOf } from "../cms/mediaAddress.ts"

/** A place in the site's content that names a picture. */
export interface MediaUse {
  block: CmsBlock
  /** The place in its content, for example `picture` or `cards.1.picture`. */
  field: string
}

/** Where content names each picture, by the picture's id: one reading of all blocks, which are a few dozen. */
export const findMediaUses = async (transaction?: Transaction): Promise<Map<number, MediaUse[]>> => {
  const blocks = await CmsBlock.findAll({ order: ["page", "sectionId"], transaction })
  const usesOf = new Map<number, MediaUse[]>()
  for (const block of blocks) {
    for (const { field, text } of contentTexts(block.content)) {
      const id = mediaIdOf(text)
      if (id !== null) usesOf.set(id, [...(usesOf.get(id) ?? []), { block, field }])
    }
  }
  return usesOf
}

/** Admin. The loader of one request: where each picture is used. */
export const createMediaLoaders = (viewer: Viewer) => ({
  mediaUses: new DataLoader<number, MediaUse[]>(async (ids) => {
    requireAdmin(viewer)
    const usesOf = await findMediaUses()
    return ids.map((id) => usesOf.get(id) ?? [])
  }),
})
