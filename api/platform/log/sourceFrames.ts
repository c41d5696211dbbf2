import { existsSync, readFileSync } from "node:fs"
import { SourceMap } from "node:module"
import { dirname, resolve } from "node:path"
import { fileURLToPath } from "node:url"

// Node's `--enable-source-maps` reads all maps at start, which costs more time and memory than the rest of it.

const maps = new Map<string, SourceMap | null>()

const mapOf = (file: string) => {
  const known = maps.get(file)
  if (known !== undefined) return known
  const path = `${file}.map`
  const map = existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, "utf8"))) : null
  maps.set(file, map)
  return map
}

/** Maps a stack frame to its source file, if possible. */
export const sourceFrame = (frame: string): string => {
  try {
    return inSource(frame)
  } catch {
    // Logging an error must never fail.
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
