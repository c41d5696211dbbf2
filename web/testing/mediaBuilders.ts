import type { MediaFile_FileFragment } from "../graphql/generated.ts"

/** A picture of the library, with the type names that Apollo's cache needs. */
export const buildMediaFile = (overrides: Partial<MediaFile_FileFragment> = {}) => {
  const { id = "1", uses = [], ...rest } = overrides
  return {
    __typename: "MediaFile",
    id,
    filename: "roof-screen.png",
    contentType: "image/png",
    size: 2048,
    width: 1200,
    height: 800,
    isAnimated: false,
    altText: "A car with a screen on its roof",
    url: `/api/cms/media/${id}`,
    thumbnailUrl: `/media/${id}.png`,
    uses: uses.map(({ field, block }) => ({
      __typename: "MediaUse",
      field,
      block: { __typename: "CmsBlock", ...block },
    })),
    ...rest,
  }
}
