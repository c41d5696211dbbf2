import {
  focalPointOf,
  MAX_FILE_BYTES,
  mediaAddress,
  thumbnailAddress,
  toPicture,
} from "../../../contract/site/media.ts"
import type { Resolvers } from "../../../edges/graphql/generated.ts"
import { readUpload } from "../../../edges/http/uploads.ts"
import { config } from "../../../platform/config/config.ts"
import { deleteMedia, findMediaFile, listMediaFiles, replaceMedia, updateMedia, uploadMedia } from "./media.service.ts"

export const mediaResolvers: Resolvers = {
  Query: {
    mediaFiles: (_parent, request, { viewer }) => listMediaFiles(viewer, request),
    mediaFile: (_parent, { id }, { viewer }) => findMediaFile(viewer, id),
  },
  Mutation: {
    uploadMedia: (_parent, { file }, { viewer }) => uploadMedia(viewer, () => readUpload(file, MAX_FILE_BYTES)),
    replaceMedia: async (_parent, { id, file }, { viewer }) => ({
      mediaFile: await replaceMedia(viewer, id, () => readUpload(file, MAX_FILE_BYTES)),
    }),
    updateMedia: async (_parent, change, { viewer }) => ({ mediaFile: await updateMedia(viewer, change) }),
    deleteMedia: async (_parent, deletion, { viewer }) => {
      await deleteMedia(viewer, deletion)
      return { id: deletion.id }
    },
  },
  MediaFile: {
    url: ({ id }) => mediaAddress(id),
    publicUrl: ({ id }) => config.publicUrl && config.publicUrl + mediaAddress(id),
    thumbnailUrl: (file) => thumbnailAddress(toPicture(file)),
    focalPoint: focalPointOf,
    uploadedBy: ({ uploadedBy }, _args, { loaders }) => loaders.nameFor("media:read", uploadedBy),
    uses: ({ id }, _args, { loaders }) => loaders.mediaUses.load(id),
  },
  MediaFileConnection: { totalSize: (page) => page.sumSizes() },
}
