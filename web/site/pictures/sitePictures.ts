import type { GlobalContent } from "@farelight/api/contract/content/registry.ts"
import type { PictureSources } from "@farelight/api/contract/site/media.ts"
import interior800Avif from "./files/interior-800.avif"
import interior800Jpeg from "./files/interior-800.jpg"
import interior1600Avif from "./files/interior-1600.avif"
import interior1600Jpeg from "./files/interior-1600.jpg"
import roofScreen800Avif from "./files/roof-screen-800.avif"
import roofScreen800Jpeg from "./files/roof-screen-800.jpg"
import roofScreen1600Avif from "./files/roof-screen-1600.avif"
import roofScreen1600Jpeg from "./files/roof-screen-1600.jpg"
import side800Avif from "./files/roof-screen-side-800.avif"
import side800Jpeg from "./files/roof-screen-side-800.jpg"
import side1600Avif from "./files/roof-screen-side-1600.avif"
import side1600Jpeg from "./files/roof-screen-side-1600.jpg"
import street from "./files/street.svg"
import wrap800Avif from "./files/wrap-800.avif"
import wrap800Jpeg from "./files/wrap-800.jpg"
import wrap1600Avif from "./files/wrap-1600.avif"
import wrap1600Jpeg from "./files/wrap-1600.jpg"

/** The name of one of the site's own pictures, which `global.pictures` describes. */
export type SitePictureName = keyof GlobalContent["pictures"]

const rendered = (avif: readonly [string, string], jpeg: readonly [string, string], height = 1000): PictureSources => ({
  sources: [
    { type: "image/avif", srcSet: `${avif[0]} 800w, ${avif[1]} 1600w` },
    { type: "image/jpeg", srcSet: `${jpeg[0]} 800w, ${jpeg[1]} 1600w` },
  ],
  src: jpeg[1],
  width: 1600,
  height,
})

/** The pictures that pages show where the operator has chosen none. `web/pictures` makes their files. */
export const sitePictures: Record<SitePictureName, PictureSources> = {
  interior: rendered([interior800Avif, interior1600Avif], [interior800Jpeg, interior1600Jpeg]),
  wrap: rendered([wrap800Avif, wrap1600Avif], [wrap800Jpeg, wrap1600Jpeg]),
  roof_screen: rendered([roofScreen800Avif, roofScreen1600Avif], [roofScreen800Jpeg, roofScreen1600Jpeg]),
  roof_screen_side: rendered([side800Avif, side1600Avif], [side800Jpeg, side1600Jpeg], 720),
  street: { sources: [], src: street, width: 1600, height: 1000 },
}
