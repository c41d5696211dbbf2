import { mediaAddress } from "@farelight/api/contract/site/media.ts"
import type { MediaFileRow } from "@farelight/api/rooms/content/pictures/mediaFile.model.ts"
import { buildBlock, setBlocks } from "@farelight/api/testing/factories/content.ts"
import { buildPicture, setPictures } from "@farelight/api/testing/factories/media.ts"
import { screen } from "@testing-library/react"
import { signIn } from "./api.ts"
import { renderDashboard } from "./renderDashboard.tsx"

export const roof = buildPicture({ id: 2 })
export const sign = buildPicture({
  filename: "sign.gif",
  contentType: "image/gif",
  size: 1536,
  width: 400,
  height: 300,
  isAnimated: true,
  altText: "",
})
export const heroBanner = buildBlock({
  sectionId: "hero_banner",
  content: { picture: mediaAddress(sign.id), cards: [{ picture: "" }, { picture: mediaAddress(sign.id) }] },
})

export const storePictures = async (...files: MediaFileRow[]) => {
  await setPictures(...files)
  await setBlocks(heroBanner)
}

export const older = Array.from({ length: 24 }, (_, index) =>
  buildPicture({ id: index + 1, filename: `old ${index + 1}.png` }),
)

export const openMediaLibrary = async (view = "") => {
  await signIn()
  return renderDashboard(`/adminpage/dashboard?tab=media${view}`)
}

export const findCard = (filename: string) => screen.findByRole("article", { name: filename })
