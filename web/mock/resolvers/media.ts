import { ConflictError, PayloadTooLargeError, UnsupportedMediaTypeError } from "@farelight/api/contract/api/errors.ts"
import { messages } from "@farelight/api/contract/api/messages.ts"
import { parseInput } from "@farelight/api/contract/api/parseInput.ts"
import { refusals } from "@farelight/api/contract/api/refusals.ts"
import { DEFAULT_LOCALE } from "@farelight/api/contract/site/locale.ts"
import {
  focalPointOf,
  MAX_FILE_BYTES,
  type MediaType,
  mediaAddress,
  mediaTypes,
  thumbnailAddress,
  toPicture,
} from "@farelight/api/contract/site/media.ts"
import { fold } from "@farelight/api/platform/search/searchText.ts"
import type { MediaListRequest } from "@farelight/api/rooms/content/media/media.service.ts"
import {
  cleanFilename,
  mediaDeletion,
  parseMediaChange,
  pictureUses,
  refuseInUse,
  sameBytesAs,
  searchTextOf,
} from "@farelight/api/rooms/content/media/mediaFile.rules.ts"
import { byId, existing, pageOf } from "../data/lists.ts"
import { type MediaFileRow, type MockContext, nextId, type Store } from "../data/store.ts"
import type { Resolvers } from "../generated.ts"

const hashOf = async (file: Blob) => {
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("")
}

const isMediaType = (type: string): type is MediaType => Object.hasOwn(mediaTypes, type)

/** What is stored about an uploaded file, whose bytes are kept. */
const describeFile = async (file: File, { store, measure }: MockContext) => {
  if (file.size > MAX_FILE_BYTES) throw new PayloadTooLargeError(messages.fileTooLarge)
  const contentType = file.type
  if (!isMediaType(contentType)) throw new UnsupportedMediaTypeError(refusals.noPicture)
  const contentHash = await hashOf(file)
  store.pictures.set(contentHash, file)
  return {
    ...(await measure(file)),
    contentHash,
    contentType,
    filename: cleanFilename(file.name, contentType),
    size: file.size,
    isAnimated: contentType === "image/gif",
    uploadedBy: store.user.name,
    updatedAt: new Date(),
  }
}

const usesIn = ({ cmsBlocks, cmsDrafts }: Store) =>
  pictureUses(
    cmsBlocks.filter(({ locale }) => locale === DEFAULT_LOCALE),
    ({ id }) => cmsDrafts.find(({ blockId }) => blockId === id)?.content,
  )

const listMedia = (store: Store, { filter, orderBy, ...page }: MediaListRequest) => {
  const uses = usesIn(store)
  const keeps = ({ id, searchText, altText }: MediaFileRow) =>
    searchText.includes(fold(filter?.search ?? "").trim()) &&
    (typeof filter?.lacksAltText !== "boolean" || (altText === "") === filter.lacksAltText) &&
    (typeof filter?.isUnused !== "boolean" || !uses.has(id) === filter.isUnused)
  const totalSize = store.mediaFiles.filter(keeps).reduce((sum, { size }) => sum + size, 0)
  return { ...pageOf(store.mediaFiles, page, { keeps, order: orderBy }), totalSize }
}

export const mediaResolvers: Resolvers = {
  Query: {
    mediaFiles: (_parent, request, { store }) => listMedia(store, request),
    mediaFile: (_parent, { id }, { store }) => byId(store.mediaFiles, id),
  },

  Mutation: {
    uploadMedia: async (_parent, { file }, context) => {
      const { mediaFiles } = context.store
      const described = await describeFile(file, context)
      const known = mediaFiles.find(({ contentHash }) => contentHash === described.contentHash)
      if (known) return { mediaFile: known, isDuplicate: true }
      const alone = { id: nextId(mediaFiles), altText: "", focalX: null, focalY: null, createdAt: new Date() }
      const mediaFile = { ...described, ...alone, searchText: searchTextOf({ ...described, ...alone }) }
      mediaFiles.push(mediaFile)
      return { mediaFile, isDuplicate: false }
    },
    replaceMedia: async (_parent, { id, file }, context) => {
      const { mediaFiles } = context.store
      const mediaFile = existing(mediaFiles, id, "media file")
      const described = await describeFile(file, context)
      const other = mediaFiles.find((row) => row !== mediaFile && row.contentHash === described.contentHash)
      if (other) throw new ConflictError(sameBytesAs(other))
      if (mediaFile.contentHash === described.contentHash) return { mediaFile }
      Object.assign(mediaFile, described)
      return { mediaFile: Object.assign(mediaFile, { searchText: searchTextOf(mediaFile) }) }
    },
    updateMedia: (_parent, input, { store }) => {
      const { id, change } = parseMediaChange(input)
      const file = existing(store.mediaFiles, id, "media file")
      Object.assign(file, change)
      return { mediaFile: Object.assign(file, { searchText: searchTextOf(file) }) }
    },
    deleteMedia: (_parent, input, { store }) => {
      const { id, evenIfUsed } = parseInput(mediaDeletion, input)
      const file = existing(store.mediaFiles, id, "media file")
      if (!evenIfUsed) refuseInUse(file, usesIn(store).get(file.id))
      store.mediaFiles = store.mediaFiles.filter((other) => other !== file)
      return { id }
    },
  },

  MediaFile: {
    url: ({ id }) => mediaAddress(id),
    publicUrl: () => null,
    focalPoint: focalPointOf,
    thumbnailUrl: (file) => thumbnailAddress(toPicture(file)),
    uses: ({ id }, _args, { store }) => usesIn(store).get(id) ?? [],
  },
}
