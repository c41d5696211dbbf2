import { readdirSync } from "node:fs"
import { basename, join } from "node:path"

const FILES = join(import.meta.dirname, "../../site", "pictures", "files")

/** Jest's stand-in for the glob that Vite resolves in `site/pictures/pictureFiles.ts`. */
export const pictureFiles = Object.fromEntries(
  readdirSync(FILES, { recursive: true, encoding: "utf8" }).map((path) => [
    `./files/${path}`,
    `/assets/${basename(path)}`,
  ]),
)
