import type { GlobalContent } from "@farelight/api/contract/content/registry.ts"
import type { AdFormat } from "@farelight/api/contract/site/adFormats.ts"
import type { PictureSources } from "@farelight/api/contract/site/media.ts"
import { type Locale, locales } from "@farelight/api/contract/text/locale.ts"
import { pictureFiles } from "./pictureFiles.ts"

export type SitePictureName = keyof GlobalContent["pictures"]

const FORMATS = { avif: "image/avif", jpg: "image/jpeg" }

export const formatPictures: Record<AdFormat, SitePictureName> = {
  "In-Car Tablet": "interior",
  "Car Wrapping": "wrap_morning",
  "On-Top Dynamic Screen": "roof_screen",
}

interface Shape {
  width?: number
  height?: number
}

const SMALL: Shape = { width: 800, height: 600 }

const addresses = new Map(
  Object.entries(pictureFiles).map(([path, address]) => [path.split("/").at(-1) ?? "", address]),
)

const widthsOf = (name: string) =>
  [...addresses.keys()]
    .flatMap((path) => {
      const [, file, width] = /^(.*)-(\d+)\.avif$/.exec(path) ?? []
      return file === name ? [Number(width)] : []
    })
    .sort((one, other) => one - other)

const addressOf = (file: string) => {
  const address = addresses.get(file)
  if (!address) throw new Error(`There is no picture ${file}.`)
  return address
}

const sourcesOf = (name: string) =>
  Object.entries(FORMATS).map(([extension, type]) => ({
    type,
    srcSet: widthsOf(name)
      .map((width) => `${addressOf(`${name}-${width}.${extension}`)} ${width}w`)
      .join(", "),
  }))

/** A picture that contains words has its own files in other languages, named `name-locale-width`. */
const rendered = (locale: Locale, name: string, { width = 1600, height = 1000 }: Shape = {}): PictureSources => {
  const file = widthsOf(`${name}-${locale}`).length > 0 ? `${name}-${locale}` : name
  return { sources: sourcesOf(file), src: addressOf(`${file}-${width}.jpg`), width, height }
}

const picturesIn = (locale: Locale): Record<SitePictureName, PictureSources> => ({
  interior: rendered(locale, "interior"),
  rider: rendered(locale, "rider"),
  wrap_morning: rendered(locale, "wrap"),
  roof_screen: rendered(locale, "roof-screen"),
  roof_screen_side: rendered(locale, "roof-screen-side", { height: 720 }),
  roof_dusk: rendered(locale, "roof-dusk"),
  step_apply: rendered(locale, "step-apply", SMALL),
  step_contact: rendered(locale, "step-contact", SMALL),
  step_install: rendered(locale, "step-install", SMALL),
  step_pay: rendered(locale, "step-pay", SMALL),
  street: { sources: [], src: addressOf(locale === "es" ? "street-es.svg" : "street.svg"), width: 1600, height: 1000 },
})

/** Used where the operator has chosen no picture. `web/pictures` generates the files. */
export const sitePictures = Object.fromEntries(locales.map((locale) => [locale, picturesIn(locale)])) as Record<
  Locale,
  Record<SitePictureName, PictureSources>
>
