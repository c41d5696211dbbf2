import { mediaAddress } from "@farelight/api/contract/site/media.ts"
import { screen } from "@testing-library/react"
import { storeAdminToken } from "../apollo/adminToken.ts"
import { buildCmsBlock, buildMediaFile } from "../mock/data/builders.ts"
import { type MediaFileRow, MOCK_TOKEN } from "../mock/data/store.ts"
import { api } from "./mockApi.ts"
import { renderDashboard } from "./renderDashboard.tsx"

export const roof = buildMediaFile({ id: 2 })
export const sign = buildMediaFile({
  filename: "sign.gif",
  contentType: "image/gif",
  size: 1536,
  width: 400,
  height: 300,
  isAnimated: true,
  altText: "",
})
export const heroBanner = buildCmsBlock({
  sectionId: "hero_banner",
  content: { picture: mediaAddress(sign.id), cards: [{ picture: "" }, { picture: mediaAddress(sign.id) }] },
})

/** Puts these pictures into the library, and the block into the site. */
export const storePictures = (...files: MediaFileRow[]) => {
  api.store.mediaFiles = files.map((file) => ({ ...file }))
  api.store.cmsBlocks = [heroBanner]
}

export const older = Array.from({ length: 24 }, (_, index) =>
  buildMediaFile({ id: index + 1, filename: `old ${index + 1}.png` }),
)

/** Signs in and opens the library. */
export const openMediaLibrary = (view = "") => {
  storeAdminToken(MOCK_TOKEN)
  return renderDashboard(`/adminpage/dashboard?tab=media${view}`)
}

/** The card of a picture. */
export const findCard = (filename: string) => screen.findByRole("article", { name: filename })
