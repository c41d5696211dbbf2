import { createHash } from "node:crypto"
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs"
import { tmpdir, userInfo } from "node:os"
import { join } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"

// Programs started from the sources load hundreds of files, which takes a loader four seconds of a processor, and many
// tests kill what they start. So a program is bundled, and kept until one of its files changes.

const folder = join(tmpdir(), `farelight-bundles-${userInfo().uid}`)
mkdirSync(folder, { recursive: true, mode: 0o700 })

const stateOf = (path) => {
  const { mtimeMs, size } = statSync(path)
  return `${mtimeMs} ${size}`
}

/** Preserves each file's `import.meta.url`. */
const namingFiles = {
  name: "naming files",
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replaceAll("import.meta.url", JSON.stringify(pathToFileURL(path).href)),
      loader: "ts",
    })),
}

const bundle = async (path) => {
  const { build } = await import("esbuild")
  const { metafile, outputFiles } = await build({
    entryPoints: [path],
    absWorkingDir: "/",
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20.19",
    packages: "external",
    // Sequelize recognizes a class by its name.
    keepNames: true,
    metafile: true,
    write: false,
    plugins: [namingFiles],
  })
  const files = Object.keys(metafile.inputs).map((input) => `/${input}`)
  return { files: files.map((file) => [file, stateOf(file)]), source: outputFiles[0].text }
}

const isCurrent = ({ files }) => files.every(([file, state]) => stateOf(file) === state)

const sourceOf = async (path) => {
  const kept = join(folder, `${createHash("sha256").update(path).digest("hex")}.json`)
  try {
    const found = JSON.parse(readFileSync(kept, "utf8"))
    if (isCurrent(found)) return found.source
  } catch {
    // The bundle does not exist yet, or one of its files is gone.
  }
  const made = await bundle(path)
  const unfinished = `${kept}.${process.pid}`
  writeFileSync(unfinished, JSON.stringify(made))
  renameSync(unfinished, kept)
  return made.source
}

/** Node's load hook: bundles a TypeScript file with its local imports. */
export const load = async (url, context, next) =>
  url.endsWith(".ts")
    ? { format: "module", shortCircuit: true, source: await sourceOf(fileURLToPath(url)) }
    : next(url, context)
