import { existsSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import type { GlobalContent } from "../../../contract/content/registry.ts"
import type { Locale } from "../../../contract/site/locale.ts"
import { isBuilt, projectRoot } from "../../../platform/config/projectRoot.ts"

/** The brand's colors, as `web/theme/tokens.ts` has them. */
export const colors = {
  night: "#0d152b",
  land: "#3f5794",
  steel: "#3a4c78",
  slate: "#55627e",
  mist: "#b3bdd0",
  line: "#d8deea",
  paper: "#f6f7fa",
  white: "#ffffff",
  amber: "#ffb52e",
  glow: "#ffcf70",
  bronze: "#8f5400",
} as const

// The site's fonts, each with all its glyphs in one file and of one weight: the library reads neither variable fonts nor
// several parts of one.
const fontFiles = {
  body: "@expo-google-fonts/overpass/400Regular/Overpass_400Regular.ttf",
  bold: "@expo-google-fonts/overpass/800ExtraBold/Overpass_800ExtraBold.ttf",
  figure: "@expo-google-fonts/overpass-mono/700Bold/OverpassMono_700Bold.ttf",
}

export type FontName = keyof typeof fontFiles

export const fontNames = Object.keys(fontFiles) as FontName[]

export const fontPath = (name: FontName) => createRequire(import.meta.url).resolve(fontFiles[name])

/** A rendered picture of the site, by the name of its file. */
export type PictureFile = "interior" | "wrap" | "roof-screen" | "roof-screen-side"

interface Scene {
  /** Its name in the content, which describes it. */
  name: keyof GlobalContent["pictures"]
  /** Where it stands on a page, in parts of the page; it reaches to the right edge. */
  left: number
  top: number
  height: number
  /** Taken by day: the night around it would drown it, so it keeps its edges. */
  isDay?: boolean
}

/** The pictures with their subjects to the right of a page's words. */
export const scenes: Record<PictureFile, Scene> = {
  interior: { name: "interior", left: 0.26, top: 0, height: 1 },
  wrap: { name: "wrap_morning", left: 0.5, top: 0.17, height: 0.58, isDay: true },
  "roof-screen": { name: "roof_screen", left: 0.26, top: 0, height: 1 },
  "roof-screen-side": { name: "roof_screen_side", left: 0.34, top: 0.155, height: 0.655 },
}

export const sceneBox = ({ left, top, height }: Scene, page: { width: number; height: number }) => {
  const x = Math.round(page.width * left)
  return { x, y: Math.round(page.height * top), width: page.width - x, height: Math.round(page.height * height) }
}

/** How a picture comes out of the night: how dark it still is a third of the way in, from the left and from above and below. */
export const fading = { across: 0.59, down: 0.25, third: 0.35, left: 0.92, edge: 0.75 } as const

interface Manifest {
  [source: string]: { file: string } | undefined
}

/** The file of one of the site's own pictures, 1600 pixels wide, with its words in a language where there is one: an installation has those of the built web client alone. */
export const picturePath = (name: PictureFile, locale: Locale): string => {
  const sourceOf = (file: string) => `site/pictures/files/${name}/${file}-1600.jpg`
  const [spoken, source] = [sourceOf(`${name}-${locale}`), sourceOf(name)]
  const isIn = (known: string) => existsSync(join(projectRoot, "web", known))
  if (!isBuilt) return join(projectRoot, "web", isIn(spoken) ? spoken : source)
  const built = join(projectRoot, "web", "dist", "site")
  const manifest: Manifest = JSON.parse(readFileSync(join(built, ".vite", "manifest.json"), "utf8"))
  const file = (manifest[spoken] ?? manifest[source])?.file
  if (!file) throw new Error(`The web client was built without ${source}`)
  return join(built, file)
}

/** The lit roof light, as `web/theme/sign.svg` has it: its parts on a square of 512 units. */
export const sign = {
  size: 512,
  light: "M150 296l30.5-118.500a33 33 0 0 1 32-24.500h87a33 33 0 0 1 32 24.500L362 296z",
  bar: "M123 318h266a19 19 0 0 1 0 38h-266a19 19 0 0 1 0-38z",
} as const
