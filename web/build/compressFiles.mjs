// Writes Brotli and gzip versions of all built files that shrink, so that the server never compresses files. Fails if
// the login page or the dashboard's first list exceeds its script budget.

import { readdir, readFile, writeFile } from "node:fs/promises"
import { extname, join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, gzip, constants as zlib } from "node:zlib"

const DIST = join(import.meta.dirname, "..", "dist")
const DASHBOARD = join(DIST, "dashboard")
const budgets = [
  { screen: "login page", chunks: ["admin"], gzipBytes: 120_000 },
  { screen: "dashboard up to its first list", chunks: ["admin", "screens"], gzipBytes: 304_000 },
]
const COMPRESSIBLE = new Set([".js", ".css", ".svg"])

const encodings = [
  {
    extension: ".br",
    compress: (bytes) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY,
          [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  { extension: ".gz", compress: (bytes) => promisify(gzip)(bytes, { level: zlib.Z_BEST_COMPRESSION }) },
]

const compressFile = async (path) => {
  const bytes = await readFile(path)
  const sizes = await Promise.all(
    encodings.map(async ({ extension, compress }) => {
      const compressed = await compress(bytes)
      if (compressed.length < bytes.length) await writeFile(path + extension, compressed)
      return compressed.length
    }),
  )
  return { path, raw: bytes.length, br: sizes[0], gzip: sizes[1] }
}

const filesOf = (folder) => readdir(folder, { recursive: true, withFileTypes: true })
const entries = await Promise.all([join(DIST, "site"), DASHBOARD].map(filesOf))
const paths = entries
  .flat()
  .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
  .map((entry) => join(entry.parentPath, entry.name))
const sizes = await Promise.all(paths.map(compressFile))

const sum = (key) => `${Math.round(sizes.reduce((total, size) => total + size[key], 0) / 1000)} kB`
process.stdout.write(`Compressed ${paths.length} files: ${sum("raw")} to ${sum("br")} Brotli, ${sum("gzip")} gzip\n`)

const manifest = JSON.parse(await readFile(join(DASHBOARD, ".vite/manifest.json"), "utf8"))

/** Includes static imports, which the browser loads with the chunk. */
const loadedAtOnce = (key, found = new Set()) => {
  const { file, imports = [] } = manifest[key]
  found.add(join(DASHBOARD, file))
  for (const name of imports) if (!found.has(join(DASHBOARD, manifest[name].file))) loadedAtOnce(name, found)
  return found
}

for (const { screen, chunks, gzipBytes } of budgets) {
  const keys = chunks.map((name) => Object.keys(manifest).find((key) => manifest[key].name === name))
  const needed = new Set(keys.flatMap((key) => [...loadedAtOnce(key)]))
  const weight = sizes.reduce((total, { path, gzip }) => total + (needed.has(path) ? gzip : 0), 0)
  process.stdout.write(`Scripts of the ${screen}: ${Math.round(weight / 1000)} of ${gzipBytes / 1000} kB gzip\n`)
  if (weight > gzipBytes) throw new Error("That is more than its budget")
}
