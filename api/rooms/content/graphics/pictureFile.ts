import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Locale } from "../../../contract/text/locale.ts"
import { isBuilt, projectRoot } from "../../../platform/processes/projectRoot.ts"

export type PictureFile = "interior" | "roof-screen" | "roof-screen-side"

interface Manifest {
  [source: string]: { file: string } | undefined
}

/** Production has only the built files. Their names contain a hash, so they are looked up in the manifest. */
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
