import { existsSync, readFileSync } from "node:fs"
import { SourceMap } from "node:module"
import { dirname, resolve } from "node:path"
import { fileURLToPath } from "node:url"

// Node's own `--enable-source-maps` reads all maps at start, which takes longer and more memory than the rest of it.

const maps = new Map<string, SourceMap | null>()

const mapOf = (file: string) => {
  const known = maps.get(file)
  if (known !== undefined) return known
  const path = `${file}.map`
  const map = existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, "utf8"))) : null
  maps.set(file, map)
  return map
}

/** A line of a stack trace that names the source instead of the bundle that was built from it, if that can be told. */
export const sourceFrame = (frame: string): string => {
  try {
    return inSource(frame)
  } catch {
    // An error must be logged whatever its stack says.
    return frame
  }
}

const inSource = (frame: string) =>
  frame.replace(/(file:[^\s()]+\.js):(\d+):(\d+)/, (built, url, line, column) => {
    const file = fileURLToPath(url)
    const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!entry || !("originalSource" in entry)) return built
    const source = resolve(dirname(file), entry.originalSource)
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
  })
