import DataLoader from "dataloader"
import type { Transaction } from "sequelize"
import { requireAdmin, type Viewer } from "../auth/viewer.ts"
import { CmsBlock } from "../cms/cmsBlock.model.ts"
import { type PictureUse, pictureUses } from "./pictureUses.ts"

export type MediaUse = PictureUse<CmsBlock>

/** Where content names each picture, by the picture's id: one reading of all blocks, which are a few dozen. */
export const findMediaUses = async (transaction?: Transaction): Promise<Map<number, MediaUse[]>> => {
  return pictureUses(await CmsBlock.findAll({ order: ["page", "sectionId"], transaction }))
}

/** Admin. The loader of one request: where each picture is used. */
export const createMediaLoaders = (viewer: Viewer) => ({
  mediaUses: new DataLoader<number, MediaUse[]>(async (ids) => {
    requireAdmin(viewer)
    const usesOf = await findMediaUses()
    return ids.map((id) => usesOf.get(id) ?? [])
  }),
})
