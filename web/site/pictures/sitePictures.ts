import type { GlobalContent } from "@farelight/api/contract/content/registry.ts"
import type { PictureSources } from "@farelight/api/contract/site/media.ts"
import { pictureFiles } from "./pictureFiles.ts"

/** The name of one of the site's own pictures, which `global.pictures` describes. */
export type SitePictureName = keyof GlobalContent["pictures"]

const FORMATS = { avif: "image/avif", jpg: "image/jpeg" }

/** The widths of a picture are those of its files, which are called `name-width`. */
const sourcesOf = (name: string, media?: string) =>
  Object.entries(FORMATS).map(([extension, type]) => {
    const widths = Object.entries(pictureFiles).flatMap(([path, address]) => {
      const [, file, width] = /^\.\/files\/(.*)-(\d+)\.(?:avif|jpg)$/.exec(path) ?? []
      return file === name && path.endsWith(extension) ? [{ address, width: Number(width) }] : []
    })
    const srcSet = widths
      .sort((one, other) => one.width - other.width)
      .map(({ address, width }) => `${address} ${width}w`)
      .join(", ")
    return { type, srcSet, ...(media && { media }) }
  })

const fileOf = (name: string) => {
  const address = pictureFiles[`./files/${name}`]
  if (!address) throw new Error(`There is no picture ${name}.`)
  return address
}

interface Shape {
  width?: number
  height?: number
  /** The same view for phones, upright. */
  tall?: string
}

const rendered = (name: string, { width = 1600, height = 1000, tall }: Shape = {}): PictureSources => ({
  sources: [...(tall ? sourcesOf(tall, "(max-width: 40em)") : []), ...sourcesOf(name)],
  src: fileOf(`${name}-${width}.jpg`),
  width,
  height,
})

/** The pictures that pages show where the operator has chosen none. `web/pictures` makes their files. */
export const sitePictures: Record<SitePictureName, PictureSources> = {
  interior: rendered("interior"),
  wrap: rendered("wrap"),
  roof_screen: rendered("roof-screen"),
  roof_screen_side: rendered("roof-screen-side", { height: 720 }),
  roof_dusk: rendered("roof-dusk", { tall: "roof-dusk-tall" }),
  street: { sources: [], src: fileOf("street.svg"), width: 1600, height: 1000 },
}
